"""What everybody may know of a scenario of the campaign: nothing of it is secret but the order of the schemes."""

from platzdarm.games.inferno.rules.field import OFF
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.recruiting import SHARE
from platzdarm.games.inferno.rules.scenario import GOALS
from platzdarm.games.inferno.rules.setting import CAPTIVE, NOBODY
from platzdarm.games.inferno.rules.setup import DIFFICULTIES
from platzdarm.games.inferno.rules.villainy import goal_cell, threat, villains
from platzdarm.games.inferno.table.fact_types import CampaignFacts, VillainFacts
from platzdarm.games.inferno.text.stories import ending


def campaign_facts(position: Contest) -> CampaignFacts:
    setting, content = position.setting, position.setting.content
    return CampaignFacts(
        difficulty=DIFFICULTIES[setting.difficulty],
        threat=threat(position),
        schemes_left=position.schemes.size,
        discarded=[content.schemes[scheme].id for scheme in position.plotted],
        revealed=[content.schemes[scheme].id for scheme in position.plots],
        goals={colour: target(position, number) for number, colour in enumerate(GOALS)},
        villains=[villain_facts(position, piece) for piece in villains(position)],
        omens=[content.treasures[treasure].id for treasure in position.omens],
        hoard=[content.treasures[treasure].id for treasure in position.hoard],
        pool=position.pool,
        marked=None if position.marked == NOBODY else setting.names[position.marked],
        markers={setting.names[piece]: number for piece, number in enumerate(position.markers) if number},
        captives=[setting.names[piece] for piece, owner in enumerate(position.owner) if owner == CAPTIVE],
        freed=position.freed,
        recruits=[[content.kinds[kind].id for kind in chosen] for chosen in position.recruits],
        share=SHARE[setting.seats],
        ending=ending(position),
        kept=[setting.card(card).id for card in position.spoils],
    )


def target(position: Contest, goal: int) -> str | None:
    cell = goal_cell(position, goal)
    return None if cell == OFF else position.field.name(cell)


def villain_facts(position: Contest, piece: int) -> VillainFacts:
    goal = position.goal[piece]
    return VillainFacts(
        id=position.setting.names[piece],
        goal=GOALS[goal] if goal >= 0 else None,
        honour=position.kind_at(piece).honour,
        boss=piece == position.setting.boss,
        reborn=piece in position.risen,
    )
