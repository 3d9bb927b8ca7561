#!/usr/bin/env python3
"""Looks at the page of a wheel, which an index shows: no relative link remains, and each page that it names is there.

test/package/wheel_page.py WHEEL          as made without --home
test/package/wheel_page.py WHEEL URL      as made with --home URL
"""

import pathlib
import re
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = "share/doc/paddle_ls"


def faults_at_home(links, home, number):
    """Every link has to lead to a file of this version, and the picture to its bytes."""
    targets = [(picture, link) for picture, link in links if link.startswith(home)]
    if not any(picture for picture, _ in targets):
        yield "no picture"
    for picture, link in targets:
        start = f"{home}/{'raw' if picture else 'blob'}/v{number}/"
        path = link.removeprefix(start).partition("#")[0]
        if not link.startswith(start) or not (ROOT / path).exists():
            yield f"{link} leads nowhere"


def faults_without_home(links, text, files):
    if any(picture for picture, _ in links):
        yield "a picture"
    named = re.findall(r"\(`([\w/]+\.md)`\)", text)
    if "docs/migrate.md" not in named:
        yield "docs/migrate.md is not named"
    for page in named:
        if not any(name.endswith(f".data/data/{PAGES}/{page}") for name in files):
            yield f"{page} is named and not in the wheel"


def main():
    wheel, *home = sys.argv[1:]
    with zipfile.ZipFile(wheel) as archive:
        files = archive.namelist()
        metadata = next(name for name in files if name.endswith(".dist-info/METADATA"))
        head, _, text = archive.read(metadata).decode().partition("\n\n")
    number = re.search(r"^Version: (.+)$", head, re.MULTILINE).group(1)
    links = re.findall(r"(!?)\[[^\]]*\]\(([^)]+)\)", text)
    faults = [f"{link} is relative" for _, link in links if not re.match(r"\w+:", link)]
    faults += (
        faults_at_home(links, home[0], number) if home else faults_without_home(links, text, files)
    )
    if "<!--" in text:
        faults.append("a comment")
    for fault in faults:
        print(f"not ok: the page of the wheel: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
