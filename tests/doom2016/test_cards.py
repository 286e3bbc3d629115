"""Components, setup, class and squad cards, hidden information, tutorial, operations."""

import pytest

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules import operations, rounds
from platzdarm.games.doom2016.rules.cards import BLUE, YELLOW
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.setting import MARINE_HEALTH
from platzdarm.games.doom2016.table import foresight
from platzdarm.games.doom2016.table.facts import figure_facts
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.position import View
from tests.doom2016.tabletop import (
    asks,
    at,
    attack,
    class_of,
    damage,
    demon_acts,
    demon_type,
    layout,
    legal,
    library,
    luck,
    marine_acts,
    name,
    new_game,
    number,
    pass_all,
    play,
    points,
    refused,
    stack_deck,
    stack_events,
)
from tests.wording import raises

# -- components --------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-COMP-01")
def test_figures_and_cards_of_the_box() -> None:
    content = library().content
    assert sum(demon.figures for demon in content.demons) == 33
    assert len(content.demons) == 8 and len(content.events) == 36 and len(content.invasions) == 12
    assert sum(weapon.copies * len(weapon.cards) for weapon in content.weapons) == 73
    assert len(content.classes) == 24 and sum(card.copies for card in content.glory) == 12
    entries = library().entries
    assert sum(card.copies for card in entries["squads"]) == 4
    assert sum(card.copies for card in entries["initiative"]) == 10
    assert len([t for t in content.threats.values() if t.kind != "first_door"]) == 3
    assert len([o for o in content.objectives.values() if o.kind != "first_contact"]) == 6


@pytest.mark.rule("D16-COMP-02")
def test_tokens_and_tiles_of_the_box_suffice_for_every_mission() -> None:
    entries = library().entries
    assert sum(tile.copies for tile in entries["tiles"]) == 24
    assert sum(weapon.copies for weapon in library().content.weapons if weapon.id != "uac") == 23
    for mission in library().missions.values():
        assert len(mission.doors) <= 8 and len(mission.portals) <= 18 and len(mission.health_packs) <= 9
        assert len(mission.teleporters) + 1 <= 6 and len(mission.objectives) <= 6


@pytest.mark.rule("D16-COMP-03")
def test_no_face_of_a_die_is_blank() -> None:
    content = library().content
    assert all(1 <= value <= 3 for value in content.red + content.black)


@pytest.mark.rule("D16-COMP-04")
def test_the_fourteen_weapons() -> None:
    weapons = [weapon for weapon in library().content.weapons if weapon.id != "uac"]
    assert len(weapons) == 14 and sum(weapon.grenade for weapon in weapons) == 3


@pytest.mark.rule("D16-SIDES-04")
def test_which_figures_are_large() -> None:
    large = {demon.id for demon in library().content.demons if demon.large}
    assert large == {"mancubus", "baron_of_hell", "cyberdemon"}
    assert sorted(d.width * d.height for d in library().content.demons if d.large) == [2, 4, 6]


@pytest.mark.rule("D16-DEMON-01")
def test_a_demon_card_says_everything_about_its_type() -> None:
    for demon in library().content.demons:
        assert demon.speed and demon.range and demon.health > demon.stagger > 0 and demon.red + demon.black
        assert demon.special_shields or demon.special_dodge


@pytest.mark.rule("D16-ACTION-01")
def test_every_main_card_has_an_attack() -> None:
    assert all(card.attacks for card in library().content.actions if card.kind == 0)


# -- set-up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-SIDES-01")
@pytest.mark.parametrize("marines", ["0", "5", "two"])
def test_there_are_one_to_four_marines(marines: str) -> None:
    with raises(OptionsError, match="D16-SIDES-01"):
        new_game(marines=marines)


