"""Our own cases: cells of snippets/*.py and whole programs in programs/*.py.

A cell starts with `# %% torch.api [torch.other ...]`; `import torch` is understood. With `(may raise)`
behind the names, raising is what both sides may have to do.
"""

import pathlib
import re

from case import Case

HERE = pathlib.Path(__file__).resolve().parent
_cell = re.compile(r"^# %% (.*)$", re.MULTILINE)


def cells(folder):
    """(APIs, remark, code) of every cell of the files in `folder`."""
    for path in sorted(folder.glob("*.py")):
        parts = _cell.split(path.read_text(encoding="utf-8"))[1:]
        for title, body in zip(parts[::2], parts[1::2]):
            api, bracket, remark = title.partition(" (")
            yield api, bracket + remark, body


def snippet_cases():
    return [Case(api, "snippet" + remark, "import torch\n" + body.strip() + "\n")
            for api, remark, body in cells(HERE / "snippets")]


def program_cases():
    return [Case(f"program:{path.stem}", "program", path.read_text(encoding="utf-8"))
            for path in sorted((HERE / "programs").glob("*.py"))]
