"""Stories: every scenario has its own in both languages, moments are told once, and an end has its words."""

import pytest

from platzdarm.games.inferno.content.library import SCENARIOS
from platzdarm.games.inferno.rules.honour import gain_honour, win
from platzdarm.games.inferno.rules.setting import PLAYERS, VILLAINS
from platzdarm.games.inferno.rules.story import TALES
from platzdarm.games.inferno.rules.terrain import hurt
from platzdarm.games.inferno.text.stories import PARTS, ending, opening
from platzdarm.text.words import Words
from tests.inferno.evening import decide, discard, evening, told, unfold, villains_turn
from tests.inferno.tabletop import library


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_scenario_has_a_story(lang: str) -> None:
    words = Words(lang)
    ids = [opening(library().scenarios[id]) for id in SCENARIOS]
    ids += [f"inf-story-{tale}-{part}" for tale in TALES for part in PARTS]
    ids += [f"inf-event-beat-{tale}-{number}" for tale in TALES for number in (1, 2, 3)]
    ids += [f"inf-story-freed-{number}" for number in ("few", "some", "all")] + ["inf-story-schemes_out"]
    texts = {id: words.say(id) for id in ids}
    assert all(len(text) > 40 and text != id for id, text in texts.items()) and len(set(texts.values())) == len(
        set(ids)
    )


def test_a_moment_is_told_once() -> None:
    position = evening(2)
    first, again = unfold(position, "surge"), unfold(position, "surge")
    assert told(first, "beat") == [[1, 3]] and told(again, "beat") == []
    hurt(position, position.setting.boss, 30)
    assert position.beats >> 2 & 1, "half of Beelzepug is gone"


def test_moments_of_the_other_tales() -> None:
    rats = evening(1, bare=True)
    discard(rats, 14)
    events = villains_turn(rats, "tribute", "tribute")
    assert [0, 3] in told(events + decide(rats), "beat")
    rakar = evening(3)
    gain_honour(rakar, PLAYERS, 10)
    assert rakar.beats == 1 << 2
    gain_honour(rakar, PLAYERS, 10)
    assert rakar.beats == 1 << 2 | 1 << 3
    kythis = evening(4)
    gain_honour(kythis, VILLAINS, 20)
    assert kythis.beats == 1 << 3


def test_the_end_is_told_by_how_it_came() -> None:
    won = evening(4)
    won.freed = 6
    win(won, PLAYERS)
    assert ending(won) == ["inf-story-kythis-victory", "inf-story-kythis-clean", "inf-story-freed-all"]
    late = evening(2)
    discard(late, 16)
    win(late, PLAYERS)
    late.advance()
    assert ending(late)[1] == "inf-story-beelzepug-late"
    lost = evening(3)
    win(lost, VILLAINS)
    assert ending(lost) == ["inf-story-rakar-defeat", "inf-story-rakar-lost"]
    out = evening(3)
    out.schemes = type(out.schemes)([])
    villains_turn(out)
    assert ending(out)[0] == "inf-story-schemes_out"
