"""The pages of the scoreboard: what comes out on each release, by family and by name."""

from pages.apis import by_family, family_file
from pages.layout import Page, relative
from pages.markup import (
    badge,
    code,
    details,
    dotted_code,
    escape,
    items,
    link,
    prose,
    python,
    table,
)
from pages.scores import OUTCOME_MEANINGS, OUTCOMES, WAY_MEANINGS, WAY_TITLES

HOME = [("Scoreboard", "scoreboard/index.html")]
# The columns of the table of a family: every release as converted, and the newest one in all ways.
NEWEST_WAYS = ("unconverted", "compat", "minimal")


def share(count, of):
    return f"{100 * count / of:.0f} %" if of else "–"


def bar(totals):
    """The shares of the outcomes as a strip; the numbers beside it say the same."""
    of = sum(totals.values())
    parts = "".join(
        f'<span class="{outcome}" style="flex-grow:{totals[outcome]}"></span>'
        for outcome in OUTCOMES
        if totals[outcome]
    )
    return f'<span class="bar-of" aria-hidden="true">{parts}</span>' if of else ""


class ScoreboardPages:
    def __init__(self, scoreboard, apis):
        self.scoreboard, self.apis = scoreboard, apis
        self.families = by_family(scoreboard.names)
        self.newest = scoreboard.releases[-1]
        self.page_of = {name: name for name in apis.all}
        for name, api in apis.all.items():
            for other in api["other_names"]:
                self.page_of.setdefault(other, name)

    def write(self, site):
        site.write("scoreboard/index.html", self.index())
        for family, names in self.families:
            site.write(f"scoreboard/family-{family_file(family)}.html", self.family(family, names))
        for release in self.scoreboard.releases:
            site.write(f"scoreboard/release-{release}.html", self.release(release))

    def name_cell(self, name, address):
        if name not in self.page_of:
            return dotted_code(name)
        return link(relative(self.apis.address(self.page_of[name]), address), dotted_code(name))

    def index(self):
        count = len(self.scoreboard.names)
        text = (
            f"<h1>Scoreboard</h1>\n<p>How the cases of {count:,} names of PyTorch end on each release of Paddle, compared with "
            "PyTorch 2.9.1. Each name counts once, by the worst of its cases: one rare argument counts as much as a name "
            "that never works.</p>\n"
        )
        measured = items(
            [
                link("programs.html", "Training programs and packages")
                + ": how many run as converted.",
                link("../guide/compatibility.html", "Paddle's compatibility mode")
                + ": what it is, and how to convert for it.",
            ]
        )
        return Page(
            "Scoreboard",
            "How names of PyTorch end on each release of Paddle: unconverted, in the compatibility mode, and converted.",
            text
            + self.overall()
            + meanings()
            + self.families_table()
            + "<h2>More</h2>\n"
            + measured,
        )

    def overall(self):
        rows = []
        for release in reversed(self.scoreboard.releases):
            for way in self.scoreboard.ways(release):
                totals = self.scoreboard.totals(release, way)
                of = sum(totals.values())
                heading = link(f"release-{release}.html", f"Paddle {release}")
                numbers = [str(totals[outcome]) for outcome in OUTCOMES]
                rows.append(
                    [heading, WAY_TITLES[way], share(totals["right"], of), *numbers, bar(totals)]
                )
        columns = ["release", "way", "share right", *OUTCOMES, "shares"]
        return "<h2>By release and way</h2>\n" + table(
            "Outcomes by release and way", columns, rows, "numbers"
        )

    def families_table(self):
        releases = self.scoreboard.releases
        rows = []
        for family, names in self.families:
            cells = []
            for release in releases:
                totals = self.scoreboard.totals(release, "converted", names)
                cells.append(share(totals["right"], sum(totals.values())))
            heading = link(f"family-{family_file(family)}.html", escape(family))
            rows.append([heading, str(len(names)), *cells])
        return (
            "<h2>By family</h2>\n<p>The share of names that are right as converted.</p>\n"
            + table(
                "Share of right names by family",
                ["family", "names", *releases],
                rows,
                "numbers sorted",
            )
        )

    def family(self, family, names):
        address = f"scoreboard/family-{family_file(family)}.html"
        releases = self.scoreboard.releases
        ways = [way for way in NEWEST_WAYS if way in self.scoreboard.ways(self.newest)]
        columns = ["name", "cases"]
        columns += [f"{release} converted" for release in releases]
        columns += [f"{self.newest} {WAY_TITLES[way]}" for way in ways]
        rows = []
        for name in names:
            newest = self.scoreboard.score(name, self.newest, "converted")
            cells = [self.cell(name, release, "converted") for release in releases]
            cells += [self.cell(name, self.newest, way) for way in ways]
            rows.append([self.name_cell(name, address), str(newest.cases if newest else 0), *cells])
        content = (
            f"<h1>Scoreboard: {escape(family)}</h1>\n<p>{len(names)} names. The number of right cases is beside an outcome that is "
            "not right.</p>\n"
            + table(f"Outcomes in {family}", columns, rows, "outcomes sorted filtered")
        )
        description = f"How the names of {family} end on each release of Paddle."
        return Page(f"Scoreboard: {family}", description, content, HOME)

    def cell(self, name, release, way):
        score = self.scoreboard.score(name, release, way)
        if not score:
            return '<span class="quiet">–</span>'
        if score.outcome == "right":
            return badge("right")
        return f'{badge(score.outcome)} <span class="quiet">{score.counts["right"]}/{score.cases}</span>'

    def release(self, release):
        address = f"scoreboard/release-{release}.html"
        bad = [
            name
            for name in self.scoreboard.names
            if self.outcome(name, release) not in (None, "right")
        ]
        content = f"<h1>What Paddle {release} costs</h1>\n" + self.release_table(
            release
        ) + self.compared(
            release, address
        ) + f"<h2>Names that are not right</h2>\n<p>{len(bad)} names are not right in all of their cases as converted for " f"Paddle {release}. Each has the shortest program that shows it.</p>\n" + self.bad_names(
            release, bad, address
        )
        return Page(
            f"What Paddle {release} costs",
            f"The names of PyTorch that are not right as converted for Paddle {release}.",
            content,
            HOME,
        )

    def outcome(self, name, release):
        score = self.scoreboard.score(name, release, "converted")
        return score.outcome if score else None

    def release_table(self, release):
        rows = []
        for way in self.scoreboard.ways(release):
            totals = self.scoreboard.totals(release, way)
            numbers = [str(totals[outcome]) for outcome in OUTCOMES]
            rows.append([WAY_TITLES[way], share(totals["right"], sum(totals.values())), *numbers])
        columns = ["way", "share right", *OUTCOMES]
        return table(f"Outcomes on Paddle {release}", columns, rows, "numbers")

    def compared(self, release, address):
        """The names that only the newest release has right."""
        if release == self.newest:
            return ""
        lost = [
            name
            for name in self.scoreboard.names
            if self.outcome(name, self.newest) == "right"
            and self.outcome(name, release) not in (None, "right")
        ]
        shown = items((self.name_cell(name, address) for name in lost), "apis")
        return (
            f"<h2>Right on {self.newest} only</h2>\n<p>{len(lost)} names are right as converted for Paddle {self.newest}, and are "
            f"not right here.</p>\n" + details(f"The {len(lost)} names", shown)
        )

    def bad_names(self, release, names, address):
        parts = []
        for family, members in by_family(names):
            parts.append(f"<h3>{escape(family)} ({len(members)})</h3>\n")
            rows = []
            for name in members:
                score = self.scoreboard.score(name, release, "converted")
                seen = self.scoreboard.seen(score, release, "converted")
                right = f"{score.counts['right']} of {score.cases}"
                said = shown_seen(score.outcome, seen) + self.program(score)
                rows.append([self.name_cell(name, address), badge(score.outcome), right, said])
            columns = ["name", "outcome", "right cases", "seen"]
            parts.append(
                table(f"Names of {family} that are not right", columns, rows, "outcomes sorted")
            )
        return "".join(parts)

    def program(self, score):
        source = self.scoreboard.code(score).strip("\n")
        return details("Program", f"<pre>{python(source)}</pre>") if source else ""


def shown_seen(outcome, seen):
    """What a program raised or how it differs is code; why it is marked is a sentence."""
    if not seen:
        return ""
    return prose(seen) if outcome == "marked" else code(seen)


def meanings():
    outcomes = "".join(
        f"<dt>{badge(outcome)}</dt><dd>{escape(text)}</dd>"
        for outcome, text in OUTCOME_MEANINGS.items()
    )
    ways = "".join(
        f"<dt>{WAY_TITLES[way]}</dt><dd>{escape(text)}</dd>" for way, text in WAY_MEANINGS.items()
    )
    return f'<h2>What the words mean</h2>\n<dl class="facts">{outcomes}{ways}</dl>\n'
