"""Sealing a call for one browser, and handing it to the push service of its maker. Needs the extra `push`.

Bounded in every way, since somebody else chose the address: a few seconds for all of it, no way on to another address, no word
of the answer but its number, nothing sent to a network that is not everybody's. What a name leads to is looked up once, and
just that is connected to.
"""

import asyncio
import base64
import hashlib
import socket
import ssl
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Final
from urllib.parse import urlsplit

import msgspec
from aiohttp import ClientError, ClientSession, ClientTimeout, DummyCookieJar, TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException
from pywebpush import WebPusher

from grimoire.library.yaml_lines import BadFile
from grimoire.server.community.push_hosts import is_public
from grimoire.server.storage.pushes import Push

SECONDS: Final = 5.0  # for all of it
AT_ONCE: Final = 8
MOST_BYTES: Final = 3000  # sealed it must not be more than 4 kB
EVEN: Final = 512  # so that its length does not tell which words it holds
KEPT_FOR: Final = 12 * 3600  # seconds that a push service keeps it for a phone that sleeps
TOKEN_HOLDS: Final = 12 * 3600  # seconds
SOMEWHERE: Final = "push.example"  # for which a first token is made
CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # how many keys that curve has
AUTH_BYTES: Final = 16
POINT_BYTES: Final = 65  # of a key of that curve, whole: other forms of it are read, and nothing can be sealed with them
WHOLE: Final = b"\x04"  # with which one begins


class Sealed(msgspec.Struct, frozen=True):
    body: bytes
    headers: dict[str, str]


class LookedUpBeside(AbstractResolver):
    """In threads of their own: a name that is looked up for long keeps nobody waiting who signs in meanwhile."""

    def __init__(self, threads: Executor) -> None:
        self.threads = threads

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[ResolveResult]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, addresses_of, host, port, family)

    async def close(self) -> None:
        pass


def addresses_of(host: str, port: int, family: int) -> list[ResolveResult]:
    found = socket.getaddrinfo(host, port, family=family, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
    flags = socket.AI_NUMERICHOST | socket.AI_NUMERICSERV
    return [
        ResolveResult(hostname=host, host=str(address[0]), port=int(address[1]), family=kind, proto=proto, flags=flags)
        for kind, _, proto, _, address in found
    ]


class PublicAlone(AbstractResolver):
    """Leaves out every address that is not everybody's."""

    def __init__(self, resolver: AbstractResolver) -> None:
        self.resolver = resolver

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[ResolveResult]:
        found = [one for one in await self.resolver.resolve(host, port, family) if is_public(one["host"])]  # type: ignore[arg-type]
        if not found:
            raise OSError(f"{host} is nowhere in the Internet")
        return found

    async def close(self) -> None:
        await self.resolver.close()


class PushSender:
    """`contact`: where whoever runs a push service can complain of us. Raises BadFile where nobody is reached so."""

    def __init__(self, key: bytes, contact: str, resolver: AbstractResolver | None = None, trust: ssl.SSLContext | None = None):
        self.vapid = Vapid02(signing_key(key))
        self.contact = contact
        self.resolver = resolver
        self.trust = trust
        self.doors = asyncio.Semaphore(AT_ONCE)
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="push")
        try:
            self.token(f"https://{SOMEWHERE}")
        except VapidException:
            raise BadFile("bad-push-contact", "", contact=contact) from None

    @property
    def public_key(self) -> str:
        """What browsers are told, so that they take calls of this server alone."""
        public = self.vapid.private_key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(public).decode().rstrip("=")

    def fits(self, p256dh: str, auth: str) -> bool:
        """Whether something can be sealed with these."""
        try:
            point = decoded(p256dh)
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
            return len(point) == POINT_BYTES and point.startswith(WHOLE) and len(decoded(auth)) == AUTH_BYTES
        except ValueError:
            return False

    def seal(self, push: Push, text: bytes, topic: str, urgent: bool) -> Sealed:
        """Only that browser can read it, and its push service knows that it comes from here."""
        at = urlsplit(push.endpoint)
        even = text.ljust(-(-len(text) // EVEN) * EVEN)
        body: bytes = WebPusher(info(push)).encode(even)["body"]
        headers = {
            "Authorization": self.token(f"{at.scheme}://{at.netloc}"),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": topic,
            "Urgency": "high" if urgent else "normal",
        }
        return Sealed(body, headers)

    def token(self, service: str) -> str:
        """By which a push service knows who calls."""
        signed = self.vapid.sign({"aud": service, "exp": int(time.time()) + TOKEN_HOLDS, "sub": self.contact})
        return str(signed["Authorization"])

    def close(self) -> None:
        """What is still looked up is let be."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, push: Push, text: bytes, topic: str, urgent: bool) -> int:
        """The number of the answer; 0: there was none, and it is not sent again."""
        if len(text) > MOST_BYTES:
            return 0
        async with self.doors:
            try:
                async with asyncio.timeout(SECONDS):
                    loop = asyncio.get_running_loop()
                    sealed = await loop.run_in_executor(self.threads, self.seal, push, text, topic, urgent)
                    return await self.post(push.endpoint, sealed)
            except (ClientError, OSError, TimeoutError, ValueError):
                return 0

    async def post(self, endpoint: str, sealed: Sealed) -> int:
        """By a connection of its own, which nothing of the answer keeps open."""
        resolver = self.resolver or PublicAlone(LookedUpBeside(self.threads))
        connector = TCPConnector(resolver=resolver, ssl=self.trust or True, use_dns_cache=False, force_close=True)
        limits = ClientTimeout(total=SECONDS)
        async with (
            ClientSession(
                connector=connector, cookie_jar=DummyCookieJar(), timeout=limits, trust_env=False, auto_decompress=False
            ) as session,
            session.post(endpoint, data=sealed.body, headers=sealed.headers, allow_redirects=False) as answer,
        ):
            return answer.status


def signing_key(key: bytes) -> ec.EllipticCurvePrivateKey:
    """Made from the key of the server, so that all its processes have the same and it is kept where that is kept."""
    wide = hashlib.blake2b(key, digest_size=48, person=b"push").digest()
    return ec.derive_private_key(int.from_bytes(wide) % (ORDER - 1) + 1, CURVE)


def info(push: Push) -> dict[str, object]:
    return {"endpoint": push.endpoint, "keys": {"p256dh": push.p256dh, "auth": push.auth}}


def decoded(text: str) -> bytes:
    """Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
