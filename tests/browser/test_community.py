"""People who come back: whose move it is, what has called them."""

import re

from playwright.sync_api import Page, expect
from tests.browser.clicking import ALL
from tests.browser.conftest import Visitors
from tests.browser.sitting import post, with_account
from tests.browser.test_access import PHONE, Looked

DAYS = {"turn": 3 * 24 * 3600}
SEATS = [{"who": "me", "deck": "burning-wrath"}, {"who": "anybody", "deck": "surging-growth"}]


NAMED = """async (name) => {
    const sent = (method, path, body) => fetch(`/api${path}`,
        {method, headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
    await sent('POST', '/session', {});
    return (await sent('PATCH', '/me', {name})).ok;
}"""


def named(page: Page, name: str) -> Page:
    assert page.evaluate(NAMED, name)
    return page


def by_turns(one: Page, other: Page, lang: str = "en") -> str:
    """A duel by turns between two browsers; gives its id."""
    match = post(one, "/matches", {"game": "magenoir", "clock": DAYS, "seats": SEATS}, lang)["id"]
    post(other, f"/matches/{match}/seats/1", {}, lang)
    return str(match)


@ALL
def test_whoever_is_not_at_the_table_finds_what_waits_for_them_on_every_page(visitors: Visitors) -> None:
    ann, bob = named(visitors.come(), "Ann"), named(visitors.come(*PHONE), "Bob")
    by_turns(ann, bob)
    by_turns(bob, ann)
    ann.goto("/#/cards")
    sign = ann.locator(".bell")
    expect(sign).to_have_text(re.compile("[1-4]"))
    sign.click()
    expect(ann.get_by_role("heading", name="Waiting for you")).to_be_visible()
    expect(ann.locator("main")).to_contain_text("Bob: your game of Mage Noir has begun.")
    for page in (ann, bob):
        page.goto("/#/me")
        page.reload()
        page.wait_for_selector("main ul")
    expect(ann.locator("main .left, main .none").first).to_be_visible()
    waiting = next(page for page in (ann, bob) if page.locator(".left").count())
    expect(waiting.locator(".left").first).to_contain_text(re.compile("(2|3) days"))
    looked = Looked(bob)
    looked.at("me")
    assert looked.wrong == {}
    waiting.get_by_role("link", name="Your move").first.click()
    expect(waiting).to_have_url(re.compile("#/table/"))


@ALL
def test_notices_have_an_address_of_their_own_in_french_too(visitors: Visitors) -> None:
    ann = named(visitors.come(locale="fr-FR"), "Ann")
    ann.goto("/#/me")
    ann.get_by_role("button", name="Créer une adresse secrète").click()
    box = ann.get_by_label("Vos avis ailleurs")
    expect(box).to_have_value(re.compile(r"/api/feed/.+\?lang=fr$"))
    before = box.input_value()
    assert ann.request.get(before).headers["content-type"].startswith("application/atom+xml")
    ann.get_by_role("button", name="Une autre adresse").click()
    expect(box).not_to_have_value(before)
    assert ann.request.get(before).status == 404


@ALL
def test_whoever_forgets_their_password_comes_back_by_eight_words_and_by_a_code(visitors: Visitors) -> None:
    ann, phone = visitors.come(), visitors.come(*PHONE)
    ann.goto("/#/account")
    expect(ann.locator(".lead")).to_contain_text("a guest")  # the page has come: it empties its fields then
    ann.get_by_label("Name", exact=True).first.fill("Ondine the forgetful")
    ann.locator("input[type=password]").first.fill("correct horse")
    ann.get_by_role("button", name="Take a name").click()
    expect(ann.locator(".lead")).to_contain_text("You are Ondine the forgetful.")
    words = ann.locator("section").filter(has=ann.get_by_role("heading", name="Recovery words"))
    words.locator("input[type=password]").fill("correct horse")
    words.get_by_role("button", name="Make eight words").click()
    expect(ann.locator(".words li")).to_have_count(8)
    told = ann.locator(".words li").all_inner_texts()
    ann.get_by_role("button", name="Show a code").click()
    code = str(ann.locator(".door a").get_attribute("href")).rpartition("/")[2]
    phone.goto(f"/#/door/{code}")
    phone.get_by_role("button", name="Come in").click()
    expect(phone).to_have_url(re.compile("#/me$"))
    expect(phone.get_by_role("heading", level=1)).to_have_text("Ondine the forgetful")
    other = visitors.come()
    other.goto("/#/account")
    expect(other.locator(".lead")).to_contain_text("a guest")
    form = other.locator("section", has_text="Password forgotten?")
    form.get_by_label("Name").fill("ondine THE forgetful")
    form.get_by_label("Recovery words").fill(" ".join(told))
    form.get_by_label("New password").fill("battery staple")
    form.get_by_role("button", name="Set a new password").click()
    expect(other.locator(".lead")).to_contain_text("You are Ondine the forgetful.")
    looked = Looked(other)
    looked.at("account")
    assert looked.wrong == {}


