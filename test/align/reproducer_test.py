"""Reproducers run alone: PADDLE_LS_TORCH_PYTHON and PADDLE_LS_PADDLE_PYTHON are interpreters with a framework."""

import json
import os
import pathlib
import pickle
import re
import subprocess
import tempfile
import unittest

from probe_package import FOLDER

TORCH, PADDLE = os.environ.get("PADDLE_LS_TORCH_PYTHON"), os.environ.get("PADDLE_LS_PADDLE_PYTHON")

READ = (
    "import pickle, sys, torch; pickle.dump({k: v.numpy() for k, v in torch.load(sys.argv[1]).items()}, "
    "open(sys.argv[2], 'wb'))"
)

NET = """\
import torch
import torch.nn.functional as F
from torch import nn
class Config:
    rate = 0.5
def helper(x):
    return x * 2
class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.norm = nn.BatchNorm2d(width)
        self.drop = nn.Dropout(0.5)
    def forward(self, x):
        return self.drop(self.norm(x)) + 1
class Net(nn.Module):
    def __init__(self, width=4):
        super().__init__()
        self.conv = nn.Conv2d(3, width, 3)
        self.block = Block(width)
        self.fc = nn.Linear(width, width)
        self.scale, self.config = 0.5, Config()
    def forward(self, x, y):
        two = x * y + 3
        act = F.relu(x)
        read = self.conv(x) * self.scale
        helped = helper(x)
        unknown = x * self.config.rate + len(str(self.config))
        return self.fc(self.block(read).mean((2, 3)))
"""
CONVERTED = (
    NET.replace("torch", "paddle")
    .replace("nn.Module", "nn.Layer")
    .replace("Conv2d", "Conv2D")
    .replace("BatchNorm2d", "BatchNorm2D")
)
CONVERSIONS = {
    "block.norm.running_mean": "block.norm._mean",
    "block.norm.running_var": "block.norm._variance",
}


