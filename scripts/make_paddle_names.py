#!/usr/bin/env python3
"""Writes the names of each Paddle release: with signatures for names in built-in rules, and only the
names of everything else.

A rule is written for one release. Whether it holds for an earlier one is decided where rules are
compiled (engine/rewrite/compile/earlier_releases.hpp); paddle_names.tsv is the data for that: one line
per name and release in which it came or changed. `paddle-ls rules check` looks up names in the rules of
projects in paddle_members.tsv.
"""
import argparse
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "test" / "truth"))
from rule_text import columns, filled, plain_rules, read_rules  # noqa: E402

RELEASES = [
    ("2.6", "2.6.2"),
    ("3.0", "3.0.0"),
    ("3.1", "3.1.1"),
    ("3.2", "3.2.2"),
    ("3.3", "3.3.1"),
]
OWNERS = {
    "tensor": "paddle.Tensor.",
    "module": "paddle.nn.Layer.",
    "scheduler": "paddle.optimizer.lr.LRScheduler.",
    "optimizer": "paddle.optimizer.Optimizer.",
    "context": "paddle.autograd.PyLayerContext.",
}

# The receiver of members of these classes, if a rule does not name it.
RECEIVERS = {
    "torch.Tensor": "tensor",
    "torch.nn.Module": "module",
    "torch.optim.Optimizer": "optimizer",
    "torch.optim.lr_scheduler.LRScheduler": "scheduler",
}

# Keywords of methods written in C++, found by calls, which introspection does not make.
FOUND_BY_CALLS = {"paddle.gather": ["dim"], "paddle.Tensor.gather": ["dim"]}


def texts_of(value):
    """All strings in a JSON value."""
    stack = [value]
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            yield item
        elif isinstance(item, dict):
            stack.extend(item.values())
        elif isinstance(item, list):
            stack.extend(item)


def words_of(rule):
    """The words in which alternatives of a rule differ, at all depths."""
    for alternative in rule.get("alternatives", []):
        yield from columns(alternative["words"]) if "words" in alternative else [{}]
        yield from words_of(alternative)


def names_in(rules):
    """The Paddle names in a file of rules, including members of known classes."""
    for api, rule in plain_rules(rules):
        yield "paddle" + api[api.find(".") :]
        owner = OWNERS.get(rule.get("receiver") or RECEIVERS.get(api.rpartition(".")[0]))
        for text in {
            filled(text, words) for text in texts_of(rule) for words in [{}, *words_of(rule)]
        }:
            if "${" in text:
                continue
            yield from names_of_text(text)
            if owner and re.fullmatch(r"[\w.]+", text):
                yield owner + text.rsplit(".")[-1]
        if owner:
            yield owner + api.rsplit(".")[-1]


def names_of_text(text):
    yield from re.findall(r"\bpaddle(?:\.\w+)+", text)
    yield from ("paddle.Tensor." + name for name in re.findall(r"\.(\w+)", text))


class Release:
    """The public names of one Paddle release."""

    def __init__(self, path, found_by_calls=None):
        self.apis = json.loads(path.read_text())["apis"]
        self.found_by_calls = found_by_calls or {}

    def find(self, name):
        """The entry that `name` refers to; aliases of the name and of the modules above are followed."""
        for _ in range(8):
            entry = self.apis.get(name)
            if entry is None:
                head, dot, tail = name.rpartition(".")
                while dot and "alias" not in self.apis.get(head, {}):
                    head, dot, more = head.rpartition(".")
                    tail = more + "." + tail
                if not dot:
                    return None
                name = self.apis[head]["alias"] + "." + tail
            elif "alias" in entry:
                name = entry["alias"]
            else:
                return entry
        return None

    def describe(self, name):
        """Positional parameters, further keywords, and calls with another signature."""
        entry = self.find(name)
        if entry is None:
            return None
        positional, keywords = [], []
        for parameter in entry.get("params", []):
            kind = parameter[1]
            if kind in "op":
                positional.append(parameter[0])
            elif kind == "k":
                keywords.append(parameter[0])
            else:
                (positional if kind == "v" else keywords).append("*")
        for known in entry.get("aliases", {}).values():
            keywords.extend(known)
        keywords.extend(entry.get("consumes", []))
        if positional:
            keywords.extend(self.found_by_calls.get(name, []))
        forms = sorted(f"{given}:{read}" for given, read in entry.get("forms", {}).items())
        return "\t".join(
            [entry["kind"], ",".join(positional), ",".join(sorted(set(keywords))), ";".join(forms)]
        )


