"""The probe with a program's own tests: each is a step, and what one does shifts nothing in another."""

import ast
import importlib.util
import json
import os
import unittest
import unittest.mock

from frameworks_test import PADDLE, TORCH, Sides

PACKAGE = """\
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.inner = nn.Linear(width, width)
        self.drop = nn.Dropout(0.5)
        self.outer = nn.Linear(width, 1)

    def forward(self, x):
        h = torch.tanh(self.inner(x))
        return self.outer(self.drop(h))


def centered(x, axis):
    mean = x.mean(axis, keepdim=True)
    return x - mean


def spread(x):
    y = x.std() + 0
    return y * 2


def flat(x):
    y = x.flatten()
    return y * 2
"""
CONFTEST = """\
import pytest
import torch


@pytest.fixture
def batch():
    made = torch.randn([4, 3])
    return made * 2
"""
TESTS = """\
import unittest

import pytest
import torch
from shapes import Net, centered, flat, spread


@pytest.mark.parametrize("axis", [0, 1])
def test_centered(batch, axis):
    result = centered(batch, axis)
    assert float(result.mean().abs()) < 1e-6


def test_spread(batch):
    assert float(spread(batch)) > 0


def test_flat(batch):
    assert flat(batch).shape[0] == 12


class Trained(unittest.TestCase):
    def test_two_steps(self):
        net = Net(3)
        optimizer = torch.optim.SGD(net.parameters(), 0.1)
        data = torch.randn([8, 3])
        for _ in range(2):
            loss = (net(data) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        self.assertGreaterEqual(float(loss), 0)


@pytest.mark.xfail
def test_known_to_fail(batch):
    result = batch + 1
    assert result is None


@pytest.mark.xfail
def test_unexpectedly_right(batch):
    result = batch + 1
    assert result is not None


@pytest.mark.skip
def test_skipped():
    assert False


def test_fails(batch):
    total = batch.sum()
    assert total is None, "a total is not None"


def test_without_fixture(nothing):
    pass


def test_only_before(batch):
    result = batch + 1
    assert result is not None


@pytest.mark.parametrize("layer", [torch.nn.ReLU, torch.nn.Conv2d])
def test_names(batch, layer):
    result = batch * 3
    assert result is not None
"""
GRADIENT = """\
import torch


def test_gradient():
    x = torch.ones([3], dtype=torch.float64).requires_grad_()
    assert torch.autograd.gradcheck(square, [x])


def square(x):
    y = x * x
    return y + 1
"""
IMPORTS = "import nothing_of_the_kind\n"
PROJECT = {
    "shapes/__init__.py": PACKAGE,
    "tests/conftest.py": CONFTEST,
    "tests/test_broken.py": IMPORTS,
    "tests/test_shapes.py": TESTS,
    "pytest.ini": "[pytest]\naddopts = -x --maxfail=100 --junitxml=report.xml\n",
}
WORDS = (
    ("torch.optim.SGD(net.parameters(), 0.1)", "paddle.optimizer.SGD(0.1, net.parameters())"),
    ("optimizer.zero_grad()", "optimizer.clear_grad()"),
    ("nn.Module", "nn.Layer"),
    ("nn.Conv2d", "nn.Conv2D"),
    ("torch", "paddle"),
)
FAULTS = (
    ("x.std() + 0", "x.std() + 1"),
    ("x.flatten()", "x.flattened()"),
    ("test_only_before", "later"),
)
STEP_OF = "tests/test_shapes.py::"


def replaced(files, words):
    result = {}
    for file, text in files.items():
        for old, new in words:
            text = text.replace(old, new)
        result[file] = text
    return result


