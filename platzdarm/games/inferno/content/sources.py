"""Which file an entry comes from, the game's own or a pack's: what is wrong is told of the file that its author has."""

from platzdarm.kernel.errors import Place


class Sources:
    def __init__(self) -> None:
        self.packs: dict[tuple[str, str], str] = {}  # part and id -> the file of a pack

    def add(self, part: str, id: str, file: str) -> None:
        self.packs[part, id] = file

    def place(self, part: str, id: str) -> Place:
        return Place("entry", place=self.packs.get((part, id), f"{part}.toml"), entry=id)

    def of_pack(self, id: str) -> Place | None:
        """Nothing for what comes with the game; ids of packs are their own among all cards and champions."""
        return next((self.place(*key) for key in self.packs if key[1] == id), None)
