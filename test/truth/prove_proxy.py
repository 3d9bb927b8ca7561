"""Writes which names of torch need no rewriting where Paddle serves `import torch` itself.

    python test/truth/prove_proxy.py --work WORK > engine/rewrite/api/proxy_names.tsv

Every case of truth.py runs as it is, unconverted, under `paddle.enable_compat()`. A name is
written when all cases about it left behind what they left behind under PyTorch: name, number of cases.
WORK is that of a run of truth.py.
"""

import argparse
import pathlib
import sys

import convert
import prove
import truth
from case import without_repetitions


def outcomes(cases, work, torch_python, paddle_python):
    expected = truth.remembered(
        [case.code for case in cases],
        work / "torch.pickle",
        lambda folder: truth.execute(torch_python, "torch", folder, (1, 2)),
    )
    cases = [
        case for case in cases if not expected[case.key][0].raised or "may raise" in case.shape
    ]
    actual = truth.remembered(
        [case.code for case in cases],
        work / "proxy.pickle",
        lambda folder: truth.execute(paddle_python, "proxy", folder, (1,)),
    )
    source = work / "source"
    convert.write_sources({case.key: case.code for case in cases}, source)
    found = convert.findings(source, "3.3")
    for case in cases:
        outcome, seen = truth.judge(case, expected[case.key], actual[case.key][0], [])
        uses = sorted({finding["api"] for finding in found.get(case.key, []) if finding.get("api")})
        yield {"api": case.api, "outcome": outcome, "seen": seen, "uses": uses}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path("build/truth"))
    parser.add_argument("--torch-python", default=sys.executable)
    parser.add_argument("--paddle-python", default=sys.executable)
    arguments = parser.parse_args()
    work = arguments.work.resolve()
    convert.use_rules_of_tree(work)
    cases = without_repetitions(
        [case for source in truth.SOURCES for case in truth.cases_of(source, work)]
    )
    rows = list(outcomes(cases, work, arguments.torch_python, arguments.paddle_python))
    for api, right, failed in prove.counts(rows):
        if api.startswith("torch.") and ":" not in api and right and not failed:
            print(api, right, sep="\t")


if __name__ == "__main__":
    main()
