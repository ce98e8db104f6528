"""A contest on a server: made, played, corrected, over HTTP."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.contests.lots import counted_lots
from tests.server.contest_desk import ELEVEN, Desk, Phone
from tests.server.serving import Browser, Running

from grimoire.server.contests import pairer
from grimoire.table.refusals import Refusal


@pytest.fixture
def desk(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    counted_lots(monkeypatch)
    yield Desk.opened(ann, names="\n".join(ELEVEN))


def test_a_contest_goes_from_names_to_standings(desk: Desk) -> None:
    page = desk.page()
    assert [player["name"] for player in page["players"]] == ELEVEN
    assert (page["state"], page["next"]["act"], page["roles"]) == ("open", "pair", ["organiser"])
    for number in (1, 2, 3):
        done = desk.do("pairRound")
        assert done["words"] == [f"Round {number} paired."]
        assert desk.page()["round"]["missing"] == 5 and len(desk.page()["round"]["byes"]) == 1
        desk.do("typeResults", text="1 2 1\n2 0 2\n3 1 1 1")
        desk.keep_all()
    standings = desk.page("/standings")
    assert [row["rank"] for row in standings["rows"]] == list(range(1, 12))
    assert [row["in_cut"] for row in standings["rows"]].count(True) == 4
    assert standings["ties"] == ["opponents won", "games won", "opponents' games", "met each other", "lot"], "as on paper"
    assert desk.page("/standings/1")[0]["lines"]
    desk.do("pairRound")
    assert desk.page()["round"]["words"] == "Semi-finals"
    desk.keep_all()
    desk.do("pairRound")
    desk.keep_all()
    desk.do("endContest")
    assert desk.page()["state"] == "over"
    log = desk.page("/log")
    assert [line["number"] for line in log] == list(range(1, len(log) + 1))
    assert log[-1]["words"] == "The contest is over."


def test_a_list_of_names_is_refused_with_the_line_that_is_none(desk: Desk) -> None:
    answer = desk.ask("enterPlayers", names="Yann\nAn\u202ena\nOndine")
    assert (answer.status_code, answer.json()["reason"]) == (400, "badContest")
    assert answer.json()["words"] == "Line 2: 'Anna' holds the character U+202E, which nobody would see."
    assert len(desk.page()["players"]) == 11, "nobody came in by it"
    read = desk.browser.http.post(
        f"/api/contests/{desk.id}/names", params={"lang": "fr"}, json={"names": "Yann\nAn\u202ena\nOndine\n🂡"}
    ).json()
    assert read["names"] == ["Yann"]
    assert [wrong["line"] for wrong in read["wrong"]] == [2, 3, 4]


def test_who_leaves_is_paired_no_more_comes_back_and_who_is_late_has_lost_what_was_played(desk: Desk) -> None:
    desk.do("pairRound")
    desk.keep_all()
    desk.do("dropPlayer", player=3)
    answer = desk.ask("dropPlayer", player=3)
    assert (answer.status_code, answer.json()["words"]) == (400, "Bastien has left already.")
    desk.do("enterPlayers", names="Nadège")
    desk.do("pairRound")
    assert desk.seated() == {*range(1, 13)} - {3}
    late = desk.page()["players"][11]
    bye = 3 * (12 in desk.page()["round"]["byes"])
    assert (late["name"], late["entered"], late["points"]) == ("Nadège", 1, bye), "the round before is lost"
    desk.keep_all()
    answer = desk.ask("enterPlayers", names="Olive")
    assert (answer.status_code, answer.json()["reason"]) == (400, "badContest")
    assert "Olive" in answer.json()["words"] and len(desk.page()["players"]) == 12
    desk.do("returnPlayer", player=3)
    answer = desk.ask("returnPlayer", player=3)
    assert answer.status_code == 400 and "Bastien" in answer.json()["words"]
    desk.do("pairRound")
    assert desk.seated() == {*range(1, 13)}


def test_a_phone_takes_the_seat_of_its_code_and_nobody_elses(server: Running, desk: Desk) -> None:
    codes = desk.codes()
    phone = Phone(server, codes[3].lower().replace("-", " "))
    assert phone.came.json() == {"contest": desk.id, "role": "player", "player": 3, "asks": ""}
    assert phone.mine["name"] == "Bastien"
    again = phone.browser.http.post("/api/contests/come", json={"code": codes[3]})
    assert again.status_code == 200, "the same phone comes again"
    stranger = Phone(server, codes[3])
    assert (stranger.came.status_code, stranger.came.json()["reason"]) == (409, "codeUsed")
    wrong = Phone(server, "AAAAA-AAAAA")
    assert (wrong.came.status_code, wrong.came.json()["reason"]) == (403, "badCode")
    assert [player["here"] for player in desk.page()["players"]].count(True) == 1
    assert not any(player["here"] for player in phone.page()["players"]), "players are not told who has come"


def test_what_both_players_say_stands_and_what_they_say_differently_is_for_staff(server: Running, desk: Desk) -> None:
    desk.do("pairRound")
    codes = desk.codes()
    one, other = (desk.page()["round"]["tables"][at] for at in (0, 1))
    phones = {player: Phone(server, codes[player]) for table in (one, other) for player in (table["first"], table["second"])}
    phones[one["first"]].do("reportResult", won=2, lost=1)
    waiting = phones[one["second"]]
    assert (waiting.mine["theirs"], waiting.mine["other_told"]) == ([], True), "that it was said, and not what"
    assert waiting.page()["round"]["tables"][0]["reports"] == waiting.mine["table"]["reports"] == {}
    assert desk.page()["round"]["tables"][0]["reports"] == {str(one["first"]): [2, 1, 0]}
    assert phones[other["first"]].page()["round"]["tables"][0]["state"] == "missing", "others are not told what was said"
    phones[one["second"]].do("reportResult", won=1, lost=2)
    phones[other["first"]].do("reportResult", won=2, lost=0)
    phones[other["second"]].do("reportResult", won=2, lost=0)
    tables = desk.page()["round"]["tables"]
    assert (tables[0]["state"], tables[0]["how"], tables[0]["games"]) == ("stands", "players", [2, 1, 0])
    assert tables[1]["state"] == "disputed" and list(tables[1]["reports"]) == [str(other["first"]), str(other["second"])]
    assert phones[other["second"]].mine["theirs"] == [0, 2, 0], "from one's own side"
    desk.do("keepResult", table=2, first=0, second=2)
    assert phones[other["first"]].mine["table"]["games"] == [0, 2, 0]


def test_a_phone_that_scans_the_slip_of_the_opponent_is_asked_first_and_never_counts_as_two_players(
    server: Running, desk: Desk
) -> None:
    desk.do("pairRound")
    codes = desk.codes()
    names = {player["number"]: player["name"] for player in desk.page()["players"]}
    table = desk.page()["round"]["tables"][0]
    first, second = table["first"], table["second"]
    phone = Phone(server, codes[first])
    phone.do("reportResult", won=2, lost=1)
    asked = phone.browser.http.post("/api/contests/come", json={"code": codes[second]}).json()
    assert (asked["player"], asked["asks"]) == (
        first,
        f"This phone is {names[first]}'s. Take {names[second]}'s seat instead?",
    )
    french = phone.browser.http.post("/api/contests/come", params={"lang": "fr"}, json={"code": codes[second]}).json()
    assert french["asks"].startswith(f"Ce téléphone est celui de {names[first]}.")
    assert phone.mine["player"] == first, "nothing was done"
    taken = phone.browser.http.post("/api/contests/come", json={"code": codes[second], "instead": True}).json()
    assert (taken["player"], taken["asks"], phone.mine["player"]) == (second, "", second)
    refused = phone.ask("reportResult", won=1, lost=2)
    assert refused.status_code == 400 and f"told the result for {names[first]} already" in refused.json()["words"]
    assert desk.page()["round"]["tables"][0]["state"] == "half"
    back = phone.browser.http.post("/api/contests/come", json={"code": codes[first], "instead": True})
    assert back.json()["player"] == first
    Phone(server, codes[second]).do("reportResult", won=1, lost=2)
    assert desk.page()["round"]["tables"][0]["how"] == "players", "the two of them, each with a phone"


def test_whoever_comes_second_is_told_what_has_happened_since(server: Running, desk: Desk) -> None:
    desk.do("pairRound")
    seen = desk.page()["number"]
    link = next(line for line in desk.page("/staff")["codes"] if line["role"] == "scorekeeper")
    bob = Phone(server, link["code"])
    bob.browser.http.patch("/api/me", json={"name": "Bob of the scores"})
    bob.do("keepResult", table=1, first=2, second=0)
    done = desk.ask("keepResult", number=seen, table=2, first=2, second=0).json()
    assert done["since"] == ["Round 1, table 1: 2 to 0. (Bob of the scores)"], "another table: kept, and told"
    refused = desk.ask("keepResult", number=seen, table=1, first=0, second=2).json()
    assert refused["words"].startswith("Table 1 stands already:")
    stale = desk.ask("takeBack", number=seen, to=seen - 1)
    assert (stale.status_code, stale.json()["reason"]) == (409, "contestStale")
    assert "Round 1, table 1: 2 to 0. (Bob of the scores)" in stale.json()["words"]


def test_a_correction_shows_what_follows_and_can_be_corrected_again(desk: Desk) -> None:
    desk.do("pairRound")
    desk.keep_all()
    desk.do("pairRound")
    body = {"number": desk.page()["number"], "act": {"type": "correctResult", "round": 1, "table": 1, "first": 0, "second": 2}}
    follows = desk.browser.http.post(f"/api/contests/{desk.id}/preview", json=body).json()
    assert any("3 points become 0" in line for line in follows["lines"]) and follows["otherwise"]
    assert desk.page("/rounds/1")["tables"][0]["games"] == [2, 1, 0], "looking changes nothing"
    silent = desk.ask("correctResult", round=1, table=1, first=0, second=2)
    assert silent.json()["words"] == "A result of a round that is over is corrected with a reason."
    desk.do("correctResult", round=1, table=1, first=0, second=2, reason="the slip was misread")
    desk.do("correctResult", round=1, table=1, first=2, second=0, reason="it was not")
    assert desk.page("/rounds/1")["tables"][0]["games"] == [2, 0, 0]
    paired = next(line["number"] for line in desk.page("/log") if line["kind"] == "paired")
    undone = desk.browser.http.post(
        f"/api/contests/{desk.id}/preview", json={"number": desk.page()["number"], "act": {"type": "takeBack", "to": paired}}
    ).json()
    assert len(undone["struck"]) == 8
    desk.do("takeBack", to=paired)
    assert desk.page()["rounds"] == 1 and desk.page()["round"]["missing"] == 5


def test_a_question_in_what_is_refused_ends_with_one_mark(desk: Desk) -> None:
    said = [desk.ask("giveList", player=1, text="3 Tornad\n40 Flame", lang=lang).json()["words"] for lang in ("en", "fr")]
    assert said[0].endswith("did you mean 'Tornado'?")
    assert said[1].endswith("?") and "?." not in said[1]


def test_deck_lists_are_checked_by_the_format_and_locked_when_the_contest_begins(server: Running, desk: Desk) -> None:
    """D1.1: at least forty cards; D1.4: the registered list is played."""
    phone = Phone(server, desk.codes()[1])
    short = phone.ask("giveList", text="4 Flame")
    assert (short.status_code, short.json()["reason"]) == (400, "badDeck")
    text = Path("docs/examples/air.txt").read_text(encoding="utf-8")
    phone.do("giveList", text=text)
    mine = phone.page("/lists/0", lang="fr")
    assert "4 Souffle de la guérisseuse" in mine["text"] and not mine["locked"]
    assert phone.get("/lists/2").status_code == 403, "the list of another is none of theirs"
    assert desk.page("/lists/1")["text"].startswith("4 ")
    desk.do("pairRound")
    late = phone.ask("giveList", text=text)
    assert late.json()["words"] == "The deck of Ondine is locked since the contest began."
    assert phone.page("/lists/0")["locked"]


def test_what_takes_long_among_many_is_found_beside_the_tables_and_is_the_same(
    server: Running, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A round is paired, paired once more to say why not her, and once more for a correction: each in a process of its own."""
    desk = Desk.opened(ann, names="\n".join(ELEVEN))
    desk.do("pairRound")
    desk.keep_all()

    def asked() -> list[Any]:
        why_not = [desk.page("/why", player=1, instead=other, round=1)["words"] for other in (2, 3)]
        act = {"type": "correctResult", "round": 1, "table": 1, "first": 0, "second": 2}
        body = {"number": desk.page()["number"], "act": act}
        follows = ann.http.post(f"/api/contests/{desk.id}/preview", json=body).raise_for_status().json()
        wrong = ann.http.post(f"/api/contests/{desk.id}/preview", json=body | {"act": act | {"table": 99}})
        return [*why_not, follows, wrong.status_code, wrong.json()["words"]]

    few = asked()
    monkeypatch.setattr(pairer, "FEW", 4)
    began: list[bytes] = []
    ask = pairer.asked

    async def noted(problem: bytes) -> pairer.Answer:
        began.append(problem)
        return await ask(problem)

    monkeypatch.setattr(pairer, "asked", noted)
    assert asked() == few and len(began) == 4
    desk.do("pairRound")
    assert len(began) == 5 and desk.seated() == set(range(1, 12))


