"""The shortest example of each API, and its conversion."""

import collections
import dataclasses
import gzip
import json

# Programs about several names show one name badly.
LONGEST = 2000
# The shortest programs of a name that are converted: helpers make some conversions long.
TRIED = 6


@dataclasses.dataclass(frozen=True)
class Example:
    before: str
    after: str
    is_changed: bool
    is_whole: bool  # nothing is left to a person

    def length(self):
        return len(self.before) + len(self.after)


def example_of(source, answer):
    before, after = source.strip("\n"), answer["source"].strip("\n")
    return Example(before, after, answer["changed"], answer["manual"] == 0)


def recorded_right(file):
    """By API: the programs of test/truth/recorded.json.gz, which are right on the newest release."""
    with gzip.open(file, "rt", encoding="utf-8") as text:
        rows = json.load(text)
    found = collections.defaultdict(list)
    for row in rows:
        case, run = row["case"], row["runs"][0]
        if not run["raised"] and len(case["code"]) < LONGEST:
            found[case["api"]].append(case["code"])
    return found


class Examples:
    """Programs that are right as converted, each with what the program makes of it in the style `native`."""

    def __init__(self, program, scoreboard, recorded, names):
        release = scoreboard.releases[-1]
        candidates = recorded_right(recorded)
        for name in names:
            score = scoreboard.score(name, release, "converted")
            if score and score.outcome == "right" and scoreboard.code(score):
                candidates[name].append(scoreboard.code(score))
        shortest = {name: sorted(candidates[name], key=len)[:TRIED] for name in names}
        sources = sorted({source for each in shortest.values() for source in each})
        answers = dict(zip(sources, program.converted(sources, "native")))
        self._examples = {
            name: min((example_of(source, answers[source]) for source in each), key=Example.length)
            for name, each in shortest.items()
            if each
        }

    def of(self, name):
        """The example that is shortest with its conversion, or None."""
        return self._examples.get(name)
