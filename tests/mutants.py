"""Do the rule tests notice a wrong rule? One token of a game's rules is changed at a time, and its rule tests are run.

    python3 run.py mutate GAME [--count N] [--seed N]

Works in a temporary copy. A mutant that every test passes has survived: it is told with its file, its line and the
change. Some survivors change nothing that anybody could notice; each of the others is a hole in the tests.
"""

import argparse
import ast
import copy
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
        changes = Changes()
        changes.visit(ast.parse(file.read_text("utf-8")))
        for number, (line, before, after) in enumerate(changes.found):
            yield Mutant(file, line, number, before, after)


def mutated(mutant: Mutant) -> str:
    tree = Changes(mutant.number).visit(ast.parse(mutant.file.read_text("utf-8")))
    return ast.unparse(ast.fix_missing_locations(tree))


def passes(copied: Path, game: str, seconds: float | None = None) -> bool:
    """Whether all rule tests of the game pass in the copy; one that takes far too long does not."""
    command = [sys.executable, "-m", "pytest", f"tests/{game}", "-x", "-q", "-m", "rule and not slow"]
    environment = {**os.environ, "PYTHONPATH": str(copied), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=copied, env=environment, capture_output=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def run(game: str, count: int, seed: int) -> int:
    rules = ROOT / "platzdarm" / "games" / game / "rules"
    found = list(mutants(rules))
    if not found:
        sys.exit(f"mutate: there is no game '{game}' with rules of its own")
    chosen = random.Random(seed).sample(found, min(count, len(found)))
    survivors: list[Mutant] = []
    tried = 0
    with tempfile.TemporaryDirectory(prefix="platzdarm-mutants-") as folder:
        copied = Path(folder)
        for name in NEEDED:
            place = ROOT / name
            if place.is_dir():
                shutil.copytree(place, copied / name, ignore=shutil.ignore_patterns(*LEFT_OUT))
            else:
                shutil.copy(place, copied / name)
        started = time.monotonic()
        if not passes(copied, game):
            sys.exit("mutate: the rule tests fail as it is; mend that first")
        limit = PATIENCE * (time.monotonic() - started) + 10
        try:
            for mutant in chosen:
                target = copied / mutant.file.relative_to(ROOT)
                sound = target.read_text("utf-8")
                target.write_text(mutated(mutant), "utf-8")
                if passes(copied, game, limit):
                    survivors.append(mutant)
                    print(told(mutant), flush=True)
                target.write_text(sound, "utf-8")
                tried += 1
                print(f"  {tried} of {len(chosen)}, survived: {len(survivors)}", end="\r", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            print("\nstopped", file=sys.stderr)
    print(
        f"{game}: {tried - len(survivors)} of {tried} mutants were noticed (of {len(found)} there are; --seed {seed})"
    )
    return 130 if tried < len(chosen) else 0


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
