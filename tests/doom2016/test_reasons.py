"""What a hint says for itself: where it leads, what is to be had there, and who can do less harm there."""

import pytest

from platzdarm.games.doom2016.bots.greedy import Doom2016Greedy
from platzdarm.games.doom2016.bots.reasons import reason
from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.games.doom2016.text.words import Names
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View
from platzdarm.text.lines import Line, word
from platzdarm.text.words import LANGUAGES, Words
from tests.doom2016.tabletop import demon_acts, layout, library, marine_acts, number, square

LUCK = SeededChance(b"hint")
GAME = Doom2016(library())
ENGLISH = Names(Words("en"), library())


def hint(position: Incursion) -> tuple[str, str]:
    """What the engine would do, and why, in English."""
    decision = position.pending()[0]
    view = View(position, decision.seat)
    action = Doom2016Greedy().choose(view, decision, LUCK)
    line = reason(view, action, LUCK)
    assert line is not None
    return VOCABULARY.write(position, decision.seat, action), word(line, ENGLISH.words, ENGLISH.name)


def why(position: Incursion) -> str:
    return hint(position)[1]


def test_a_step_is_advised_for_the_errand_that_it_leads_to() -> None:
    position = marine_acts(layout("alpha (0,0)", objective="seal_the_breach", portals={(7, 0): 0}), points=2)
    assert why(position) == "The way to a portal."


def test_a_carrier_is_told_to_bring_its_load_home() -> None:
    position = layout("alpha (5,5)", objective="asset_extraction", teleporters=[(0, 5)])
    position.carried[number(position, "alpha")] = 1
    assert why(marine_acts(position, points=2)) == "The way to the start square with what you carry."


def test_what_lies_on_the_square_is_the_reason_to_go_there() -> None:
    weapon = layout("alpha (0,0)", weapons={(2, 0): "plasma_rifle"}, teleporters=[(9, 9)])
    assert why(marine_acts(weapon, points=2)) == "A new weapon lies there."
    pack = layout("alpha (0,0) with 6 damage", packs=[(2, 0)], teleporters=[(9, 9)])
    assert why(marine_acts(pack, points=2)) == "A health pack lies there."
    sample = layout("alpha (0,0)")
    sample.tokens = (square(sample, (2, 0)),)
    assert why(marine_acts(sample, points=2)) == "What must be fetched lies there."
    teleporter = layout("alpha (0,0)", objective="asset_extraction", teleporters=[(-2, -2), (2, 0)], active=1)
    teleporter.tokens = (square(teleporter, (8, 0)),)
    assert why(marine_acts(teleporter, points=2)) == "It activates the teleporter there."


def test_what_lies_underfoot_is_taken_for_what_it_is_good_for() -> None:
    weapon = layout("alpha (0,0)", weapons={(0, 0): "plasma_rifle"})
    assert hint(marine_acts(weapon)) == ("take weapon", "A new weapon brings its cards.")


def test_a_staggered_demon_is_a_glory_kill_and_another_one_a_target() -> None:
    staggered = layout("alpha (0,0), imp (2,0) with 2 damage")
    assert why(marine_acts(staggered, points=3)) == "Imp 1 staggers there: a glory kill."
    sound = layout("alpha (0,0), imp (5,0)", walls="[4,-2]-[4,3]")
    action, reason = hint(marine_acts(sound, cards="pump_blast"))
    assert action.startswith("play") and reason == "From there Imp 1 can be attacked."


def test_a_marine_at_deaths_door_is_told_how_many_demons_it_gets_away_from() -> None:
    niche = [(-1, 1), (-1, 2)]
    rock = [(x, y) for x in range(-2, 10) for y in (1, 2) if (x, y) not in niche]
    demons = "imp-1 (4,0), imp-2 (5,0), imp-3 (6,0)"
    position = layout(
        f"alpha (0,0) with 9 damage, {demons}", size=(12, 3), origin=(-2, 0), void=rock, teleporters=[(9, 0)]
    )
    assert why(marine_acts(position, points=3)) == "3 demons fewer can attack you there."


def test_a_demon_goes_where_it_can_attack_or_nearer_to_its_prey() -> None:
    near = layout("alpha (0,0), pinky (4,0)")
    assert why(demon_acts(near, "pinky")) == "From there Alpha can be attacked."
    far = layout("alpha (-2,0), imp (9,0)")
    assert why(demon_acts(far, "imp", points=1)) == "It comes nearer to Alpha."


def test_a_demon_with_a_sample_keeps_away_from_the_marines() -> None:
    position = layout("alpha (0,0), imp (3,0)")
    position.carried[number(position, "imp")] = 1
    step = demon_acts(position, "imp")
    step.agenda[-1].offers.clear()  # type: ignore[attr-defined]
    assert why(step) == "It carries a sample: away from the marines."


def test_a_shut_door_is_opened_because_the_way_leads_through_it() -> None:
    position = layout("alpha (0,0)", size=(12, 1), origin=(-2, 0), doors="[1,0]-[1,1]", teleporters=[(-2, 0)])
    assert hint(marine_acts(position, points=1)) == ("open c1-d1", "The way leads through this door.")


@pytest.mark.parametrize("mission", ["knee_deep_in_the_dead", "locked_archive", "cold_reactor"])
def test_every_hint_of_a_game_has_a_reason_in_both_languages(mission: str) -> None:
    """Where there is a choice at all; who leads the marines is all the same."""
    position = GAME.start(GAME.settle({"mission": mission, "marines": "2"}), SeededChance(b"hints"))
    spoken = [Names(Words(language), library()) for language in LANGUAGES]
    said: set[str] = set()
    for _ in range(150):
        decision = position.pending()[0]
        view = View(position, decision.seat)
        action = Doom2016Greedy().choose(view, decision, LUCK)
        if len(decision.answers) > 1 and decision.kind != "leader":
            line = reason(view, action, LUCK)
            assert isinstance(line, Line), VOCABULARY.write(position, decision.seat, action)
            said.add(line.id)
            for names in spoken:
                assert not word(line, names.words, names.name).startswith("d16-")
        position.play(decision.seat, action)
    assert len(said) > 8