def statements(tree):
    """What is assigned and returned, in order."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.Assign, ast.Return)) and isinstance(
            node.value, (ast.Call, ast.BinOp)
        ):
            yield node
        yield from statements(node)


def sites_of(files):
    """Sites with the same ids on both sides."""
    found = []
    for number, (file, text) in enumerate(files.items()):
        tree = ast.parse(text if file.endswith(".py") else "")
        for place, node in enumerate(statements(tree)):
            value, drawn = node.value, "randn" in ast.get_source_segment(text, node.value)
            found.append(
                {
                    "id": number * 1000 + place,
                    "file": file,
                    "begin": [value.lineno, value.col_offset],
                    "end": [value.end_lineno, value.end_col_offset],
                    "random": drawn,
                }
            )
    return found


class Tests(Sides):
    def watched(self, framework, name, files, words=("tests",), status=0, **plan):
        python = TORCH if framework == "torch" else PADDLE
        return self.side(
            python,
            framework,
            name,
            files,
            status,
            entry={"tests": list(words)},
            sites=sites_of(files),
            **plan,
        )

    def outcomes(self, events):
        return {
            event["id"].replace(STEP_OF, ""): event["outcome"]
            for event in events
            if event["kind"] == "test"
        }

    def left_behind(self, name):
        root = self.folder / f"{name}.root"
        return {str(path.relative_to(root)) for path in root.rglob("*") if path.is_file()} - set(
            PROJECT
        )


OUTCOMES = {
    "tests/test_broken.py": "error",
    "test_centered[0]": "passed",
    "test_centered[1]": "passed",
    "test_spread": "passed",
    "test_flat": "passed",
    "Trained::test_two_steps": "passed",
    "test_known_to_fail": "skipped",
    "test_unexpectedly_right": "passed",
    "test_skipped": "skipped",
    "test_fails": "failed",
    "test_without_fixture": "error",
    "test_only_before": "passed",
    "test_names[ReLU]": "passed",
    "test_names[Conv2d]": "passed",
}
COUNTS = {"passed": 9, "failed": 1, "skipped": 2, "error": 2}


@unittest.skipUnless(
    TORCH and PADDLE, "PADDLE_LS_TORCH_PYTHON and PADDLE_LS_PADDLE_PYTHON are not set"
)
class BothFrameworksTest(Tests):
    def both(self, faults=()):
        original = self.watched("torch", "first", PROJECT)
        files = replaced(PROJECT, (*WORDS, *faults))
        return original, self.watched("paddle", "second", files, other=str(self.folder / "first"))

    def test_a_right_conversion_has_no_difference(self):
        original, converted = self.both()
        self.assertEqual(self.outcomes(original), OUTCOMES)
        self.assertEqual(set(self.outcomes(converted).values()), set(OUTCOMES.values()))
        self.assertEqual(self.far(converted), [])
        self.assertEqual([event for event in converted if not event.get("paired", True)], [])
        self.assertEqual(
            [event["events"] for event in converted if event["kind"] == "unpaired"], [[]]
        )
        self.assertEqual(
            [event["missing"] for event in converted if event["kind"] == "weights"], [[]]
        )
        self.assertEqual(self.left_behind("first") | self.left_behind("second"), set())

    def test_sites_of_tests_and_of_the_package_are_recorded(self):
        original, _ = self.both()
        files = {event["called"][0] for event in original if event["kind"] == "call"}
        self.assertEqual(files, {"shapes/__init__.py", "tests/conftest.py", "tests/test_shapes.py"})
        [end] = [event for event in original if event["kind"] == "end"]
        self.assertEqual((end["lost_sites"], end["files_not_run"]), ([], []))

    def test_two_steps_of_an_optimizer_are_within_a_test(self):
        _, converted = self.both()
        steps = [
            (event["step"], event["occurrence"]) for event in converted if event["kind"] == "step"
        ]
        self.assertEqual(len(steps), 2)
        self.assertEqual([occurrence for _, occurrence in steps], [0, 1])
        self.assertEqual(len({step for step, _ in steps}), 1)
        weights = [event["occurrence"] for event in converted if event["kind"] == "weight"]
        self.assertEqual(weights, [0] * 4 + [1] * 4)
        roots = {event["root"] for event in converted if event["kind"] == "weight"}
        self.assertEqual(roots, {steps[0][0] * 64})
        self.assertTrue(any(event["kind"] == "gradient" for event in converted))

    def test_faults_are_found_in_their_tests_only(self):
        original, converted = self.both(FAULTS)
        numbers = {event["id"]: event["step"] for event in original if event["kind"] == "test"}
        far = self.far(converted)
        self.assertEqual({event["step"] for event in far}, {numbers[f"{STEP_OF}test_spread"]})
        self.assertEqual((far[0]["kind"], far[0]["called"]), ("call", ["shapes/__init__.py", 23]))
        [flat] = [
            event
            for event in converted
            if event["kind"] == "test" and event["id"].endswith("test_flat")
        ]
        self.assertEqual((flat["outcome"], flat["type"]), ("failed", "AttributeError"))
        self.assertIn("flattened", flat["message"])
        self.assertEqual(
            [(frame["file"], frame["line"]) for frame in flat["trace"]],
            [("tests/test_shapes.py", 19), ("shapes/__init__.py", 28)],
        )
        [unpaired] = [event["events"] for event in converted if event["kind"] == "unpaired"]
        missing = {original[number]["step"] for number in unpaired}
        self.assertEqual(
            missing, {numbers[f"{STEP_OF}test_flat"], numbers[f"{STEP_OF}test_only_before"]}
        )

    def test_checks_of_gradients_go_on(self):
        events = self.watched(
            "torch", "first", {"test_gradient.py": GRADIENT}, ["test_gradient.py"]
        )
        self.assertEqual(self.outcomes(events), {"test_gradient.py::test_gradient": "passed"})
        self.assertTrue(any(event["kind"] == "gradient" for event in events))


@unittest.skipUnless(
    PADDLE and importlib.util.find_spec("pytest"), "there is no Paddle or no pytest"
)
class PaddleTest(Tests):
    def setUp(self):
        super().setUp()
        self.files = replaced(PROJECT, WORDS)

    def test_tests_against_themselves(self):
        events = self.watched("paddle", "first", self.files)
        self.assertEqual(
            [event["counts"] for event in events if event["kind"] == "tests"], [COUNTS]
        )
        began = [(event["step"], event["id"]) for event in events if event["kind"] == "test_began"]
        ended = [(event["step"], event["id"]) for event in events if event["kind"] == "test"]
        self.assertEqual(began, ended[1:])
        again = self.watched(
            "paddle", "second", self.files, other=str(self.folder / "first"), seed=5
        )
        self.assertEqual(self.far(again), [])
        self.assertEqual(again[-2]["events"], [])

    def test_a_part_of_the_tests_keeps_its_numbers(self):
        events = self.watched("paddle", "first", self.files)
        numbers = {event["id"]: event["step"] for event in events if event["kind"] == "test"}
        words = ("tests/test_shapes.py", "-k", "spread or Trained")
        part = self.watched("paddle", "second", self.files, words, other=str(self.folder / "first"))
        said = {event["id"]: event["step"] for event in part if event["kind"] == "test"}
        self.assertEqual(said, {name: numbers[name] for name in said})
        self.assertEqual(len(said), 2)
        self.assertEqual(self.far(part), [])

    def test_modules_imported_by_path_are_watched_too(self):
        files = {**self.files, "pytest.ini": "[pytest]\naddopts = --import-mode=importlib\n"}
        events = self.watched("paddle", "first", files)
        called = {event["called"][0] for event in events if event["kind"] == "call"}
        self.assertEqual(
            called, {"shapes/__init__.py", "tests/conftest.py", "tests/test_shapes.py"}
        )

    def test_a_place_that_is_reached_often_is_recorded_some_times(self):
        text = "def test_loop():\n    x = 0\n    for _ in range(1000):\n        x = x + 1\n"
        events = self.watched("paddle", "first", {"test_loop.py": text}, ["test_loop.py"])
        values = [event["value"]["number"] for event in events if event["kind"] == "call"]
        self.assertEqual(values, list(range(1, 65)))

    def test_what_a_site_reads_in_a_test_is_captured(self):
        events = self.watched("paddle", "first", self.files)
        call = next(
            event for event in events if event["kind"] == "call" and event["called"][1] == 23
        )
        wanted = {"site": call["site"], "step": call["step"], "occurrence": 0}
        again = self.watched("paddle", "second", self.files, capture=wanted)
        captured = json.loads((self.folder / "second" / "capture" / "capture.json").read_text())
        self.assertEqual((captured["expression"], list(captured["names"])), ("x.std() + 0", ["x"]))
        self.assertEqual(
            [event["step"] for event in again if event["kind"] == "test_began"][-1], call["step"]
        )

    def test_a_missing_pytest_is_said(self):
        (self.folder / "pytest.py").write_text(
            "raise ModuleNotFoundError('No module named pytest', name='pytest')\n"
        )
        with unittest.mock.patch.dict(os.environ, {"PYTHONPATH": str(self.folder)}):
            [event] = self.watched("paddle", "first", self.files, status=3)
        self.assertEqual(
            (event["kind"], event["cannot_import"], event["framework"]),
            ("failure", "pytest", "paddle"),
        )

    def test_an_import_error_says_what_is_missing(self):
        events = self.watched("paddle", "first", self.files)
        broken = next(event for event in events if event["kind"] == "test")
        self.assertEqual((broken["outcome"], broken["type"]), ("error", "ModuleNotFoundError"))
        self.assertIn("nothing_of_the_kind", broken["message"])
        self.assertEqual(
            [broken["trace"][-1]["file"], broken["trace"][-1]["line"]], ["tests/test_broken.py", 1]
        )

    def failure(self, name, files, words):
        events = self.watched("paddle", name, files, words, 1)
        [failure] = [event for event in events if event["kind"] == "failure"]
        return failure

    def test_what_keeps_pytest_from_running_is_said(self):
        self.assertIn("nowhere", self.failure("first", self.files, ["nowhere"])["message"])
        self.assertIn("--unknown", self.failure("second", self.files, ["--unknown"])["message"])
        nothing = self.failure("third", self.files, ["tests/test_shapes.py", "-k", "zzz"])
        self.assertEqual(
            (nothing["type"], nothing["message"]),
            ("NoTests", "pytest finds no tests: pytest tests/test_shapes.py -k zzz"),
        )
        files = {**self.files, "tests/conftest.py": "import nothing_of_the_kind\n"}
        conftest = self.failure("fourth", files, ["tests"])
        self.assertEqual(
            (conftest["type"], conftest["trace"][-1]["file"]),
            ("ModuleNotFoundError", "tests/conftest.py"),
        )

    def test_a_crash_has_its_test(self):
        text = self.files["tests/test_shapes.py"].replace(
            "total = batch.sum()", "import os; os._exit(7)"
        )
        events = self.watched(
            "paddle", "first", {**self.files, "tests/test_shapes.py": text}, status=7
        )
        last = [event for event in events if event["kind"] in ("test_began", "test")][-1]
        self.assertEqual((last["kind"], last["id"]), ("test_began", f"{STEP_OF}test_fails"))


if __name__ == "__main__":
    unittest.main()
