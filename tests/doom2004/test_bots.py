"""The bots: they leave when they can, shoot by odds, end where something awaits them, and see what their seat sees."""

import pytest

from platzdarm.arena.matches import ask, play_game
from platzdarm.bots.bot import Bot
from platzdarm.bots.random_bot import RandomBot
from platzdarm.games.doom2004.bots.calm import Doom2004Calm
from platzdarm.games.doom2004.bots.greedy import Doom2004Greedy, respond
from platzdarm.games.doom2004.bots.hard import Doom2004Hard
from platzdarm.games.doom2004.bots.judge import Study
from platzdarm.games.doom2004.bots.reasons import reason
from platzdarm.games.doom2004.bots.roads import Road
from platzdarm.games.doom2004.bots.roster import BOTS, LEVELS
from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.scenario import Encounter
from platzdarm.games.doom2004.rules.verbs import READY, SPRINT
from platzdarm.games.doom2004.text.vocabulary import VOCABULARY
from platzdarm.games.roster import adviser_of, usual_bot
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View
from tests.doom2004.tabletop import act, acting, arm, deal, layout, library, order, turn
from tests.doom2004.test_knowledge import TWIN, twins
from tests.doom2004.test_scenarios import meet, reveal, start
from tests.doom2004.test_turns import invader

WALL = [(4, y) for y in range(5)]
CORRIDOR = [(x, y) for x in range(3, 12) for y in (0, 2)]  # what is not floor beside a way of one square


def answer(position: Foray, bot: type[Bot] = Doom2004Greedy) -> str:
    """What the bot whose turn it is does, in words."""
    decision = position.pending()[0]
    action = bot().choose(View(position, decision.seat), decision, SeededChance(b"bot"))
    return VOCABULARY.write(position, decision.seat, action)


def test_a_marine_leaves_by_the_open_door() -> None:
    position = layout("green (9,1)", size=(10, 4), doors=[("r1", "red", "v", (10, 1))], leave_by="r1", marines=1)
    position.shut = 0
    position.keys = 1
    assert answer(turn(position, "green", "sprint")) == "leave"


def test_a_marine_opens_the_door_to_the_unknown() -> None:
    areas = {(x, y): 1 for x in range(5, 9) for y in range(4)}
    position = layout("green (4,1)", size=(9, 4), doors=[("d1", "normal", "v", (5, 1))], areas=areas, marines=1)
    assert answer(turn(position, "green", "sprint")) == "door d1"


def test_each_way_of_an_encounter_is_chosen_now_and_then() -> None:
    """The last one always was, so that no machine ever came by the BFG."""
    position = reveal(start("throne_is_a_machine", marines="1"), "a1", "a5")
    meet(position, "green", "a5")
    chosen = set()
    for number in range(8):
        decision = position.pending()[0]
        luck = SeededChance(bytes([number]))
        chosen.add(Doom2004Greedy().choose(View(position, decision.seat), decision, luck))
    assert chosen == set(position.pending()[0].answers.as_list())


def test_a_marine_takes_the_better_weapon_at_its_range() -> None:
    """A shotgun tears up what stands next to him, and hits next to nothing four squares away."""
    near = arm(layout("green (0,0), demon-1 (1,0)", marines=1), "green", "shotgun")
    assert answer(turn(near, "green", "unload")).startswith("attack shotgun")
    far = arm(layout("green (0,0), imp-1 (4,0)", marines=1), "green", "shotgun")
    assert answer(turn(far, "green", "unload")).startswith("attack pistol")


def test_a_marine_does_not_throw_a_grenade_at_his_own_feet() -> None:
    position = arm(layout("green (0,0), trite-1 (1,0)", marines=1), "green", rockets=3)
    assert "grenade" not in answer(turn(position, "green", "unload"))


