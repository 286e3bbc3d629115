"""No module imports itself, by whatever way round: imports inside functions and for types alone are counted too.

A circle means that two modules are one, and that which of them is read first decides whether the program starts.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

Graph = dict[str, set[str]]


def imports_of(source: str, modules: set[str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in modules else node.module


def import_graph(package: Path) -> Graph:
    paths = {module_name(path, package.parent): path for path in package.rglob("*.py")}
    modules = set(paths)
    return {
        name: {other for other in imports_of(path.read_text(encoding="utf-8"), modules) if other in modules}
        for name, path in paths.items()
    }


def module_name(path: Path, root: Path) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def circles(graph: Graph) -> list[list[str]]:
    """Tarjan's strongly connected components: those of several modules, and modules that import themselves."""
    found: list[list[str]] = []
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []

    def visit(name: str) -> None:
        order[name] = lowest[name] = len(order)
        stack.append(name)
        for other in graph[name]:
            if other not in order:
                visit(other)
            if other in stack:
                lowest[name] = min(lowest[name], lowest[other])
        if lowest[name] == order[name]:
            at = stack.index(name)
            component = stack[at:]
            del stack[at:]
            if len(component) > 1 or name in graph[name]:
                found.append(sorted(component))

    for name in graph:
        if name not in order:
            visit(name)
    return found


def spelled_out(circle: list[str], graph: Graph) -> str:
    lines = [f"  {name} imports {', '.join(sorted(graph[name] & set(circle)))}" for name in circle]
    return "\n".join([f"a circle of {len(circle)} modules:", *lines])


def test_no_module_imports_itself_by_any_way_round() -> None:
    graph = import_graph(ROOT / "platzdarm")
    found = circles(graph)
    assert not found, "\n" + "\n".join(spelled_out(circle, graph) for circle in found)


def test_a_circle_is_found_wherever_its_imports_stand(tmp_path: Path) -> None:
    sources = {
        "one": "from box import two",
        "two": "def late():\n    from box.three import word",
        "three": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import box.one\nword = ''",
        "four": "from box.one import two",
    }
    (tmp_path / "box").mkdir()
    for name, source in sources.items():
        (tmp_path / "box" / f"{name}.py").write_text(source, encoding="utf-8")
    graph = import_graph(tmp_path / "box")
    assert circles(graph) == [["box.one", "box.three", "box.two"]]
    assert "box.two imports box.three" in spelled_out(circles(graph)[0], graph)
