#!/usr/bin/env python3
"""Converts every API with a rule inside of f-strings of many forms, and parses the results.

Python reads the same quote twice, a backslash or a line end between the braces of an f-string from 3.12 on only, so an
older Python has to run this. What it parsed before it has to parse afterwards.
"""
import argparse
import ast
import pathlib
import re
import subprocess
import sys
import tempfile
import warnings

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "truth"))
from rule_text import plain_rules, read_rules  # noqa: E402

CONTEXTS = [
    "f'{%s}'",
    'f"{%s}"',
    "f'''{%s}'''",
    'f"""{%s}"""',
    "rf'{%s}'",
    "'a' f'{%s}' \"b\"",
    "f'{%s!r:>10}'",
    "f'{%s=}'",
    "f'{x:{%s}}'",
    'f"{x:>{%s}}"',
    "f'''{x:{%s}}'''",
    "f\"{f'{%s}'}\"",
    "f'''{f\"{%s}\"}'''",
    "f'{[%s for _ in x]}'",
    "f'{(lambda: %s)()}'",
    'f"{x if y else %s}"',
    "f'{{{%s}}}'",
    'f"{%s} {%s}"',
    "f'''{x}\n{%s}\n'''",
]


def parses(source):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(source)
        return True
    except (SyntaxError, ValueError):
        return False


def parameters(signature):
    """Names of the parameters of a rule, each with its default or None; stars are left out."""
    depth, start, parts = 0, 0, []
    inner = signature[1:-1]
    for place, letter in enumerate(inner + ","):
        depth += letter in "([{"
        depth -= letter in ")]}"
        if letter == "," and depth == 0:
            parts.append(inner[start:place].strip())
            start = place + 1
    named = [part.partition("=") for part in parts if part and not part.startswith("*")]
    return [(name, default or None) for name, _, default in named]


def calls(api, signature, is_method):
    """Calls of an API with few arguments, with all by name, and with all as literals."""
    callee = "tensor." + api.rpartition(".")[2] if is_method else api
    known = parameters(signature)
    required = [name for name, default in known if default is None]
    yield f"{callee}({', '.join(required)})"
    yield f"{callee}({', '.join(f'{name}={name}' for name, _ in known)})"
    yield f"{callee}({', '.join([*required, *(f'{name}={default}' for name, default in known if default)])})"
    for name, default in known:
        if default in ("True", "False"):
            yield f"{callee}({', '.join([*required, f'{name}={default != str(True)}'])})"


def programs(rules):
    """One file for each API: what it is called in, and the lines of the file."""
    for path in sorted(rules.rglob("*.json")):
        for api, rule in plain_rules(read_rules(path)):
            if not api.startswith("torch") or "signature" not in rule:
                continue
            is_method = api.startswith("torch.Tensor.")
            lines = ["import torch, torchvision", "tensor: torch.Tensor"]
            for call in dict.fromkeys(calls(api, rule["signature"], is_method)):
                for context in CONTEXTS:
                    line = context.replace("%s", call)
                    if parses(line):
                        lines.append(line)
            yield api, lines


def main():
    if sys.version_info >= (3, 12):
        print("this Python reads every f-string: nothing to see")
        return 0
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("program", help="convert_programs")
    parser.add_argument("rules", type=pathlib.Path, help="folder of the rule files")
    options = parser.parse_args()
    failures = lines_seen = changed = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "before").mkdir()
        (folder / "none.json").write_text("{}")
        sources = {re.sub(r"\W", "_", api): lines for api, lines in programs(options.rules)}
        for name, lines in sources.items():
            (folder / "before" / f"{name}.py").write_text("\n".join(lines) + "\n")
        subprocess.run(
            [options.program, folder / "none.json", folder / "before", folder / "after"], check=True
        )
        for name, lines in sources.items():
            result = (folder / "after" / f"{name}.py").read_text()
            lines_seen += len(lines)
            changed += sum(line not in result for line in lines)
            if parses(result):
                continue
            failures += 1
            bad = next(
                (line for line in result.split("\n") if "f" in line and not parses(line)), ""
            )
            if failures <= 20:
                print(f"{name} does not parse any more: {bad}")
    print(
        f"{len(sources)} APIs, {lines_seen} lines, {changed} of them rewritten, {failures} files broken"
    )
    return 1 if failures or not changed else 0


if __name__ == "__main__":
    sys.exit(main())
