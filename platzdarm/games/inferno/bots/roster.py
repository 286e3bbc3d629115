"""The bots of Inferno, and why they do what they do."""

from platzdarm.bots.levels import Level
from platzdarm.games.inferno.bots.calm import InfernoCalm
from platzdarm.games.inferno.bots.greedy import InfernoGreedy
from platzdarm.games.inferno.bots.hard import InfernoHard
from platzdarm.games.inferno.bots.reasons import reason
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.kernel.position import Position

FOR_TWO = ("love_lives_forever", "war_gates", "soul_spires_2", "circle_of_stones")


def traits(position: Position, seat: int) -> list[tuple[str, str]]:
    """Its champions, and every kind of card that is among its own at the end."""
    assert isinstance(position, Contest)
    setting = position.setting
    in_deck = [card for card, count in enumerate(position.deck[seat].counts(len(setting.content.cards))) if count]
    cards = {*position.hand[seat], *position.discard[seat], *position.played[seat], *in_deck}
    kinds = sorted({setting.card(card).id for card in cards})
    champions = [("champion", position.kind_at(piece).id) for piece in position.supply(seat)]
    return [*champions, *(("card", kind) for kind in kinds)]


BOTS = {"calm": InfernoCalm, "greedy": InfernoGreedy, "hard": InfernoHard}
USUAL = "greedy"
ADVISER = "hard"
LEVELS = (Level("calm", 1270, 0.01), Level("greedy", 1500, 0.02), Level("hard", 1720, 1.0, timed=True))
REASON = reason
TRAITS = traits
TABLES = [{"scenario": name, "mode": "duel", "draft": draft} for name in FOR_TWO for draft in ("no", "yes")]
