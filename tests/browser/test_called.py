"""A browser that wants to be called: leave is asked for by a click alone, and what comes is shown by a worker of its own.

The push service of Chromium's maker is not reached: what it would give is given by the test, and what it would bring is brought
by Chromium's own tools.
"""

import json

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visitors

pytest.importorskip("pywebpush", reason="The extra 'push' is not installed here: make setup does it")

from tests.server.push_service import Subscribed

SERVICE = """
const told = %s;
const made = { endpoint: told.endpoint, toJSON: () => told, unsubscribe: async () => !(delete localStorage.called) };
PushManager.prototype.subscribe = async () => ((localStorage.called = '1'), made);
PushManager.prototype.getSubscription = async () => (localStorage.called ? made : null);
globalThis.asked = 0;
Notification.requestPermission = async () => ((globalThis.asked += 1), globalThis.leave ?? 'granted');
Object.defineProperty(Notification, 'permission', { get: () => 'default' });
"""


def test_leave_is_asked_for_by_a_click_alone_and_what_comes_is_shown(visitors: Visitors) -> None:
    ann = visitors.come()
    subscribed = Subscribed("")
    subscribed.endpoint = "https://fcm.googleapis.com/fcm/send/ann"
    ann.context.grant_permissions(["notifications"])
    ann.add_init_script(SERVICE % json.dumps(subscribed.said()))
    ann.goto("/#/account")
    ann.reload()
    calls = ann.get_by_role("region", name="Calls when no page is open")
    button = calls.locator(".btn.main")
    expect(button).to_have_text("Call me in this browser")
    assert ann.evaluate("globalThis.asked") == 0
    ann.evaluate("globalThis.leave = 'denied'")
    button.click()
    expect(calls.get_by_role("status")).to_have_text("You did not give leave. Nothing has changed.")
    ann.evaluate("globalThis.leave = 'granted'")
    devtools = ann.context.new_cdp_session(ann)
    found: list[str] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(scopes(told)))
    devtools.send("ServiceWorker.enable")
    button.click()
    expect(button).to_have_text("Call me here no longer")
    calls.get_by_label("My time goes by").uncheck()
    expect(calls.get_by_label("My time goes by")).not_to_be_checked()
    ann.reload()
    expect(button).to_have_text("Call me here no longer")
    expect(calls.get_by_label("My time goes by")).not_to_be_checked()
    told = {"title": "Mage Noir", "body": "Bob: it is your move.", "lang": "en", "tag": "m", "navigate": "/#/me"}
    text = json.dumps({"web_push": 8030, "notification": told})
    origin = ann.evaluate("location.origin")
    devtools.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[-1], "data": text})
    shown = """async () => {
        const worker = await navigator.serviceWorker.getRegistration('/push/');
        return (await worker.getNotifications()).map((one) => [one.title, one.body, one.tag, one.data.navigate]);
    }"""
    ann.wait_for_function(f"async () => (await ({shown})()).length")
    assert ann.evaluate(shown) == [["Mage Noir", "Bob: it is your move.", "m", "/#/me"]]
    assert ann.evaluate("navigator.serviceWorker.controller") is None, "no page is in its hands"
    button.click()
    expect(button).to_have_text("Call me in this browser")


def scopes(told: dict[str, list[dict[str, str]]]) -> list[str]:
    return [one["registrationId"] for one in told["registrations"] if one["scopeURL"].endswith("/push/")]
