"""One side of a comparison from the plan to the exit status."""

import builtins
import faulthandler
import os
import platform
import random
import signal
import sys
import time
import zlib

from . import plan as plans
from .importing import Files, install, run_script
from .observer import Observer, Stop, watch_layers
from .sites import BEGIN, END


def _failure(recording, frames, error, **more):
    trace = frames.trace(error) if frames else []
    recording.write("failure", type=type(error).__name__, message=str(error)[:10000], trace=trace, **more)


def _environment(plan):
    """What must be set before a framework or numpy is imported."""
    threads = str(plan.threads)
    said = {"CUDA_VISIBLE_DEVICES": "", "NVIDIA_TF32_OVERRIDE": "0", "OMP_NUM_THREADS": threads,
            "MKL_NUM_THREADS": threads, "OPENBLAS_NUM_THREADS": threads, "CUBLAS_WORKSPACE_CONFIG": ":4096:8",
            # Threads that wait by spinning take a hundred times as long on a busy machine.
            "OMP_WAIT_POLICY": "PASSIVE"}
    os.environ.update(said)
    return said


def _without_packages(plan, error):
    """The recording of a run that could not begin, written without numpy, which may be what is missing."""
    import json

    with open(os.path.join(plan.recording, "events.jsonl"), "w", encoding="utf-8") as file:
        event = {"n": 0, "kind": "failure", "type": type(error).__name__, "message": str(error)[:10000], "trace": [],
                 "cannot_import": getattr(error, "name", None) or plan.framework, "framework": plan.framework,
                 "python": platform.python_version()}
        file.write(json.dumps(event) + "\n")


class Side:
    """All parts of a run, put together."""

    def __init__(self, plan, settings):
        if plan.framework == "torch":
            from .torch_backend import Backend
        else:
            from .paddle_backend import Backend
        from . import dropout, samplers
        from .capture import Capture
        from .frames import Frames
        from .helpers import Helpers
        from .keeper import Keeper
        from .recorder import Recorder
        from .recording import OtherSide, Recording
        from .roots import Roots
        from .timing import Timer
        from .training import Training

        self.plan, self.backend = plan, Backend()
        self.recording = Recording(plan.recording, OtherSide(plan.other) if plan.other else None)
        self.frames = Frames(plan.root, Helpers(plan.helpers, plan.inputs_from))
        self.files = Files(plan.root, plan.sites)
        self.timer = Timer(plan) if plan.time else None
        settings.update(self.backend.set_conditions(plan))
        self._seed(plan.seed)
        orders = samplers.Orders(plan.recording, plan.other)
        masks = dropout.Masks(plan.seed) if plan.dropout == "masks" else None
        settings.update(dropout.install(self.backend, masks))
        settings.update(samplers.install(self.backend, orders))
        recorder = Recorder(plan, self.backend, self.recording,
                            Keeper(self.backend, self.recording, plan.limit), self.frames)
        roots = Roots(plan, self.backend, self.recording)
        capture = Capture(plan, self.backend, roots, self.frames) if plan.capture else None
        self.observer = Observer(plan.sites, roots, self.timer or recorder, capture)
        watch_layers(self.backend, self.observer, self.frames, self.recording, capture.made if capture else None)
        Training(plan, self.backend, self.observer, recorder, self.frames, self.timer).watch()
        self._restarted = [each for each in (self.observer, roots, recorder, orders, masks) if each is not None]
        setattr(builtins, BEGIN, self.observer.begin)
        setattr(builtins, END, self.observer.end)
        install(self.files)
        self._start(settings)

    def _start(self, settings):
        self._began = time.perf_counter()
        self.recording.write("start", framework=self.plan.framework, version=self.backend.version,
                             python=platform.python_version(), seed=self.plan.seed, settings=settings)

    def _seed(self, number):
        import numpy

        random.seed(number)
        numpy.random.seed(number % (1 << 32))
        self.backend.seed(number)

    def _begin_test(self, step, identity):
        for part in self._restarted:
            part.restart(step)
        self._seed(zlib.crc32(f"{self.plan.seed} {identity}".encode()))

    def _program(self):
        entry = self.plan.entry
        if self.plan.runs_tests:
            from .test_entry import TestEntry

            TestEntry(self.plan, self.recording, self.frames, self.observer, self._begin_test).run()
            return
        if "script" in entry:
            path = os.path.join(self.plan.root, entry["script"])
            sys.path.insert(0, os.path.dirname(path))
            run_script(self.files, path, entry.get("arguments", []))
            return
        from .model_entry import ModelEntry

        sys.path.insert(0, self.plan.root)
        ModelEntry(self.plan, self.backend, self.observer).run(self.timer)

    def _terminated(self, number, frame):
        self.recording.write("failure", type=signal.Signals(number).name, message="ended from outside",
                             trace=self.frames.stack(frame))
        self.finish()
        _leave(1)

    def run(self):
        """Runs the program and gives the exit status."""
        os.chdir(self.plan.root)
        signal.signal(signal.SIGTERM, self._terminated)
        status = 0
        try:
            self._program()
        except Stop:
            pass
        except SystemExit as error:
            if error.code not in (None, 0, False):
                _failure(self.recording, self.frames, error)
                status = 1
        except BaseException as error:  # all that a program may raise, MemoryError and KeyboardInterrupt too
            _failure(self.recording, self.frames, error)
            status = 1
        self.finish()
        return status

    def finish(self):
        """Writes what is known at the end only."""
        self.observer.stopped = True
        if self.timer is not None:
            self.timer.write()
        elif not self.plan.capture:
            self.recording.finish()
        self.recording.write("end", steps=self.observer.step, seconds=time.perf_counter() - self._began,
                             lost_sites=sorted(self.files.lost), files_not_run=self.files.never_run())


def _leave(status):
    """Ends the process at once: the frameworks' own clean-up may crash, and threads may wait for ever."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            pass
    os._exit(status)


def run(path):
    try:
        plan = plans.read(path)
        os.makedirs(plan.recording, exist_ok=True)
        if plan.other and not os.path.exists(os.path.join(plan.other, "events.jsonl")):
            raise plans.BadPlan(f"other has no recording: {plan.other}")
    except (plans.BadPlan, OSError) as error:
        print(f"bad plan: {error}", file=sys.stderr)
        return 2
    crash = open(os.path.join(plan.recording, "crash.txt"), "w", encoding="utf-8")
    faulthandler.enable(crash)
    if plan.seconds:
        faulthandler.dump_traceback_later(plan.seconds, exit=True, file=crash)
    settings = _environment(plan)
    try:
        import numpy  # noqa: F401

        __import__(plan.framework)
        if plan.runs_tests:
            __import__("pytest")
    except Exception as error:  # a broken installation raises anything
        _without_packages(plan, error)
        return 3
    _leave(Side(plan, settings).run())
