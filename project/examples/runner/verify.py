"""Runs the examples of a plan on both sides and writes the verdict on each to standard error, a line of JSON."""

import json
import os
import shutil
import subprocess
import sys

from _paddle_ls_examples import free_names, inputs, outcomes

NAMES = {"torch": "PyTorch", "paddle": "Paddle"}


class CannotImport(Exception):
    pass


class Side:
    def __init__(self, framework, python, seconds, folder):
        self.framework = framework
        self.seconds = seconds
        self.folder = folder
        runner = os.path.join(os.path.dirname(os.path.abspath(__file__)), "run.py")
        environment = {**os.environ, "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "GLOG_minloglevel": "3",
                       "CUDA_VISIBLE_DEVICES": ""}
        try:
            self.process = subprocess.Popen([python, runner, "side", framework], stdin=subprocess.PIPE, text=True,
                                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment,
                                            encoding="utf-8")
        except OSError as error:
            raise CannotImport(f"{python} cannot be started: {error.strerror}") from error
        self.python = python

    def _answer(self):
        line = self.process.stdout.readline()
        return json.loads(line) if line else {"ended": "the process of the framework has ended", "is_gone": True}

    def begin(self):
        answer = self._answer()
        if "version" not in answer:
            why = answer.get("cannot_import", answer.get("ended"))
            raise CannotImport(f"{self.python} cannot import {self.framework}: {why}")
        return answer["version"]

    def start(self, number, half, candidates):
        folder = os.path.join(self.folder, f"{self.framework}-{number}")
        job = {"code": half["code"], "candidates": candidates, "seconds": self.seconds, "folder": folder,
               "result": folder + ".jsonl", "modules": sorted(free_names.GIVEN & _words(half["code"]))}
        self.job = job
        try:
            self.process.stdin.write(json.dumps(job) + "\n")
            self.process.stdin.flush()
        except OSError:
            pass  # the answer says that the process is gone

    def outcomes(self):
        answer = self._answer()
        if answer.get("is_gone"):
            raise CannotImport(f"the process of {NAMES[self.framework]} has ended")
        job = self.job
        try:
            with open(job["result"], encoding="utf-8") as file:
                found = [json.loads(line) for line in file if line.endswith("\n")]
        except OSError:
            found = []
        shutil.rmtree(job["folder"], ignore_errors=True)
        if os.path.exists(job["result"]):
            os.remove(job["result"])
        missing = len(job["candidates"]) - len(found)
        error = {"type": "Ended", "message": answer["ended"] or "the process has ended early", "line": 0}
        return found + [{"error": error}] * missing

    def end(self):
        self.process.stdin.close()
        self.process.kill()
        self.process.wait()


def _words(code):
    return set("".join(c if c.isalnum() or c == "_" else " " for c in code).split())


def _missing(example):
    """Names that no half defines, or a verdict that says which of them cannot be made up."""
    found = {}
    for side in ("torch", "paddle"):
        found[side] = free_names.names_of(example[side]["code"])
    wanted = list(dict.fromkeys(found["torch"][0] + found["paddle"][0]))
    called = found["torch"][1] | found["paddle"][1]
    for side, other in (("torch", "paddle"), ("paddle", "torch")):
        for name in found[side][0]:
            if name in found[other][2] and name not in found[other][0]:
                return [], outcomes.not_compared(
                    "incomplete", f"{NAMES[side]}'s half does not define `{name}`, which the other half does")
    unfit = [name for name in wanted if not free_names.may_be_tensor(name, called)]
    if unfit:
        names = ", ".join(f"`{name}`" for name in unfit)
        return [], outcomes.not_compared("incomplete", f"it does not define {names}")
    return wanted, None


def _verdict(number, example, sides):
    names, verdict = _missing(example)
    if verdict is None:
        given = inputs.candidates(names, free_names.results_of(example["torch"]["code"]) & set(names))
        for framework, side in sides.items():
            side.start(number, example[framework], given)
        results = {framework: side.outcomes() for framework, side in sides.items()}
        verdict = outcomes.verdict(example, given, results["torch"], results["paddle"])
    side = verdict.get("side", "paddle")
    if verdict.get("line"):
        verdict["line"] += example[side]["line"] - 1
    else:
        verdict["line"] = example[side]["line"]
    return verdict


def _say(**what):
    sys.stderr.write(json.dumps(what) + "\n")
    sys.stderr.flush()


def verify(path):
    with open(path, encoding="utf-8") as file:
        plan = json.load(file)
    sides = {}
    try:
        for framework in ("torch", "paddle"):
            sides[framework] = Side(framework, plan[framework + "_python"], plan["seconds"], plan["folder"])
        _say(versions={framework: side.begin() for framework, side in sides.items()})
        for number, example in enumerate(plan["examples"]):
            _say(example=number, **_verdict(number, example, sides))
    except CannotImport as error:
        _say(problem=str(error))
        return 3
    finally:
        for side in sides.values():
            side.end()
    return 0
