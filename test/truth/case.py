"""A case: a short PyTorch program and what of its end state has to be the same under Paddle.

Every name that a case binds at its top level is compared, so that in-place effects on inputs are
seen without being asked for; names with a leading underscore are not.
"""

import ast
import hashlib
import json
from dataclasses import asdict, dataclass


def key_of(code):
    return hashlib.sha256(code.encode()).hexdigest()[:16]


@dataclass
class Case:
    api: str  # the torch API it is about; several are separated by blanks
    shape: str  # the form of the call: positional, keywords, method, out ...
    code: str
    uninitialised: bool = False  # the values of its results are undefined

    @property
    def key(self):
        return key_of(self.code)

    @property
    def gradient_names(self):
        """Names that are bound to gradients."""
        return {
            target.id
            for node in ast.walk(ast.parse(self.code))
            if isinstance(node, ast.Assign)
            if ".grad" in ast.unparse(node.value) or "vjp(" in ast.unparse(node.value)
            for place in node.targets
            for target in ast.walk(place)
            if isinstance(target, ast.Name)
        }

    @property
    def subjects(self):
        return self.api.split()


def write_cases(cases, path):
    with open(path, "w", encoding="utf-8") as file:
        for case in cases:
            file.write(json.dumps(asdict(case)) + "\n")


def read_cases(path):
    with open(path, encoding="utf-8") as file:
        return [Case(**json.loads(line)) for line in file]


def without_repetitions(cases):
    return list({case.key: case for case in cases}.values())
