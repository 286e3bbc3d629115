"""No module of the page imports itself, by whatever way round. What is imported as a type alone is no circle."""

import re
from pathlib import Path

from tests.test_imports import Graph, circles, spelled_out

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
# `import x from './y'`, `export { x } from ...`, `import ...`; not `import(...)`, which waits until it is asked for.
STATEMENT = re.compile(r"^\s*(?:import|export)\s+(?!type\b)(?:([^'\";]*?)\s+from\s+)?'(\.[^']+)'", re.MULTILINE)


def loads(named: str) -> bool:
    """Whether anything but types is named."""
    inside = re.search(r"\{(.*)\}", named, re.DOTALL)
    words = [one.strip() for one in (inside.group(1) if inside else "").split(",") if one.strip()]
    return not words or not all(word.startswith("type ") for word in words)


def page_graph(root: Path) -> Graph:
    paths = [
        path for path in sorted(root.rglob("*")) if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]
    known = {path.resolve(): path.relative_to(root).as_posix() for path in paths}
    return {
        name: {
            known[other]
            for named, where in STATEMENT.findall(path.read_text("utf-8"))
            if loads(named) and (other := (path.parent / where).resolve()) in known
        }
        for path, name in known.items()
    }


def test_no_module_of_the_page_imports_itself_by_any_way_round() -> None:
    graph = page_graph(SOURCES)
    assert sum(len(others) for others in graph.values()) > len(graph), "imports are read at all"
    found = circles(graph)
    assert not found, "\n" + "\n".join(spelled_out(circle, graph) for circle in found)


def test_a_circle_of_the_page_is_found(tmp_path: Path) -> None:
    (tmp_path / "One.svelte").write_text("<script>\n  import { two } from './two.ts';\n</script>\n", "utf-8")
    (tmp_path / "two.ts").write_text("import {\n  three,\n  type Three,\n} from './three.ts';\n", "utf-8")
    three = tmp_path / "three.ts"
    three.write_text("export { default as One } from './One.svelte';\n", "utf-8")
    assert circles(page_graph(tmp_path)) == [["One.svelte", "three.ts", "two.ts"]]
    three.write_text("import { type two } from './two.ts';\nimport type One from './One.svelte';\n", "utf-8")
    assert circles(page_graph(tmp_path)) == []
