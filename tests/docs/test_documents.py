"""The documents keep their word: links lead somewhere, and the commands they show do what they show."""

import re
from pathlib import Path

import pytest
from tests.docs.samples import ROOT, WITH_SAMPLES, Sample, all_samples

DOCUMENTS = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
SAMPLES = all_samples()


def anchor(heading: str) -> str:
    """The name under which a heading can be linked to."""
    return re.sub(r"[^\w\- ]", "", heading.replace("`", "").lower()).strip().replace(" ", "-")


def prose(path: Path) -> str:
    return FENCED.sub("", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(path: Path) -> None:
    for link in LINK.findall(prose(path)):
        if re.match(r"[a-z]+:", link):
            continue  # elsewhere on the net
        name, _, heading = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        assert target.exists(), f"{path.name}: {link} leads nowhere"
        if heading:
            assert heading in [anchor(found) for found in HEADING.findall(prose(target))], f"{path.name}: no heading {link}"


def test_every_document_with_samples_shows_commands() -> None:
    assert {sample.where for sample in SAMPLES} == set(WITH_SAMPLES)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: f"{sample.where}: {sample.command}")
def test_a_command_does_what_the_document_shows(sample: Sample, tmp_path: Path) -> None:
    done = sample.run(tmp_path)
    assert done.exit_code == sample.exit_code, done.output[-2000:]
    assert not any(words in done.output for words in ("I do not understand", "Je ne comprends pas"))
    assert sample.missing(done.output) == [], "written anew by: python tests/docs/samples.py"


def test_every_ruling_that_is_named_is_in_the_library() -> None:
    """docs/rulings.md names scenarios by file and title, those of Anima with the game before the file."""
    text = " ".join((ROOT / "docs" / "rulings.md").read_text(encoding="utf-8").split())
    named = re.findall(r"`(anima/)?([a-z0-9-]+\.yaml)`: ((?:\*[^*]+\*(?:; )?)+)", text)
    assert {game for game, _, _ in named} == {"", "anima/"}
    for game, file, titles in named:
        folder = ROOT / "src" / "grimoire" / "data" / (game or "magenoir") / "rulings"
        held = (folder / file).read_text(encoding="utf-8")
        for title in re.findall(r"\*([^*]+)\*", titles):
            assert f"- ruling: {title}\n" in held or f"- ruling: '{title}'\n" in held, f"{file} has no ruling '{title}'"


def test_every_decision_on_anima_is_held_by_a_ruling() -> None:
    section = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8").split("\n## Anima\n")[1]
    decisions = section.split("\n- ")[1:]
    assert len(decisions) > 90
    assert [text for text in decisions if not re.search(r"`anima/[a-z-]+\.yaml`: \*", " ".join(text.split()))] == []