def test_a_marine_ends_where_an_encounter_awaits_him() -> None:
    meeting = Encounter("cupboard", 0, 0, [[]])
    position = layout("green (0,0)", size=(12, 12), marines=1, encounter=meeting, tokens={(9, 9): "bullets"})
    assert answer(turn(position, "green", "sprint")) == "end"


def test_a_surrounded_marine_dodges_and_a_lone_one_sprints() -> None:
    lone = layout("green (0,0)", marines=1, tokens={(15, 15): "red_key"})
    assert answer(turn(lone, "green")) == "action sprint"
    corner = layout("green (0,0), hell_knight-1 (1,0), mancubus-1 (1,2)", size=(5, 5), void=[(0, 1)], marines=1)
    hunted = turn(corner, "green", "ready")
    hunted.agenda[-1].attacks = 0  # type: ignore[attr-defined]
    hunted.asked = None
    assert answer(hunted) == "order dodge green"


def test_a_guard_shoots_at_what_comes_near() -> None:
    position = order(layout("green (0,0), imp-1 (6,0)", marines=1), "green", "guard")
    invader(position)
    told: list[str] = []
    for _ in range(30):
        decision = position.pending()[0]
        if decision.kind == "action":
            break
        told += [event.kind for event in position.play(decision.seat, respond(Study(position), decision))]
    assert "guard" in told and told.index("guard") < told.index("rolled")


def test_an_invader_walks_up_and_strikes() -> None:
    position = layout("green (0,0), zombie-1 (3,0)", marines=1)
    invader(deal(position))
    for _ in range(12):
        decision = position.pending()[0]
        text = answer(position)
        if text.startswith("strike"):
            break
        position.play(decision.seat, VOCABULARY.read(position, decision.seat, text))
    assert text == "strike a1"


def test_one_charge_is_spent_where_one_is_enough_and_none_where_it_is_in_vain() -> None:
    near = layout("green (0,0), zombie-1 (6,0)", size=(12, 1), marines=1)
    position = acting(deal(near, "charge_1 charge_2"), "zombie")
    assert answer(position) == "use event charge_1"
    act(position, "invader", "use event charge_1")
    assert answer(position) == "step w"
    far = layout("green (0,0), zombie-1 (11,0)", size=(12, 1), marines=1)
    assert answer(acting(deal(far, "charge_1 charge_2"), "zombie")) == "step w"


def test_in_a_dead_end_those_who_cannot_hurt_make_room_and_the_others_strike_on() -> None:
    """A marine with much armour who dodges: else those before him plug the way for those behind, and nobody moves."""
    plugged = layout("green (0,0), imp-1 (1,0)", size=(12, 1), marines=1)
    plugged.armour[0] = 12
    assert answer(acting(deal(plugged), "imp")) == "step e"
    position = order(layout("green (0,0), hell_knight-1 (1,0)", size=(12, 2), marines=1), "green", "dodge")
    position.armour[0] = 6
    assert answer(acting(deal(position), "hell_knight")) == "strike b1"


def test_the_strongest_group_is_spawned_and_put_near_its_prey() -> None:
    position = layout("green (0,2)", size=(9, 5), obstacles=WALL, marines=1)
    invader(deal(position, "spawn_zombie2_or_imp_1"))
    assert answer(position) == "spawn spawn_zombie2_or_imp_1 group-1"


@pytest.mark.parametrize("bot", [Doom2004Greedy, Doom2004Calm, Doom2004Hard])
def test_no_spawn_card_is_spent_where_marines_see_everything(bot: type[Bot]) -> None:
    position = invader(deal(layout("green (0,2)", size=(9, 5), marines=1), "spawn_zombie2_or_imp_1"))
    assert answer(position, bot) == "pass"


def test_no_spawn_card_is_spent_for_a_figure_that_the_fight_needs() -> None:
    """Both mancubi stand near the marine: to take one off the board would bring nobody (D04-SPAWN-08)."""
    figures = "green (0,0), mancubus-1 (1,0), mancubus-2 (3,0)"
    position = layout(figures, size=(9, 2), obstacles=[(5, 0), (5, 1)], marines=1)
    invader(deal(position, "spawn_mancubus_or_trite2_1"))
    assert answer(position) == "spawn spawn_mancubus_or_trite2_1 group-2"


