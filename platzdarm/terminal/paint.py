"""Characters on a canvas, each with a style; colours only where the terminal shows them."""

RESET = "\x1b[0m"
PLAIN = ""
DIM = "\x1b[2m"
BOLD = "\x1b[1m"
MATCH = "\x1b[1;33m"  # a word that was looked for
SEATS = ("\x1b[1;32m", "\x1b[1;31m", "\x1b[1;34m", "\x1b[1;33m", "\x1b[1;35m", "\x1b[1;36m")


def painted(text: str, style: str, colour: bool) -> str:
    return f"{style}{text}{RESET}" if colour and style and text else text


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.characters = [[" "] * width for _ in range(height)]
        self.styles = [[PLAIN] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str = PLAIN) -> None:
        for at, character in enumerate(text, column):
            self.characters[row][at] = character
            self.styles[row][at] = style

    def lines(self, colour: bool) -> list[str]:
        """All rows of full width, so that something may stand beside them."""
        if not colour:
            return ["".join(row) for row in self.characters]
        return [runs(row, styles) for row, styles in zip(self.characters, self.styles, strict=True)]


def runs(characters: list[str], styles: list[str]) -> str:
    """Neighbours of one style share their escape sequences."""
    line = ""
    start = 0
    for at in range(1, len(characters) + 1):
        if at == len(characters) or styles[at] != styles[start]:
            line += painted("".join(characters[start:at]), styles[start], True)
            start = at
    return line
