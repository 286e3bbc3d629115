"""The settings: all in one table, which the document repeats and the command lists."""

import dataclasses

import pytest

from platzdarm.server.config import Config
from platzdarm.server.settings import NOT_IN_CONFIG, SETTINGS, config_from
from tests.server.settings_page import PAGE, TABLE, table
from tests.server.test_commands import command


def test_the_document_has_the_table_of_settings() -> None:
    """After a change: python -m tests.made."""
    found = TABLE.search(PAGE.read_text("utf-8"))
    assert found is not None and found[0] == table()


@pytest.mark.parametrize(("lang", "word"), [("en", "stretches the limits"), ("ru", "ослаблены ограничения")])
def test_the_command_lists_every_setting(lang: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("serve", "--settings", lang=lang) == 0
    out = capsys.readouterr().out
    assert all(setting.name in out for setting in SETTINGS) and word in " ".join(out.split())


def test_every_field_of_the_configuration_can_be_set() -> None:
    inner = {"process"}  # told apart by itself
    fields = {field.name for field in dataclasses.fields(Config)} - inner
    assert fields == {setting.field for setting in SETTINGS} - set(NOT_IN_CONFIG) | {"database"}


def test_the_environment_and_the_command_line_are_read() -> None:
    environment = {
        "PLATZDARM_PORT": " 99 ",
        "PLATZDARM_RATES": "2.5",
        "PLATZDARM_HOSTS": "a.example B.example ::1 игры.рф",
        "PLATZDARM_ORIGINS": "https://a.example/ https://A.example:443 http://[::1]:8080",
        "PLATZDARM_PROXIES": "",
        "PLATZDARM_IDLE": "",
        "PLATZDARM_PAGE": "0",
        "HOME": "/nowhere",
    }
    config = config_from(environment, "games.db", None, None)
    assert (config.port, config.rates, config.idle) == (99, 2.5, Config.idle)
    # As browsers send them.
    assert config.hosts == ("a.example", "b.example", "::1", "xn--c1ajz8b.xn--p1ai")
    assert config.origins == ("https://a.example", "https://a.example", "http://[::1]:8080")
    assert config.proxies == ()  # nobody is believed
    assert config_from(environment, "games.db", "::1", 7) == dataclasses.replace(config, host="::1", port=7)
