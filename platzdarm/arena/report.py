"""What came of a contest, as one HTML page without anything from elsewhere: to keep, to send, to print."""

from html import escape

from platzdarm.arena.pairings import OPTION, Plan, Standings
from platzdarm.arena.ratings import Rating
from platzdarm.arena.sequential import ERROR
from platzdarm.arena.summary import Row
from platzdarm.text.words import Words

STYLE = """
body { max-width: 960px; margin: 32px auto; padding: 0 16px; font: 16px/1.5 system-ui, sans-serif; color: #1d2628; }
h1, h2 { line-height: 1.2; } h2 { margin: 32px 0 8px; font-size: 19px; }
table { border-collapse: collapse; } th, td { padding: 4px 12px; border-bottom: 1px solid #d3dbd9; text-align: right; }
th:first-child, td:first-child { text-align: left; } svg { width: 100%; height: auto; } text { font-size: 13px; }
code { font-size: 13px; overflow-wrap: anywhere; }
"""
WIDTH, NAMES, LINE, MARGIN = 900, 220, 26, 40
INK, BAR, GRID = "#1d2628", "#2a7f6f", "#d3dbd9"
SHOWN = 60  # bars of a plot; of more the highest and the lowest are drawn, and all stand in the table


class Scale:
    """Where a value lies in a plot."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.span = max(high - low, 1e-9)

    def at(self, value: float) -> float:
        return NAMES + (WIDTH - NAMES - MARGIN) * (value - self.low) / self.span


Mark = tuple[str, float, float, float]  # name, value, and the interval around it


def page(plan: Plan, standings: Standings, command: str, words: Words) -> str:
    """`command` plays the same again."""
    title = escape(words.say("arena-title", game=plan.game_name))
    numbers = words.say(
        "simulate-title",
        games=standings.games,
        moves=standings.moves,
        seconds=f"{standings.seconds:.1f}",
        rate=round(standings.moves / standings.seconds) if standings.seconds else 0,
    )
    parts = [
        f"<h1>{title}</h1><p>{escape(numbers)}</p><p><code>{escape(command)}</code></p>",
        section(words.say("arena-rating"), strengths(standings.ratings())),
        section(words.say("arena-pairing"), scores([(" – ".join(p.bots), p.row) for p in standings.pairings], words)),
    ]
    parts += [f"<p>{escape(told)}</p>" for told in verdicts(plan, standings, words)]
    for kind, rows in standings.telling().items():
        parts.append(section(heading(kind, words), scores([(row.bot, row) for row in rows], words)))
    if standings.forfeits:
        told = words.say("simulate-forfeits", forfeits=standings.forfeits, fault=standings.faults[0])
        parts.append(f"<p>{escape(told)}</p>")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return (
        f'<!doctype html><html lang="{words.lang}"><head>{head}<style>{STYLE}</style></head>'
        f"<body>{''.join(parts)}</body></html>\n"
    )


def verdicts(plan: Plan, standings: Standings, words: Words) -> list[str]:
    """Whose score is told, and of each pairing whether it is sure who is stronger."""
    told = [words.say("arena-score-help")]
    for pairing in standings.pairings:
        first, second = pairing.bots
        if pairing.test.decided:
            better, worse = (first, second) if pairing.test.evidence() > 0 else (second, first)
            told.append(words.say("arena-decided", better=better, worse=worse, wrong=round(100 * ERROR)))
        else:
            games = pairing.row.games
            told.append(words.say("arena-open", first=first, second=second, games=games, most=plan.games))
    return told


def heading(kind: str, words: Words) -> str:
    """Over the rows of one kind of trait."""
    if kind.startswith(OPTION):
        return words.say("arena-option", kind=kind.removeprefix(OPTION))
    return words.say("arena-trait", kind=kind)


def section(title: str, body: str) -> str:
    return f"<h2>{escape(title)}</h2>{body}"


def strengths(found: list[Rating]) -> str:
    marks = [(r.bot, r.points, r.points - r.error, r.points + r.error) for r in found]
    low, high = min(mark[2] for mark in marks), max(mark[3] for mark in marks)
    return plot(marks, Scale(low - 50, high + 50), 100, "{:.0f}")


def scores(rows: list[tuple[str, Row]], words: Words) -> str:
    marks = sorted(((name, row.score, row.low, row.high) for name, row in rows), key=lambda mark: -mark[1])
    if len(marks) > SHOWN:
        marks = [*marks[: SHOWN // 2], *marks[-SHOWN // 2 :]]
    return plot(marks, Scale(0.0, 1.0), 0.25, "{:.2f}") + table(rows, words)


def table(rows: list[tuple[str, Row]], words: Words) -> str:
    heads = ["", *(words.say(f"simulate-{head}") for head in ("games", "wins", "draws", "losses", "score", "interval"))]
    lines = ["".join(f"<th>{escape(head)}</th>" for head in heads)]
    for name, row in rows:
        counts = [str(count) for count in (row.games, row.wins, row.draws, row.losses)]
        cells = [escape(name), *counts, f"{row.score:.3f}", f"{row.low:.3f}–{row.high:.3f}"]
        lines.append("".join(f"<td>{cell}</td>" for cell in cells))
    return "<table>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"


def plot(marks: list[Mark], scale: Scale, step: float, form: str) -> str:
    """A dot with its interval for each, on lines of round numbers."""
    height = LINE * (len(marks) + 1)
    drawn = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img">']
    for number in range(int(scale.low // step), int((scale.low + scale.span) // step) + 1):
        x = scale.at(number * step)
        if x >= NAMES:
            drawn.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - LINE}" stroke="{GRID}"/>')
            told = form.format(number * step)
            drawn.append(f'<text x="{x:.1f}" y="{height - 8}" text-anchor="middle" fill="{INK}">{told}</text>')
    for place, (name, value, low, high) in enumerate(marks):
        y = LINE * place + LINE / 2
        drawn.append(f'<text x="{NAMES - 12}" y="{y + 4:.1f}" text-anchor="end" fill="{INK}">{escape(name)}</text>')
        ends = f'x1="{scale.at(low):.1f}" x2="{scale.at(high):.1f}" y1="{y}" y2="{y}"'
        drawn.append(f'<line {ends} stroke="{BAR}" stroke-width="3"/>')
        drawn.append(f'<circle cx="{scale.at(value):.1f}" cy="{y}" r="5" fill="{BAR}"/>')
    return "".join(drawn) + "</svg>"
