"""Says for every name of torch how its cases end on a Paddle release, by running the cases of truth.py.

    python test/truth/scoreboard.py --release 3.3.1 --paddle-python PADDLE/bin/python --out scores.tsv [--only REGEX]

Each case runs in up to four ways: `unconverted` (`torch` written as `paddle`), `compat` (as it is, in Paddle's
compatibility mode), `minimal` (converted for that mode) and `converted`. Writes one line per name and way, with the
number of cases of each outcome, and the programs beside it. What has run is kept in WORK by the hash of its text, so
that an interrupted run is continued.
"""

import argparse
import ast
import collections
import dataclasses
import gzip
import io
import json
import pathlib
import re
import sys
import tokenize

import convert
import truth
from case import key_of, without_repetitions

# The profile of the conversion for each release.
PROFILES = {"2.6.2": "2.6", "3.0.0": "3.0", "3.1.1": "3.1", "3.2.2": "3.2", "3.3.1": "3.3"}
# Releases that have a compatibility mode, and the profile of the conversion for it.
COMPAT_PROFILES = {"3.3.1": "3.3-compat"}
WAYS = ("unconverted", "compat", "minimal", "converted")
# Worst first. marked: the conversion marks something in the case for a person, so it is not run.
OUTCOMES = ("differs", "raises", "marked", "right")
COLUMNS = ("name", "release", "way", "outcome", "right", "differs", "raises", "marked", "program")
# What a case raises whatever other cases have left behind in the process.
PLAIN_ERRORS = {"AttributeError", "ImportError", "ModuleNotFoundError", "NameError", "TypeError"}
SOURCES = [source for source in truth.SOURCES if source != "random"]
BATCH = 500  # cases, after which results are kept


def naive_port(code):
    """The code with `paddle` in place of the name `torch`."""
    tokens = [
        (
            token._replace(string="paddle")
            if token.type == tokenize.NAME and token.string == "torch"
            else token
        )
        for token in tokenize.generate_tokens(io.StringIO(code).readline)
    ]
    return tokenize.untokenize((token.type, token.string) for token in tokens)


def is_import(statement):
    return isinstance(statement, (ast.Import, ast.ImportFrom))


def names_in(node):
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def bound_by(statement):
    """The names that a statement binds, or may change."""
    if is_import(statement):
        return {alias.asname or alias.name.split(".")[0] for alias in statement.names}
    if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
        return {statement.name}
    if isinstance(statement, ast.Assign):
        return {name for target in statement.targets for name in names_in(target)}
    return names_in(statement)


def last_statement_alone(code):
    """The last statement of the code with those that it needs.

    Samples of rules share their first lines. One that fails would speak against names that do not need it.
    """
    *others, last = ast.parse(code).body
    kept, needed = [last], names_in(last)
    modules = {name for each in others if is_import(each) for name in bound_by(each)}
    for statement in reversed(others):
        if bound_by(statement) & (needed if is_import(statement) else needed - modules):
            kept.insert(0, statement)
            needed |= names_in(statement)
    return "".join(ast.unparse(statement) + "\n" for statement in kept)


def cases_of(sources, work, only=""):
    """The cases of truth.py, those of samples as short as they can be."""
    cases = [
        (
            dataclasses.replace(case, code=last_statement_alone(case.code))
            if source == "samples"
            else case
        )
        for source in sources
        for case in truth.cases_of(source, work)
        if re.search(only, case.api)
    ]
    return without_repetitions(cases)


