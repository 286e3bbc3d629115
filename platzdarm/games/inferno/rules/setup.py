"""Setting up (chapters SETUP, GATE, SDECK): from the options of a table to its first question."""

from collections.abc import Mapping
from typing import Final

from platzdarm.games.inferno.rules.arrival import COLOUR_BITS
from platzdarm.games.inferno.rules.cards import CENTRE, QUESTS, STARTING, STARTING_SET, Content
from platzdarm.games.inferno.rules.decks import draw
from platzdarm.games.inferno.rules.drafting import Draft, give, picks
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.row import refill
from platzdarm.games.inferno.rules.scenario import CAMPAIGN, TEAMS, Scenario
from platzdarm.games.inferno.rules.setting import FIRST_PLAYER, HAND, IDOLS, NEUTRAL, ROW, Setting
from platzdarm.games.inferno.rules.turn import Rounds
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.pile import Pile, bag_of, bag_with
from platzdarm.kernel.rules import Rules

KEYS: Final = ("scenario", "mode", "draft")
CHOICES: Final = ("no", "yes")


def settle(options: Mapping[str, str], scenarios: Mapping[str, Scenario]) -> dict[str, str]:
    """Only the variants that the scenario lists (INF-SCEN-01); partners always draft (INF-LOVE-06)."""
    for key in options:
        if key not in KEYS:
            raise OptionsError("option-unknown", option=key, known=", ".join(KEYS))
    names = [id for id, scenario in scenarios.items() if playable_modes(scenario)]
    scenario = chosen("scenario", options.get("scenario", names[0]), names)
    modes = playable_modes(scenarios[scenario])
    mode = chosen("mode", options.get("mode", modes[0]), modes)
    draft = chosen("draft", options.get("draft", CHOICES[mode == TEAMS]), list(CHOICES))
    if mode == TEAMS and draft == "no":
        raise OptionsError("option-value", rule="INF-LOVE-06", option="draft", value=draft, known="yes")
    return {"scenario": scenario, "mode": mode, "draft": draft}


def playable_modes(scenario: Scenario) -> list[str]:
    return [mode for mode in scenario.modes if mode != CAMPAIGN]


def chosen(option: str, value: str, known: list[str]) -> str:
    if value not in known:
        raise OptionsError("option-value", option=option, value=value, known=", ".join(known))
    return value


def make_setting(options: Mapping[str, str], content: Content, scenarios: Mapping[str, Scenario]) -> Setting:
    return Setting(content, scenarios[options["scenario"]], options["mode"], options["draft"] == "yes")


def start(rules: Rules[Contest], setting: Setting, chance: Chance) -> Contest:
    """In the order of the chapter: field, first player, champions, piles, row, decks."""
    chance.outcomes = []
    position = Contest(rules, setting, [Rounds()], chance)
    lay_out(position)
    position.first = chance.below(2 if setting.teams else setting.seats, FIRST_PLAYER)  # INF-SETUP-04
    place_neutrals(position)
    deal_cards(position)
    if setting.draft:
        kinds = [kind.index for kind in setting.content.of_set(STARTING_SET)]
        position.undrafted = Pile([bag_of(kinds, len(setting.content.kinds))])
        position.agenda.append(Draft(picks(position)))
    else:
        recommend(position)
    position.advance()
    return position


def lay_out(position: Contest) -> None:
    """Treasures face down, beacon tokens in their colours (INF-SETUP-02, 03)."""
    setting = position.setting
    position.chests = tuple(sorted(setting.scenario.treasures))
    position.unseen = Pile([bag_with([treasure.copies for treasure in setting.content.treasures])])
    position.tokens = tuple(sorted([cell << COLOUR_BITS | colour for cell, colour in setting.scenario.tokens]))


def place_neutrals(position: Contest) -> None:
    """INF-IDOL-01; which idol stands where is left to chance."""
    piece = position.setting.neutral_from
    for group in position.setting.scenario.neutrals:
        cells = list(group.cells)
        for _ in group.kinds:
            at = position.chance.below(len(cells), IDOLS) if group.shuffled else 0
            position.owner[piece] = NEUTRAL
            position.put(piece, cells.pop(at))
            piece += 1


def recommend(position: Contest) -> None:
    """The champions that the scenario names for each colour (INF-SETUP-05)."""
    for seat in range(position.setting.seats):
        for kind in position.setting.scenario.recommended[position.gate_number(seat)]:
            give(position, seat, kind)


def deal_cards(position: Contest) -> None:
    setting = position.setting
    content = setting.content
    kinds = len(content.cards)
    position.mystics = content.cards[setting.mystic].copies
    position.infantry = content.cards[setting.infantry].copies
    position.quests = Pile([bag_of([card.index for card in content.of_source(QUESTS)], kinds)])
    position.centre = Pile(
        [bag_of([card.index for card in content.of_source(CENTRE) for _ in range(card.copies)], kinds)]
    )
    position.row = (NO_CARD,) * ROW
    refill(position)
    deck = [card.index for card in content.of_source(STARTING) for _ in range(card.dealt)]
    for seat in range(setting.seats):
        position.deck[seat] = Pile([bag_of(deck, kinds)])
        draw(position, seat, HAND)
