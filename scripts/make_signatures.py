#!/usr/bin/env python3
"""Writes the signatures of PyTorch, torchvision and each Paddle release that mapping documents are
compared with.

The facts of introspection come from JSON tables. The documented signature of an API written in C++ is
in its docstring, so PyTorch and torchvision of the same releases have to be
installed. A documented signature comes first, then those that the type stubs know.
"""
import argparse
import importlib
import inspect
import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RELEASES = [
    ("2.6", "2.6.2"),
    ("3.0", "3.0.0"),
    ("3.1", "3.1.1"),
    ("3.2", "3.2.2"),
    ("3.3", "3.3.1"),
]
CALLED = {"function", "class", "method", "classmethod", "staticmethod"}
MARKS = {"v": "*", "w": "**"}


def is_private(name):
    return any(part.startswith("_") and not part.startswith("__") for part in name.split("."))


def default_text(text):
    """A default in the notation of documents; none for addresses and file names of a machine."""
    if re.fullmatch(r"<(module|function|class) '?([\w.]+)'?.*>", text):
        text = re.sub(r"<(module|function|class) '?([\w.]+)'?.*>", r"\2", text)
    return "..." if text in ("Ellipsis", "...") or text.startswith("<") else " ".join(text.split())


def written(params):
    """Parameters as documents list them."""
    texts, is_keyword_only = [], False
    for at, parameter in enumerate(params):
        name, kind = parameter[:2]
        if kind == "k" and not is_keyword_only:
            texts.append("*")
        is_keyword_only = is_keyword_only or kind in "kv"
        default = parameter[2] if len(parameter) > 2 else None
        texts.append(
            MARKS.get(kind, "") + name + ("" if default is None else "=" + default_text(default))
        )
        if kind == "o" and (at + 1 == len(params) or params[at + 1][1] != "o"):
            texts.append("/")
    return ", ".join(texts)


def of_entry(entry):
    # A context manager that is also a decorator has a parameter of `__new__` for internal use only.
    is_decorator = any("NoParamDecorator" in base for base in entry.get("bases", []))
    if entry["kind"] not in CALLED or entry.get("sig") == "unknown" or is_decorator:
        return []
    lists = [each["params"] for each in entry.get("overloads", [])] or [entry.get("params", [])]
    return [written(params) for params in lists]


def object_at(name):
    parts = name.split(".")
    for size in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:size]))
        except ImportError:
            continue
        for part in parts[size:]:
            found = getattr(found, part, None)
        return found
    return None


def documented(name, entry):
    """The signatures in the docstring of an API written in C++."""
    found = object_at(name)
    if found is None or entry["kind"] not in CALLED:
        return []
    text = inspect.getdoc(found) or ""
    lists = []
    member = re.escape(name.rpartition(".")[2])
    for match in re.finditer(
        rf"^(?:\.\. (?:function|method)::)? *(?:[\w.]+\.)?{member}\(", text, re.M
    ):
        if text[: match.start()].strip() and not match.group().startswith(".."):
            continue
        depth, at = 1, match.end()
        while at < len(text) and depth:
            depth += (text[at] in "([") - (text[at] in ")]")
            at += 1
        listed = " ".join(text[match.end() : at - 1].replace("\\", "").split())
        rest = text[at:].split("\n")[0].strip()
        if re.fullmatch(r"[\w*/., =:'\"()\[\]+<>|-]*", listed) and (
            not rest or rest.startswith("->")
        ):
            lists.append(listed.rstrip(","))
    return lists


def is_member_of_value(name, apis):
    """Members of a constant are those of its class; introspection may take them for functions."""
    return apis.get(name.rpartition(".")[0], {}).get("kind") == "constant"


def torch_lines(data):
    apis = {}
    for table in ("torch-2.9.1", "torchvision-0.24.1"):
        apis.update(json.loads((data / f"{table}.json").read_text())["apis"])
    for name, entry in sorted(apis.items()):
        if is_private(name) or is_member_of_value(name, apis):
            continue
        if "alias" in entry:
            yield f"{name}\t=\t{entry['alias']}"
        elif entry["kind"] in CALLED or entry["kind"] == "module":
            of_text = documented(name, entry) if entry["kind"] != "module" else []
            lists = dict.fromkeys(of_text + of_entry(entry))
            yield "\t".join([name, entry["kind"], ",".join(entry.get("bases", [])), "", *lists])


def moved_to(entry, apis):
    """`>NAME` for an API whose deprecation warning names its replacement in the release."""
    deprecated = entry.get("deprecated", {})
    return (
        ">" + deprecated["use"] if deprecated.get("level") and deprecated.get("use") in apis else ""
    )


def keywords(entry):
    """`KEYWORD=PARAMETER` for another name of a parameter."""
    return ",".join(
        f"{word}={name}"
        for name, words in sorted(entry.get("aliases", {}).items())
        for word in words
    )


def paddle_lines(data):
    releases = [
        (short, json.loads((data / f"paddle-{full}.json").read_text())["apis"])
        for short, full in RELEASES
    ]
    for name in sorted({name for _, apis in releases for name in apis}):
        if is_private(name):
            continue
        before = None
        for short, apis in releases:
            entry = apis.get(name)
            now = None
            if entry and "alias" in entry:
                now = "=\t" + entry["alias"]
            elif entry:
                kind = entry["kind"] + moved_to(entry, apis)
                now = "\t".join(
                    [
                        kind,
                        ",".join(entry.get("bases", [])),
                        keywords(entry),
                        *dict.fromkeys(of_entry(entry)),
                    ]
                )
            if now != before:
                yield f"{name}@{short}\t{now or '-'}"
            before = now


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "data", type=Path, help="folder of paddle-RELEASE.json and the tables of PyTorch"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "engine/mapping_docs/release")
    options = parser.parse_args()
    head = "# Generated by scripts/make_signatures.py: name, kind, base classes, other keywords, signatures; `=`: another name of an API.\n"
    (options.out / "torch_signatures.tsv").write_text(
        head + "".join(line + "\n" for line in torch_lines(options.data))
    )
    head = head.replace("name,", "name@release from which on this holds,").replace(
        "API.", "API;\n# `-`: absent; kind`>`API: deprecated, that API takes its place."
    )
    (options.out / "paddle_signatures.tsv").write_text(
        head + "".join(line + "\n" for line in paddle_lines(options.data))
    )


if __name__ == "__main__":
    main()
