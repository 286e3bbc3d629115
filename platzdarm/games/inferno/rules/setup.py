"""Setting up (chapters SETUP, GATE, SDECK, CSET): from the options of a table to its first question."""

from collections.abc import Mapping
from typing import Final

from platzdarm.games.inferno.rules.arrival import COLOUR_BITS
from platzdarm.games.inferno.rules.cards import CENTRE, CHAMPION, QUESTS, STARTING, STARTING_SET, Card, Content
from platzdarm.games.inferno.rules.decks import draw
from platzdarm.games.inferno.rules.drafting import Draft, picks, recommend
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.recruiting import Captivity, Recruiting, Studies, read_team, recruit
from platzdarm.games.inferno.rules.row import refill
from platzdarm.games.inferno.rules.scenario import BEELZEPUG, CAMPAIGN, GOALS, KYTHIS, RAKAR, TEAMS, Scenario
from platzdarm.games.inferno.rules.setting import (
    FIRST_PLAYER,
    HAND,
    IDOLS,
    NEUTRAL,
    NOBODY,
    ROW,
    SCHEMES,
    VILLAIN,
    VILLAINS_DEALT,
    Setting,
)
from platzdarm.games.inferno.rules.turn import Rounds
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.pile import Pile, bag_of, bag_with
from platzdarm.kernel.rules import Rules

KEYS: Final = ("scenario", "mode", "draft", "difficulty", "team")
CHOICES: Final = ("no", "yes")
DIFFICULTIES: Final = ("normal", "hard", "nightmare")
HARDER: Final = 4  # schemes that each level of difficulty discards before play (INF-CWIN-04)
CROWD: Final = 3  # players from whom on so many more are discarded (INF-CSET-05)
CROWDED: Final = 4


def settle(options: Mapping[str, str], scenarios: Mapping[str, Scenario]) -> dict[str, str]:
    """Only the variants that the scenario lists (INF-SCEN-01); partners always draft (INF-LOVE-06)."""
    for key in options:
        if key not in KEYS:
            raise OptionsError("option-unknown", option=key, known=", ".join(KEYS))
    names = list(scenarios)
    scenario = chosen("scenario", options.get("scenario", names[0]), names)
    modes = scenarios[scenario].modes
    mode = chosen("mode", options.get("mode", modes[0]), modes)
    if mode in CAMPAIGN:
        return settle_campaign(options, scenario, mode)
    chosen("difficulty", options.get("difficulty", DIFFICULTIES[0]), [DIFFICULTIES[0]])
    if "team" in options:
        raise OptionsError("option-value", rule="INF-CSET-02", option="team", value=options["team"], known="")
    draft = chosen("draft", options.get("draft", CHOICES[mode == TEAMS]), list(CHOICES))
    if mode == TEAMS and draft == "no":
        raise OptionsError("option-value", rule="INF-LOVE-06", option="draft", value=draft, known="yes")
    return {"scenario": scenario, "mode": mode, "draft": draft}


def standalone_modes(scenario: Scenario) -> list[str]:
    """The variants in which players compete; none for a scenario of the campaign."""
    return [mode for mode in scenario.modes if mode not in CAMPAIGN]


def settle_campaign(options: Mapping[str, str], scenario: str, mode: str) -> dict[str, str]:
    """Champions are chosen, not drafted, or come from an earlier scenario (INF-CSET-02)."""
    chosen("draft", options.get("draft", CHOICES[0]), [CHOICES[0]])
    difficulty = chosen("difficulty", options.get("difficulty", DIFFICULTIES[0]), list(DIFFICULTIES))
    found = {"scenario": scenario, "mode": mode, "difficulty": difficulty}
    return found | ({"team": options["team"]} if options.get("team") else {})


def chosen(option: str, value: str, known: list[str]) -> str:
    if value not in known:
        raise OptionsError("option-value", option=option, value=value, known=", ".join(known))
    return value


def make_setting(options: Mapping[str, str], content: Content, scenarios: Mapping[str, Scenario]) -> Setting:
    setting = Setting(content, scenarios[options["scenario"]], options["mode"], options.get("draft") == "yes")
    if setting.campaign:
        setting.difficulty = DIFFICULTIES.index(options["difficulty"])
        if "team" in options:
            read_team(setting, options["team"])
    return setting


