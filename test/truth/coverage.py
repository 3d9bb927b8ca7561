"""Which torch names are right, to confirm, manual or unmapped, weighted by use in real code.

    python test/truth/coverage.py OUTCOMES.jsonl... [--weights FOLDER...] [--unmapped 50]

The names are the public functions, classes and methods of ../shared/data/api. Weights are counts of
findings of `paddle-ls check` over the folders given; without folders every name weighs one.
"""

import argparse
import collections
import json

import convert
from prove import counts
from rule_text import families, plain_rules
from torch_signatures import Signatures

KINDS = ("function", "method", "class")


def ruled():
    """Rule per API, aliases included."""
    rules = {}
    for family in families().values():
        for api, rule in plain_rules(family):
            rules[api] = rule
            for alias in rule.get("aliases", []):
                rules[alias] = rule
    return rules


def verdict(api, rules, proofs):
    rule = rules.get(api)
    if rule is None:
        return "unmapped"
    if "manual" in rule and "alternatives" not in rule:
        return "manual"
    right, failed = proofs.get(api, (0, 0))
    return "right" if right and not failed else "confirm"


def weights_of(folders):
    weights = collections.Counter()
    for folder in folders:
        for found in convert.findings(folder, "3.3").values():
            weights.update(f["api"] for f in found if f.get("api"))
    return weights


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("outcomes", nargs="+")
    parser.add_argument("--weights", nargs="*", default=[])
    parser.add_argument("--unmapped", type=int, default=40)
    arguments = parser.parse_args()

    rows = [
        json.loads(line) for path in arguments.outcomes for line in open(path, encoding="utf-8")
    ]
    proofs = {api: (right, failed) for api, right, failed in counts(rows)}
    rules, signatures = ruled(), Signatures()
    weights = weights_of(arguments.weights)
    names = (
        {
            api
            for api in signatures
            if signatures.entry(api).get("kind") in KINDS
            and not any(part.startswith("_") for part in api.split("."))
        }
        | set(rules)
        | set(weights)
    )
    total, heavy, missing = collections.Counter(), collections.Counter(), []
    for api in names:
        outcome = verdict(api, rules, proofs)
        total[outcome] += 1
        heavy[outcome] += weights[api]
        if outcome == "unmapped":
            missing.append((weights[api], api))
    print(f"{'':10}{'names':>8}{'uses':>10}")
    for outcome in ("right", "confirm", "manual", "unmapped"):
        share = 100 * heavy[outcome] / max(1, sum(heavy.values()))
        print(f"{outcome:10}{total[outcome]:8}{heavy[outcome]:10}{share:8.2f} %")
    for weight, api in sorted(missing, key=lambda item: (-item[0], item[1]))[: arguments.unmapped]:
        print(f"{weight:8} {api}")


if __name__ == "__main__":
    main()
