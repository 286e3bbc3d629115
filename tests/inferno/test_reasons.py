"""What a hint says for itself: what an order, a purchase, a card or a treasure brings."""

import pytest

from platzdarm.games.inferno.bots.greedy import InfernoGreedy
from platzdarm.games.inferno.bots.reasons import reason
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.text.words import Names
from platzdarm.games.roster import reason_of
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View
from platzdarm.text.lines import Line, word
from platzdarm.text.words import LANGUAGES, Words
from tests.inferno.tabletop import do, game, hold, library, table

LUCK = SeededChance(b"hint")
SPOKEN = {language: Names(Words(language), library()) for language in LANGUAGES}


def why(position: Contest, action: str = "", seat: int = 0, language: str = "en") -> str:
    """What speaks for an action, or else for what greedy would do."""
    view = View(position, seat)
    chosen = game().read(position, seat, action) if action else None
    if chosen is None:
        chosen = InfernoGreedy().choose(view, view.pending()[0], LUCK)
    line = reason(view, chosen, LUCK)
    assert line is not None
    return word(line, SPOKEN[language].words, SPOKEN[language].name)


def test_the_page_finds_the_reasons() -> None:
    assert reason_of("inferno") is reason


def test_an_order_is_advised_for_what_it_defeats() -> None:
    position = table({"rakar": (0, (0, 0)), "virak": (1, (2, 0))}, power=4)
    assert why(position, "order rakar") == "It defeats Virak the Primordial."
    assert why(position, "order rakar", language="ru") == "Повергнет: Вирак Изначальный."
    do(position, "order rakar")
    assert why(position, "strike reach virak") == "It defeats Virak the Primordial."


def test_an_order_is_advised_for_where_it_leads() -> None:
    shrine = table({"rakar": (0, (0, 0))}, terrain={"shrine": [(3, 0)]}, power=4)
    assert why(shrine, "order rakar") == "A shrine: 2 honour at the end of your turn, and none for the others."
    do(shrine, "order rakar")
    assert why(shrine, "step h7").startswith("A shrine: 2 honour")
    chest = table({"rakar": (0, (0, 0))}, treasures=[(2, 0)], power=4)
    assert why(chest, "order rakar") == "A treasure lies within reach."
    far = table({"rakar": (0, (-5, 0))}, terrain={"shrine": [(5, 0)]}, power=4)
    assert why(far, "order rakar") == "It comes nearer to where it is needed."
    assert why(table({"rakar": (0, None)}, power=4), "order rakar a7") == "One champion more on the field."


def test_two_champions_can_do_what_one_cannot() -> None:
    both = {"sadranis": (0, (0, 0)), "virak": (0, (0, 1)), "pit_warden": (1, (1, 0))}
    position = table(both, power=8)
    do(position, "order sadranis")
    assert why(position, "strike melee pit_warden").startswith("What this attack leaves, another champion can finish")


def test_a_purchase_is_advised_for_what_the_card_does() -> None:
    row = ["night_runner", "name_eater", "bark_plate", "ash_hound", "hollow_acolyte", "mother_of_groves"]
    position = table({"fox_minstrel": (0, None)}, row=row, runes=9, power=9)
    assert why(position, "acquire row-2") == "It gives power for orders every time it is played."
    assert why(position, "acquire row-3") == "A construct stays with its champion: strength 0, defence 3."
    assert why(position, "acquire row-4") == "Strength 4 and defence 3 for your supply."
    assert why(position, "acquire row-6") == "It gives runes for better cards every time it is played."


def test_a_purchase_is_advised_for_the_faction_that_a_deck_collects() -> None:
    row = ["veil_of_ash"] * 6
    position = table({"sadranis": (0, None), "soulcatcher": (0, None)}, row=row, runes=9, deck=["night_runner"] * 5)
    assert why(position, "acquire row-1") == "Your deck collects this faction: Void."


def test_cards_are_played_and_borne_for_a_reason() -> None:
    position = table({"rakar": (0, (0, 0))}, hand=("militia", "bark_plate"))
    assert why(position, "play militia") == "What stays in your hand is discarded at the end of the turn."
    assert why(position, "play bark_plate rakar") == "Rakar the Unholy Askara makes most of it."
    assert why(position, "gate") == "The gate’s power costs nothing."


def test_a_treasure_is_advised_for_whom_it_saves_or_strikes_down() -> None:
    position = table({"rakar": (0, (0, 0)), "virak": (1, (1, 0))}, power=9)
    hold(position, 1, "borrowed_shield")
    do(position, "order rakar", "strike melee virak")
    assert why(position, seat=1) == "Without it this champion falls: Virak the Primordial."


@pytest.mark.parametrize(
    ("scenario", "mode"), [("love_lives_forever", "duel"), ("campaign_1", "pair"), ("campaign_4", "solo")]
)
def test_every_hint_of_a_game_has_a_reason_in_both_languages(scenario: str, mode: str) -> None:
    position = game().start(game().settle({"scenario": scenario, "mode": mode}), SeededChance(b"hints"))
    said: set[str] = set()
    for _ in range(250):
        decision = position.pending()[0]
        view = View(position, decision.seat)
        action = InfernoGreedy().choose(view, decision, LUCK)
        if len(decision.answers) > 1:
            line = reason(view, action, LUCK)
            assert isinstance(line, Line), game().write(position, decision.seat, action)
            said.add(line.id)
            for names in SPOKEN.values():
                assert not word(line, names.words, names.name).startswith("inf-")
        position.play(decision.seat, action)
        if position.over:
            break
    assert len(said) > 8