class Board:
    """Cases with what PyTorch makes of them, and where results of one Paddle release are kept."""

    def __init__(self, cases, arguments):
        self.work = arguments.work.resolve()
        self.release = arguments.release
        self.paddle = arguments.paddle_python
        self.torch = arguments.torch_python
        self.together = arguments.together
        self.expected = self.run([case.code for case in cases], "torch", "torch", truth.SEEDS)
        # A generated call that PyTorch refuses is not a case.
        self.cases = [
            case
            for case in cases
            if not self.expected[case.key][0].raised or "may raise" in case.shape
        ]

    def run(self, texts, framework, cache, seeds=(1,), together=None):
        """Runs by the hash of the text."""
        python = self.torch if framework == "torch" else self.paddle
        cache = self.work / f"{cache}.pickle"
        known = truth.known_in(cache)
        new = [text for text in dict.fromkeys(texts) if key_of(text) not in known]
        for start in range(0, len(new), BATCH):
            known = truth.remembered(
                new[start : start + BATCH],
                cache,
                lambda folder: truth.execute(
                    python, framework, folder, seeds, together or self.together
                ),
            )
        return known

    def judged(self, text_of, framework, cache):
        """(outcome, what was seen) per case key, of the cases in `text_of`."""
        cases = [case for case in self.cases if case.key in text_of]
        runs = self.run(text_of.values(), framework, cache)
        verdicts = self.verdicts(cases, text_of, runs)
        # What other cases in the process may have caused is run alone.
        unsure = [
            text_of[case.key]
            for case in cases
            if verdicts[case.key][0] == "differs"
            or (verdicts[case.key][0] == "raises" and not self.is_plain(text_of[case.key], runs))
        ]
        if unsure and self.together > 1:
            runs = runs | self.run(unsure, framework, f"{cache}-alone", together=1)
            verdicts = self.verdicts(cases, text_of, runs)
        return self.steadied(cases, text_of, runs, verdicts)

    @staticmethod
    def is_plain(text, runs):
        return runs[key_of(text)][0].raised in PLAIN_ERRORS

    def verdicts(self, cases, text_of, runs):
        found = {}
        for case in cases:
            run = runs[key_of(text_of[case.key])][0]
            outcome, seen = truth.judge(case, self.expected[case.key], run, [])
            found[case.key] = ("differs" if outcome == "wrong" else outcome, seen)
        return found

    def steadied(self, cases, text_of, runs, verdicts):
        """A few random numbers may be the same for two seeds; what differs is looked at with more."""
        differing = [case for case in cases if verdicts[case.key][0] == "differs"]
        again = self.run(
            [case.code for case in differing], "torch", "torch-more", truth.MORE_SEEDS, together=1
        )
        for case in differing:
            if len(self.expected[case.key]) == len(truth.SEEDS):
                self.expected[case.key] = self.expected[case.key] + again[case.key]
        return verdicts | self.verdicts(differing, text_of, runs)

    def converted(self, profile, style, framework, cache):
        """As `judged`, of the cases as the program converts them."""
        folder = self.work / f"scored-{profile}"
        folder.mkdir(exist_ok=True)
        (folder / ".paddle-ls.json").write_text(json.dumps({"style": style}))
        source, target = folder / "source", folder / "converted"
        convert.write_sources({case.key: case.code for case in self.cases}, source)
        convert.convert(source, target, profile)
        found = convert.findings(source, profile)
        reasons = {c.key: convert.manual_reasons(found.get(c.key, [])) for c in self.cases}
        text_of = {
            case.key: (target / f"{case.key}.py").read_text(encoding="utf-8")
            for case in self.cases
            if not reasons[case.key]
        }
        marked = {key: ("marked", why[0]) for key, why in reasons.items() if why}
        return self.judged(text_of, framework, cache) | marked

    def outcomes(self, way):
        """(outcome, what was seen) per case key; nothing where the release has no such way."""
        compat = COMPAT_PROFILES.get(self.release)
        if way == "unconverted":
            text_of = {case.key: naive_port(case.code) for case in self.cases}
            return self.judged(text_of, "paddle", f"unconverted-{self.release}")
        if way == "converted":
            profile = PROFILES[self.release]
            return self.converted(profile, "exact", "paddle", f"paddle-{profile}")
        if compat is None:
            return {}
        if way == "compat":
            text_of = {case.key: case.code for case in self.cases}
            return self.judged(text_of, "compat", f"compat-{self.release}")
        return self.converted(compat, "minimal", "compat", f"minimal-{self.release}")


def without_folders(text):
    """The text without the folders of paths, which belong to one machine."""
    return re.sub(r"(?<![\w.])/(?:[\w.+-]+/)+", "", text)


def rows(board, way, programs):
    """One row per name; its program is added to `programs` by its hash."""
    outcomes = board.outcomes(way)
    by_name = collections.defaultdict(list)
    for case in board.cases:
        # A case about several names cannot tell which of them failed.
        if len(case.subjects) == 1 and case.key in outcomes and is_name(case.api):
            by_name[case.api].append(case)
    for name, cases in sorted(by_name.items()):
        numbers = collections.Counter(outcomes[case.key][0] for case in cases)
        outcome = next(each for each in OUTCOMES if numbers[each])
        shown = min(
            (case for case in cases if outcomes[case.key][0] == outcome),
            key=lambda case: (len(case.code), case.code),
        )
        seen = without_folders(outcomes[shown.key][1][:300])
        programs.setdefault(shown.key, {"code": shown.code})[f"{board.release} {way}"] = seen
        counts = [numbers[each] for each in ("right", "differs", "raises", "marked")]
        yield [name, board.release, way, outcome, *counts, shown.key]


def is_name(api):
    return api.startswith("torch.") and ":" not in api


def write(table, programs, out):
    with open(out, "w", encoding="utf-8") as file:
        for row in [COLUMNS, *table]:
            print(*row, sep="\t", file=file)
    # Without the time, so that the same programs make the same file.
    lines = "".join(
        json.dumps({"program": key, "code": program.pop("code"), "seen": program}) + "\n"
        for key, program in sorted(programs.items())
    )
    out.with_suffix(".programs.jsonl.gz").write_bytes(gzip.compress(lines.encode(), mtime=0))


def print_summary(table):
    print(f"{'':14}" + "".join(f"{outcome:>9}" for outcome in OUTCOMES[::-1]) + f"{'names':>9}")
    for way in WAYS:
        numbers = collections.Counter(row[3] for row in table if row[2] == way)
        counts = [numbers[outcome] for outcome in OUTCOMES[::-1]] + [sum(numbers.values())]
        print(f"{way:14}" + "".join(f"{count:9}" for count in counts))


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--release", default="3.3.1", choices=PROFILES)
    parser.add_argument("--ways", default=",".join(WAYS))
    parser.add_argument("--sources", default=",".join(SOURCES))
    parser.add_argument("--only", default="", help="cases whose API matches this expression")
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path("build/truth"))
    parser.add_argument("--torch-python", default=sys.executable)
    parser.add_argument("--paddle-python", default=sys.executable)
    parser.add_argument("--together", type=int, default=40, help="cases that share a process")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="the table (TSV)")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    arguments.work.mkdir(parents=True, exist_ok=True)
    cases = cases_of(arguments.sources.split(","), arguments.work, arguments.only)
    board = Board(cases, arguments)
    table, programs = [], {}
    for way in arguments.ways.split(","):
        table += rows(board, way, programs)
    write(sorted(table), programs, arguments.out)
    print_summary(table)


if __name__ == "__main__":
    main()