@unittest.skipUnless(
    TORCH and PADDLE, "PADDLE_LS_TORCH_PYTHON and PADDLE_LS_PADDLE_PYTHON are not set"
)
class ReproducerTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def side(self, python, framework, name, net, **plan):
        root, path = self.folder / f"{name}.root", self.folder / f"{name}.json"
        root.mkdir(exist_ok=True)
        (root / "net.py").write_text(net)
        entry = {
            "model": "net:Net()",
            "inputs": ["randn(2, 3, 6, 6)", "1.5"],
            **plan.pop("entry", {}),
        }
        path.write_text(
            json.dumps(
                {
                    "framework": framework,
                    "root": str(root),
                    "entry": entry,
                    "recording": str(self.folder / name),
                    **plan,
                }
            )
        )
        done = subprocess.run(
            [python, str(FOLDER / "run.py"), str(path)], capture_output=True, text=True, timeout=300
        )
        events = (self.folder / name / "events.jsonl").read_text().splitlines()
        self.assertEqual(done.returncode, 0, done.stderr[-3000:] + str(events[-2:]))
        return [json.loads(line) for line in events]

    def weights(self):
        """Those of the original in the layout of Paddle."""
        weights = self.folder / "weights"
        weights.mkdir()
        subprocess.run(
            [TORCH, "-c", READ, str(self.folder / "first/model-0.pt"), str(weights / "read")],
            check=True,
            timeout=120,
        )
        state = pickle.loads((weights / "read").read_bytes())
        state = {
            CONVERSIONS.get(name, name): value.T.copy() if value.ndim == 2 else value
            for name, value in state.items()
            if "num_batches" not in name
        }
        (weights / "model-0.pdparams").write_bytes(pickle.dumps(state))
        return str(weights)

    def site(self, net, text):
        before = net[: net.rindex(text)]
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n") - 1
        return {
            "id": 7,
            "file": "net.py",
            "begin": [line, column],
            "end": [line, column + len(text)],
        }

    def reproducer(
        self, wanted, net=NET, converted=CONVERTED, text=None, converted_text=None, **plan
    ):
        """The folder of the reproducer after both sides have run; `text` is the expression of a site."""
        sites = (
            [[self.site(net, text)], [self.site(converted, converted_text or text)]]
            if text
            else [[], []]
        )
        self.side(TORCH, "torch", "first", net, sites=sites[0], **plan)
        events = self.side(TORCH, "torch", "captured", net, sites=sites[0], capture=wanted, **plan)
        self.assertEqual(events[-1]["kind"], "end")
        folder = self.folder / "reproducer"
        capture = {**wanted, "other": str(self.folder / "captured"), "write": str(folder)}
        self.side(
            PADDLE,
            "paddle",
            "second",
            converted,
            sites=sites[1],
            capture=capture,
            other=str(self.folder / "first"),
            weights=self.weights(),
            transposed=["0:fc.weight"],
            **plan,
        )
        return folder

    def run_alone(self, folder, *frameworks, status=0, python=TORCH):
        """What the reproducer prints in a new process in another folder."""
        done = subprocess.run(
            [python, str(folder / "reproduce.py"), *frameworks],
            cwd="/",
            capture_output=True,
            text=True,
            timeout=300,
        )
        self.assertEqual(
            done.returncode,
            status,
            (folder / "reproduce.py").read_text()[:3000] + done.stderr[-3000:],
        )
        return done.stdout if status == 0 else done.stderr

    def distance(self, folder):
        """How far the script says that the results are apart; nothing of them."""
        self.run_alone(folder, "torch")
        printed = self.run_alone(folder, "paddle", python=PADDLE)
        said = re.search(r"^result: (?:off by up to (\S+)|the same)", printed, re.MULTILINE)
        self.assertIsNotNone(said, printed)
        return float(said[1] or 0)

    def test_a_site_with_tensors_and_a_number(self):
        folder = self.reproducer({"site": 7}, text="x * y + 3")
        printed = self.run_alone(folder)  # both frameworks
        self.assertIn("torch: result is float32 [2, 3, 6, 6]", printed)
        self.assertIn("paddle: result is float32 [2, 3, 6, 6]", printed)
        script = (folder / "reproduce.py").read_text()
        self.assertIn(
            '    x = torch.from_numpy(recorded("x.npy"))\n    y = 1.5\n    return x * y + 3\n',
            script,
        )
        self.assertRegex(printed, r"result: (the same|off by up to \S+e-0[6-9])")

    def test_one_framework_after_the_other(self):
        folder = self.reproducer(
            {"site": 7},
            text="x * y + 3",
            converted=CONVERTED.replace("x * y + 3", "x * y + 4"),
            converted_text="x * y + 4",
        )
        first = self.run_alone(folder, "torch")
        self.assertNotIn("off by", first)
        self.assertIn("off by up to 1 at", self.run_alone(folder, "paddle"))
        self.assertIn("off by up to 1 at", self.run_alone(folder, "torch"))

    def test_a_function_under_an_alias(self):
        folder = self.reproducer({"site": 7}, text="F.relu(x)")
        self.assertEqual(self.distance(folder), 0)
        self.assertIn("import paddle.nn.functional as F\n", (folder / "reproduce.py").read_text())

    def test_a_site_that_reads_a_layer_and_a_number_of_an_object(self):
        folder = self.reproducer({"site": 7}, text="self.conv(x) * self.scale")
        self.assertLess(self.distance(folder), 1e-5)
        script = (folder / "reproduce.py").read_text()
        self.assertIn("self = SimpleNamespace(conv=conv, scale=0.5)", script)
        self.assertIn("conv = paddle.nn.Conv2D(3, 4, 3)", script)

    def test_a_number_that_the_conversion_has_changed(self):
        folder = self.reproducer(
            {"site": 7},
            text="self.conv(x) * self.scale",
            converted=CONVERTED.replace("self.config = 0.5", "self.config = 0.25"),
        )
        self.assertGreater(self.distance(folder), 0.01)
        self.assertIn("# self.scale: 0.5 in the original", (folder / "reproduce.py").read_text())

    def test_a_linear_layer_has_its_weights_turned(self):
        folder = self.reproducer({"layer": "fc"})
        self.assertLess(self.distance(folder), 1e-5)
        self.assertIn("layer = torch.nn.Linear(4, 4)", (folder / "reproduce.py").read_text())

    def test_a_norm_that_trains_with_another_epsilon(self):
        folder = self.reproducer(
            {"layer": "block.norm"},
            converted=CONVERTED.replace("D(width)", "D(width, epsilon=0.1)"),
        )
        self.assertGreater(self.distance(folder), 0.01)
        self.assertIn(
            "layer = paddle.nn.BatchNorm2D(4, epsilon=0.1)", (folder / "reproduce.py").read_text()
        )

    def test_a_norm_that_is_evaluated(self):
        folder = self.reproducer({"layer": "block.norm"}, entry={"training": False})
        self.assertLess(self.distance(folder), 1e-5)
        self.assertIn("layer.eval()", (folder / "reproduce.py").read_text())

    def test_a_layer_of_the_program(self):
        folder = self.reproducer({"layer": "block"})
        self.assertLess(self.distance(folder), 1e-5)
        self.assertIn("from net import Block\n", (folder / "reproduce.py").read_text())

    def test_the_whole_model(self):
        self.assertLess(self.distance(self.reproducer({"layer": ""})), 1e-5)

    def test_a_helper_of_the_converted_program(self):
        converted = CONVERTED.replace(
            "def helper(x):\n    return x * 2", "def doubled(x):\n    return x * 3"
        )
        folder = self.reproducer(
            {"site": 7},
            text="helper(x)",
            converted_text="doubled(x)",
            converted=converted.replace("helper(x)", "doubled(x)"),
        )
        self.assertGreater(self.distance(folder), 0.1)
        script = (folder / "reproduce.py").read_text()
        self.assertIn("  # net of the converted program\n", script)
        self.assertIn("from net import doubled\n", script)

    def test_a_value_that_cannot_be_written(self):
        folder = self.reproducer({"site": 7}, text="x * self.config.rate + len(str(self.config))")
        error = self.run_alone(folder, "torch", status=2)
        self.assertIn("Missing in this file: self.config (of type net.Config)", error)
        self.run_alone(folder, status=2)
        self.assertIn(
            "# self.config (of type net.Config) could not be written",
            (folder / "reproduce.py").read_text(),
        )

    def test_a_second_step_begins_from_the_weights_of_the_original(self):
        folder = self.reproducer({"layer": "block.norm", "step": 1}, steps=2)
        self.assertLess(self.distance(folder), 1e-4)


if __name__ == "__main__":
    unittest.main()
