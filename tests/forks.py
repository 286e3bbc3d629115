"""Mutants tried in processes that are forked off one which has everything loaded: a plugin of pytest for `mutants.py`.

It runs the tests once and notes which of them call what. Then for each mutant a fork gets the changed code of one
function, and the tests that call it run there, the quickest first, until one fails. What was worked out before the fork
stays as it is, so that a mutant which passes here may still be noticed by a run of its own.
"""

import gc
import json
import math
import os
import resource
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType

import pytest

from tests.mutants import PATIENCE, Mutant, changed_tree

ORDERS, ANSWERS = (Path(os.environ[name]) for name in ("PLATZDARM_MUTANTS", "PLATZDARM_PASSED"))
MEMORY = 4 << 30  # a mutant may grow without end


class Learner:
    """How long each test takes, and which functions it calls, each by file and first line."""

    def __init__(self, session: pytest.Session) -> None:
        self.session = session
        self.seconds: dict[pytest.Item, float] = {}
        self.callers: dict[tuple[str, int], list[pytest.Item]] = {}
        for item, following in in_order(session.items):
            self.watch(item, following)

    def watch(self, item: pytest.Item, following: pytest.Item | None) -> None:
        called: set[tuple[str, int]] = set()

        def note(frame: FrameType, event: str, value: object) -> None:
            """Once for each call of a function; what happens inside is not followed."""
            called.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

        began = time.process_time()
        sys.settrace(note)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        sys.settrace(None)
        self.seconds[item] = time.process_time() - began
        for function in called:
            self.callers.setdefault(function, []).append(item)

    def tests_of(self, mutant: Mutant) -> list[pytest.Item]:
        found = self.callers.get((str(mutant.file), mutant.function), [])
        return sorted(found, key=self.seconds.__getitem__)


def in_order(items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    yield from zip(items, [*items[1:], None], strict=True)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    learner = Learner(session)
    if session.testsfailed:
        raise session.Failed("the rule tests fail as it is")
    orders = [Mutant(Path(file), *rest) for file, *rest in json.loads(ORDERS.read_text("utf-8"))]
    passed: list[int] = []
    for number, mutant in enumerate(orders):
        if tried(learner, mutant):
            passed.append(number)
        print(f"  {number + 1} of {len(orders)}, passed: {len(passed)} ", end="\r", file=sys.stderr, flush=True)
    ANSWERS.write_text(json.dumps(passed), "utf-8")
    return True


def tried(learner: Learner, mutant: Mutant) -> bool:
    """Whether all tests pass that call the changed function; also where none does."""
    tests = learner.tests_of(mutant)
    if not tests:
        return True
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os._exit(fails(learner, mutant, tests))
    return os.waitpid(child, 0)[1] == 0


def fails(learner: Learner, mutant: Mutant, tests: list[pytest.Item]) -> bool:
    """A test that takes far too long ends the process, which is as good as a failure."""
    try:
        put_in(mutant)
        for item, following in in_order(tests):
            limit = math.ceil(time.process_time() + PATIENCE * learner.seconds[item]) + 1
            resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if learner.session.testsfailed:
                return True
    except BaseException:  # of whatever kind: the mutant has been noticed
        return True
    return False


def put_in(mutant: Mutant) -> None:
    """Every function made of the old code gets the new one, wherever it is kept."""
    new = compile(changed_tree(mutant), str(mutant.file), "exec")
    code = next(code for code in codes(new) if code.co_firstlineno == mutant.function)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            old = thing.__code__
            if old.co_filename == code.co_filename and old.co_qualname == code.co_qualname:
                thing.__code__ = code


def codes(code: CodeType) -> Iterator[CodeType]:
    """Of the functions in a module and in its classes, the outermost first."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from codes(inner)
