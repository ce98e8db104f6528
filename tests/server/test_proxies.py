"""The examples of a proxy, each tried as it is but for its ports and certificates: where its program is not installed, one line
says so."""

import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.serving import Running, running
from websockets.sync.client import connect

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
NAME = "grimoire.example.org"
NGINX = """
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    key, made = folder / "key.pem", folder / "cert.pem"
    call = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"]
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run([*call, *subject, "-keyout", key, "-out", made], check=True, capture_output=True)
    return made, key


def caddy(folder: Path, port: int, server: Running) -> list[str]:
    made, key = certificate(folder)
    text = (DEPLOY / "Caddyfile").read_text()
    assert f"\n{NAME} {{" in text
    text = text.replace(f"\n{NAME} {{", f"\n{NAME}:{port} {{\n\ttls {made} {key}").replace(":8760", f":{server.port}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def nginx(folder: Path, port: int, server: Running) -> list[str]:
    made, key = certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text().replace(":8760", f":{server.port}")
    text = re.sub(r"listen \[::\].*\n", "", text).replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("listen 80", f"listen 127.0.0.1:{free_port()}")
    text = re.sub(r"(ssl_certificate) .*;", rf"\1 {made};", text)
    text = re.sub(r"(ssl_certificate_key) .*;", rf"\1 {key};", text)
    (folder / "site.conf").write_text(text)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]


@contextmanager
def behind(make: Callable[[Path, int, Running], list[str]], folder: Path, server: Running) -> Iterator[int]:
    port = free_port()
    folder.mkdir()
    home = {"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "XDG_DATA_HOME": str(folder)}
    proxy = subprocess.Popen(make(folder, port, server), env=home, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            assert proxy.poll() is None, "it did not begin"
            with socket.socket() as asking:
                if asking.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield port
    finally:
        proxy.terminate()
        proxy.wait(20)


@pytest.mark.parametrize("make", [caddy, nginx], ids=["caddy", "nginx"])
def test_a_table_is_reached_through_it(tmp_path: Path, make: Callable[[Path, int, Running], list[str]]) -> None:
    if not shutil.which(make.__name__, path="/usr/sbin:/usr/bin:/sbin:/bin") or not shutil.which("openssl"):
        pytest.skip(f"{make.__name__} is not installed here: its example was not tried")
    tls = ssl.create_default_context()
    tls.check_hostname, tls.verify_mode = False, ssl.CERT_NONE
    with running(tmp_path / "data", names=(NAME,), secure=True) as server, behind(make, tmp_path / "proxy", server) as port:
        origin = f"https://{NAME}:{port}"
        headers = {"Host": f"{NAME}:{port}", "Origin": origin}
        more: dict[str, Any] = {"extensions": {"sni_hostname": NAME}}
        client = httpx.Client(base_url=f"https://127.0.0.1:{port}", verify=tls, headers=headers, trust_env=False)
        came = client.post("/api/session", **more)
        assert came.status_code == 200, came.text
        cookie = came.headers["set-cookie"]
        assert "secure" in cookie.lower() and "strict-transport-security" in came.headers
        foreign = {"Origin": f"https://evil.example:{port}"}
        assert client.post("/api/session", headers=foreign, **more).status_code == 403
        assert client.get("/metrics", **more).status_code == 404
        forged = {"X-Forwarded-For": "198.51.100.1"}
        client.post("/api/session", headers={**forged, "Cookie": ""}, **more)
        assert list(server.app.state.house.arriving.times) == ["127.0.0.1"], "nobody says by themselves where they come from"
        said = {"Cookie": cookie.split(";")[0]}
        with connect(
            f"wss://{NAME}:{port}/live",
            sock=socket.create_connection(("127.0.0.1", port)),
            ssl=tls,
            additional_headers={**said, "Origin": origin},
            proxy=None,
            open_timeout=60,
        ) as line:
            line.send('{"type":"hello","id":1,"protocol":1,"language":"fr"}')
            assert msgspec.json.decode(line.recv(timeout=60))["type"] in ("welcome", "refused")
