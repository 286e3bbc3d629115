"""The board (chapters BRD and EXT): 19 main cells, and on the extended board a ring of 18 more."""

from typing import Final

from platzdarm.board.hexes import OFF, HexBoard, distance

MAIN_RADIUS: Final = 2


class Field(HexBoard):
    def __init__(self, name: str, radius: int) -> None:
        super().__init__(radius)
        self.name_of_board = name
        self.zeros = [0] * self.size  # nothing for every cell; never changed
        # The full-board battle looks at the main cells only, also on the extended board (NH-EXT-03).
        self.main = [distance(cell, (0, 0)) <= MAIN_RADIUS for cell in self.coordinates]
        self.main_cells = [cell for cell in range(self.size) if self.main[cell]]
        # behind[cell * 6 + way]: the cells two away from `cell` and next to its neighbour that way (NH-PSH-02)
        self.behind = [self.beyond(at // 6, beside) for at, beside in enumerate(self.neighbour)]
        # An Air Strike's blast must lie on the board as a whole (NH-AIR-02).
        self.inner_cells = [cell for cell in range(self.size) if len(self.around[cell]) == 6]

    def beyond(self, cell: int, beside: int) -> list[int]:
        if beside == OFF:
            return []
        return [far for far in self.around[beside] if far != cell and far not in self.around[cell]]


STANDARD = Field("standard", 2)
EXTENDED = Field("extended", 3)
FIELDS = {"standard": STANDARD, "extended": EXTENDED}