def test_who_asks_often_takes_nobodys_turn() -> None:
    async def ask() -> None:
        turns = pairer.Turns(1, 4)
        done = asyncio.Event()

        async def wait(user: str) -> str:
            try:
                async with turns.turn(user):
                    await done.wait()
            except Refusal as refusal:
                return refusal.reason
            return "answered"

        waiting = [asyncio.create_task(wait(user)) for user in ("ann", "ann", "ann", "bob", "cy", "dora")]
        await asyncio.sleep(0)
        done.set()
        assert [await one for one in waiting] == ["answered", "answered", "tooOften", "answered", "answered", "tooOften"]
        assert not turns.waiting

    asyncio.run(ask())


def test_the_log_says_which_part_of_a_contest_it_was_and_names_nobody_guest(server: Running) -> None:
    desk = Desk.opened(Browser(server), names="\n".join(ELEVEN[:8]), preset="publisher")
    for _ in range(3):
        desk.do("pairRound")
        desk.keep_all()
    desk.do("pairRound")
    words = [(line["words"], line["by"]) for line in desk.page("/log")]
    assert ("Round 3 paired.", "the desk") in words and words[-1] == ("Semi-finals paired.", "the desk")
    french = desk.page("/log", lang="fr")
    assert (french[-1]["words"], french[-1]["by"]) == ("Demi-finales : appariement fait.", "le bureau")
    missing = desk.get("/paper/missing").text
    assert missing.count("\u2610 : \u2610") == 2, "room to write results down"
    slips = desk.get("/paper/slips").text
    typed = [f"127.0.0.1:{desk.browser.http.base_url.port}/#/slip/{code.replace('-', '')}" for code in desk.codes().values()]
    assert sum(f">{address}<" in slips for address in typed) == 4, "also for whoever has no camera"