def test_of_two_groups_the_one_that_finds_room_is_spawned() -> None:
    """A mancubus is the stronger, but too large for a corridor."""
    position = invader(
        deal(layout("green (0,0)", size=(9, 1), obstacles=[(4, 0)], marines=1), "spawn_mancubus_or_trite2_1")
    )
    assert answer(position) == "spawn spawn_mancubus_or_trite2_1 group-2"


@pytest.mark.parametrize("bot", [Doom2004Greedy, Doom2004Calm, Doom2004Hard])
def test_a_marine_plays_the_same_in_bases_that_differ_in_what_is_unseen(bot: type[Bot]) -> None:
    here, there = (
        Doom2004(found).start({"scenario": TWIN, "marines": "1"}, SeededChance(b"twins")) for found in twins()
    )
    for _ in range(60):
        if here.areas >> 3 & 1 or here.over:
            break
        decision = here.pending()[0]
        player = bot() if decision.seat else Doom2004Greedy()
        answers = [ask(player, position, position.pending()[0], SeededChance(b"luck")) for position in (here, there)]
        assert decision.seat == 0 or answers[0] == answers[1]
        here.play(decision.seat, answers[0])
        there.play(decision.seat, answers[0])


@pytest.mark.parametrize("scenario", list(library().scenarios))
def test_whole_games_against_chance_are_won_by_whoever_thinks(scenario: str) -> None:
    game = Doom2004(library())
    played = play_game(game, {"scenario": scenario, "marines": "1"}, [Doom2004Greedy(), RandomBot()], b"seed")
    assert played.forfeit is None and played.result[0] == 1.0


def test_the_levels_are_on_the_roster_and_hard_advises() -> None:
    assert list(BOTS) == ["calm", "greedy", "hard"]
    assert [level.bot for level in LEVELS] == list(BOTS)
    assert (usual_bot("doom2004"), adviser_of("doom2004")) == ("greedy", "hard")


def hunted() -> Foray:
    """A marine before the corridor to his key, and beside him a zombie that could strike at once."""
    figures, tokens = "green (2,1), zombie-1 (2,2)", {(11, 1): "red_key"}
    return acting(deal(layout(figures, size=(12, 3), void=CORRIDOR, marines=1, tokens=tokens)), "zombie")


def test_a_hard_invader_shuts_the_corridor_before_it_strikes() -> None:
    """Greedy strikes from beside him, and he runs on."""
    position = hunted()
    assert answer(position) == "strike c2"
    assert answer(position, Doom2004Hard) == "step se"
    position.play(0, VOCABULARY.read(position, 0, "step se"))
    assert answer(position, Doom2004Hard) == "strike c2"


def test_a_hard_invader_that_shuts_the_way_says_so() -> None:
    assert why(hunted(), Doom2004Hard) == "d04-reason-blocks"
    open_floor = acting(deal(layout("green (0,0), zombie-1 (9,0)", size=(12, 12), marines=1)), "zombie")
    assert why(open_floor, Doom2004Hard) == "d04-reason-nears"


def test_who_stands_beside_the_way_holds_nobody_up() -> None:
    position = hunted()
    road = Road(Study(position), 0)
    mouth, beside = position.place[0] + 1, position.place[position.invaders_on_board()[0]]
    assert road.delay([mouth]) == 8.0  # all that a sprint leads on
    assert road.delay([beside]) == 0.0


