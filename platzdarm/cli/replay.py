"""`platzdarm replay`: step through a record, list it where there is no terminal, or verify it."""

import argparse
from dataclasses import dataclass

from platzdarm.cli.files import RecordFile, naming
from platzdarm.cli.screens import make_screen, teller
from platzdarm.kernel.position import SPECTATOR, Position
from platzdarm.terminal.screen import Screen
from platzdarm.terminal.terminal import Terminal, this_terminal
from platzdarm.text.lines import story
from platzdarm.text.words import Words

BACK, LEAVE = "b", "q"


@dataclass(frozen=True)
class Frame:
    """The position after an action, and the lines that tell of it."""

    position: Position
    lines: list[str]


def run(arguments: argparse.Namespace, words: Words) -> int:
    file = RecordFile(arguments.record, arguments.content)
    screen = make_screen(file.game, words)
    if arguments.check:
        print(verified(file, screen, words))
        return 0
    frames = naming(file.path, lambda: all_frames(file, screen, words))
    terminal = this_terminal()
    if terminal.interactive:
        step_through(frames, screen, words, terminal)
    else:
        for frame in frames:
            print("\n".join(frame.lines))
    return 0


def verified(file: RecordFile, screen: Screen, words: Words) -> str:
    position = naming(file.path, file.replay.check)
    if position.result is None:
        return words.say("replay-check-open", file=str(file.path), moves=file.moves)
    result = ", ".join(screen.results(position))
    return words.say("replay-check-over", file=str(file.path), moves=file.moves, result=result)


def all_frames(file: RecordFile, screen: Screen, words: Words) -> list[Frame]:
    """The whole record is replayed first, so that a broken line is told before anything is shown."""
    replay, tell, event_of = file.replay, teller(file.game), file.game.vocabulary.event
    frames = [Frame(replay.position.copy(), [words.say("replay-start")])]
    while not replay.done:
        move = file.record.moves[replay.next]
        before = replay.position.copy()
        events = [event_of(before, event) for event in replay.step() if event.seen_by(SPECTATOR)]
        seat = screen.seat(before, move.seat)
        head = words.say("replay-move", number=len(frames), seat=seat, action=move.text)
        told = [f"    {line}" for line in story(tell(before, events), words, screen.name)]
        frames.append(Frame(replay.position.copy(), [head, *told]))
    return frames


def step_through(frames: list[Frame], screen: Screen, words: Words, terminal: Terminal) -> None:
    at, last = 0, len(frames) - 1
    while True:
        terminal.clear()
        print("\n".join(screen.draw(frames[at].position, frames[at].lines, terminal)))
        print()
        target = ask_where(at, last, words, terminal)
        if target is None:
            return
        at = target


def ask_where(at: int, last: int, words: Words, terminal: Terminal) -> int | None:
    """The frame to go to, or None to leave."""
    while True:
        try:
            line = terminal.read(words.say("replay-prompt", at=at, moves=last)).strip().lower()
        except EOFError:
            print()
            return None
        if line == LEAVE:
            return None
        if not line:
            return min(at + 1, last)
        if line == BACK:
            return max(at - 1, 0)
        if line.isdecimal() and int(line) <= last:
            return int(line)
        print(words.say("replay-unknown", moves=last))
