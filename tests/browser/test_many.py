"""A board of ten Permanents can be read and played: no name, no number and no verb is covered or cut off, at any size."""

import contextlib

import pytest
from playwright.sync_api import TimeoutError
from tests.browser.conftest import Visitors
from tests.browser.positions import come_to

SIZES = ((1280, 800), (1920, 1080), (1024, 768), (768, 1024))
# What lies under something else at its left, its middle or its right, and names that are longer than their room.
COVERED = """() => {
    const found = [];
    const look = (node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        for (const part of [0.15, 0.5, 0.85]) {
            const over = document.elementFromPoint(left + width * part, top + height / 2);
            if (!over || !(node.contains(over) || over.contains(node))) return found.push(`covered: ${node.textContent}`);
        }
    };
    document.querySelectorAll('.side :is(.verbs button, .use, .nm, .c-name, .c-hp, .changed-flag)').forEach(look);
    for (const name of document.querySelectorAll('.side .c-name, .side .many div:has(> .nm)'))
        if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2)
            found.push(`cut off: ${name.textContent}`);
    return found;
}"""


@pytest.mark.parametrize(("lang", "locale"), [("en", "en-GB"), ("fr", "fr-FR")])
def test_nothing_is_covered_where_ten_permanents_lie(visitors: Visitors, lang: str, locale: str) -> None:
    page = visitors.come(locale=locale)
    come_to(page, "many", lang)
    assert page.locator(".side.me [data-zone$=permanents] [data-handle]").count() == 10
    seen = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        with contextlib.suppress(TimeoutError):
            page.wait_for_function(f"() => ({COVERED})().length === 0", timeout=3_000)  # as soon as it is laid out
        seen[width] = page.evaluate(COVERED)
    assert seen == {width: [] for width, _ in SIZES}