def lines(data, rules):
    """The table, sorted by name and release."""
    newest = RELEASES[-1][0]
    releases = [
        (short, Release(data / f"paddle-{full}.json", FOUND_BY_CALLS if short == newest else None))
        for short, full in RELEASES
    ]
    names = {name for path in sorted(rules.rglob("*.json")) for name in names_in(read_rules(path))}
    for path in sorted((rules.parent / "helpers").glob("*.py")):
        names |= set(names_of_text(path.read_text()))
    for name in sorted(names):
        before = None
        for short, release in releases:
            now = release.describe(name)
            if now != before:
                yield f"{name}\t{short}\t{now or 'absent'}"
            before = now


def releases_with(present):
    """`3.1-` and the like for each range of releases that have a name; nothing if all have it."""
    shorts = [short for short, _ in RELEASES]
    runs, start = [], None
    for at, is_there in enumerate(present + [False]):
        if is_there and start is None:
            start = at
        elif not is_there and start is not None:
            first = "" if start == 0 else shorts[start]
            last = "" if at == len(shorts) else shorts[at - 1]
            runs.append(f"@{first}-{last}" if first or last else "")
            start = None
    return runs


def member_lines(data):
    """A line for each public module and for `paddle.Tensor`: its name and its public members."""
    releases = [Release(data / f"paddle-{full}.json") for _, full in RELEASES]
    names = sorted(
        {
            name
            for release in releases
            for name in release.apis
            if not any(part.startswith("_") for part in name.split("."))
        }
    )
    owners = {"paddle", "paddle.Tensor"}
    owners.update(
        name
        for name in names
        for release in releases
        if (release.find(name) or {}).get("kind") == "module"
    )
    members, modules = {owner: [] for owner in owners}, {}
    for name in names:
        owner, _, member = name.rpartition(".")
        if owner in owners:
            present = [release.find(name) is not None for release in releases]
            members[owner] += [member + run for run in releases_with(present)]
        alias = releases[-1].apis.get(name, {}).get("alias")
        if name in owners and alias in owners:
            modules[name] = alias
    for owner in sorted(owners):
        if owner in modules:
            yield f"{owner}\t={modules[owner]}"
        elif members[owner]:
            yield owner + "\t" + " ".join(members[owner])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path, help="folder of paddle-RELEASE.json")
    parser.add_argument("--rules", type=Path, default=ROOT / "engine/rewrite/rules")
    parser.add_argument("--out", type=Path, default=ROOT / "engine/rewrite/api/paddle_names.tsv")
    parser.add_argument(
        "--members", type=Path, default=ROOT / "engine/rewrite/api/paddle_members.tsv"
    )
    options = parser.parse_args()
    head = (
        "# Generated by scripts/make_paddle_names.py: name, release from which on, kind, positional\n"
        "# parameters, further keywords, calls that are read in another way. `*`: takes anything.\n"
    )
    options.out.write_text(
        head + "".join(line + "\n" for line in lines(options.data, options.rules))
    )
    head = (
        "# Generated by scripts/make_paddle_names.py: a module or `paddle.Tensor`, and its public members. `@3.1-` is\n"
        "# known from 3.1 on, `@-3.0` until 3.0; `=` is another name of that module.\n"
    )
    options.members.write_text(head + "".join(line + "\n" for line in member_lines(options.data)))


if __name__ == "__main__":
    main()
