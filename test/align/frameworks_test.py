"""The probe with real frameworks: PADDLE_LS_TORCH_PYTHON and PADDLE_LS_PADDLE_PYTHON are interpreters that have one."""

import json
import os
import pathlib
import pickle
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from probe_package import FOLDER

TORCH, PADDLE = os.environ.get("PADDLE_LS_TORCH_PYTHON"), os.environ.get("PADDLE_LS_PADDLE_PYTHON")

NET = """\
import torch
from torch import nn
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 4, 3)
        self.drop = nn.Dropout(0.5)
        self.fc = nn.Linear(4, 5)
    def forward(self, x, scale):
        h = self.drop(self.conv(x).mean((2, 3))) * scale
        return {"logits": self.fc(h), "parts": [h, h.sum(1)]}
"""
PADDLE_NET = (
    NET.replace("torch", "paddle").replace("nn.Module", "nn.Layer").replace("Conv2d", "Conv2D")
)

SCRIPT = """\
import sys, time
import paddle
from paddle import nn
from paddle.io import DataLoader, TensorDataset
net = nn.Linear(2, 1)
data = TensorDataset([paddle.arange(16, dtype="float32").reshape([8, 2])])
optimizer = paddle.optimizer.Adam(0.1, parameters=net.parameters())
for batch, in DataLoader(data, batch_size=2, shuffle=True, num_workers=2):
    loss = net(batch).square().mean()
    loss.backward()
    optimizer.step()
    if "fail" in sys.argv:
        raise ValueError("asked to")
    if "wait" in sys.argv:
        time.sleep(60)
"""
READ = (
    "import pickle, sys, torch; pickle.dump({k: v.numpy() for k, v in torch.load(sys.argv[1]).items()}, "
    "open(sys.argv[2], 'wb'))"
)


