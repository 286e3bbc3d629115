"""What is refused is refused with the rule that forbids it, and leaves no trace."""

import pytest

from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.kernel.errors import IllegalAction
from tests.doom2016.tabletop import demon_acts, layout, marine_acts, play
from tests.wording import raises


def rule(position: Incursion, text: str) -> str:
    seat = position.pending()[0].seat
    before = position.data()
    with pytest.raises(IllegalAction) as refused:
        position.play(seat, VOCABULARY.read(position, seat, text))
    assert position.data() == before
    return refused.value.rule


@pytest.mark.rule("D16-ACTION-03", "D16-ATTACK-02", "D16-SIDES-03")
def test_a_marine_is_told_why_not() -> None:
    position = layout(
        "alpha (0,0), bravo (0,1), imp (8,8)",
        walls="[1,0]-[1,1]",
        doors="[4,4]-[4,5]",
        weapons={(0, 0): "combat_shotgun"},
    )
    marine_acts(position, cards="pump_blast armor", points=1)
    assert rule(position, "step e") == "D16-MOVE-02"
    assert rule(position, "step n") == "D16-MOVE-06"
    assert rule(position, "play armor") == "D16-ACTION-09"
    assert rule(position, "play tracer") == "D16-ACTION-02"
    assert rule(position, "attack imp-1") == "D16-ACTION-03"
    assert rule(position, "attack bravo") == "D16-SIDES-03"
    assert rule(position, "take weapon") == "D16-WEAPON-02"
    assert rule(position, "take health_pack") == "D16-ITEM-01"
    assert rule(position, "open f7-g7") == "D16-DOOR-02"
    play(position, "play pump_blast")
    assert rule(position, "attack imp-1") == "D16-ATTACK-02"
    assert rule(position, "run armor") == "D16-ACTION-05"


@pytest.mark.rule("D16-ACTION-03", "D16-ATTACK-02", "D16-SIDES-03")
def test_the_invader_is_told_why_not() -> None:
    position = demon_acts(layout("alpha (0,0), imp (0,1)", threat="infestation", doors="[0,2]-[1,2]"), "imp")
    assert rule(position, "open c4-c5") == "D16-CARDS-02"
    assert rule(position, "take health_pack") == "D16-ITEM-03"
    assert rule(position, "attack bravo") == "D16-ATTACK-02"
    with raises(IllegalAction, match="another seat"):
        position.play(1, 0)
