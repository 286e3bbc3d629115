"""The project's frame: what the documents promise exists, and what must agree does."""

import ast
import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import time
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from pathspec import GitIgnoreSpec

import run
from hatch_build import pinned
from platzdarm import __version__ as version
from platzdarm.cli.main import main as platzdarm
from tests import needs

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "docs" / "rules"


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


# -- documents -----------------------------------------------------------------------------------------------------


def test_the_readme_names_both_commands_and_ci_runs_the_second() -> None:
    blocks = re.findall(r"```sh\n(.*?)```", read("README.md"), re.DOTALL)
    assert blocks[0].strip() == "python3 run.py"
    assert blocks[1].strip() == "python3 run.py test"
    assert read(".ci/run").splitlines()[-1] == "exec " + blocks[1].strip()
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_every_command_in_the_readme_exists(capsys: pytest.CaptureFixture[str]) -> None:
    shown = set(re.findall(r"^python3 run\.py (\w+)", read("README.md"), re.MULTILINE))
    for command in sorted(shown - {"test", "lock"}):
        assert platzdarm([command, "--help"]) == 0, f"{command}: {capsys.readouterr().err}"


def test_both_readmes_show_the_same_commands_and_pictures() -> None:
    english, russian = read("README.md"), read("README.ru.md")
    commands = [re.findall(r"^python3 run\.py(?: (\w+))?", text, re.MULTILINE) for text in (english, russian)]
    assert commands[0] == commands[1]
    pictures = re.findall(r"\((docs/pictures/[\w.-]+)\)", english)
    assert [picture.replace(".en.", ".ru.") for picture in pictures] == re.findall(
        r"\((docs/pictures/[\w.-]+)\)", russian
    )
    assert len(pictures) == 5
    for picture in (ROOT / "docs" / "pictures").iterdir():
        assert picture.stat().st_size < 200_000, picture.name


def test_links_between_documents_lead_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name} links to {target}"


# -- dependencies --------------------------------------------------------------------------------------------------


def test_every_dependency_is_explained() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    wanted = [
        *project["dependencies"],
        *(line for extra in project["optional-dependencies"].values() for line in extra),
    ]
    rows = re.findall(r"^\| (`.*?`) \|", read("docs/dependencies.md"), re.MULTILINE)
    explained = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    page = json.loads(read("web/package.json"))
    browser = {name for name in (*page["dependencies"], *page["devDependencies"]) if not name.startswith("@types/")}
    assert {re.split(r"[<>=\[]", line)[0] for line in wanted} | browser == explained


def test_locks_hold_versions_and_no_addresses() -> None:
    for name in ("constraints.txt", "requirements.txt", "requirements-dev.txt"):
        assert "://" not in read(name), name
    for lock in ROOT.glob("web/package-lock.json"):
        # Packages may say where to thank their makers ("url"), but not where they were fetched.
        assert not re.findall(r'"resolved": "\w+://', lock.read_text(encoding="utf-8"))


def test_players_get_everything_by_its_hash_and_a_pip_of_today() -> None:
    lock = read("requirements.txt")
    blocks = re.split(r"\n(?=\w)", lock)[1:]
    assert len(blocks) > 30 and all("--hash=sha256:" in block for block in blocks)
    assert re.search(r"^pip==2[5-9]", lock, re.MULTILINE) and re.search(r"^setuptools==", lock, re.MULTILINE)
    assert '"--require-hashes", "-r", str(PLAYER_LOCK)' in read("run.py")


def test_both_locks_name_the_same_versions() -> None:
    def versions(name: str) -> set[str]:
        return set(re.findall(r"^[\w.-]+==[^\s;]+", read(name), re.MULTILINE))

    assert versions("requirements.txt") | versions("requirements-dev.txt") <= versions("constraints.txt")
    assert len(pinned("mypy", "setuptools")) == 2


