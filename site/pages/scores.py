"""What runs of the cases have shown: docs/compatibility/*.tsv, and the programs beside them."""

import collections
import csv
import dataclasses
import gzip
import json

WAYS = ("unconverted", "compat", "minimal", "converted")
OUTCOMES = ("right", "differs", "raises", "marked")
# As the pages call the ways and the outcomes.
WAY_TITLES = {
    "unconverted": "unconverted",
    "compat": "in the mode",
    "minimal": "minimal",
    "converted": "converted",
}
WAY_MEANINGS = {
    "unconverted": "The program with torch written as paddle.",
    "compat": "The program as it is, in Paddle's compatibility mode.",
    "minimal": "Converted with --style minimal, and run in the mode.",
    "converted": "Converted with --style exact, with the profile of the release.",
}
OUTCOME_MEANINGS = {
    "right": "All cases of the name end as they do with PyTorch: values, shapes, types, gradients, effects on inputs.",
    "differs": "A case runs and leaves something else.",
    "raises": "A case raises, and none differs.",
    "marked": "The conversion marks something in a case for a person, and no case differs or raises.",
}


@dataclasses.dataclass(frozen=True)
class Score:
    """How the cases of a name end on a release, in one way."""

    outcome: str
    counts: dict  # by outcome
    program: str  # the key of the shortest program that shows the outcome

    @property
    def cases(self):
        return sum(self.counts.values())


class Scoreboard:
    def __init__(self, folder):
        """`folder` holds RELEASE.tsv and RELEASE.programs.jsonl.gz for each release."""
        self.scores = {}  # by name, release and way
        self.programs = {}  # by key: (code, {"RELEASE WAY": what was seen})
        files = sorted(folder.glob("[0-9]*.tsv"))
        self.releases = [file.stem for file in files]
        for file in files:
            self._read_scores(file)
            self._read_programs(file.with_suffix(".programs.jsonl.gz"))
        self.names = sorted({name for name, _, _ in self.scores})

    def _read_scores(self, file):
        with open(file, encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines, delimiter="\t"):
                counts = {outcome: int(row[outcome]) for outcome in OUTCOMES}
                score = Score(row["outcome"], counts, row["program"])
                self.scores[row["name"], row["release"], row["way"]] = score

    def _read_programs(self, file):
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            for line in lines:
                row = json.loads(line)
                code, seen = self.programs.setdefault(row["program"], (row["code"], {}))
                seen.update(row["seen"])

    def score(self, name, release, way):
        return self.scores.get((name, release, way))

    def ways(self, release):
        """The ways that were run on the release."""
        found = {way for _, each, way in self.scores if each == release}
        return [way for way in WAYS if way in found]

    def code(self, score):
        return self.programs[score.program][0] if score.program in self.programs else ""

    def seen(self, score, release, way):
        """What the program of the score raised, or how it differed; empty if it was right."""
        if score.program not in self.programs:
            return ""
        return self.programs[score.program][1].get(f"{release} {way}", "")

    def totals(self, release, way, names=None):
        """The number of names by outcome."""
        counts = collections.Counter()
        for name in self.names if names is None else names:
            score = self.score(name, release, way)
            if score:
                counts[score.outcome] += 1
        return counts
