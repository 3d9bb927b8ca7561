"""Writes how the training programs of programs/ end on each release, for the scoreboard of the site.

    python test/truth/program_scores.py RELEASE=OUTCOMES.jsonl... > docs/compatibility/programs.tsv

The outcomes are those of `truth.py --sources programs --profile PROFILE --paddle-python PYTHON --outcomes OUTCOMES.jsonl`,
with PYTHON of that release. The day of a run is that of its file.
"""

import csv
import datetime
import json
import pathlib
import sys

import torch

COLUMNS = ("program", "release", "torch", "date", "outcome", "seen")


def rows_of(release, file):
    day = datetime.date.fromtimestamp(file.stat().st_mtime).isoformat()
    version = torch.__version__.partition("+")[0]
    for line in file.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        name = row["api"].partition(":")[2]
        yield name, release, version, day, row["outcome"], row["seen"].replace("\n", " ")


def main():
    rows = []
    for argument in sys.argv[1:]:
        release, _, file = argument.partition("=")
        rows += rows_of(release, pathlib.Path(file))
    if not rows:
        sys.exit(__doc__)
    writer = csv.writer(sys.stdout, delimiter="\t", lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(sorted(rows))


if __name__ == "__main__":
    main()
