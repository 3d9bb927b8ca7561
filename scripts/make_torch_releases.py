#!/usr/bin/env python3
"""Writes engine/torch/api/releases.tsv: the names and parameters in which releases of torch differ.

Takes the wheels of the releases, which are read as archives: torch is neither installed nor imported.

    pip download --no-deps torch==2.10.0
    scripts/make_torch_releases.py torch-2.9.1*.whl torch-2.10.0*.whl ...
"""
import argparse
import pathlib

from torch_wheel import Release

HEAD = """\
# Names of torch that not every release from {first} to {last} has, and parameters: `name(parameter)`.
# Made by scripts/make_torch_releases.py from the wheels of torch {releases}
# (BSD-3-Clause, https://pytorch.org): facts only.
# name	first release that has it	first release without it	parameter in whose place it is
"""
# Names that only the library in C++ knows, by the release that brought them.
UNWRITTEN = {"torch.bcomplex32": "2.14", "torch.Tensor.const_data_ptr": "2.13"}
ROOT = pathlib.Path(__file__).resolve().parent.parent


def span(present, releases):
    """The release in which something came and the one in which it went; `-`: earlier, or later."""
    at = [i for i, is_there in enumerate(present) if is_there]
    since = releases[at[0]].name if at[0] > 0 else "-"
    until = releases[at[-1] + 1].name if at[-1] + 1 < len(releases) else "-"
    return since, until


def name_rows(releases):
    for name in sorted(set().union(*(release.names for release in releases))):
        since, until = span([release.has(name) for release in releases], releases)
        if (since, until) != ("-", "-"):
            yield name, since, until, "-"


def replaced(before, after, parameter):
    """The parameter that had the place of a new one, where nothing else changed."""
    gone = [name for name in before if name not in after]
    new = [name for name in after if name not in before]
    is_one = len(gone) == 1 and new == [parameter]
    return gone[0] if is_one and before.index(gone[0]) == after.index(parameter) else "-"


def parameter_rows(releases):
    for name in sorted(set.intersection(*(set(release.names) for release in releases))):
        lists = [release.parameters(name) for release in releases]
        if any(each is None for each in lists):
            continue
        opened = [release.is_open(name) for release in releases]
        for parameter in dict.fromkeys(each for names in lists for each in names):
            present = [parameter in names for names in lists]
            since, until = span(present, releases)
            at = present.index(True)
            if since != "-" and opened[at - 1]:
                since = "-"
            if until != "-" and opened[len(present) - present[::-1].index(True)]:
                until = "-"
            if (since, until) != ("-", "-"):
                old = replaced(lists[at - 1], lists[at], parameter) if since != "-" else "-"
                yield f"{name}({parameter})", since, until, old


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("wheels", nargs="+", type=pathlib.Path, help="the oldest first")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "engine/torch/api/releases.tsv")
    options = parser.parse_args()
    releases = [Release(wheel) for wheel in options.wheels]
    rows = {*name_rows(releases), *parameter_rows(releases)}
    rows |= {(name, release, "-", "-") for name, release in UNWRITTEN.items()}
    names = [release.full_name for release in releases]
    head = HEAD.format(
        first=names[0],
        last=names[-1],
        releases=", ".join(names[:-1]) + " and " + names[-1],
    )
    options.out.write_text(head + "".join("\t".join(row) + "\n" for row in sorted(rows)))


if __name__ == "__main__":
    main()