class Sides(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def command(self, python, framework, name, files, **plan):
        root, recording = self.folder / f"{name}.root", self.folder / name
        root.mkdir()
        for file, text in files.items():
            (root / file).parent.mkdir(parents=True, exist_ok=True)
            (root / file).write_text(text)
        path = self.folder / f"{name}.json"
        path.write_text(
            json.dumps(
                {"framework": framework, "root": str(root), "recording": str(recording), **plan}
            )
        )
        return [python, str(FOLDER / "run.py"), str(path)]

    def side(self, python, framework, name, files, status=0, **plan):
        """The events of a run."""
        done = subprocess.run(
            self.command(python, framework, name, files, **plan),
            capture_output=True,
            text=True,
            timeout=300,
        )
        self.assertEqual(done.returncode, status, done.stderr[-3000:])
        lines = (self.folder / name / "events.jsonl").read_text().splitlines()
        return [json.loads(line) for line in lines]

    def converted(self, net, **plan):
        """Events of NET under Paddle, as `net`, beside those under PyTorch."""
        entry = {"model": "net:Net()", "inputs": ["randn(2, 3, 6, 6)", "ones(1)"], "training": True}
        plan = {"entry": entry, "dropout": "masks", **plan}
        self.side(TORCH, "torch", "first", {"net.py": NET}, **plan)
        weights = self.folder / "weights"
        weights.mkdir()
        subprocess.run(
            [TORCH, "-c", READ, str(self.folder / "first/model-0.pt"), str(weights / "read")],
            check=True,
            timeout=120,
        )
        state = pickle.loads((weights / "read").read_bytes())
        state["fc.weight"] = state["fc.weight"].T.copy()
        (weights / "model-0.pdparams").write_bytes(pickle.dumps(state))
        return self.side(
            PADDLE,
            "paddle",
            "second",
            {"net.py": net},
            other=str(self.folder / "first"),
            weights=str(weights),
            transposed=["0:fc.weight"],
            **plan,
        )

    def far(self, events):
        return [
            event
            for event in events
            for entry in event.get("error", ())
            if entry["what"] not in ("values", "number")
            or entry["largest"] > 1e-5 * max(1, entry["scale"])
        ]


@unittest.skipUnless(
    TORCH and PADDLE, "PADDLE_LS_TORCH_PYTHON and PADDLE_LS_PADDLE_PYTHON are not set"
)
class FrameworksTest(Sides):
    def test_a_right_conversion_has_no_difference(self):
        events = self.converted(PADDLE_NET)
        self.assertEqual(self.far(events), [])
        self.assertTrue(all(event.get("paired", True) for event in events))
        self.assertEqual([event["events"] for event in events if event["kind"] == "unpaired"], [[]])
        self.assertGreater(len(events), 20)
        kinds = [
            (event["kind"], event["path"])
            for event in events
            if event["kind"] in ("given", "layer")
        ]
        self.assertEqual(
            kinds[:4], [("given", ""), ("given", "conv"), ("layer", "conv"), ("given", "drop")]
        )

    def test_a_wrong_axis_is_where_it_first_shows(self):
        first = self.far(self.converted(PADDLE_NET.replace("h.sum(1)", "h.sum(0)")))[0]
        self.assertEqual((first["kind"], first["path"]), ("layer", ""))

    def test_a_wrong_constant_is_where_it_first_shows(self):
        first = self.far(self.converted(PADDLE_NET.replace("Dropout(0.5)", "Dropout(0.4)")))[0]
        self.assertEqual((first["path"], first["made"]), ("drop", ["net.py", 7]))
        self.assertIn(first["made_range"], (None, [[7, 20], [7, 35]]))  # nothing before Python 3.11

    def test_a_layer_that_changes_its_input_has_what_it_was_given(self):
        net = NET.replace(
            "self.conv(x).mean((2, 3))", "self.act(input=self.conv(x).mean((2, 3)))"
        ).replace("self.drop =", "self.act = nn.LeakyReLU(0.5, inplace=True)\n        self.drop =")
        entry = {
            "model": "net:Net()",
            "inputs": ["randn(2, 3, 6, 6)", "ones(1)"],
            "training": False,
        }
        events = self.side(TORCH, "torch", "first", {"net.py": net}, entry=entry)
        given, after = [event for event in events if event.get("path") == "act"]
        self.assertEqual(
            (given["kind"], given["names"], after["kind"]), ("given", ["input"], "layer")
        )
        self.assertNotEqual(given["value"]["list"][0], after["value"])
        [given] = [
            event for event in events if event.get("path") == "drop" and event["kind"] == "given"
        ]
        self.assertEqual(given["value"]["list"][0], after["value"])  # stored once

    def test_recurrent_layers_have_no_dropout(self):
        for python, framework in ((TORCH, "torch"), (PADDLE, "paddle")):
            net = f"from {framework} import nn\ndef made():\n    return nn.LSTM(4, 5, num_layers=2, dropout=0.9)\n"
            entry = {"model": "net:made()", "inputs": ["randn(2, 3, 4)"]}
            first, second = f"{framework}-evaluated", f"{framework}-trained"
            self.side(python, framework, first, {"net.py": net}, entry={**entry, "training": False})
            events = self.side(
                python,
                framework,
                second,
                {"net.py": net},
                other=str(self.folder / first),
                entry={**entry, "training": True},
            )
            self.assertEqual(
                [self.far([event]) for event in events if event["kind"] == "layer"], [[]]
            )


@unittest.skipUnless(PADDLE, "PADDLE_LS_PADDLE_PYTHON is not set")
class PaddleTest(Sides):
    def test_a_net_against_itself_and_with_a_wrong_axis(self):
        plan = {"entry": {"model": "net:Net()", "inputs": ["randn(2, 3, 8, 8)", "1.5"]}}
        self.side(PADDLE, "paddle", "first", {"net.py": PADDLE_NET}, **plan)
        folder = str(self.folder / "first")
        same = self.side(
            PADDLE,
            "paddle",
            "second",
            {"net.py": PADDLE_NET},
            other=folder,
            weights=folder,
            seed=0,
            **plan,
        )
        self.assertEqual(self.far(same), [])
        wrong = PADDLE_NET.replace("h.sum(1)", "h.sum(0)")
        events = self.side(
            PADDLE, "paddle", "third", {"net.py": wrong}, other=folder, weights=folder, **plan
        )
        self.assertEqual(self.far(events)[0]["kind"], "layer")

    def test_weights_that_only_one_program_trains(self):
        plan = {"entry": {"model": "net:Net()", "inputs": ["randn(2, 3, 8, 8)", "1.5"]}}
        without = PADDLE_NET.replace("Conv2D(3, 4, 3)", "Conv2D(3, 4, 3, bias_attr=False)")
        for name, original, converted in (
            ("lost", PADDLE_NET, without),
            ("own", without, PADDLE_NET),
        ):
            self.side(PADDLE, "paddle", f"{name}-first", {"net.py": original}, **plan)
            folder = str(self.folder / f"{name}-first")
            # In a file of Paddle, or by the names of the other side.
            for weights in ("first", "none"):
                events = self.side(
                    PADDLE,
                    "paddle",
                    f"{name}-{weights}-second",
                    {"net.py": converted},
                    other=folder,
                    weights=str(self.folder / f"{name}-{weights}"),
                    **plan,
                )
                [said] = [event for event in events if event["kind"] == "weights"]
                self.assertEqual(
                    (said["own"], said["lost"]),
                    (["conv.bias"], []) if name == "own" else ([], ["conv.bias"]),
                )

    def test_what_takes_all_of_a_tensor_has_a_gradient_of_two(self):
        net = PADDLE_NET.replace(
            "* scale\n",
            """* scale
        h = h + 1
        part = h[:]
        same = part
        h = h + part
""",
        )
        self.assertIn("part", net)
        line = net.splitlines().index("        part = h[:]") + 1
        sites = [
            {
                "id": number,
                "file": "net.py",
                "begin": [line + number, begin],
                "end": [line + number, end],
            }
            for number, begin, end in ((-1, 12, 17), (0, 15, 19), (1, 15, 19), (2, 12, 20))
        ]
        plan = {
            "entry": {"model": "net:Net()", "inputs": ["randn(2, 3, 8, 8)", "1.5"]},
            "sites": sites,
        }
        events = self.side(PADDLE, "paddle", "first", {"net.py": net}, **plan)
        shared = {
            event["site"]: event.get("shared", False)
            for event in events
            if event["kind"] == "gradient" and event["site"] is not None
        }
        self.assertEqual(shared, {-1: False, 0: True, 1: True, 2: False})

    def test_buffers_that_are_made_with_other_values(self):
        buffers = PADDLE_NET.replace(
            "        self.fc =",
            """\
        self.register_buffer("index", paddle.arange(4))
        self.register_buffer("table", paddle.sin(paddle.arange(4, dtype="float32")))
        self.norm = nn.BatchNorm1D(4)
        self.fc =""",
        )
        self.assertIn("index", buffers)
        plan = {"entry": {"model": "net:Net()", "inputs": ["randn(2, 3, 8, 8)", "1.5"]}}
        self.side(PADDLE, "paddle", "first", {"net.py": buffers}, **plan)
        folder = str(self.folder / "first")
        for number, (old, new, expected) in enumerate(
            (("", "", []), ("arange(4)", "arange(1, 5)", ["index"]), ("sin", "cos", ["table"]))
        ):
            events = self.side(
                PADDLE,
                "paddle",
                f"second-{number}",
                {"net.py": buffers.replace(old, new)},
                other=folder,
                weights=folder,
                **plan,
            )
            self.assertEqual(
                [event["otherwise"] for event in events if event["kind"] == "weights"], [expected]
            )
            self.assertEqual(self.far(events), [])

    def test_a_script_against_itself(self):
        files, plan = {"train.py": SCRIPT}, {
            "entry": {"script": "train.py", "arguments": []},
            "steps": 3,
        }
        self.side(PADDLE, "paddle", "first", files, **plan)
        folder = str(self.folder / "first")
        events = self.side(
            PADDLE, "paddle", "second", files, other=folder, weights=folder, seed=5, **plan
        )
        self.assertEqual(self.far(events), [])
        steps = [(event["step"], event["called"]) for event in events if event["kind"] == "step"]
        self.assertEqual(steps, [(step, ["train.py", 11]) for step in range(3)])
        called = {
            tuple(event["called"]) for event in events if event["kind"] == "parameter-gradient"
        }
        self.assertEqual(called, {("train.py", 10)})

    def test_a_failure_has_its_place(self):
        entry = {"script": "train.py", "arguments": ["fail"]}
        events = self.side(PADDLE, "paddle", "first", {"train.py": SCRIPT}, 1, entry=entry, steps=3)
        [failure] = [event for event in events if event["kind"] == "failure"]
        self.assertEqual((failure["type"], failure["trace"][-1]["line"]), ("ValueError", 13))

    def test_ended_from_outside(self):
        command = self.command(
            PADDLE,
            "paddle",
            "first",
            {"train.py": SCRIPT},
            steps=3,
            entry={"script": "train.py", "arguments": ["wait"]},
        )
        path = self.folder / "first" / "events.jsonl"
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 120
        while time.monotonic() < end and not (path.exists() and '"weight"' in path.read_text()):
            time.sleep(0.1)
        time.sleep(0.5)
        process.send_signal(signal.SIGTERM)
        self.assertEqual(process.wait(60), 1)
        [failure] = [
            json.loads(line) for line in path.read_text().splitlines() if '"failure"' in line
        ]
        self.assertEqual((failure["type"], failure["trace"][-1]["line"]), ("SIGTERM", 15))


class WithoutFrameworkTest(unittest.TestCase):
    def test_a_missing_framework_is_said(self):
        with tempfile.TemporaryDirectory() as folder:
            plan = pathlib.Path(folder, "plan.json")
            plan.write_text(
                json.dumps(
                    {
                        "framework": "paddle",
                        "root": folder,
                        "recording": f"{folder}/r",
                        "entry": {"script": "a.py"},
                    }
                )
            )
            # Without site-packages there is neither numpy nor a framework.
            done = subprocess.run(
                [sys.executable, "-I", "-S", str(FOLDER / "run.py"), str(plan)], timeout=60
            )
            self.assertEqual(done.returncode, 3)
            event = json.loads(pathlib.Path(folder, "r", "events.jsonl").read_text())
            self.assertEqual((event["kind"], event["cannot_import"]), ("failure", "numpy"))

    def test_a_bad_plan_ends_with_2(self):
        done = subprocess.run(
            [sys.executable, str(FOLDER / "run.py"), os.devnull],
            stderr=subprocess.DEVNULL,
            timeout=60,
        )
        self.assertEqual(done.returncode, 2)


if __name__ == "__main__":
    unittest.main()