def test_hard_finishes_a_game_on_either_side_and_repeats_it() -> None:
    game, options = Doom2004(library()), {"scenario": "ash_and_red_light", "marines": "1"}
    for bots in ([Doom2004Hard(), Doom2004Greedy()], [Doom2004Greedy(), Doom2004Hard()]):
        played = play_game(game, options, bots, b"hard")
        assert played.forfeit is None and sum(played.result) == 1.0
    assert played.actions == play_game(game, options, [Doom2004Greedy(), Doom2004Greedy()], b"hard").actions


def test_calm_knows_the_odds_but_looks_no_farther_than_the_nearest() -> None:
    """The wounded imp behind is the better target; greedy aims at it, calm at what stands before him."""
    position = layout("green (0,0), mancubus-1 (3,0), zombie-1 (0,4)", size=(8, 8), marines=1)
    turn(position, "green", "unload")
    assert answer(position) == "attack pistol a5"
    assert answer(position, Doom2004Calm) == "attack pistol d1"


def test_calm_neither_sprints_nor_places_orders() -> None:
    lone = turn(layout("green (0,0)", marines=1, tokens={(15, 15): "red_key"}), "green")
    assert answer(lone) == "action sprint"
    assert answer(lone, Doom2004Calm) == "action advance"
    for seed in range(2):
        game = Doom2004(library())
        position = game.start({"scenario": "ash_and_red_light", "marines": "1"}, SeededChance(bytes([seed])))
        while not position.over and position.round < 5:
            decision = position.pending()[0]
            bot: Bot = Doom2004Calm() if decision.seat else Doom2004Greedy()
            for event in position.play(decision.seat, ask(bot, position, decision, SeededChance(b"calm"))):
                assert event.kind != "ordered" and not (event.kind == "action" and event.values[1] in (SPRINT, READY))


def test_calm_plays_the_same_whatever_the_luck() -> None:
    """It is weaker because it looks less far, not because it throws chances away."""
    position = invader(deal(layout("green (0,2)", size=(9, 5), obstacles=WALL, marines=1), "spawn_zombie2_or_imp_1"))
    decision = position.pending()[0]
    view = View(position, decision.seat)
    assert len({Doom2004Calm().choose(view, decision, SeededChance(bytes([luck]))) for luck in range(20)}) == 1


def test_calm_looks_after_four_of_its_invaders_in_a_turn() -> None:
    figures = ", ".join(f"zombie-{number + 1} ({10 + number},0)" for number in range(6))
    for bot, most in ((Doom2004Calm, 4), (Doom2004Greedy, 6)):
        position = invader(deal(layout(f"green (0,0), {figures}", size=(17, 3), marines=3)))
        activated = 0
        while position.pending()[0].seat == 0:
            decision = position.pending()[0]
            events = position.play(0, bot().choose(View(position, 0), decision, SeededChance(b"calm")))
            activated += len([event for event in events if event.kind == "activated"])
        assert activated == most


def test_calm_finishes_a_game_on_either_side() -> None:
    for bots in ([Doom2004Calm(), Doom2004Greedy()], [Doom2004Greedy(), Doom2004Calm()]):
        played = play_game(Doom2004(library()), {"scenario": "ash_and_red_light", "marines": "1"}, bots, b"calm")
        assert played.forfeit is None and sum(played.result) == 1.0


def why(position: Foray, bot: type[Bot] = Doom2004Greedy) -> str:
    """What a hint says for the bot's answer, as a line's id."""
    decision = position.pending()[0]
    view = View(position, decision.seat)
    line = reason(view, bot().choose(view, decision, SeededChance(b"hint")), SeededChance(b"hint"))
    assert line is not None
    return line.id


def test_a_hint_tells_why() -> None:
    near = arm(layout("green (0,0), imp-1 (1,0)", marines=1), "green", "shotgun")
    assert why(turn(near, "green", "unload")) == "d04-reason-kills"
    lone = layout("green (0,0)", marines=1, tokens={(15, 15): "red_key"})
    assert why(turn(lone, "green")) == "d04-reason-sprint"
    assert why(turn(lone, "green", "sprint")) == "d04-reason-errand"
