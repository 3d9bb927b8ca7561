"""A plugin of pytest: writes what becomes of each test as soon as it is known, to the file that OUTCOMES_FILE names.

A test that ends the whole process (a crash of native code) or that takes too long would otherwise take the results of
all other tests with it. A line is a JSON list: the name of a test, and what became of it (`started`, `passed`, `skipped`
or the text of its error).
"""

import json
import os


def note(name, what):
    with open(os.environ["OUTCOMES_FILE"], "a", encoding="utf-8") as to:
        to.write(json.dumps([name, what]) + "\n")


def pytest_runtest_logstart(nodeid, location):
    note(nodeid, "started")


def pytest_runtest_logreport(report):
    if report.failed:
        note(report.nodeid, str(report.longrepr) or "failed")
    elif report.skipped:
        note(report.nodeid, "skipped")
    elif report.when == "call":
        note(report.nodeid, "passed")


def pytest_collectreport(report):
    if report.failed:
        note(report.nodeid, str(report.longrepr))


def pytest_collection_modifyitems(items):
    """Leaves out what was tried, in a run that goes on where another one ended."""
    path = os.environ["OUTCOMES_FILE"]
    tried = set()
    if os.path.exists(path):
        with open(path, encoding="utf-8") as lines:
            tried = {json.loads(line)[0] for line in lines}
    items[:] = [item for item in items if item.nodeid not in tried]
