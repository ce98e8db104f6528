"""Texts as they are compared with what somebody typed."""

import unicodedata


def folded(text: str) -> str:
    """Small letters without accents, so that "zephyr" finds "Zéphyr"."""
    decomposed = unicodedata.normalize("NFD", text.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    return " ".join("".join(c for c in decomposed if not unicodedata.combining(c)).split())
