"""Taking a name in the browser, being known by it in another one, and ending that again."""

from playwright.sync_api import expect
from tests.browser.conftest import Visitors

PASSWORD = "correct horse"


def test_a_name_is_taken_used_elsewhere_and_signed_out_there(visitors: Visitors) -> None:
    ann, phone = visitors.come(), visitors.come(390, 844, "fr-FR")
    for page in (ann, phone):
        page.goto("/#/account")
    ann.get_by_role("heading", name="Take a name").wait_for()
    take = ann.locator("section", has_text="Take a name").first
    take.get_by_label("Name").fill("Ann of Pages")
    take.get_by_label("Password").fill(PASSWORD)
    take.get_by_role("button", name="Take a name").click()
    expect(ann.locator(".lead")).to_have_text("You are Ann of Pages.")
    sign_in = phone.locator("section", has_text="Si vous avez déjà un compte")
    sign_in.get_by_label("Nom").fill("ann of pages")
    sign_in.get_by_label("Mot de passe").fill("wrong horse")
    sign_in.get_by_role("button").click()
    expect(phone.get_by_role("alert")).to_contain_text("ne vont pas ensemble")
    sign_in.get_by_label("Mot de passe").fill(PASSWORD)
    sign_in.get_by_role("button").click()
    expect(phone.locator(".lead")).to_have_text("Vous êtes Ann of Pages.")
    ann.reload()
    expect(ann.get_by_text("Linux this browser")).to_be_visible()
    ann.get_by_role("button", name="Sign out there").click()
    expect(ann.get_by_role("button", name="Sign out there")).to_have_count(0)
    phone.reload()
    expect(phone.locator(".lead")).to_contain_text("de passage")
