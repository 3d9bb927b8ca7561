"""The page on training programs and packages: what ran, recorded in docs/compatibility/{programs,packages}.tsv."""

import csv
import re

from pages.layout import Page
from pages.markup import badge, code, escape, table
from pages.scoreboard import HOME, share, shown_seen

OUTCOME_WORDS = {"manual": "marked", "wrong": "differs", "limit": "differs"}
ERROR = re.compile(r"\w+(Error|Exception): ")


def rows_of(file):
    with open(file, encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t"))


def word_for(row):
    """The word of the scoreboard: the runs tell apart whether the conversion has named a difference."""
    if row["outcome"] == "differs" and ERROR.match(row["seen"]):
        return "raises"
    return OUTCOME_WORDS.get(row["outcome"], row["outcome"])


def programs_part(rows):
    releases = sorted({row["release"] for row in rows})
    outcomes = {(row["program"], row["release"]): row for row in rows}
    programs = sorted({row["program"] for row in rows})
    totals = []
    for release in reversed(releases):
        of = [row for row in rows if row["release"] == release]
        right = sum(row["outcome"] == "right" for row in of)
        totals.append(
            [f"Paddle {release}", share(right, len(of)), f"{right} of {len(of)}", of[0]["date"]]
        )
    lines = []
    for program in programs:
        cells = []
        for release in releases:
            row = outcomes.get((program, release))
            if not row:
                cells.append('<span class="quiet">–</span>')
                continue
            word = word_for(row)
            cells.append(f"{badge(word)} {shown_seen(word, row['seen'])}")
        lines.append([code(program), *cells])
    torch = rows[0]["torch"]
    return (
        f"<h2>Training programs</h2>\n<p>The {len(programs)} programs of {code('test/truth/programs')} and what they compute: "
        f"losses, parameters, gradients, compared with PyTorch {escape(torch)}. Each is converted as it is, with "
        f"{code('--style exact')}; <em>marked</em> means that the conversion left something to a person, so that it did not run. "
        "The runs are of this project's own programs, and cover what it was written for.</p>\n"
        + table(
            "Programs that are right by release",
            ["release", "share right", "programs", "ran on"],
            totals,
            "numbers",
        )
        + table(
            "Outcomes of each program",
            ["program", *(f"Paddle {release}" for release in releases)],
            lines,
            "outcomes",
        )
    )


def packages_part(rows):
    lines = [
        [
            f"{code(row['package'])} {escape(row['version'])}",
            f"{row['tests_right']} of {row['tests']}",
            f"{row['modules_right']} of {row['modules']}",
            code(row["stops"]) if row["stops"] else "",
        ]
        for row in rows
    ]
    whole = sum(row["tests"] == row["tests_right"] for row in rows)
    half = sum(2 * int(row["tests_right"]) >= int(row["tests"]) for row in rows)
    first = rows[0]
    return (
        f"<h2>Packages</h2>\n<p>{len(rows)} small packages of {code('test/packages/packages.txt')}, each converted with its tests "
        f"by one command, without any edit by hand. Counted are the tests that pass with PyTorch {escape(first['torch'])}: with "
        f"Paddle {escape(first['release'])}, and without PyTorch, all of them pass in {whole} packages, and at least half of them "
        f"in {half}. Ran on {escape(first['date'])}. A few small packages say little about large ones.</p>\n"
        + table(
            "Packages",
            ["package", "tests that pass", "modules that import", "what stops most of the others"],
            lines,
        )
    )


def measured_page(folder):
    programs, packages = (rows_of(folder / f"{name}.tsv") for name in ("programs", "packages"))
    content = "<h1>Programs and packages</h1>\n" + programs_part(programs) + packages_part(packages)
    description = "How many training programs and packages run with Paddle as converted."
    return Page("Programs and packages", description, content, HOME)