@pytest.mark.rule("D16-ARGENT-06", "D16-WEAPON-04", "D16-WEAPON-05", "D16-OPS-02", "D16-CARDS-06", "D16-DECK-06")
def test_own_decks_are_chosen_before_the_mission() -> None:
    position = new_game(marines="1", decks="own", mission="pump_hall")
    assert asks(position) == (0, "sets") and len(legal(position)) == 20
    play(position, "sets overwhelming_power dark_counsel deathless_legion", "invasion iron_herd")
    assert refused(position, "weapons plasma_rifle plasma_rifle")
    assert refused(position, "weapons plasma_rifle rocket_launcher")
    play(position, "weapons plasma_rifle static_rifle", "class runner")
    assert sum(bag.size for bag in position.decks[0].pile.bags) + len(position.hands[0]) == 10
    assert len(position.hands[0]) == position.hand_limit(0)
    assert position.event_deck.size + len(position.event_hand) == 18


@pytest.mark.rule("D16-CARDS-09")
def test_three_marines_name_a_leader_and_four_have_no_squad_card() -> None:
    position = new_game(marines="3")
    assert {decision.seat for decision in position.pending()} == {1, 2, 3} and asks(position)[1] == "leader"
    play(position, "leader bravo")
    assert [position.has_squad_card(marine) for marine in range(3)] == [False, True, False]
    assert new_game(marines="4").setting.squad is None


@pytest.mark.rule("D16-CARDS-10", "D16-TIMING-04")
def test_two_marines_are_veterans() -> None:
    position = new_game(marines="2")
    assert position.setting.squad is not None and position.setting.squad.id == "combat_veteran"
    assert all(position.has_squad_card(marine) for marine in range(2))
    bonus = position.setting.squad.health
    assert bonus and position.health(0) == position.health(1) == MARINE_HEALTH + bonus


@pytest.mark.rule("D16-CARDS-11", "D16-CARDS-12")
def test_a_lone_marine_acts_twice_a_round() -> None:
    position = layout("alpha (0,0), imp (9,9)", marines=1)
    position.setting.squad = library().content.squad_of(1)
    rounds.prepare_deck(position)
    assert position.unrevealed == [2, 0, 0, 0, 1]


@pytest.mark.rule("D16-TIMING-04", "D16-CARDS-09", "D16-CARDS-10", "D16-CARDS-11")
@pytest.mark.parametrize("marines", [1, 2, 3])
def test_whoever_has_a_squad_card_has_two_main_actions(marines: int) -> None:
    position = layout("alpha (0,0), imp (9,9)", marines=marines)
    position.setting.squad = library().content.squad_of(marines)
    position.leader = 0
    activation = MarineActivation(0)
    activation.begin(position)
    assert activation.mains == 2


@pytest.mark.rule("D16-SIDES-02")
def test_marines_differ_in_name_only() -> None:
    position = layout("alpha (0,0), bravo (1,0), charlie (2,0), delta (3,0)", marines=4)
    assert [position.health(marine) for marine in range(4)] == [10] * 4
    assert [position.hand_limit(marine) for marine in range(4)] == [3] * 4


# -- class cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-CARDS-06", "D16-CARDS-07", "D16-CARDS-08")
def test_an_exhausted_card_keeps_what_needs_no_exhausting() -> None:
    position = class_of(layout("alpha (0,0), imp-1 (1,0)"), "alpha", "sapper")
    marine_acts(position, points=0)
    play(position, next(text for text in legal(position) if text.startswith("use class")))
    assert damage(position, "imp-1") == 1 and position.exhausted == 1
    assert not [text for text in legal(position) if text.startswith("use class")]
    position = class_of(layout("alpha (0,0)", doors="[1,0]-[1,1]"), "alpha", "sapper")
    position.exhausted = 1
    assert "open c3-d3" in legal(marine_acts(position, points=0))


@pytest.mark.rule("D16-KILL-07")
def test_a_killed_marine_may_use_its_class_card() -> None:
    position = class_of(layout("bravo (1,0), imp (9,9)"), "alpha", "forward_observer")
    rounds.prepare_deck(position)
    position.agenda = [rounds.ActivationPhase(0)]
    position.advance()
    assert asks(position) == (1, "activation_phase") and "use class forward_observer-1" in legal(position)


@pytest.mark.rule("D16-GOLD-02")
def test_commando_makes_the_defender_draw_again() -> None:
    position = class_of(layout("alpha (0,0), cacodemon (2,0)"), "alpha", "commando")
    stack_events(position, "demonic_strength_1 soul_harvest_2")
    attack(luck(position, "black=3 event:demonic_strength_1 event:soul_harvest_2"), "alpha", "cacodemon", 0, 1)
    pass_all(play(position, "use class commando-1"))
    assert damage(position, "cacodemon") == 3


