"""Our short way out writes what the WebSocket library would, and a reader that does not read is cut off."""

from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from platzdarm.server import app, switchboard
from platzdarm.server.config import Config
from platzdarm.server.wire import frame
from tests.server.running import server_in_thread, until
from tests.server.test_tables import seated
from tests.server.visitor import Visitor


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_as_the_library_makes_it(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_who_reads_nothing_is_cut_off_and_the_table_goes_on(
    anna: Visitor, boris: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(anna, boris)
    deaf = boris.line()
    deaf.watch(table)
    line = anna.line()
    line.watch(table)
    monkeypatch.setattr(switchboard, "WAITING_BYTES", -1)  # as if nothing were ever taken
    deaf.send_raw('{"type": "ping"}')
    until(lambda: not anna.ok("GET", f"/api/tables/{table}")["seats"][1]["here"])
    monkeypatch.undo()
    again = anna.line()
    again.act(table, 0, 0, "hq c3")


def test_behind_a_server_without_our_wire_messages_go_the_asgi_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "Wire", "websockets-sansio")
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0, rates=1000)) as (address, _):
        anna, boris = Visitor(address).guest(), Visitor(address).guest()
        table = seated(anna, boris)
        line, other = anna.line(), boris.line()
        other.watch(table)
        line.act(table, 0, 0, "hq c3")
        assert other.wait("moved")["action"] == "hq c3"
