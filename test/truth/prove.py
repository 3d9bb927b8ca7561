"""Writes what the last run of truth.py has shown as data beside the rules.

    python test/truth/prove.py OUTCOMES.jsonl... > engine/rewrite/proof/RELEASE.tsv

One line per API: name, right cases, failed cases. A case speaks for the API it is about; an API that
no case is about is spoken for by the cases that use it on the way. `wrong` and `raises` are failures;
limits of Paddle and marked cases say nothing.
"""

import collections
import json
import sys

FAILURES = ("wrong", "raises")
# How the names that rules are about begin.
NAMES = ("torch", "einops", "safetensors")


def counts(rows):
    about, used = collections.Counter(), collections.Counter()
    failed = collections.Counter()
    for row in rows:
        subjects = row["api"].split()
        for api in subjects:
            if row["outcome"] == "right" and (len(subjects) == 1 or api in row["uses"]):
                about[api] += 1
            # A case about several APIs cannot tell which of them failed.
            if row["outcome"] in FAILURES and len(subjects) == 1:
                failed[api] += 1
        if row["outcome"] == "right":
            used.update(row["uses"])
    for api in sorted({*about, *failed, *used}):
        yield api, about[api] or used[api], failed[api]


def main():
    rows = [json.loads(line) for path in sys.argv[1:] for line in open(path, encoding="utf-8")]
    for api, right, failed in counts(rows):
        if api.startswith(NAMES) and ":" not in api:
            print(api, right, failed, sep="\t")


if __name__ == "__main__":
    main()