@pytest.mark.rule("D16-GOLD-02")
def test_guardian_takes_the_attack_upon_himself() -> None:
    position = class_of(layout("alpha (0,0) stunned, bravo (0,1) stunned, imp (3,0)"), "bravo", "guardian")
    attack(luck(position, "red=1 red=1"), "imp", "alpha")
    pass_all(play(position, "use class guardian-1"))
    assert damage(position, "bravo") == 2 and damage(position, "alpha") == 0


@pytest.mark.rule("D16-GOLD-02")
def test_overwatch_fires_at_a_demon_that_comes_near() -> None:
    position = class_of(stack_events(layout("alpha (0,0), imp (4,0)"), "soul_harvest_2"), "alpha", "overwatch")
    demon_acts(luck(position, "red=2 event:soul_harvest_2"), "imp")
    play(position, "step w")
    assert asks(position) == (1, "demon_near")
    pass_all(play(position, legal(position)[1]))
    assert damage(position, "imp") == 2 and asks(position) == (0, "demon") and points(position) == 3


@pytest.mark.rule("D16-GOLD-02")
def test_charged_fireball_reaches_farther_for_argent() -> None:
    position = layout("alpha (0,0) stunned, imp (6,0)")
    assert refused(demon_acts(position, "imp"), "attack alpha")
    position.argent[demon_type("imp")] = 1
    demon_acts(luck(position, "red=1 red=1 red=1"), "imp")
    pass_all(
        play(position, "attack alpha charged_fireball"),
        "before_roll",
        "while_attacking",
        "while_defending",
        "after_attack",
    )
    assert damage(position, "alpha") == 3 and position.argent[demon_type("imp")] == 0


@pytest.mark.rule("D16-GOLD-02")
def test_rockets_hit_friend_and_foe_around_the_defender() -> None:
    position = layout("alpha (0,0), imp-1 (3,0) stunned, bravo (4,0), pinky (3,1)")
    attack(luck(position, "red=2 black=2"), "alpha", "imp-1", 1, 1, "rocket_salvo")
    pass_all(play(position, next(text for text in legal(position) if text.startswith("use card"))))
    assert damage(position, "bravo") == 4 and damage(position, "pinky") == 4


# -- timing and hidden information -------------------------------------------------------------------------------


@pytest.mark.rule("D16-TIMING-05", "D16-TIMING-06")
def test_the_invader_comes_before_the_marines_and_alpha_before_bravo() -> None:
    position = layout("alpha (0,0)", marines=4)
    assert position.setting.everyone() == [0, 1, 2, 3, 4]
    class_of(class_of(position, "alpha", "forward_observer"), "bravo", "forward_observer")
    stack_events(position, "ferocity_1", held="paranoia_1")
    rounds.prepare_deck(position)
    position.agenda = [rounds.ActivationPhase(0)]
    position.advance()
    for seat in (0, 1, 2):
        assert asks(position) == (seat, "activation_phase")
        play(position, "pass")


@pytest.mark.rule("D16-TIMING-07", "D16-TIMING-09", "D16-TIMING-10", "D16-TIMING-08")
def test_what_a_marine_sees() -> None:
    position = new_game(marines="2", mission="pump_hall")
    facts = View(position, 1).facts()
    assert facts.invader.invasion is None and facts.invader.hand == [None] * len(position.event_hand)
    assert None not in facts.marines[0].hand
    assert facts.marines[1].hand == [None] * len(position.hands[1])
    assert facts.marines[1].discards == [] and "uac" in facts.marines[1].weapons
    up = {demon.id for demon in facts.invader.cards}
    assert up == {library().content.demons[kind].id for kind in position.types_on_map()}
    mine = View(position, 0).facts()
    assert mine.invader.invasion == "eye_of_the_storm" and None not in mine.invader.hand


@pytest.mark.rule("D16-LOS-07")
def test_every_view_knows_the_map_for_checking_sight() -> None:
    position = layout("alpha (0,0), imp (3,0)")
    for seat in (-1, 0, 1, 2):
        known = position.masked(seat)
        assert known.place == position.place and known.shut == position.shut


