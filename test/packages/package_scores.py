"""Writes the results of own_tests.py for the scoreboard of the site.

    python test/packages/package_scores.py --work WORK --release 3.3.1 > docs/compatibility/packages.tsv

WORK is the folder of a run of own_tests.py, whose packages are taken as far as they have tests that pass under the PyTorch
of this Python. The day of a run is that of its file.
"""

import argparse
import csv
import datetime
import pathlib
import sys

import torch

import own_tests

COLUMNS = (
    "package",
    "version",
    "release",
    "torch",
    "date",
    "tests_right",
    "tests",
    "modules_right",
    "modules",
    "stops",
)


def version_of(folder):
    """Of the source archive; empty for a repository."""
    for archive in folder.glob("*.tar.gz"):
        return archive.name[: -len(".tar.gz")].rpartition("-")[2]
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--release", required=True)
    arguments = parser.parse_args()
    writer = csv.writer(sys.stdout, delimiter="\t", lineterminator="\n")
    writer.writerow(COLUMNS)
    for line in (own_tests.HERE / "packages.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        package = own_tests.Package(line)
        folder = arguments.work / package.name
        report = folder / "converted.jsonl"
        if not report.exists():
            continue
        result = own_tests.Result(package, folder)
        if not result.tests:
            continue
        stop = result.stops.most_common(1)[0][0] if result.stops else ""
        day = datetime.date.fromtimestamp(report.stat().st_mtime).isoformat()
        row = [package.name, version_of(folder), arguments.release]
        row += [torch.__version__.partition("+")[0], day, result.passed, result.tests]
        writer.writerow([*row, result.imported, result.modules, stop])


if __name__ == "__main__":
    main()