def test_kernel_and_board_import_the_standard_library_alone() -> None:
    allowed = sys.stdlib_module_names | {"platzdarm", "mypy_extensions"}
    for path in [*ROOT.glob("platzdarm/kernel/*.py"), *ROOT.glob("platzdarm/board/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            else:
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                assert name.split(".")[0] in allowed, f"{path.name} imports {name}"


# -- the wheel -----------------------------------------------------------------------------------------------------


def build_wheel(source: Path, shelf: Path, **variables: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(shelf)]
    return subprocess.run(command, cwd=source, env=os.environ | variables, capture_output=True, text=True)


def contents(shelf: Path) -> set[str]:
    (wheel,) = shelf.glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.fixture(scope="module")
def without_a_compiler(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the wheel lies that is built on a machine without a compiler, and without the page."""
    shelf = tmp_path_factory.mktemp("shelf")
    assert build_wheel(ROOT, shelf, PLATZDARM_COMPILE="", PLATZDARM_PAGE="0", CC="no-such-compiler").returncode == 0
    return shelf


def test_the_wheel_holds_content_messages_and_rules(without_a_compiler: Path) -> None:
    names = contents(without_a_compiler)
    data = [path for pattern in ("*.toml", "*.ftl") for path in (ROOT / "platzdarm").rglob(pattern)]
    data = [path for path in data if "page" not in path.parts]  # built: what lies there may be older than the sources
    assert {path.suffix for path in data} == {".toml", ".ftl"}
    assert {path.relative_to(ROOT).as_posix() for path in data} <= names
    assert {f"platzdarm/rules_text/{path.name}" for path in RULES.glob("*.md")} <= names


def test_without_a_compiler_the_wheel_is_pure_python(without_a_compiler: Path) -> None:
    assert [path.name.endswith("py3-none-any.whl") for path in without_a_compiler.glob("*.whl")] == [True]
    assert not [name for name in contents(without_a_compiler) if name.endswith((".so", ".pyd", ".pyc"))]


@pytest.mark.slow
def test_a_failed_compilation_warns_or_stops_as_asked(tmp_path: Path) -> None:
    broken = tmp_path / "source"
    (broken / "platzdarm" / "kernel").mkdir(parents=True)
    for name in ("pyproject.toml", "constraints.txt", "README.md", "LICENSE"):
        (broken / name).write_text(read(name), encoding="utf-8")
    # A compiler and Python's headers must seem to be there; mypyc stops before they would be needed.
    able = 'def obstacle() -> str:\n    return ""\n'
    (broken / "hatch_build.py").write_text(f"{read('hatch_build.py')}\n\n{able}", encoding="utf-8")
    (broken / "docs" / "rules").mkdir(parents=True)
    (broken / "platzdarm" / "__init__.py").write_text('__version__ = "0"\n', encoding="utf-8")
    (broken / "platzdarm" / "kernel" / "__init__.py").write_text("", encoding="utf-8")
    (broken / "platzdarm" / "kernel" / "wrong.py").write_text('number: int = "one"\n', encoding="utf-8")
    lenient = build_wheel(broken, tmp_path / "lenient", PLATZDARM_COMPILE="", PLATZDARM_PAGE="0")
    assert lenient.returncode == 0
    assert "compiling the engine failed" in lenient.stdout + lenient.stderr
    assert "kernel/wrong.py" in "|".join(sorted(contents(tmp_path / "lenient")))
    strict = build_wheel(broken, tmp_path / "strict", PLATZDARM_COMPILE="1", PLATZDARM_PAGE="0")
    assert strict.returncode != 0
    assert "wrong.py" in strict.stdout + strict.stderr


def sources() -> Iterator[str]:
    """All files but those that are made here."""
    made = GitIgnoreSpec.from_lines([".git", *read(".gitignore").splitlines()])
    for folder, folders, files in os.walk(ROOT):
        place = Path(folder).relative_to(ROOT)
        folders[:] = [one for one in folders if not made.match_file(f"{(place / one).as_posix()}/")]
        yield from ((place / one).as_posix() for one in files if not made.match_file(place / one))


def test_the_source_archive_holds_all_that_is_needed_to_build_and_to_test(tmp_path: Path) -> None:
    """Content, messages, the page's sources, documents, tests: whatever git would keep. There may be no git here."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        held = {name.split("/", 1)[1] for name in opened.getnames()}
    needed = set(sources())
    assert {"README.md", "web/src/main.ts", "tests/test_project.py"} <= needed
    assert needed - held == set()


@pytest.mark.slow
def test_a_release_is_installed_from_its_files_by_pip_alone(tmp_path: Path) -> None:
    """Both files, each into an empty environment; what they stand on is lent by ours, so that no network is needed."""
    lent = {"PYTHONPATH": sysconfig.get_path("purelib"), "PLATZDARM_COMPILE": "0", "PLATZDARM_PAGE": "0"}
    assert "PATH=developer.path" in read("run.py") and f"## {version}" in read("CHANGELOG.md")
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, env=os.environ | lent, check=True, capture_output=True)
    (wheel,), (archive,) = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
    assert wheel.name.startswith(f"platzdarm-{version}-") and archive.name == f"platzdarm-{version}.tar.gz"
    for number, file in enumerate((wheel, archive)):
        home = tmp_path / f"home{number}"
        venv.create(home, with_pip=True)
        programs = home / ("Scripts" if os.name == "nt" else "bin")
        install = [str(programs / "python"), "-m", "pip", "install", "--no-deps", "--no-build-isolation", str(file)]
        subprocess.run(install, env=os.environ | lent, cwd=home, check=True, capture_output=True)
        said = subprocess.run(
            [programs / "platzdarm", "--version"], env=os.environ | lent, cwd=home, capture_output=True
        )
        assert said.stdout.decode().strip() == f"platzdarm {version}"
        rules = [str(programs / "platzdarm"), "rules", "inferno", "--lang", "en", "--id", "INF-ORDER-01"]
        assert b"INF-ORDER-01" in subprocess.run(rules, env=os.environ | lent, cwd=home, capture_output=True).stdout


def test_no_extension_module_lies_beside_the_sources() -> None:
    # It would be imported instead of the source and hide every later edit.
    assert [path.name for suffix in ("so", "pyd") for path in (ROOT / "platzdarm").rglob(f"*.{suffix}")] == []


# -- the test command ----------------------------------------------------------------------------------------------


def stage(title: str, script: str) -> run.Stage:
    return run.Stage(title, [sys.executable, "-c", script], ROOT, {})


def test_stages_side_by_side_keep_their_words_together_and_are_timed(capfd: pytest.CaptureFixture[str]) -> None:
    script = "import time; print('{0} starts', flush=True); time.sleep(0.5); print('{0} ends')"
    times: list[run.Time] = []
    lanes = [[stage("tea", script.format("tea"))], [stage("toast", script.format("toast")), stage("jam", "print(1)")]]
    assert run.side_by_side(lanes, times) == 0
    said = capfd.readouterr().out
    assert "tea starts\ntea ends\n" in said and "toast starts\ntoast ends\n" in said
    assert {title for title, _ in times} == {"tea", "toast", "jam"}
    assert all(seconds >= 0.5 for title, seconds in times if title != "jam")
    run.tell([run.Time("tea", 61.5)])
    assert "  1:01  tea\n" in capfd.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="there are no such priorities")
def test_a_polite_stage_takes_what_others_leave(capfd: pytest.CaptureFixture[str]) -> None:
    group = Path("/proc/self/autogroup")  # by which Linux shares the processors out first, if it does
    told = stage("told", f"import os; print('at', os.nice(0), {group.exists()} and open('{group}').read().split()[-1])")
    assert run.side_by_side([[told._replace(polite=True)], [told]], []) == 0
    found = sorted(line.split()[1:] for line in capfd.readouterr().out.splitlines() if line.startswith("at "))
    assert sorted(int(nice) for nice, _ in found) == [os.nice(0), min(os.nice(0) + run.POLITENESS, 19)]
    assert {group for _, group in found} == ({"0", str(run.POLITENESS)} if group.exists() else {"False"})


def test_the_first_failure_stops_what_runs_beside_it_and_what_would_follow(tmp_path: Path) -> None:
    later = tmp_path / "later"
    lanes = [
        [stage("broken", "raise SystemExit(3)"), stage("next", f"open({str(later)!r}, 'w')")],
        [stage("long", "import time; time.sleep(100)")],
    ]
    began, times = time.monotonic(), list[run.Time]()
    assert run.side_by_side(lanes, times) == 3
    assert time.monotonic() - began < 50
    assert [title for title, _ in times] == ["broken"]
    assert not later.exists()


def test_what_cannot_be_brought_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(needs, "may_install", lambda: False)
    monkeypatch.setitem(needs.NEEDS, "lamp", needs.Need(lambda: False, [], ["no_such_module"], "the tests need a lamp"))
    assert not needs.bring("lamp")
    assert capsys.readouterr().out.endswith("Missing: the tests need a lamp\n")


def test_what_is_missing_is_downloaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lamp = tmp_path / "lamp.whl"
    monkeypatch.setattr(needs, "may_install", lambda: False)
    download = ["zipfile", "-c", str(lamp), __file__]
    monkeypatch.setitem(needs.NEEDS, "lamp", needs.Need(lamp.exists, [], download, "the tests need a lamp"))
    assert needs.bring("lamp")


@pytest.mark.parametrize("command", ["wheel", "release", "lock"])
def test_what_takes_no_words_begins_nothing_when_it_is_given_some(command: str) -> None:
    """`run.py release --help` once began a release."""
    told = subprocess.run([sys.executable, "run.py", command, "--help"], cwd=ROOT, text=True, capture_output=True)
    assert told.returncode == 0 and f"run.py {command}" in told.stdout
    refused = subprocess.run([sys.executable, "run.py", command, "now"], cwd=ROOT, text=True, capture_output=True)
    assert refused.returncode == 1 and refused.stderr == f"run.py: '{command}' takes nothing, not 'now'\n"