# -- the tutorial ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-TUTORIAL-01", "D16-TUTORIAL-02", "D16-TUTORIAL-03", "D16-TUTORIAL-05")
def test_the_tutorial_is_set_up() -> None:
    position = new_game(mission="first_steps", marines="3")
    content = library().content
    rocket = content.weapon("rocket_launcher").index
    assert [weapon for _, weapon in position.setting.weapons] == [rocket]
    assert all(len(position.hands[m]) == 3 and position.decks[m].size == 7 for m in range(3))
    sets = {content.sets[n] for n in range(6) if position.sets >> n & 1}
    assert sets == {"overwhelming_power", "seek_and_destroy", "blood_rush"}
    assert {content.demons[kind].id for kind in position.types_on_map()} == {"imp", "possessed_soldier"}
    assert position.unrevealed == [1, 1, 1, 0, 2]
    assert sum(1 for figure in range(4) if position.on_map(figure)) == 3


@pytest.mark.rule("D16-TUTORIAL-04")
def test_the_invasion_card_of_the_tutorial_lies_open() -> None:
    facts = View(new_game(mission="first_steps", marines="2"), 1).facts()
    assert facts.invader.invasion == "first_strike"


@pytest.mark.rule("D16-TUTORIAL-06")
def test_demons_open_no_door_while_portals_are_there() -> None:
    position = layout("imp (0,0)", tutorial=True, threat="first_door", portals={(5, 5): 0}, doors="[1,0]-[1,1]")
    assert refused(demon_acts(position, "imp"), "open c3-d3")
    position.portals_left = 0
    assert "open c3-d3" in legal(demon_acts(position, "imp"))


@pytest.mark.rule("D16-TUTORIAL-07", "D16-EXRULE-03")
def test_the_first_door_lets_both_groups_in() -> None:
    position = layout(
        "alpha (0,0)",
        tutorial=True,
        threat="first_door",
        objective="first_contact",
        portals={(5, 5): 0, (5, 8): 1},
        doors="[1,0]-[1,1] [0,1]-[1,1]",
    )
    play(marine_acts(position, points=3), "open c3-d3", "portal h8", "group first")
    while asks(position)[1] == "place":
        play(position, legal(position)[0])
    play(position, "group first")
    while asks(position)[1] == "place":
        play(position, legal(position)[0])
    strike = next(card for card in library().content.invasions if card.id == "first_strike")
    both = [strike.groups[colour][0] for colour in (BLUE, YELLOW)]
    assert len(position.demons_on_map()) == sum(number for group in both for _, number in group.demons)
    assert demon_type("cacodemon") in position.types_on_map()
    assert position.portals_left == 0 and points(position) == 2
    play(position, "open c3-c4")
    assert asks(position) == (1, "act")


@pytest.mark.rule("D16-TUTORIAL-08")
def test_the_tutorial_knows_no_argent_power() -> None:
    position = stack_events(layout("alpha (0,0), imp (5,5)", tutorial=True), "ferocity_1", held="ferocity_2")
    position.agenda = [rounds.Status(rounds.ARGENT, 0)]
    position.advance()
    assert position.agenda == []


@pytest.mark.rule("D16-TUTORIAL-09")
def test_the_tutorial_leaves_the_advanced_rules_out() -> None:
    position = layout("alpha (0,0), imp (1,0) with 2 damage", tutorial=True)
    play(marine_acts(position, points=3), "step e")
    assert at(position, "imp") == (1, 0) and position.glory[0] == ()
    shown = layout("alpha (0,0), imp (1,0) with 2 damage", tutorial=True)
    assert not any(figure.staggered for figure in figure_facts(shown)), "nothing invites to what cannot be done"
    hurt = marine_acts(layout("alpha (0,0), imp (3,0) with 1 damage", tutorial=True), cards="pump_blast")
    assert [odds.stagger for odds in foresight.cards(hurt)] == [0], "nor is its chance told"
    position = layout("alpha (0,0)", tutorial=True, teleporters=[(0, 0), (5, 5)], active=3)
    assert refused(marine_acts(position, points=3), f"teleport {name(position, (5, 5))}")
    position = stack_deck(layout("alpha (0,0), imp (4,0)", tutorial=True, difficult=[(2, 0)]), "alpha", "armor")
    attack(position, "imp", "alpha")
    assert position.over or asks(position)[1] != "cover"
    assert new_game(mission="first_steps", marines="1").setting.squad is None
    with raises(OptionsError, match="D16-TUTORIAL-09"):
        new_game(mission="first_steps", decks="own")


