"""The tools a language model is given, asked as a model would, without the library that carries them."""

import inspect
import sys
import types
from typing import Any

import pytest

from grimoire.envs.text import TextGame


class FakeServer:
    """What is asked of the library's server."""

    def __init__(self, name: str, **settings: Any) -> None:
        self.name = name
        self.settings = settings
        self.tools: dict[str, Any] = {}

    def add_tool(self, tool: Any) -> None:
        self.tools[tool.__name__] = tool


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> FakeServer:
    library = types.ModuleType("mcp.server")
    library.MCPServer = FakeServer  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "mcp", types.ModuleType("mcp"))
    monkeypatch.setitem(sys.modules, "mcp.server", library)
    monkeypatch.delitem(sys.modules, "grimoire.envs.mcp", raising=False)
    from grimoire.envs.mcp import server_of

    made = server_of(TextGame("magenoir-mini", "eager-1", seed=2))
    monkeypatch.delitem(sys.modules, "grimoire.envs.mcp")
    assert isinstance(made, FakeServer)
    return made


def test_every_tool_says_what_it_does_and_takes_text_alone(server: FakeServer) -> None:
    assert list(server.tools) == ["look", "choose", "card", "rule", "rulings"]
    for tool in server.tools.values():
        assert tool.__doc__
        assert all(each.annotation is str for each in inspect.signature(tool).parameters.values())


def test_a_game_is_played_by_the_tools_alone(server: FakeServer) -> None:
    text = server.tools["look"]()
    assert "1. Keep hand 1 [hand 1]" in text
    for _ in range(30):
        text = server.tools["choose"]("1")
    assert "[" in text
    assert "There is no choice" in server.tools["choose"]("the third one")
    assert server.tools["card"]("Tornado").startswith("Tornado")
    assert server.tools["rule"]("D2.2.3").startswith("D2.2.3")
    assert server.tools["rulings"]("tornado").startswith("- ")
