"""The process of one framework: it imports the framework once and runs each job in a copy of itself.

A job that crashes, hangs or ends the process ends the copy alone. Where a process cannot be copied, each job has a new
one.
"""

import importlib
import json
import os
import signal
import subprocess
import sys
import time

from _paddle_ls_examples.confining import confine
from _paddle_ls_examples.half import run_job

BETWEEN_LOOKS = 0.01


def _use_one_thread(framework, package):
    if framework == "torch":
        package.set_num_threads(1)


def _copy_that_runs(framework, job):
    child = os.fork()
    if child:
        return child
    try:
        os.setsid()
        confine(job)
        run_job(framework, job)
        os._exit(0)
    except BaseException:
        os._exit(70)


def _wait(child, seconds):
    """How the copy has ended, in words; nothing where it has ended well."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            _end_group(child)
            if os.WIFSIGNALED(status):
                return "the process has ended with " + signal.Signals(os.WTERMSIG(status)).name
            return "" if os.WEXITSTATUS(status) == 0 else "the process has ended early"
        time.sleep(BETWEEN_LOOKS)
    _end_group(child)
    try:
        os.kill(child, signal.SIGKILL)
    except ProcessLookupError:
        pass
    os.waitpid(child, 0)
    return f"no end in {seconds} seconds"


def _end_group(child):
    try:
        os.killpg(child, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass


def _in_new_process(framework, job):
    path = job["result"] + ".job"
    with open(path, "w", encoding="utf-8") as file:
        json.dump(job, file)
    runner = os.path.join(os.path.dirname(os.path.abspath(__file__)), "run.py")
    try:
        ended = subprocess.run([sys.executable, runner, "half", framework, path], stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=job["seconds"])
    except subprocess.TimeoutExpired:
        return f"no end in {job['seconds']} seconds"
    return "" if ended.returncode == 0 else "the process has ended early"


def _run(framework, job):
    if hasattr(os, "fork"):
        return _wait(_copy_that_runs(framework, job), job["seconds"])
    return _in_new_process(framework, job)


def serve(framework):
    """Answers are lines of JSON on standard output, which nothing else may use."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def answer(**what):
        answers.write(json.dumps(what) + "\n")
        answers.flush()

    try:
        package = importlib.import_module(framework)
        _use_one_thread(framework, package)
    except BaseException as error:  # a broken installation raises what it likes
        answer(cannot_import=f"{type(error).__name__}: {error}")
        return 3
    answer(version=package.__version__, python=sys.version.split()[0])
    for line in sys.stdin:
        answer(ended=_run(framework, json.loads(line)))
    return 0
