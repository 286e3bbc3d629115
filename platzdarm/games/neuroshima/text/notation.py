"""Actions as text, both ways: `place mutant c3 r2`, `push c3 c2`, `heal c3 from c1 with d2`.

Tiles are named by their key in the seat's army, cells by column and row, rotations r0 to r5 in clockwise sixths.
"""

from platzdarm.board.hexes import OFF
from platzdarm.games.neuroshima.rules import verbs
from platzdarm.games.neuroshima.rules.attacks import INSTANT_SOURCE, TO_MELEE, TO_RANGED
from platzdarm.games.neuroshima.rules.position import FIRST_PLAYER, Skirmish
from platzdarm.kernel.action import first, pack, second, third, verb_of
from platzdarm.kernel.errors import NotationError

BARE = (verbs.REDRAW, verbs.BATTLE, verbs.END, verbs.PASS)
ONE_CELL = (
    verbs.HEADQUARTERS,
    verbs.RETREAT,
    verbs.SNIPE,
    verbs.GRENADE,
    verbs.AIR_STRIKE,
    verbs.EXPLODE,
    verbs.FIGHT,
    verbs.KEEP,
)
MOVES = (verbs.MOVE, verbs.RUN, verbs.RIDE)
KINDS = ("melee", "ranged")
INSTANT = "instant"
FORMS = {
    verbs.HEADQUARTERS: "hq CELL",
    verbs.DISCARD: "discard TILE",
    verbs.PLACE: "place TILE CELL rROTATION",
    verbs.MOVE: "move CELL CELL rROTATION",
    verbs.RUN: "run CELL CELL rROTATION",
    verbs.RIDE: "ride CELL CELL rROTATION",
    verbs.PUSH: "push CELL CELL",
    verbs.CONVERT: "convert CELL DIRECTION melee|ranged",
    verbs.HEAL: "heal CELL from CELL|instant with CELL",
}


def write(position: Skirmish, seat: int, action: int) -> str:
    verb = verb_of(action)
    if verb >= len(verbs.NAMES):
        return f"action {action}"
    word = verbs.NAMES[verb]
    cell = position.setting.field.name
    if verb in BARE:
        return word
    if verb in ONE_CELL:
        return f"{word} {cell(first(action))}"
    if verb == verbs.DISCARD:
        return f"{word} {tile_key(position, seat, first(action))}"
    if verb == verbs.PLACE:
        return f"{word} {tile_key(position, seat, first(action))} {cell(second(action))} r{third(action)}"
    if verb in MOVES:
        return f"{word} {cell(first(action))} {cell(second(action))} r{third(action)}"
    if verb == verbs.PUSH:
        return f"{word} {cell(first(action))} {cell(second(action))}"
    if verb == verbs.CONVERT:
        return f"{word} {cell(first(action))} {second(action)} {KINDS[third(action)]}"
    source = INSTANT if second(action) == INSTANT_SOURCE else cell(second(action))
    return f"{word} {cell(first(action))} from {source} with {cell(third(action))}"


def tile_key(position: Skirmish, seat: int, tile: int) -> str:
    return position.setting.armies[seat].tiles[tile].key


def read(position: Skirmish, seat: int, text: str) -> int:
    words = text.split()
    if not words:
        raise NotationError("an empty line is no action")
    if words[0] not in verbs.NAMES:
        raise NotationError(f"there is no action '{words[0]}'; actions begin with {', '.join(verbs.NAMES[1:])}")
    if not 0 <= seat < position.setting.seats:
        raise NotationError(f"there is no seat {seat}; seats are 0 to {position.setting.seats - 1}")
    verb = verbs.NAMES.index(words[0])
    try:
        return read_operands(position, seat, verb, words[1:])
    except (ValueError, IndexError):
        form = FORMS.get(verb, f"{words[0]} CELL" if verb in ONE_CELL else words[0])
        raise NotationError(f"'{text}' is not understood; write '{form}'") from None


def read_operands(position: Skirmish, seat: int, verb: int, words: list[str]) -> int:
    """ValueError where the number of words or a keyword is wrong; NotationError where a name means nothing."""
    if verb in BARE:
        expect(words, 0)
        return verb
    if verb in ONE_CELL:
        expect(words, 1)
        return pack(verb, read_cell(position, words[0]))
    if verb == verbs.DISCARD:
        expect(words, 1)
        return pack(verb, read_tile(position, seat, words[0]))
    if verb == verbs.PLACE:
        expect(words, 3)
        tile = read_tile(position, seat, words[0])
        return pack(verb, tile, read_cell(position, words[1]), read_rotation(words[2]))
    if verb in MOVES:
        expect(words, 3)
        return pack(verb, read_cell(position, words[0]), read_cell(position, words[1]), read_rotation(words[2]))
    if verb == verbs.PUSH:
        expect(words, 2)
        return pack(verb, read_cell(position, words[0]), read_cell(position, words[1]))
    if verb == verbs.CONVERT:
        expect(words, 3)
        if words[1] not in "012345" or len(words[1]) != 1:
            raise NotationError(f"direction '{words[1]}' must be 0 to 5 [NH-CONV-01]")
        kind = (TO_MELEE, TO_RANGED)[KINDS.index(words[2])]
        return pack(verb, read_cell(position, words[0]), int(words[1]), kind)
    expect(words, 5)
    if words[1] != "from" or words[3] != "with":
        raise ValueError(words)
    source = INSTANT_SOURCE if words[2] == INSTANT else read_cell(position, words[2])
    return pack(verb, read_cell(position, words[0]), source, read_cell(position, words[4]))


def expect(words: list[str], number: int) -> None:
    if len(words) != number:
        raise ValueError(words)


def read_cell(position: Skirmish, word: str) -> int:
    cell = position.setting.field.named(word)
    if cell == OFF:
        raise NotationError(
            f"there is no cell '{word}' on the {position.setting.field.name_of_board} board [NH-BRD-02]"
        )
    return cell


def read_tile(position: Skirmish, seat: int, word: str) -> int:
    army = position.setting.armies[seat]
    if word not in army.by_key:
        raise NotationError(f"there is no tile '{word}' in the army {army.name} [NH-SET-01]")
    return army.by_key[word].index


def read_rotation(word: str) -> int:
    if len(word) != 2 or word[0] != "r" or word[1] not in "012345":
        raise NotationError(f"rotation '{word}' must be r0 to r5 [NH-CONV-02]")
    return int(word[1])


def write_outcome(position: Skirmish, outcome: int) -> str:
    domain, value = outcome >> 16, outcome & 0xFFFF
    if domain == FIRST_PLAYER:
        return f"first:{value}"
    return position.setting.armies[domain - 1].tiles[value].id


def read_outcome(position: Skirmish, name: str) -> int:
    """Only the number matters on replay: the seat that draws is known."""
    for seat, army in enumerate(position.setting.armies):
        for tile in army.tiles:
            if tile.id == name:
                return (seat + 1) << 16 | tile.index
    raise NotationError(f"'{name}' is no tile of an army in this game")


def read_first_player(name: str) -> int:
    word, _, number = name.partition(":")
    if word != "first" or not number.isdigit():
        raise NotationError(f"'{name}' is not the draw of the first player, 'first:SEAT' [NH-SET-04]")
    return FIRST_PLAYER << 16 | int(number)
