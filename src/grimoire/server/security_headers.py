"""What every answer tells a browser: to run, load and show nothing that is not ours, and to tell nobody where it was."""

from typing import Final

from litestar.enums import ScopeType
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-frame-options", b"DENY"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")


def with_headers(secure: bool) -> BeforeMessageSendHookHandler:
    """Called with everything that is sent, whoever answers."""
    told = (*HEADERS, ONLY_HTTPS) if secure else HEADERS

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
            message["headers"] = [*message["headers"], *told]

    return add
