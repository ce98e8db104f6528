"""The documents keep their word: links lead somewhere, and the commands they show do what they show."""

import re
from pathlib import Path

import pytest
from tests.docs.samples import ROOT, Sample, all_samples

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


def test_the_readme_and_the_tutorial_show_commands() -> None:
    assert {sample.where for sample in SAMPLES} == {"README.md", "docs/play.md"}


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: f"{sample.where}: {sample.command}")
def test_a_command_does_what_the_document_shows(sample: Sample, tmp_path: Path) -> None:
    done = sample.run(tmp_path)
    assert done.exit_code == 0, done.output[-2000:]
    assert "I do not understand" not in done.stdout
    assert sample.missing(done.stdout) == [], "written anew by: python tests/docs/samples.py"


def test_every_ruling_that_is_named_is_in_the_library() -> None:
    """docs/rulings.md names scenarios by file and title."""
    text = " ".join((ROOT / "docs" / "rulings.md").read_text(encoding="utf-8").split())
    named = re.findall(r"`([a-z0-9-]+\.yaml)`: ((?:\*[^*]+\*(?:; )?)+)", text)
    assert named
    folder = ROOT / "src" / "grimoire" / "data" / "magenoir" / "rulings"
    for file, titles in named:
        held = (folder / file).read_text(encoding="utf-8")
        for title in re.findall(r"\*([^*]+)\*", titles):
            assert f"- ruling: {title}\n" in held, f"{file} has no ruling '{title}'"
