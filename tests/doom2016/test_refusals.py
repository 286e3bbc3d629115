"""What is refused is refused with the rule that forbids it, and leaves no trace."""

import pytest

from platzdarm.board.ground import DIRECTIONS
from platzdarm.games.doom2016.rules import verbs
from platzdarm.games.doom2016.rules.demons import DemonActivation
from platzdarm.games.doom2016.rules.marines import HEALTH_PACK, WEAPON, MarineActivation
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.refusals import reason
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.kernel.action import pack
from platzdarm.kernel.errors import IllegalAction
from tests.doom2016.tabletop import (
    action,
    activation_phase,
    attack,
    demon_acts,
    layout,
    marine_acts,
    play,
    stack_events,
)
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


def why_not(position: Incursion, verb: int, *operands: int) -> str:
    """Also for what the notation would not let one write."""
    return reason(position, position.pending()[0].seat, pack(verb, *operands))


@pytest.mark.rule("D16-MOVE-01", "D16-MOVE-02", "D16-MOVE-06", "D16-TELE-01", "D16-LARGE-04", "D16-LARGE-13")
def test_a_step_is_refused_for_a_wall_for_points_or_for_who_stands_there() -> None:
    position = marine_acts(layout("alpha (0,0), bravo (0,1)", walls="[1,0]-[1,1]", difficult=[(-1, 0)]), points=1)
    north, east, west = (DIRECTIONS.index(way) for way in ("n", "e", "w"))
    assert why_not(position, verbs.STEP, east) == "cannot-pass"
    assert why_not(position, verbs.STEP, north) == "cannot-stop"
    assert why_not(position, verbs.STEP, west) == "no-points", "difficult terrain costs 2"
    assert why_not(position, verbs.STEP, 8) == "no-such-action"
    assert why_not(position, verbs.TURN, 0) == "cannot-turn"
    assert why_not(position, verbs.TELEPORT, 0) == "no-teleporter"
    assert why_not(position, verbs.STOP) == "nothing-below"
    spent = marine_acts(layout("alpha (0,0)"), points=0)
    for verb in (verbs.STEP, verbs.TURN, verbs.TELEPORT):
        assert why_not(spent, verb, 0) == "no-points"
    large = demon_acts(layout("alpha (9,9), mancubus (0,0)"), "mancubus", points=4)
    assert why_not(large, verbs.STEP, 1) == "cannot-pass", "no large figure steps diagonally"


@pytest.mark.rule("D16-ITEM-01", "D16-ITEM-03", "D16-WEAPON-02", "D16-DEMON-05", "D16-ACTION-03", "D16-MARINE-03")
def test_items_attacks_and_cards_are_refused_with_their_own_reasons() -> None:
    marine = marine_acts(layout("alpha (0,0), imp (1,1)", weapons={(0, 0): "combat_shotgun"}), cards="pump_blast")
    alpha, imp = 0, marine.setting.figure_named["imp-1"]
    assert why_not(marine, verbs.TAKE, WEAPON) == "weapon-owned"
    assert why_not(marine, verbs.TAKE, HEALTH_PACK) == "nothing-here"
    assert why_not(marine, verbs.ATTACK, imp) == "card-resolved"
    assert why_not(marine, verbs.ATTACK, marine.setting.figures) == "no-such-action"
    assert why_not(marine, verbs.ATTACK, alpha) == "friend"
    assert why_not(marine, verbs.LAST + 1) == "no-such-action"
    assert why_not(marine, verbs.SEAL, 0) == "no-seal" and why_not(marine, verbs.KEEP) == "no-answer"
    assert reason(marine, 0, pack(verbs.END)) == "not-your-decision"
    step = marine.agenda[-1]
    assert isinstance(step, MarineActivation)
    step.mains, marine.asked = 0, None
    assert why_not(marine, verbs.PLAY, action("pump_blast")) == "main-used"
    demon = demon_acts(layout("alpha (9,9), imp (0,0)"), "imp")
    assert why_not(demon, verbs.TAKE, HEALTH_PACK) == "demons-take-nothing"
    assert why_not(demon, verbs.ATTACK, alpha) == "out-of-reach"
    assert why_not(demon, verbs.PLAY, 0) == "no-such-action"
    acting = demon.agenda[-1]
    assert isinstance(acting, DemonActivation)
    acting.offers, demon.asked = [], None
    assert why_not(demon, verbs.ATTACK, alpha) == "no-attack-left"


@pytest.mark.rule("D16-MP-01", "D16-MOVE-06")
def test_nobody_moves_in_an_attack_and_nobody_acts_on_a_square_that_he_may_not_rest_on() -> None:
    position = stack_events(layout("alpha (0,0), imp (1,0)"), "ferocity_1", held="demonic_precision_1")
    attack(position, "imp", "alpha", 2)
    assert why_not(position, verbs.STEP, 0) == "in-attack" and why_not(position, verbs.END) == "answer-first"
    shared = marine_acts(layout("alpha (0,0), bravo (0,0)"), cards="pump_blast", points=2)
    assert why_not(shared, verbs.PLAY, action("pump_blast")) == "cannot-stop"
    assert why_not(shared, verbs.TAKE, HEALTH_PACK) == "nothing-here"
    over = layout("alpha (0,0)")
    over.result = [0.0, 1.0, 1.0]
    assert reason(over, 1, pack(verbs.END)) == "game-over"


@pytest.mark.rule("D16-GLORY-01", "D16-GLORY-02", "D16-TUTORIAL-09")
def test_whoever_points_at_a_staggered_demon_hears_of_the_glory_kill() -> None:
    position = marine_acts(layout("alpha (0,0), imp (1,0) with 2 damage, imp-2 (0,1)"), cards="pump_blast", points=1)
    shaken, whole = (position.setting.figure_named[name] for name in ("imp-1", "imp-2"))
    assert why_not(position, verbs.ATTACK, shaken) == "no-glory-kill", "an enemy's square costs 2"
    assert rule(position, "attack imp-1") == "D16-GLORY-02"
    assert why_not(position, verbs.ATTACK, whole) == "card-resolved"
    position.no_glory |= 1 << shaken
    assert why_not(position, verbs.ATTACK, shaken) == "glory-forbidden"
    tutorial = marine_acts(layout("alpha (0,0), imp (1,0) with 2 damage", tutorial=True), cards="pump_blast")
    assert why_not(tutorial, verbs.ATTACK, shaken) == "card-resolved"


@pytest.mark.rule("D16-DEMON-04", "D16-INIT-06")
def test_a_demon_and_a_type_that_have_acted_are_refused_for_that() -> None:
    position = layout("alpha (0,0), imp-1 (9,9), imp-2 (8,9), imp-3 (8,8), pinky (7,9), cacodemon (6,9)")
    activation_phase(position, "invader invader")
    play(position, "activate imp", "next imp-2", "end")
    assert rule(position, "next imp-2") == "D16-DEMON-04" == rule(position, "next pinky-1")
    play(position, "next imp-1", "end", "end")
    assert rule(position, "activate imp") == "D16-INIT-06"