@ALL
def test_one_button_finds_somebody_and_the_bot_played_meanwhile_stays(visitors: Visitors) -> None:
    ann, bob = named(visitors.come(), "Ann who looks"), named(visitors.come(*PHONE), "Bob who comes")
    ann.goto("/#/lobby")
    ann.get_by_role("button", name="Find a game of Mage Noir").click()
    expect(ann).to_have_url(re.compile("#/table/"))
    bots = ann.url
    bob.goto("/#/lobby")
    wants = bob.locator("li", has_text="Ann who looks")
    expect(wants).to_contain_text("wants to play now")
    looked = Looked(bob)
    looked.at("lobby")
    assert looked.wrong == {}
    wants.get_by_role("button", name="Play: Ann who looks").click()
    expect(bob).to_have_url(re.compile("#/table/"))
    expect(ann.get_by_role("alert")).to_contain_text("Bob who comes")
    ann.get_by_role("alert").get_by_role("button", name="To the table").click()
    expect(ann).to_have_url(re.compile(bob.url.split("/table/")[1].split("/")[0]))
    ann.goto("/#/lobby")
    expect(ann.get_by_role("button", name="Find a game of Mage Noir")).to_be_visible()
    ann.goto(bots)
    expect(ann.locator("[data-mine=true]").first).to_be_visible()  # and goes on


@ALL
def test_somebody_is_asked_for_a_game_on_their_page_followed_and_blocked(visitors: Visitors) -> None:
    ann = with_account(visitors.come(), "Ondine of the tides")
    bob = with_account(visitors.come(locale="fr-FR"), "Roland of the woods")
    ann.goto("/#/people/roland of the woods")
    ann.get_by_role("button", name="Follow", exact=True).click()
    expect(ann.get_by_role("button", name="Follow no longer")).to_be_visible()
    ann.get_by_role("button", name="Ask for a game").click()
    looked = Looked(ann)
    looked.at("people/roland of the woods")
    assert looked.wrong == {}
    ann.get_by_role("button", name="Ask Roland of the woods").click()
    expect(ann.locator("main")).to_contain_text("A seat is kept for Roland of the woods")
    bob.goto("/#/lobby")
    asked = bob.locator("li", has_text="Ondine of the tides")
    expect(asked).to_contain_text("vous invite · 3 jours par tour")
    asked.get_by_role("button", name=re.compile("asseoir.*Ondine")).click()
    bob.get_by_role("button", name=re.compile("^S.asseoir$")).click()
    expect(bob.locator(".table, [data-mine]").first).to_be_visible()
    bob.goto("/#/people/Ondine of the tides")
    bob.get_by_role("button", name="Bloquer", exact=True).click()
    bob.get_by_role("button", name=re.compile("Bloquer.*Ondine")).click()
    expect(bob.locator("main")).to_contain_text("Vous avez bloqué Ondine of the tides")
    ann.goto("/#/me")
    expect(ann.locator("main")).to_contain_text("Nobody yet")
    bob.goto("/#/me")
    expect(bob.locator("main")).to_contain_text("Les personnes bloquées")
