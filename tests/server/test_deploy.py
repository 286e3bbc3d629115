"""What a host copies from `deploy/` and `docs/hosting.md`: as far as it can be tried without a machine of one's own."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import generate_latest

from platzdarm.cli.parser import build_parser
from platzdarm.server.config import Config
from platzdarm.server.limits import DRAFT_BYTES, PACK_BYTES, RECORD_BYTES
from platzdarm.server.ops import Metrics
from platzdarm.server.settings import SETTINGS
from platzdarm.text.words import Words
from tests.server.running import server_in_thread
from tests.server.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "hosting.md"
NAMES = {setting.name for setting in SETTINGS}


def lines_of(name: str) -> list[str]:
    """Without comments, and with continued lines in one."""
    text = (DEPLOY / name).read_text("utf-8").replace("\\\n", " ")
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


# -- containers ----------------------------------------------------------------------------------------------------


def test_the_dockerfile_copies_what_is_there() -> None:
    ignored = lines_of("Dockerfile.dockerignore")
    copied = [line.split()[1:-1] for line in lines_of("Dockerfile") if line.startswith("COPY") and "--from" not in line]
    assert copied
    for path in [path for paths in copied for path in paths]:
        assert (ROOT / path).exists(), path
        assert f"!{path}" in ignored, f"{path} does not reach the builder"


def test_what_the_dockerfile_copies_is_enough_for_the_wheel(tmp_path: Path) -> None:
    """Of the first stages only: page and compiler are the builder's, and have tests of their own."""
    stages = "\n".join(lines_of("Dockerfile")).split("FROM ")
    copied = [line.split()[1:] for line in stages[2].splitlines() if line.startswith("COPY") and "--from" not in line]
    for *paths, target in copied:
        for path in paths:
            place = tmp_path / target / path if target == "./" else tmp_path / target
            if (ROOT / path).is_dir():
                shutil.copytree(
                    ROOT / path, place, ignore=shutil.ignore_patterns("node_modules", "page", "__pycache__")
                )
            else:
                shutil.copy(ROOT / path, place)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "shelf"]
    without = os.environ | {"PLATZDARM_COMPILE": "0", "PLATZDARM_PAGE": "0"}
    subprocess.run(build, cwd=tmp_path, env=without, check=True, capture_output=True)
    (wheel,) = (tmp_path / "shelf").glob("*.whl")
    held = zipfile.ZipFile(wheel).namelist()
    assert {"platzdarm/cli/main.py", "platzdarm/locale/ru/page.ftl", "platzdarm/rules_text/inferno.ru.md"} <= set(held)


def test_the_container_runs_as_nobody_special_and_says_how_it_is() -> None:
    words = [line.split()[0] for line in lines_of("Dockerfile")]
    assert words.count("FROM") > 2 and words[-2:] == ["ENTRYPOINT", "CMD"]
    user = [line for line in lines_of("Dockerfile") if line.startswith("USER")]
    assert user == ["USER platzdarm"] and "HEALTHCHECK" in words
    last = next(line for line in reversed(lines_of("Dockerfile")) if line.startswith("CMD"))
    build_parser(Words("en")).parse_args(json.loads(last.removeprefix("CMD ")))
    for setting in re.findall(
        r"(PLATZDARM_\w+)=", next(line for line in lines_of("Dockerfile") if line.startswith("ENV"))
    ):
        assert setting in NAMES