def start(rules: Rules[Contest], setting: Setting, chance: Chance) -> Contest:
    """In the order of the chapter: field, first player, champions, piles, row, decks."""
    chance.outcomes = []
    position = Contest(rules, setting, [Rounds()], chance)
    lay_out(position)
    if setting.campaign:
        start_campaign(position)
        return position
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


def start_campaign(position: Contest) -> None:
    """Players begin (INF-CSET-01), with the champions that they choose or have brought along."""
    setting = position.setting
    position.first = 0
    deal_cards(position)
    place_villains(position)
    shuffle_schemes(position)
    position.agenda.append(Studies(position.turn_order()))
    if setting.scenario.special(KYTHIS):
        position.agenda.append(Captivity([NOBODY] * setting.seats))
    for seat, team in enumerate(setting.team):
        for kind in team:
            recruit(position, seat, kind)
    position.agenda.append(Recruiting())
    position.advance()


def place_villains(position: Contest) -> None:
    """Each with its target (INF-CSET-04); reborn champions wait (INF-CKYT-03), some bosses stand on the field."""
    setting = position.setting
    for cast, piece in zip(setting.scenario.villains, setting.cast, strict=True):
        figures = [other for other in range(piece, setting.pieces) if setting.kind_of[other] == cast.kind]
        for figure in figures:
            position.goal[figure] = cast.goal
            if not cast.dealt and not cast.reborn:
                position.owner[figure] = VILLAIN
        if cast.start:
            position.put(piece, cast.start[0])
    deal_villains(position)
    position.markers[setting.boss] = setting.scenario.special(RAKAR)  # INF-CRAK-05
    if setting.scenario.special(BEELZEPUG):
        position.pool = position.kind_at(setting.boss).defence


def deal_villains(position: Contest) -> None:
    """Some of the Damned, with the targets that are left (INF-CKYT-02)."""
    setting = position.setting
    waiting = [piece for cast, piece in zip(setting.scenario.villains, setting.cast, strict=True) if cast.dealt]
    colours = [goal for goal in range(len(GOALS)) if goal != position.goal[setting.boss]]
    for _ in range(setting.scenario.dealt):
        piece = waiting.pop(position.chance.below(len(waiting), VILLAINS_DEALT))
        position.owner[piece] = VILLAIN
        position.goal[piece] = colours.pop(position.chance.below(len(colours), VILLAINS_DEALT))


def shuffle_schemes(position: Contest) -> None:
    """INF-CSET-05: with many players, and by difficulty, some are discarded, which raises the threat (INF-CWIN-04)."""
    setting = position.setting
    position.schemes = Pile([bag_with([scheme.copies for scheme in setting.content.schemes])])
    for _ in range(HARDER * setting.difficulty + (CROWDED if setting.seats >= CROWD else 0)):
        scheme = position.chance.draw(position.schemes.top, SCHEMES)
        position.schemes = position.schemes.without(scheme)
        position.plotted = (*position.plotted, scheme)


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


def deal_cards(position: Contest) -> None:
    setting = position.setting
    content = setting.content
    kinds = len(content.cards)
    position.mystics = content.cards[setting.mystic].copies
    position.infantry = content.cards[setting.infantry].copies
    kept = [card for cards in setting.kept.values() for card in cards]
    quests = [card.index for card in content.of_source(QUESTS) if card.index not in kept]
    position.quests = Pile([bag_of(quests, kinds)])
    centre = [card.index for card in content.of_source(CENTRE) for _ in range(card.copies) if is_dealt(setting, card)]
    position.centre = Pile([bag_of(centre, kinds)])
    position.row = (NO_CARD,) * ROW
    refill(position)
    deck = [card.index for card in content.of_source(STARTING) for _ in range(card.dealt)]
    for seat in range(setting.seats):
        position.deck[seat] = Pile([bag_of(deck, kinds)])
        draw(position, seat, HAND)


def is_dealt(setting: Setting, card: Card) -> bool:
    """In the campaign no Fallen champion is in the centre deck (INF-CSET-06)."""
    return not setting.campaign or card.type != CHAMPION
