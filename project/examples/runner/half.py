"""Runs one half of an example for each of its candidates of inputs, and appends what comes of it to a file."""

import ast
import importlib
import io
import json
import os
import random
import sys
import traceback
import warnings

import numpy

from _paddle_ls_examples.describing import Describer

SNIPPET = "<example>"
# Uninitialized memory has no defined values.
UNWRITTEN = {"empty", "empty_like", "new_empty", "empty_strided", "empty_permuted", "resize_", "Tensor", "FloatTensor",
             "LongTensor", "IntTensor", "DoubleTensor"}


class Half:
    def __init__(self, framework, job):
        self.framework = framework
        self.job = job
        self.package = importlib.import_module(framework)
        self.describer = Describer(framework, self.package)
        self.printed = []

    def _seed(self, seed):
        random.seed(seed)
        numpy.random.seed(seed)
        (self.package.manual_seed if self.framework == "torch" else self.package.seed)(seed)

    def _drawn(self):
        """The state of the framework's random numbers, to see whether any was drawn."""
        if self.framework == "torch":
            return self.package.get_rng_state().numpy().tobytes()
        return [str(state) for state in self.package.get_rng_state(device="cpu")]

    def _input(self, value):
        if "number" in value:
            return value["number"]
        values = [complex(*each) for each in value["values"]] if value["dtype"] == "complex64" else value["values"]
        array = numpy.array(values, dtype=value["dtype"]).reshape(value["shape"])
        return self.package.from_numpy(array) if self.framework == "torch" else self.package.to_tensor(array)

    def _print(self, *values, **_):
        self.printed.append([self._described(each) for each in values])

    def _given(self):
        given = {"__name__": "__main__", "print": self._print, self.framework: self.package, "np": numpy, "numpy": numpy,
                 "nn": self.package.nn, "F": self.package.nn.functional}
        for name in self.job["modules"]:
            if name not in given and name not in ("torch", "paddle"):
                try:
                    given[name] = importlib.import_module(name)
                except ImportError:
                    pass  # the example says that it is missing
        return given

    def _described(self, value):
        try:
            return self.describer.of(value)
        except Exception as error:  # the example is right; only its value has no array
            return {"kind": "object", "type": f"{type(value).__name__} ({error.__class__.__name__})"}

    def _run(self, given, seed):
        self._seed(seed)
        self.printed = []
        scope = self._given()
        inputs = {name: self._input(value) for name, value in given.items()}
        before = {name: self._described(value) for name, value in inputs.items()}
        scope.update(inputs)
        own = set(scope)
        drawn = self._drawn()
        module = ast.parse(self.job["code"], SNIPPET)
        has_value, value = self._execute(module, scope)
        outcome = {"printed": self.printed, "draws": self._drawn() != drawn}
        outcome["names"] = {name: self._described(scope[name]) for name in scope
                            if not name.startswith("__") and (name not in own or name in self._stored(module))
                            and not callable(scope[name]) and not isinstance(scope[name], type(sys))}
        after = {name: self._described(value) for name, value in inputs.items()}
        outcome["changed"] = {name: value for name, value in after.items() if value != before[name]}
        outcome["inputs"] = after
        outcome["assigned"] = _assigned_last(module)
        if has_value:
            outcome["last"] = self._described(value)
        return outcome

    @staticmethod
    def _stored(module):
        return {node.id for node in ast.walk(module) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}

    def _execute(self, module, scope):
        """The value of the last statement: of its expression, or of the name that it changes."""
        if not module.body:
            return False, None
        last = module.body[-1]
        is_expression = isinstance(last, ast.Expr)
        body = ast.Module(module.body[:-1] if is_expression else module.body, [])
        exec(compile(body, SNIPPET, "exec"), scope)
        if is_expression:
            return True, eval(compile(ast.Expression(last.value), SNIPPET, "eval"), scope)
        if isinstance(last, ast.Assign):
            return True, _value_at(last.targets[-1], scope)
        if isinstance(last, (ast.AugAssign, ast.AnnAssign)):
            return True, _value_at(last.target, scope)
        return False, None

    def outcome(self, given):
        try:
            first = self._run(given, 0)
            if first["draws"]:
                second = self._run(given, 1)
                first["random"] = any(first.get(key) != second.get(key) for key in ("names", "changed", "last", "printed"))
            first["unwritten"] = self._reads_unwritten()
            return first
        except SystemExit as error:
            return {"error": {"type": "SystemExit", "message": f"it ends with status {error.code}", "line": 0}}
        except BaseException as error:  # whatever an example raises is its result
            return {"error": _told(error)}

    def _reads_unwritten(self):
        return any(isinstance(node, ast.Attribute) and node.attr in UNWRITTEN
                   for node in ast.walk(ast.parse(self.job["code"])))


def _assigned_last(module):
    """The names that the last statement assigns to, if it is not an expression."""
    last = module.body[-1] if module.body else None
    if not isinstance(last, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
        return []
    return [node.id for node in ast.walk(last) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]


def _value_at(target, scope):
    if isinstance(target, (ast.Tuple, ast.List)):
        return tuple(_value_at(each, scope) for each in target.elts)
    while isinstance(target, (ast.Attribute, ast.Subscript, ast.Starred)):
        target = target.value
    return scope.get(target.id) if isinstance(target, ast.Name) else None


def _last_line(text):
    """The line that says what is wrong. Paddle writes its own stacks below."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    for line in lines:
        if "Error: " in line and "(at " not in line.split("Error: ")[0]:
            return line
    return lines[0] if lines and "---" not in lines[0] else (lines[-1] if lines else "")


def _told(error):
    line = 0
    if isinstance(error, SyntaxError) and error.filename == SNIPPET:
        line = error.lineno or 0
    for frame in traceback.extract_tb(error.__traceback__):
        if frame.filename == SNIPPET:
            line = frame.lineno
    message = error.msg if isinstance(error, SyntaxError) else _last_line(str(error))
    told = {"type": type(error).__name__, "message": message[:400], "line": line}
    if isinstance(error, ImportError) and error.name:
        told["module"] = error.name
    return told


def run_job(framework, job):
    """Each outcome goes to the file as soon as it is there: the next one may end the process."""
    warnings.simplefilter("ignore")
    sys.stdin = io.StringIO()
    with open(job["result"], "a", encoding="utf-8") as result:
        half = Half(framework, job)
        for given in job["candidates"]:
            json.dump(half.outcome(given), result)
            result.write("\n")
            result.flush()


def run_job_of_file(framework, path):
    from _paddle_ls_examples.confining import confine

    with open(path, encoding="utf-8") as file:
        job = json.load(file)
    confine(job)
    run_job(framework, job)
    return 0
