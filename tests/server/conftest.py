from collections.abc import Iterator

import pytest
from tests.server.serving import Browser, Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of this process."""
    with running(tmp_path_factory.mktemp("server"), patience=1) as server:
        yield server


@pytest.fixture
def ann(server: Running) -> Iterator[Browser]:
    browser = Browser(server, "Ann").connect()
    yield browser
    browser.close()


@pytest.fixture
def bob(server: Running) -> Iterator[Browser]:
    browser = Browser(server, "Bob").connect()
    yield browser
    browser.close()
