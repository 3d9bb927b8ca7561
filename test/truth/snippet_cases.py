"""Our own cases: cells of snippets/*.py and language/*.py, and whole programs in programs/*.py.

A cell starts with `# %% torch.api [torch.other ...]`; `import torch` is understood. With `(may raise)`
behind the names, raising is what both sides may have to do. What stands above the first cell of a file
is the beginning of all its cells, as far as they use its names.
"""

import ast
import pathlib
import re

from case import Case

HERE = pathlib.Path(__file__).resolve().parent
_cell = re.compile(r"^# %% (.*)$", re.MULTILINE)


def _names(statement):
    """(bound, read): the names of an import, an assignment or a definition."""
    names = [node for node in ast.walk(statement) if isinstance(node, ast.Name)]
    bound = {node.id for node in names if isinstance(node.ctx, ast.Store)}
    if isinstance(statement, (ast.Import, ast.ImportFrom)):
        bound = {alias.asname or alias.name.partition(".")[0] for alias in statement.names}
    if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
        bound.add(statement.name)
    return bound, {node.id for node in names if isinstance(node.ctx, ast.Load)}


def _beginning(head, body):
    """The statements of `head` whose names `body` reads before it binds them, directly or through each other."""
    wanted, bound_before = set(), set()
    for statement in ast.parse(body).body:
        bound, read = _names(statement)
        wanted |= read - bound_before
        bound_before |= bound
    kept = []
    for statement in reversed(ast.parse(head).body):
        bound, read = _names(statement)
        if bound & wanted:
            wanted |= read
            kept.insert(0, ast.get_source_segment(head, statement) + "\n")
    return "".join(kept)


def cells(folder):
    """(APIs, remark, code) of every cell of the files in `folder`."""
    for path in sorted(folder.glob("*.py")):
        head, *parts = _cell.split(path.read_text(encoding="utf-8"))
        for title, body in zip(parts[::2], parts[1::2]):
            api, bracket, remark = title.partition(" (")
            yield api, bracket + remark, _beginning(head, body) + body.lstrip("\n")


def snippet_cases():
    return [
        Case(api, "snippet" + remark, "import torch\n" + body.strip() + "\n")
        for api, remark, body in cells(HERE / "snippets")
    ]


def language_cases():
    """Small programs that say what they mean beside the calls; see language/README.md."""
    return [
        Case(api, "language" + remark, "import torch\n" + body.strip() + "\n")
        for api, remark, body in cells(HERE / "language")
    ]


def newer_cases():
    """Cells for names of PyTorch 2.10 and later, which --torch-python has to have."""
    return [
        Case(api, "newer" + remark, "import torch\n" + body.strip() + "\n")
        for api, remark, body in cells(HERE / "newer")
    ]


def program_cases():
    return [
        Case(f"program:{path.stem}", "program", path.read_text(encoding="utf-8"))
        for path in sorted((HERE / "programs").glob("*.py"))
    ]
