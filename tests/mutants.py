"""Do the rule tests notice a wrong rule? One token of a game's rules is changed at a time, and its rule tests are run.

    python3 run.py mutate GAME [--count N] [--seed N]

Works in a temporary copy. A mutant that every test passes has survived: it is told with its file, its line and the
change. Some survivors change nothing that anybody could notice; each of the others is a hole in the tests.
"""

import argparse
import ast
import copy
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
NEEDED = ("platzdarm", "tests", "docs", "examples", "pyproject.toml", "README.md")
LEFT_OUT = ("__pycache__", "node_modules", "page", "browser")
PATIENCE = 4  # times as long as the sound rules need: a mutant may loop for ever

NO_RULES = ("worth", "keep", "ending")  # what a bot thinks of an effect, and how it is worded

OTHERS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Mutant(NamedTuple):
    file: Path
    line: int
    number: int  # among the changes of its file
    function: int  # first line of the outermost function around it, or 0 if it stands in none
    before: str
    after: str


class Changes(ast.NodeTransformer):
    """Counts what can be changed in a file, and changes one of it."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.found: list[tuple[int, str, str]] = []

    def change(self, node: ast.expr | ast.stmt, other: ast.expr | ast.stmt) -> ast.AST:
        if isinstance(node, ast.expr):
            ast.copy_location(other, node)
        self.found.append((node.lineno, ast.unparse(node), ast.unparse(other)))
        return other if len(self.found) == self.wanted + 1 else node

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.AnnAssign | ast.ImportFrom | ast.arguments):
            return node if not isinstance(node, ast.AnnAssign) else self.generic_visit(node)
        if (isinstance(node, ast.FunctionDef) and node.name in NO_RULES) or (
            isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in NO_RULES
        ):
            return node
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            node.decorator_list, marks = [], node.decorator_list  # words to the compiler, no rules
            self.generic_visit(node)
            node.decorator_list = marks
            return node
        node = self.generic_visit(node)
        if isinstance(node, ast.Compare) and type(node.ops[0]) in OTHERS:
            return self.change(node, with_operator(node, "ops"))
        if isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in OTHERS:
            return self.change(node, with_operator(node, "op"))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return self.change(node, node.operand)
        if isinstance(node, ast.Constant) and isinstance(node.value, bool):
            return self.change(node, ast.Constant(not node.value))
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return self.change(node, ast.Constant(node.value + 1))
        if isinstance(node, ast.Assign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
            return self.change(node, ast.Pass())
        return node


def with_operator(node: ast.expr | ast.stmt, field: str) -> ast.expr | ast.stmt:
    other = copy.deepcopy(node)
    old = getattr(other, field)
    new = [OTHERS[type(old[0])](), *old[1:]] if isinstance(old, list) else OTHERS[type(old)]()
    setattr(other, field, new)
    return other


def mutants(folder: Path) -> Iterator[Mutant]:
    for file in sorted(folder.glob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        changes = Changes()
        changes.visit(tree)
        for number, (line, before, after) in enumerate(changes.found):
            around = [first_line(node) for node in functions if first_line(node) <= line <= (node.end_lineno or 0)]
            yield Mutant(file, line, number, min(around, default=0), before, after)


def first_line(node: ast.FunctionDef) -> int:
    """As the interpreter counts it: decorators belong to the function."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def changed_tree(mutant: Mutant) -> ast.Module:
    tree = Changes(mutant.number).visit(ast.parse(mutant.file.read_text("utf-8")))
    assert isinstance(tree, ast.Module)
    return ast.fix_missing_locations(tree)


class Suite:
    """The rule tests of a game in a temporary copy of all that they need."""

    def __init__(self, game: str, copied: Path) -> None:
        self.game = game
        self.copied = copied
        self.limit: float | None = None
        for name in NEEDED:
            place = ROOT / name
            if place.is_dir():
                shutil.copytree(place, copied / name, ignore=shutil.ignore_patterns(*LEFT_OUT))
            else:
                shutil.copy(place, copied / name)

    def survivors(self, mutants: list[Mutant]) -> Iterator[Mutant]:
        """Those that pass in forks get a run of their own."""
        began = time.monotonic()
        doubtful = self.passed_in_forks(mutants) if hasattr(os, "fork") else mutants
        self.limit = PATIENCE * (time.monotonic() - began) + 10
        for mutant in doubtful:
            if self.passes_alone(mutant):
                yield mutant

    def passed_in_forks(self, mutants: list[Mutant]) -> list[Mutant]:
        orders, answers = self.copied / "mutants.json", self.copied / "passed.json"
        there = [mutant._replace(file=self.copied / mutant.file.relative_to(ROOT)) for mutant in mutants]
        orders.write_text(json.dumps([[str(mutant.file), *mutant[1:]] for mutant in there]), "utf-8")
        places = {"PLATZDARM_MUTANTS": str(orders), "PLATZDARM_PASSED": str(answers)}
        if not self.passes("-s", "-p", "tests.forks", **places):
            sys.exit("mutate: the rule tests fail as it is; mend that first")
        return [mutants[number] for number in json.loads(answers.read_text("utf-8"))]

    def passes_alone(self, mutant: Mutant) -> bool:
        """Whether all rule tests pass if the rules are loaded anew; what takes far too long does not."""
        target = self.copied / mutant.file.relative_to(ROOT)
        sound = target.read_text("utf-8")
        target.write_text(ast.unparse(changed_tree(mutant)), "utf-8")
        try:
            return self.passes()
        except subprocess.TimeoutExpired:
            return False
        finally:
            target.write_text(sound, "utf-8")

    def passes(self, *options: str, **variables: str) -> bool:
        command = [sys.executable, "-m", "pytest", f"tests/{self.game}", "-x", "-m", "rule and not slow", *options]
        environment = {**os.environ, "PYTHONPATH": str(self.copied), "PYTHONDONTWRITEBYTECODE": "1", **variables}
        quiet = subprocess.DEVNULL
        done = subprocess.run(command, cwd=self.copied, env=environment, stdout=quiet, timeout=self.limit)
        return done.returncode == 0


def run(game: str, count: int, seed: int) -> int:
    found = list(mutants(ROOT / "platzdarm" / "games" / game / "rules"))
    if not found:
        sys.exit(f"mutate: there is no game '{game}' with rules of its own")
    chosen = random.Random(seed).sample(found, min(count, len(found)))
    survived = 0
    with tempfile.TemporaryDirectory(prefix="platzdarm-mutants-") as folder:
        for mutant in Suite(game, Path(folder)).survivors(chosen):
            survived += 1
            print(told(mutant), flush=True)
    noticed = len(chosen) - survived
    print(f"{game}: {noticed} of {len(chosen)} mutants were noticed (of {len(found)} there are; --seed {seed})")
    return 0


def told(mutant: Mutant) -> str:
    lines = (text.splitlines()[0] for text in (mutant.before, mutant.after))
    before, after = lines
    return f"{mutant.file.relative_to(ROOT)}:{mutant.line}: {before}  ->  {after}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py mutate", description=__doc__, add_help=True)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=50, help="how many mutants, by lot (50)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    arguments = parser.parse_args()
    return run(arguments.game, max(arguments.count, 1), arguments.seed)


if __name__ == "__main__":
    sys.exit(main())
