"""The whole position as plain data, and every tile in it (NH-COMP-02)."""

from typing import TYPE_CHECKING, Any

from platzdarm.games.neuroshima.rules.tiles import Piece

if TYPE_CHECKING:
    from platzdarm.games.neuroshima.rules.position import Skirmish


def data(position: "Skirmish") -> dict[str, Any]:
    """Everything that can change, as plain numbers; the table itself is set up from the options."""
    return {
        "agenda": [step.data() for step in position.agenda],
        "chance": position.chance.state(),
        "first": position.setting.order[0],
        "cells": [None if piece is None else piece_data(piece) for piece in position.cells],
        "hands": [list(hand) for hand in position.hands],
        "piles": [[list(bag.counts) for bag in pile.bags] for pile in position.piles],
        "discards": [list(pile) for pile in position.discards],
        "points": list(position.points),
        "numbers": [
            position.alive,
            position.active,
            position.turn,
            position.clock,
            position.played,
            int(position.fresh),
            position.stage,
            position.waiting,
            position.tied,
        ],
        "result": None if position.result is None else list(position.result),
    }


def piece_data(piece: Piece) -> list[int]:
    return [piece.seat, piece.tile.index, piece.rotation, piece.wounds, piece.spent]


def inventory(position: "Skirmish") -> dict[str, int]:
    """Every tile of every seat, wherever it is. A HQ that is not placed yet waits beside the board."""
    count: dict[str, int] = {}
    for seat, army in enumerate(position.setting.armies):
        total = position.piles[seat].counts(len(army.tiles))
        for tile in (*position.hands[seat], *position.discards[seat]):
            total[tile] += 1
        for piece in position.cells:
            if piece is not None and piece.seat == seat:
                total[piece.tile.index] += 1
        if not total[army.hq.index] and position.turn == 0:
            total[army.hq.index] = 1
        for tile, number in enumerate(total):
            count[f"{seat}:{army.tiles[tile].id}"] = number
    return count
