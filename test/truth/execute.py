"""Runs cases under one framework, each in a forked child with limits on time and memory.

    python execute.py torch|paddle|proxy FOLDER RESULTS [--seeds 1 2]

`proxy` is a Paddle that serves `import torch` itself. FOLDER holds one file per case, named by its key; RESULTS becomes a pickle of key to a list of
portable.Run, one per seed. The framework is imported once, in the parent, which computes nothing.
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

SECONDS = 30
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


def _child(path, framework, seeds, pipe):
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    used = int(pathlib.Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + BYTES, used + BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    runs = [run_here(path, framework, seed) for seed in seeds]
    with os.fdopen(pipe, "wb") as out:
        pickle.dump(runs, out)
    os._exit(0)


def run_forked(path, framework, seeds):
    """One run per seed, in a child; a child that dies or takes too long is a result too."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            _child(path, framework, seeds, writer)
        finally:
            os._exit(1)
    os.close(writer)
    received = bytearray()
    deadline = time.monotonic() + SECONDS
    while (left := deadline - time.monotonic()) > 0:
        if not select.select([reader], [], [], left)[0]:
            break
        block = os.read(reader, 1 << 20)
        if not block:
            break
        received += block
    else:
        left = 0
    os.close(reader)
    if left <= 0:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if received and status == 0:
        return pickle.loads(received)
    died = Run({}, "Died", f"after {SECONDS} s" if left <= 0 else f"status {status}")
    return [died] * len(seeds)


def _import(choice):
    """The framework that computes."""
    if choice != "proxy":
        __import__(choice)
        return choice
    import paddle

    paddle.compat.enable_torch_proxy(silent=True)
    __import__("torch")
    return "paddle"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("framework", choices=["torch", "paddle", "proxy"])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("results", type=pathlib.Path)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    arguments = parser.parse_args()

    warnings.simplefilter("ignore")
    framework = _import(arguments.framework)
    os.chdir(arguments.folder)
    paths = sorted(arguments.folder.rglob("*.py"))
    results = {}
    for number, path in enumerate(paths, 1):
        results[path.stem] = run_forked(path, framework, arguments.seeds)
        if number % 500 == 0:
            print(f"{framework}: {number} of {len(paths)}", file=sys.stderr, flush=True)
    arguments.results.write_bytes(pickle.dumps(results))


if __name__ == "__main__":
    main()