def test_the_compose_file_holds_together() -> None:
    file = compose()
    server, caddy = file["services"]["server"], file["services"]["caddy"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert set(server["environment"]) <= NAMES
    subnet = file["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert server["environment"]["PLATZDARM_PROXIES"] == subnet
    assert "VOLUME /data" in lines_of("Dockerfile") and "packs:/data" in server["volumes"][0]
    mounted = [volume.split(":")[0] for one in file["services"].values() for volume in one.get("volumes", [])]
    for place in mounted:
        assert (DEPLOY / place).is_file() if place.startswith(".") else place in file["volumes"]
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert wanted == {line.split("=")[0] for line in lines_of("env.example")}
    assert "server:8420" in (DEPLOY / "Caddyfile").read_text("utf-8") and "ports" not in server
    assert set(caddy["depends_on"]) | set(server["depends_on"]) <= set(file["services"])


def engine_is_here() -> bool:
    if shutil.which("docker") is None:
        return False
    asked = [["docker", "info"], ["docker", "compose", "version"]]
    return all(subprocess.run(words, capture_output=True).returncode == 0 for words in asked)


@pytest.mark.slow
def test_the_containers_are_built_and_answer(tmp_path: Path) -> None:
    if not engine_is_here():
        pytest.skip("there is no container engine here")
    (tmp_path / "env").write_text("DOMAIN=localhost\nPOSTGRES_PASSWORD=correcthorse\n", "utf-8")
    files = ["--env-file", str(tmp_path / "env"), "-f", str(DEPLOY / "compose.yaml")]
    words = ["docker", "compose", "-p", "platzdarm-test", *files]
    try:
        subprocess.run([*words, "up", "-d", "--build", "--wait", "server"], check=True)
        ask = "from urllib.request import urlopen; print(urlopen('http://127.0.0.1:8420/healthz').read().decode())"
        asked = [*words, "exec", "-T", "server", "python", "-c", ask]
        assert '"ok"' in subprocess.run(asked, check=True, capture_output=True, text=True).stdout
        people = [*words, "exec", "-T", "server", "platzdarm", "--lang", "en", "admin", "people"]
        assert "Nothing." in subprocess.run(people, check=True, capture_output=True, text=True).stdout
    finally:
        subprocess.run([*words, "down", "--volumes"], check=True)


# -- systemd and proxies -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["platzdarm.service", "platzdarm-backup.service"])
def test_the_commands_of_the_units_are_ours(name: str) -> None:
    found = re.findall(r"/opt/platzdarm/bin/platzdarm ([^\"'\n]+)", (DEPLOY / name).read_text("utf-8"))
    assert len(found) == 1
    words = found[0].split()
    build_parser(Words("en")).parse_args([*words, "FILE"] if words == ["export"] else words)
    for line in lines_of(name):
        if line.startswith("Environment="):
            assert line.removeprefix("Environment=").split("=")[0] in NAMES


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    for unit in ("platzdarm.service", "platzdarm-backup.service", "platzdarm-backup.timer"):
        text = (DEPLOY / unit).read_text("utf-8").replace("/opt/platzdarm/bin/platzdarm", "/bin/true")
        (tmp_path / unit).write_text(text, "utf-8")
    units = [str(path) for path in tmp_path.iterdir()]
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    assert not [line for line in done.stderr.splitlines() if "platzdarm" in line]


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_hides_the_figures_and_leads_to_the_usual_port(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    assert f":{Config.port}" in text and "/metrics" in text and text.count("{") == text.count("}")
    assert "proxy_add_x_forwarded_for;" not in text


def test_the_caddy_of_the_compose_file_knows_what_the_caddyfile_says() -> None:
    """Time limits of streams came with Caddy 2.7; a tag such as `2` may be any image that is on the machine."""
    assert "stream_timeout" in (DEPLOY / "Caddyfile").read_text("utf-8")
    found = re.fullmatch(r"caddy:(\d+)\.(\d+)-alpine", compose()["services"]["caddy"]["image"])
    assert found is not None and (int(found[1]), int(found[2])) >= (2, 7)


def test_nginx_lets_through_what_the_server_takes() -> None:
    found = re.search(r"client_max_body_size (\d+)k;", (DEPLOY / "nginx.conf").read_text("utf-8"))
    assert found is not None and int(found[1]) * 1024 >= max(PACK_BYTES, DRAFT_BYTES, RECORD_BYTES)


@pytest.mark.slow
def test_the_address_that_a_stranger_claims_is_not_believed(tmp_path: Path) -> None:
    """Guests are limited by address: who could choose his own would have no limit."""
    config = Config(str(tmp_path / "p.db"), port=0, grace=0, proxies=("10.9.9.9",))
    with server_in_thread(config) as (address, _):
        answers = [guest_from(address, f"10.1.0.{number}") for number in range(40)]
    assert 429 in answers


@pytest.mark.slow
def test_the_address_that_the_proxy_tells_is_believed(tmp_path: Path) -> None:
    """And only what it has added itself: what the client claimed stands before that."""
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0, grace=0)) as (address, _):
        assert {guest_from(address, f"10.1.0.{number}") for number in range(40)} == {201}
        assert 429 in [guest_from(address, f"10.2.0.{number}, 10.3.0.1") for number in range(40)]


def guest_from(address: str, forwarded: str) -> int:
    return Visitor(address).call("POST", "/api/guest", {}, **{"X-Forwarded-For": forwarded}).status_code


# -- figures -------------------------------------------------------------------------------------------------------


def test_every_figure_of_dashboard_and_alerts_is_told() -> None:
    told = generate_latest(Metrics(lambda: 0, lambda: 0, lambda: 0).registry).decode()
    known = set(re.findall(r"platzdarm_\w+", told))
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    rules = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))["groups"][0]["rules"]
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]] + [
        rule["expr"] for rule in rules
    ]
    used = {name for expression in asked for name in re.findall(r"platzdarm_\w+", expression)}
    assert len(board["panels"]) == 9 and len(rules) == 6
    assert used <= known, used - known
    base = {
        name.removesuffix("_total") for name in known if not name.endswith(("_created", "_bucket", "_sum", "_count"))
    }
    assert {name.removesuffix("_total").removesuffix("_bucket") for name in used} == base


# -- the document --------------------------------------------------------------------------------------------------


def test_the_document_names_what_there_is() -> None:
    text = PAGE.read_text("utf-8")
    for name in set(re.findall(r"PLATZDARM_\w+", text)):
        assert name in NAMES
    for path in set(re.findall(r"deploy/([\w.-]+)", text)) | {"prometheus.yaml", "alerts.yaml", "grafana.json"}:
        assert (DEPLOY / path).exists(), path
    told = re.findall(r"(?:^|[ `])platzdarm ((?:export|import|verify|serve|admin) ?[\w.-]*)", text, re.MULTILINE)
    assert len(told) > 5
    every = {
        "ban",
        "unban",
        "rename",
        "password",
        "close",
        "chat",
        "remove",
        "export",
        "delete",
        "log",
        "people",
        "tables",
    }
    assert every | {"reports", "settle"} == set(re.findall(r"`admin (\w+)", text))


def test_no_file_names_another_registry() -> None:
    for name in ("Dockerfile", "compose.yaml"):
        images = re.findall(r"(?:FROM|image:) (\S+)", (DEPLOY / name).read_text("utf-8"))
        assert images and all(re.fullmatch(r"(node|python|postgres|caddy):[\w.-]+", image) for image in images)
