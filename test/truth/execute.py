"""Runs cases under one framework, each in a forked child with limits on time and memory.

    python execute.py torch|paddle|compat FOLDER RESULTS [--seeds 1 2] [--together 40]

`compat` is Paddle in its compatibility mode, which serves `import torch`. FOLDER holds one file per case, named by its key; RESULTS
becomes a pickle of key to a list of portable.Run, one per seed. The framework is imported once, in the parent, which
computes nothing. Forking such a process is what most cases spend their time on: several may share a child.
"""

import argparse
import os
import pathlib
import pickle
import resource
import select
import signal
import sys
import time
import warnings

from portable import Run, names_of

SECONDS = 30  # of processor time: on a busy machine wall-clock time is not meaningful
IDLE_SECONDS = 300  # of wall-clock time, during which a case that is not waiting for another uses no processor time
BYTES = 6 << 30


def _seed(framework, seed):
    import random

    import numpy

    random.seed(seed)
    numpy.random.seed(seed)
    if framework == "torch":
        import torch

        torch.manual_seed(seed)
    else:
        import paddle

        paddle.seed(seed)


def run_here(path, framework, seed):
    """Runs the case in this process."""
    _seed(framework, seed)
    namespace = {"__name__": "__main__", "__file__": str(path)}
    try:
        code = compile(path.read_text(encoding="utf-8"), str(path), "exec")
        exec(code, namespace)
        return Run(names_of(namespace, framework))
    except BaseException as error:  # a case may raise anything, SystemExit too
        return Run({}, type(error).__name__, str(error)[:2000])


def _limit(cases):
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS * cases, SECONDS * cases))
    used = int(pathlib.Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + BYTES, used + BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


def _forget_settings(framework):
    """What a case may have set for the whole process is as at its start."""
    module = sys.modules[framework]
    module.set_default_dtype(module.float32)
    module.set_grad_enabled(True)
    if framework == "paddle":
        module.disable_static()


def _child(paths, framework, seeds, pipe):
    _limit(len(paths))
    with os.fdopen(pipe, "wb") as out:
        for path in paths:
            if len(paths) > 1:
                _forget_settings(framework)
            answer = pickle.dumps([run_here(path, framework, seed) for seed in seeds])
            out.write(len(answer).to_bytes(8, "big") + answer)
            out.flush()
    os._exit(0)


def _processor_seconds(child):
    """What the process has used so far, of both kinds."""
    # The name of the program is in brackets and may contain any characters.
    fields = pathlib.Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _answers(reader, child):
    """What comes through the pipe, as it comes; ends with the child, or when an answer takes too long."""
    received = bytearray()
    used_before = used = _processor_seconds(child)
    idle_since = time.monotonic()
    while used - used_before < SECONDS and time.monotonic() - idle_since < IDLE_SECONDS:
        if not select.select([reader], [], [], 1)[0]:
            now = _processor_seconds(child)
            if now > used:
                used, idle_since = now, time.monotonic()
            continue
        block = os.read(reader, 1 << 20)
        if not block:
            return
        received += block
        while len(received) >= 8 and len(received) >= 8 + (
            size := int.from_bytes(received[:8], "big")
        ):
            yield pickle.loads(received[8 : 8 + size])
            del received[: 8 + size]
            used_before = used = _processor_seconds(child)
            idle_since = time.monotonic()


def run_forked(paths, framework, seeds):
    """Runs per seed of the first cases: as many as one child comes to. One at which it dies is the last."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            _child(paths, framework, seeds, writer)
        finally:
            os._exit(1)
    os.close(writer)
    answers = list(_answers(reader, child))
    os.close(reader)
    if len(answers) < len(paths):
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if len(answers) < len(paths):
        how = (
            f"after {SECONDS} s of processor time"
            if status == signal.SIGKILL
            else f"status {status}"
        )
        answers.append([Run({}, "Died", how)] * len(seeds))
    return answers


def _import(choice):
    """The framework that computes."""
    if choice != "compat":
        __import__(choice)
        return choice
    import paddle

    paddle.enable_compat(silent=True)
    __import__("torch")
    return "paddle"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("framework", choices=["torch", "paddle", "compat"])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("results", type=pathlib.Path)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    parser.add_argument(
        "--together", type=int, default=1, help="cases in one child, one after the other"
    )
    arguments = parser.parse_args()

    warnings.simplefilter("ignore")
    framework = _import(arguments.framework)
    os.chdir(arguments.folder)
    paths = sorted(arguments.folder.rglob("*.py"))
    results = {}
    while len(results) < len(paths):
        together = paths[len(results) : len(results) + arguments.together]
        for path, runs in zip(together, run_forked(together, framework, arguments.seeds)):
            results[path.stem] = runs
            if len(results) % 500 == 0:
                print(f"{framework}: {len(results)} of {len(paths)}", file=sys.stderr, flush=True)
    arguments.results.write_bytes(pickle.dumps(results))


if __name__ == "__main__":
    main()
