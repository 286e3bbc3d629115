"""Schemathesis on the HTTP side: whatever is sent, the answer is one that the description names, and never a 500."""

import subprocess
import sys
from pathlib import Path

import pytest

from platzdarm.server.config import Config
from tests.server.running import server_in_thread
from tests.server.visitor import Visitor

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_headers_conformance,response_schema_conformance"
)

# What is too long for its field may be too long for a message at all: that is refused as well, and before it is read.
REFUSALS = """[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]
"""


def fuzz(folder: Path, examples: int, phases: str, checks: str, real_table: bool) -> None:
    """As a guest with a token; with `real_table` every table that is named is one that exists."""
    config = Config(str(folder / "p.db"), port=0, rates=1e6, guest_tables=1_000_000)
    with server_in_thread(config) as (address, _):
        guest = Visitor(address).guest()
        wish = {"options": {"armies": "borgo,moloch", "first": "0"}, "casual": True}
        table = guest.open_table("me", "me", **wish)["table"]["id"]
        token = guest.ok("POST", "/api/tokens", {"name": "fuzz"})["token"]
        settings = folder / "schemathesis.toml"
        settings.write_text(REFUSALS + (f'[parameters]\n"path.table" = "{table}"\n' if real_table else ""))
        command = [str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(settings)]
        command += ["run", f"{address}/api/openapi.json", "--header", f"Authorization: Bearer {token}"]
        command += [
            "--max-examples",
            str(examples),
            "--phases",
            phases,
            "--checks",
            checks,
            "--seed",
            "1",
            "--no-shrink",
        ]
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
        metrics = Visitor(address).ok("GET", "/metrics")
        assert 'platzdarm_problems_total{code="internal"}' not in metrics
        guest.line().act(table, 0, 0, "hq c3")


@pytest.mark.slow
def test_a_little_of_anything_gets_a_described_answer(tmp_path: Path) -> None:
    fuzz(tmp_path, 2, "fuzzing", f"{CHECKS},negative_data_rejection", real_table=False)


@pytest.mark.slow
@pytest.mark.parametrize("real_table", [True, False])
def test_anything_gets_a_described_answer(tmp_path: Path, real_table: bool) -> None:
    # Where the table is given, a request that was meant to name a wrong one is right after all.
    checks = CHECKS if real_table else f"{CHECKS},negative_data_rejection"
    fuzz(tmp_path, 20, "coverage,fuzzing,stateful", checks, real_table)
