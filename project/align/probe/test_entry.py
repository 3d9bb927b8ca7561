"""Runs the program's own tests with pytest. Each test is a step of the recording: one that fails shifts no other."""

import collections
import importlib.util
import os
import sys
import time

import pytest

from .observer import Stop

# Rewritten assertions would not have our sites; the plugin `faulthandler` would disable the time limit.
OPTIONS = ("--assert=plain", "--continue-on-collection-errors", "--color=no", "--tb=line", "--junitxml=",
           "-p", "no:cacheprovider", "-p", "no:faulthandler", "-p", "no:randomly", "-p", "no:random_order")
# Options for packages that extend pytest, where they are installed: one process, without measuring, the same draws.
EXTENSIONS = {"xdist": "-n0", "pytest_cov": "--no-cov", "hypothesis": "--hypothesis-seed=0"}


class NoTests(Exception):
    """Says what pytest was called with."""


class Interrupted(Exception):
    """pytest has ended before its last test."""


def _function(identity):
    """The id of a test without its parameters."""
    return identity.partition("[")[0]


class Numbers:
    """Places of tests in the run of the original, from 1 on; 0 is what happens before the first test.

    A test that only this side has gets a number beyond. Parameters may have other texts after the conversion, such as
    the names of classes: what is left over of a function's tests is paired in order when both sides have as many.
    """

    def __init__(self, other):
        self._numbers = dict(other.tests) if other is not None else {}
        self._last = max(self._numbers.values(), default=0)
        self._names = {}

    def pair(self, identities):
        own, given = collections.defaultdict(list), collections.defaultdict(list)
        for identity in identities:
            if identity not in self._numbers:
                own[_function(identity)].append(identity)
        for identity in set(self._numbers).difference(identities):
            given[_function(identity)].append(identity)
        for function, waiting in own.items():
            partners = sorted(given[function], key=self._numbers.get)
            if len(partners) == len(waiting):
                self._names.update(zip(waiting, partners))

    def name(self, identity):
        """The id that the original has for the test."""
        return self._names.get(identity, identity)

    def of(self, identity):
        name = self.name(identity)
        if name not in self._numbers:
            self._last += 1
            self._numbers[name] = self._last
        return self._numbers[name]


class Outcome:
    """The outcome of a test: that of the first of setup, call and teardown that fails."""

    def __init__(self):
        self.name, self.error, self._began = "passed", None, time.perf_counter()

    def add(self, report, error, failed="error"):
        if self.error is not None:
            return
        # A test that should fail and passes may be reported as failed, but nothing was raised.
        if report.failed and error is not None:
            self.name, self.error = failed, error
        elif report.skipped:
            self.name = "skipped"

    def seconds(self):
        return time.perf_counter() - self._began


class Plugin:
    """What pytest tells while it runs."""

    def __init__(self, recording, frames, observer, begin):
        self._recording, self._frames, self._observer, self._begin = recording, frames, observer, begin
        self._numbers, self._outcome = Numbers(recording.other), Outcome()
        self.counts, self.error = dict.fromkeys(("passed", "failed", "skipped", "error"), 0), None

    def _ended(self, identity, outcome):
        if self._observer.stopped:
            return
        said = {} if outcome.error is None else self._said(outcome.error)
        self.counts[outcome.name] += 1
        self._recording.write("test", step=self._numbers.of(identity), id=identity, outcome=outcome.name,
                              seconds=outcome.seconds(), **said)

    def _said(self, error):
        trace = self._frames.trace(error)
        # Without what pytest does before it reaches the program.
        own = [place for place, frame in enumerate(trace) if not os.path.isabs(frame["file"])]
        return {"type": type(error).__name__, "message": str(error)[:10000], "trace": trace[own[0] if own else 0:]}

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_make_collect_report(self, collector):
        outcome = Outcome()
        report = (yield).get_result()
        call = getattr(report, "call", None)
        error = call.excinfo.value if call is not None and call.excinfo is not None else None
        outcome.add(report, getattr(error, "__cause__", None) or error)
        if not report.passed:
            self._ended(collector.nodeid, outcome)

    def pytest_collection_finish(self, session):
        self._numbers.pair([item.nodeid for item in session.items])

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item):
        step = self._numbers.of(item.nodeid)
        self._begin(step, self._numbers.name(item.nodeid))
        self._recording.write("test_began", step=step, id=item.nodeid)
        self._outcome = Outcome()
        yield
        self._ended(item.nodeid, self._outcome)
        self._outcome = Outcome()  # the error holds all that was on its way
        if self._observer.stopped:
            item.session.shouldstop = "all that was asked for is recorded"

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_makereport(self, item, call):
        report = (yield).get_result()
        error = call.excinfo.value if call.excinfo is not None else None
        self._outcome.add(report, error, "failed" if call.when == "call" else "error")

    def _note(self, outcome):
        if outcome.excinfo is not None:
            error = outcome.excinfo[1]
            self.error = error.__cause__ or error  # what a conftest.py raises

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_cmdline_parse(self):
        self._note((yield))

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_cmdline_main(self):
        self._note((yield))

    def pytest_internalerror(self, excinfo):
        self.error = excinfo.value

    def pytest_keyboard_interrupt(self, excinfo):
        self.error = excinfo.value


class TestEntry:
    def __init__(self, plan, recording, frames, observer, begin):
        """`begin(step, id)` is called before each test."""
        self._plan, self._recording, self._observer = plan, recording, observer
        self._plugin = Plugin(recording, frames, observer, begin)

    def _options(self):
        installed = [option for name, option in EXTENSIONS.items() if importlib.util.find_spec(name) is not None]
        # Ids of tests are relative to it.
        return [*OPTIONS, *installed, f"--rootdir={self._plan.root}"]

    def _prepare(self):
        os.dup2(2, 1)  # standard output is for what the tests print too
        root = self._plan.root
        source = os.path.join(root, "src")
        sys.path[:0] = [root, source] if os.path.isdir(source) else [root]
        sys.argv = ["pytest", *self._plan.entry["tests"]]
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = os.path.join(self._recording.folder, "hypothesis")

    def run(self):
        self._prepare()
        plugin, words = self._plugin, self._plan.entry["tests"]
        status = pytest.main([*words, *self._options()], plugins=[plugin])
        self._recording.write("tests", counts=plugin.counts)
        if self._observer.stopped:
            raise Stop
        if plugin.error is not None:
            raise plugin.error
        if not any(plugin.counts.values()):
            raise NoTests(f"pytest finds no tests: {' '.join(['pytest', *words])}")
        if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            raise Interrupted(f"pytest has ended with the exit status {int(status)}")
