"""Runs cases under PyTorch and, converted, under Paddle, and says which are right.

    python test/truth/truth.py [--sources operators,snippets,...] [--only REGEX] [--profile 3.3]

Writes WORK/outcomes.jsonl (one case a line) and prints a table; results of both sides are kept in
WORK/*.pickle by the hash of the code that gave them.
"""

import argparse
import collections
import json
import os
import pathlib
import pickle
import re
import subprocess
import sys

import compare
import convert
from case import key_of, read_cases, without_repetitions, write_cases

HERE = pathlib.Path(__file__).resolve().parent
LIMITS = json.loads((HERE / "limits.json").read_text())
SEEDS = (1, 2)
MORE_SEEDS = range(3, 23)
# right; manual: marked; differs: differs or raises, and the rule's fix asks to confirm it, saying
# why; limit: what no analysis can see, see limits.json; wrong: differs unsaid; raises: unsaid.
OUTCOMES = ("right", "manual", "differs", "limit", "wrong", "raises")
SOURCES = {
    "operators": ("operator_cases", "operator_cases"),
    "modules": ("module_cases", "module_cases"),
    "optimizers": ("optimizer_cases", "optimizer_cases"),
    "calls": ("call_cases", "call_cases"),
    "snippets": ("snippet_cases", "snippet_cases"),
    "language": ("snippet_cases", "language_cases"),
    "newer": ("snippet_cases", "newer_cases"),
    "programs": ("snippet_cases", "program_cases"),
    "random": ("random_cases", "random_cases"),
    "received": ("received_cases", "received_cases"),
    "samples": ("sample_cases", "sample_cases"),
}
# Sources that are run only when they are named.
OF_THEIR_OWN = ("random", "newer", "received")
MADE_OF_THE_WHEEL = ("operators", "modules", "optimizers")


def cases_of(source, work):
    """The cases of one source; those made out of the wheel are kept, as making them takes a while."""
    kept = work / f"{source}.jsonl"
    if kept.exists() and source in MADE_OF_THE_WHEEL:
        return read_cases(kept)
    module, function = SOURCES[source]
    cases = without_repetitions(getattr(__import__(module), function)())
    write_cases(cases, kept)
    return cases


def execute(python, framework, folder, seeds, together=1):
    """Runs per case key, one per seed; `together` cases share a process."""
    environment = dict(
        os.environ,
        OMP_NUM_THREADS="1",
        CUDA_VISIBLE_DEVICES="",
        GLOG_minloglevel="3",
        PYTHONHASHSEED="0",
    )
    results = folder.with_suffix(".pickle")
    subprocess.run(
        [
            python,
            str(HERE / "execute.py"),
            framework,
            str(folder),
            str(results),
            "--together",
            str(together),
            "--seeds",
            *map(str, seeds),
        ],
        env=environment,
        check=True,
        cwd=HERE,
    )
    return pickle.loads(results.read_bytes())


def known_in(cache):
    return pickle.loads(cache.read_bytes()) if cache.exists() else {}


def remembered(texts, cache, run_new):
    """Results per text, of which only those that `cache` lacks are made: run_new(folder)."""
    known = known_in(cache)
    new = {key_of(text): text for text in texts if key_of(text) not in known}
    if new:
        folder = cache.with_suffix("")
        convert.write_sources(new, folder)
        known.update(run_new(folder))
        cache.write_bytes(pickle.dumps(known))
    return known


def forget(cache, keys):
    cache.write_bytes(
        pickle.dumps({key: runs for key, runs in known_in(cache).items() if key not in keys})
    )


def judge(case, expected, actual, found):
    """(outcome, what was seen): right, manual, wrong or raises."""
    manual = convert.manual_reasons(found)
    if manual:
        return "manual", manual[0]
    run, *others = expected
    if actual.raised:
        if run.raised:
            return "right", ""
        return "raises", f"{actual.raised}: {actual.message}"
    if run.raised:
        return "wrong", f"does not raise {run.raised}"
    gradients = case.gradient_names
    slack = compare.STEPS_OF_OPTIMIZER if case.shape in ("program", "optimizer") else 1
    for name, value in run.values.items():
        if name not in actual.values:
            return "wrong", f"{name} is missing"
        is_random = case.uninitialised or any(
            compare.difference(value, other.values.get(name), name) for other in others
        )
        how = compare.How(is_random, name in gradients, slack)
        found_difference = compare.difference(value, actual.values[name], name, how)
        if found_difference:
            return "wrong", found_difference
    return "right", ""


def told(outcome, case, seen, fix_class):
    """What a user knows before: a limit of Paddle, or a difference that the fix asks to confirm."""
    for limit in LIMITS if not case.shape.startswith("language") else ():
        if (
            limit["outcome"] == outcome
            and re.search(limit["api"], case.api)
            and re.search(limit["seen"], seen)
        ):
            return "limit", limit["why"]
    was_told = outcome in ("wrong", "raises") and fix_class == "confirm"
    return ("differs" if was_told else outcome), seen


