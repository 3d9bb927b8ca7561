"""The plan of one side, checked: what is wrong in it is said before anything runs."""

import json
import os
from dataclasses import dataclass, field
from typing import Any, Optional


class BadPlan(Exception):
    """Says which key of the plan cannot be used, and why."""


@dataclass
class Site:
    """An expression of the program whose values are recorded. Lines from 1, columns from 0 in bytes of UTF-8."""

    id: int
    file: str
    begin: tuple
    end: tuple
    random: bool = False
    names: list = field(default_factory=list)  # dotted names that the expression reads, once its file is parsed


@dataclass
class Plan:
    framework: str
    root: str
    recording: str
    entry: dict
    other: Optional[str] = None
    weights: Optional[str] = None
    steps: int = 1
    seed: int = 0
    dropout: str = "off"
    threads: int = 2
    sites: list = field(default_factory=list)
    time: Optional[dict] = None
    capture: Optional[dict] = None
    limit: int = 1 << 18  # elements of a tensor that are kept
    seconds: int = 0  # after which the process ends with its stacks in crash.txt; 0: never
    perturb: float = 0.0  # by how much of their size weights are off, to see what rounding does
    inputs_from: Optional[str] = None
    transposed: list = field(default_factory=list)  # "root:path" of weights that this side stores the other way round
    helpers: list = field(default_factory=list)  # names of definitions that a conversion may add
    names: dict = field(default_factory=dict)  # "root:path" of a weight on this side to its path on the other side

    @property
    def runs_tests(self):
        return "tests" in self.entry


LIMIT_IN_TESTS = 4096  # tests are many

KINDS = {"root": str, "recording": str, "entry": dict, "steps": int, "seed": int, "threads": int, "sites": list,
         "limit": int, "seconds": int, "perturb": (int, float), "transposed": list, "helpers": list, "names": dict}


def _check(plan):
    if plan.framework not in ("torch", "paddle"):
        raise BadPlan(f"framework is {plan.framework!r}; it can be 'torch' or 'paddle'")
    if plan.dropout not in ("off", "masks"):
        raise BadPlan(f"dropout is {plan.dropout!r}; it can be 'off' or 'masks'")
    for key, kind in KINDS.items():
        if not isinstance(getattr(plan, key), kind):
            raise BadPlan(f"{key} is not of type {getattr(kind, '__name__', 'number')}")
    if not os.path.isdir(plan.root):
        raise BadPlan(f"root is not a folder: {plan.root}")
    if sum(name in plan.entry for name in ("model", "script", "tests")) != 1:
        raise BadPlan("entry names either a model, a script or tests")
    if "model" in plan.entry and ":" not in plan.entry["model"]:
        raise BadPlan("entry.model has no colon between the module and the expression")
    if plan.runs_tests:
        _check_tests(plan)
    if plan.limit < 1 or plan.steps < 1 or plan.threads < 1:
        raise BadPlan("limit, steps and threads are at least 1")


def _check_tests(plan):
    words = plan.entry["tests"]
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise BadPlan("entry.tests is not a list of strings")
    if plan.time:
        raise BadPlan("time is for a model or a script")


def _site(given):
    try:
        return Site(int(given["id"]), str(given["file"]).replace("\\", "/"), tuple(given["begin"]),
                    tuple(given["end"]), bool(given.get("random", False)))
    except (KeyError, TypeError, ValueError) as error:
        raise BadPlan(f"sites has an entry that cannot be read ({error!r}): {given!r}") from error


def made(given: Any) -> Plan:
    """The plan in decoded JSON. Keys that are not known are left alone."""
    if not isinstance(given, dict):
        raise BadPlan("the plan is not a JSON object")
    known = {key: value for key, value in given.items() if key in Plan.__dataclass_fields__}
    for key in ("framework", "root", "recording", "entry"):
        if key not in known:
            raise BadPlan(f"{key} is missing")
    plan = Plan(**known)
    _check(plan)
    plan.sites = [_site(each) for each in plan.sites]
    plan.transposed = set(plan.transposed)
    plan.root = os.path.realpath(plan.root)
    plan.limit = min(plan.limit, LIMIT_IN_TESTS) if plan.runs_tests else plan.limit
    return plan


def read(path) -> Plan:
    try:
        with open(path, encoding="utf-8") as file:
            return made(json.load(file))
    except (OSError, ValueError) as error:
        raise BadPlan(f"{path} cannot be read: {error}") from error
