"""Makes one change in one Python file of a folder, as a faulty conversion would, and says which.

    seed_faults.py FOLDER --seed N [--kind K] [--files GLOB] [--list]

The change is found in the syntax tree and made in the text: all that is around it stays byte for byte. One JSON object
says what was done: file, line, kind, before, after. With --list every possible change is said, and none is made.
Exit status: 0, or 1 when there is nothing to change.
"""

import argparse
import fnmatch
import json
import pathlib
import random
import sys

from find_faults import applied, changes_of, is_sound

SPARED = {"paddle_helpers.py"}


def files_of(folder, pattern):
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder).as_posix()
        is_hidden = any(part.startswith(".") or part == "__pycache__" for part in name.split("/"))
        if (
            path.is_file()
            and path.name not in SPARED
            and not is_hidden
            and fnmatch.fnmatch(name, pattern)
        ):
            yield path, name


def chosen(changes, seed):
    """One change: each kind is as likely as another, then each place, then each new text."""
    chance = random.Random(seed)
    kind = chance.choice(sorted({change.kind for change in changes}))
    changes = [change for change in changes if change.kind == kind]
    place = chance.choice(sorted({(change.file, change.begin, change.end) for change in changes}))
    return chance.choice(
        [change for change in changes if (change.file, change.begin, change.end) == place]
    )


KINDS = ("constant", "axis", "missing-call", "mode", "swapped")


def main(arguments=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument(
        "--files", default="*", metavar="GLOB", help="of paths below the folder, with slashes"
    )
    parser.add_argument(
        "--list", action="store_true", help="say every possible change and make none"
    )
    given = parser.parse_args(arguments)
    changes = [
        change
        for path, name in files_of(given.folder, given.files)
        for change in changes_of(path.read_bytes(), name)
        if given.kind in (None, change.kind)
    ]
    if not changes:
        print("nothing to change", file=sys.stderr)
        return 1
    if given.list:
        for change in changes:
            print(json.dumps(change.said(), ensure_ascii=False))
        return 0
    change = chosen(changes, given.seed)
    path = given.folder / change.file
    data = path.read_bytes()
    if not is_sound(data, change):
        print(f"a change that cannot be read: {change.said()}", file=sys.stderr)
        return 1
    path.write_bytes(applied(data, change))
    print(json.dumps(change.said(), ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