@pytest.mark.rule("D16-TUTORIAL-11")
def test_the_marines_win_when_the_summoned_demons_are_dead_too() -> None:
    from platzdarm.games.doom2016.rules import killing

    position = layout("alpha (0,0), imp (5,5)", objective="first_contact", tutorial=True, portals={(8, 8): 0})
    killing.kill(position, number(position, "imp"), 0, False)
    assert position.result is None
    position = layout("alpha (0,0), imp (5,5)", objective="first_contact", tutorial=True)
    position.doors_opened = 1
    killing.kill(position, number(position, "imp"), 0, False)
    assert position.result == [0.0, 1.0, 1.0]


@pytest.mark.rule("D16-TUTORIAL-12")
@pytest.mark.parametrize(("marines", "frags"), [("1", 4), ("2", 4), ("3", 3), ("4", 2)])
def test_frags_needed_in_the_tutorial(marines: str, frags: int) -> None:
    assert new_game(mission="first_steps", marines=marines).setting.frags_needed() == frags


# -- operations --------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-OPS-01", "D16-OPS-03")
def test_two_operations_of_six_missions_in_order() -> None:
    names = [name for operation in operations.names(library()) for name in operations.missions_of(library(), operation)]
    assert len(names) == len(set(names)) == 12
    game = Doom2016(library())
    assert game.settle({"operation": "exodus", "won": "1-1"})["mission"] == names[8]
    for mission in library().missions.values():
        assert mission.objective in library().content.objectives and mission.threat in library().content.threats


@pytest.mark.rule("D16-OPS-04")
def test_the_next_mission_starts_anew() -> None:
    game = Doom2016(library())
    options = game.settle({"operation": "black_bishop", "marines": "2"})
    following = operations.sequel(options, [0.0, 1.0, 1.0], library())
    assert following is not None
    position = game.start(following, SeededChance(b"next"))
    assert all(cards == () for cards in position.glory)
    assert not any(owned >> library().content.weapon("rocket_launcher").index & 1 for owned in position.weapons)


@pytest.mark.rule("D16-OPS-05", "D16-OPS-06")
def test_four_wins_or_the_last_mission_decide() -> None:
    assert operations.winner(0, 4, False) == 1 and operations.winner(3, 2, True) is None
    assert operations.winner(3, 3, True) == 0 and operations.winner(3, 3, False) == 1
    options = {"operation": "exodus", "won": "1-3", "marines": "1", "decks": "recommended", "mission": "ember_ward"}
    assert operations.sequel(options, [0.0, 1.0], library()) is None
    following = operations.sequel(options, [1.0, 0.0], library())
    assert following is not None and following["won"] == "2-3" and following["mission"] == "throne_of_the_titan"


@pytest.mark.rule("D16-OPS-07")
def test_the_loser_picks_the_next_mission_of_an_own_operation() -> None:
    own = {"operation": "own", "won": "0-1", "played": "pump_hall"}
    assert operations.choosers(own, [1.0, 0.0, 0.0]) == [1, 2] and operations.choosers(own, [0.0, 1.0, 1.0]) == [0]
    assert operations.choosers({"operation": "exodus"}, [1.0, 0.0]) == []
    with raises(OptionsError, match="D16-OPS-07"):
        operations.settle(own, library())


@pytest.mark.rule("D16-OPS-08")
def test_no_mission_twice_in_an_own_operation() -> None:
    options = {"operation": "own", "won": "0-1", "played": "pump_hall", "mission": "pump_hall"}
    with raises(OptionsError, match="D16-OPS-08"):
        Doom2016(library()).settle(options)
    assert Doom2016(library()).settle({**options, "mission": "long_haul"})["mission"] == "long_haul"
