"""What ends with a turn (chapter END)."""

from platzdarm.games.inferno.rules.position import CARD_BITS, Contest


def fade(position: Contest) -> None:
    """Damage and boosts end together, so that no boost takes a champion with it (INF-END-07, 08)."""
    for piece in range(position.setting.pieces):
        position.damage[piece] = 0
        position.strength_up[piece] = 0
        position.defence_up[piece] = 0
        position.speed_up[piece] = 0
        position.granted[piece] = 0
        position.shrugged[piece] = 0
        if position.gear[piece]:
            position.gear[piece] = tuple([entry & CARD_BITS for entry in position.gear[piece]])
        if position.attached[piece]:
            position.attached[piece] = tuple([entry & CARD_BITS for entry in position.attached[piece]])
    position.trodden = ()