def run_together(together, cases, work, profile, torch_python, paddle_python):
    """Fills what `outcomes` remembers: new cases share processes, and of them what is right is kept."""
    torch_runs, paddle_runs = work / "torch.pickle", work / f"paddle-{profile}.pickle"
    ran_alone = known_in(torch_runs).keys() | known_in(paddle_runs).keys()
    expected = remembered(
        [c.code for c in cases],
        torch_runs,
        lambda folder: execute(torch_python, "torch", folder, SEEDS, together),
    )
    refused = {c.key for c in cases if expected[c.key][0].raised}
    rows = judged(
        [c for c in cases if c.key not in refused], expected, work, profile, paddle_python, together
    )
    unsure = {row["key"] for row in rows if row["outcome"] not in ("right", "manual")}
    converted = [work / f"converted-{profile}" / f"{key}.py" for key in unsure]
    forget(torch_runs, (unsure | refused) - ran_alone)
    forget(
        paddle_runs,
        {key_of(path.read_text(encoding="utf-8")) for path in converted} - ran_alone,
    )


def outcomes(cases, work, profile, torch_python, paddle_python):
    kept = work / "torch.pickle"
    expected = remembered(
        [c.code for c in cases], kept, lambda folder: execute(torch_python, "torch", folder, SEEDS)
    )
    # A generated call that PyTorch refuses is not a case.
    cases = [c for c in cases if not expected[c.key][0].raised or "may raise" in c.shape]
    rows = list(judged(cases, expected, work, profile, paddle_python))
    wrong = {row["key"] for row in rows if row["outcome"] == "wrong"}
    if not wrong:
        return rows
    # A few random numbers may be the same for two seeds; what looks wrong is looked at with more.
    folder = work / "torch-again"
    convert.write_sources({c.key: c.code for c in cases if c.key in wrong}, folder)
    again = execute(torch_python, "torch", folder, MORE_SEEDS)
    expected.update({key: expected[key] + again[key] for key in wrong})
    kept.write_bytes(pickle.dumps(expected))
    return judged(cases, expected, work, profile, paddle_python)


def judged(cases, expected, work, profile, paddle_python, together=1):
    """One row per case: its outcome, the worst class of its fixes and what was seen."""
    source, target = work / "source", work / f"converted-{profile}"
    convert.write_sources({c.key: c.code for c in cases}, source)
    convert.convert(source, target, profile)
    found = convert.findings(source, profile)
    classes = {c.key: convert.fix_class(found.get(c.key, [])) for c in cases}
    converted = {
        c.key: (target / f"{c.key}.py").read_text(encoding="utf-8")
        for c in cases
        if classes[c.key] != "manual"
    }
    actual = remembered(
        converted.values(),
        work / f"paddle-{profile}.pickle",
        lambda folder: execute(paddle_python, "paddle", folder, (1,), together),
    )
    for case in cases:
        own = found.get(case.key, [])
        run = actual[key_of(converted[case.key])][0] if case.key in converted else None
        outcome, seen = judge(case, expected[case.key], run, own)
        outcome, seen = told(outcome, case, seen, classes[case.key])
        yield {
            "key": case.key,
            "api": case.api,
            "shape": case.shape,
            "outcome": outcome,
            "class": classes[case.key],
            "seen": seen,
            "accepted": sorted({id for f in own for id in f.get("accepted", [])}),
            "uses": sorted({f["api"] for f in own if f.get("api")}),
        }


def print_table(rows):
    counts = collections.Counter((row["outcome"], row["class"]) for row in rows)
    print(f"{'':10}{'safe':>8}{'confirm':>9}{'manual':>8}{'all':>8}")
    for outcome in OUTCOMES:
        numbers = [counts[outcome, c] for c in ("safe", "confirm", "manual")]
        print(
            f"{outcome:10}{numbers[0]:8}{numbers[1]:9}{numbers[2]:8}{sum(numbers):8}"
            f"{100 * sum(numbers) / max(1, len(rows)):8.2f} %"
        )


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--sources", default=",".join(source for source in SOURCES if source not in OF_THEIR_OWN)
    )
    parser.add_argument("--only", default="", help="cases whose API matches this expression")
    parser.add_argument("--profile", default="3.3")
    parser.add_argument("--style", default="exact", choices=["native", "exact"])
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path("build/truth"))
    parser.add_argument("--torch-python", default=sys.executable)
    parser.add_argument("--paddle-python", default=sys.executable)
    parser.add_argument(
        "--together",
        type=int,
        default=1,
        help="cases that share a process; what is not right is run again alone",
    )
    parser.add_argument("--outcomes", type=pathlib.Path, help="default: WORK/outcomes.jsonl")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    work = arguments.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    convert.use_rules_of_tree(work, arguments.style)
    cases = [
        case
        for source in arguments.sources.split(",")
        for case in cases_of(source, work)
        if re.search(arguments.only, case.api)
    ]
    cases = without_repetitions(cases)
    pythons = arguments.torch_python, arguments.paddle_python
    if arguments.together > 1:
        run_together(arguments.together, cases, work, arguments.profile, *pythons)
    rows = list(outcomes(cases, work, arguments.profile, *pythons))
    with open(arguments.outcomes or work / "outcomes.jsonl", "w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row) + "\n")
    print_table(rows)
    return 1 if any(row["outcome"] == "wrong" for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
