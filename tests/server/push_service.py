"""A push service of our own: it takes what a server sends, as those of the makers of browsers do, and a browser that opens it
by the words of RFC 8291 and 8292, not by the library that sealed it."""

import base64
import json
import queue
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

HOST: Final = "push.test"
CURVE: Final = ec.SECP256R1()
LONG: Final = 60.0
ANSWERS: Final = {"ok": 201, "gone": 410, "unknown": 404, "broken": 500, "away": 307, "busy": 429}


class Sent:
    """A message as it came."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushService:
    """What it answers is in the path: `/ok/…`, `/gone/…`, `/away/…`; `/silent/…` is answered when the test lets it."""

    def __init__(self, folder: Path) -> None:
        self.got: queue.Queue[Sent] = queue.Queue()
        self.may_answer = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                may_answer = service.may_answer
                service.got.put(Sent(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                kind = self.path.split("/")[1]
                if kind == "silent":
                    may_answer.wait(LONG)
                if kind == "endless":
                    self.wfile.write(b"HTTP/1.1 201 Created\r\n")
                    while not may_answer.is_set():
                        self.wfile.write(b"X: " + b"x" * 4000 + b"\r\n")
                self.send_response(ANSWERS.get(kind, 201))
                if kind == "away":
                    self.send_header("Location", f"https://{HOST}/ok/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        certificate, key = certificate_for(HOST, folder)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.server.handle_error = lambda *_: None  # type: ignore[method-assign] # who hangs up is no fault of it
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.trust = ssl.create_default_context(cafile=str(certificate))
        self.port: int = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def next(self) -> Sent:
        return self.got.get(timeout=LONG)

    def begin_anew(self) -> None:
        """Whoever hangs is let go, and nothing has come."""
        self.may_answer.set()
        self.may_answer = threading.Event()
        self.got = queue.Queue()

    def stop(self) -> None:
        self.may_answer.set()
        self.server.shutdown()
        self.server.server_close()


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    service = PushService(folder)
    try:
        yield service
    finally:
        service.stop()


class LeadsTo(AbstractResolver):
    """Every name leads to one address."""

    def __init__(self, address: str, port: int) -> None:
        self.address = address
        self.port = port

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[ResolveResult]:
        return [{"hostname": host, "host": self.address, "port": self.port, "family": 2, "proto": 0, "flags": 0}]

    async def close(self) -> None:
        pass


def certificate_for(host: str, folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    at = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(at - timedelta(days=1))
        .not_valid_after(at + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    paths = folder / "push.pem", folder / "push-key.pem"
    paths[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    kind = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    paths[1].write_bytes(key.private_bytes(serialization.Encoding.PEM, *kind))
    return paths


# -- a browser ---------------------------------------------------------------------------------------------------------


class Subscribed:
    """What a browser keeps of its subscription."""

    def __init__(self, path: str) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"sixteen bytes it"
        self.public = raw(self.key.public_key())
        self.endpoint = f"https://{HOST}/{path}"

    def said(self) -> dict[str, Any]:
        return {"endpoint": self.endpoint, "keys": {"p256dh": text_of(self.public), "auth": text_of(self.auth)}}

    def opened(self, sent: Sent) -> dict[str, Any]:
        """RFC 8291: a key from theirs and ours, then one record of RFC 8188."""
        assert sent.headers["content-encoding"] == "aes128gcm" and len(sent.body) <= 4096
        salt, length, theirs = sent.body[:16], sent.body[20], sent.body[21:86]
        assert length == 65
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        material = derived(shared, self.auth, b"WebPush: info\0" + self.public + theirs, 32)
        key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sent.body[86:], None)
        assert plain.rstrip(b"\0").endswith(b"\x02"), "the last record says so"
        told: dict[str, Any] = json.loads(plain.rstrip(b"\0")[:-1])
        return told


def claims_of(sent: Sent, key: str) -> dict[str, Any]:
    """RFC 8292: a token by the key that the browser was told, or nobody's."""
    kind, _, rest = sent.headers["authorization"].partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid" and fields["k"].rstrip("=") == key
    head, body, signature = fields["t"].split(".")
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    halves = bytes_of(signature)
    whole = utils.encode_dss_signature(int.from_bytes(halves[:32]), int.from_bytes(halves[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(key))
    public.verify(whole, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(bytes_of(body))
    return claims


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def raw(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def text_of(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
