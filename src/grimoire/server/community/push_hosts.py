"""Where a call to a browser may go. Its address comes from whoever says that it is their browser's, so it is believed only as
far as it names a push service that is known, and never leads into a network that is not everybody's."""

import re
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

LONGEST: Final = 1000
# A host is plain letters up to the first slash: whoever reads it otherwise than we do finds nothing to read otherwise. No
# port, nobody's name before an @, nothing after a #.
ADDRESS: Final = re.compile(r"https://([a-z0-9-]+(?:\.[a-z0-9-]+)+)/[A-Za-z0-9._~:@!$&'()*+,;=%/?-]+")
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # an address of the older kind, behind one of the newer


def host_of(endpoint: str, hosts: Sequence[str]) -> str:
    """The push service that an address is of; empty where it is of none of these. `.example.org` means every name under it."""
    found = ADDRESS.fullmatch(endpoint) if len(endpoint) <= LONGEST else None
    if found is None:
        return ""
    host = found[1]
    return host if any(host.endswith(known) if known.startswith(".") else host == known for known in hosts) else ""


def is_public(address: str) -> bool:
    """Whether it is an address of the Internet, whatever it is wrapped in."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    inner = inside(found)
    return found.is_global and not found.is_multicast if inner is None else is_public(str(inner))


def inside(address: IPv4Address | IPv6Address) -> IPv4Address | None:
    """What an address of the newer kind leads to, where that is one of the older."""
    if isinstance(address, IPv4Address):
        return None
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)
