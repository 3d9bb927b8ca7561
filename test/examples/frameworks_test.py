"""Examples run by real frameworks: PADDLE_LS_TORCH_PYTHON and PADDLE_LS_PADDLE_PYTHON are interpreters that have one."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

from runner_package import FOLDER

TORCH, PADDLE = os.environ.get("PADDLE_LS_TORCH_PYTHON"), os.environ.get("PADDLE_LS_PADDLE_PYTHON")


def verdicts(examples, seconds=60):
    with tempfile.TemporaryDirectory() as folder:
        plan = pathlib.Path(folder) / "plan.json"
        listed = [
            {"torch": {"code": torch, "line": 10}, "paddle": {"code": paddle, "line": 20}}
            for torch, paddle in examples
        ]
        plan.write_text(
            json.dumps(
                {
                    "torch_python": TORCH,
                    "paddle_python": PADDLE,
                    "seconds": seconds,
                    "folder": folder,
                    "examples": listed,
                }
            )
        )
        ended = subprocess.run(
            [PADDLE, str(FOLDER / "run.py"), "verify", str(plan)],
            capture_output=True,
            text=True,
            timeout=400,
        )
        said = [json.loads(line) for line in ended.stderr.splitlines() if line.startswith("{")]
        return [each for each in said if "example" in each], said


@unittest.skipUnless(TORCH and PADDLE, "no Python with both frameworks")
class Halves(unittest.TestCase):
    def one(self, torch, paddle, **more):
        return verdicts([(torch, paddle)], **more)[0][0]

    def check(self, torch, paddle, verdict, message="", reason=None):
        found = self.one(torch, paddle)
        self.assertEqual(found["verdict"], verdict, found)
        self.assertIn(message, found.get("message", ""))
        self.assertEqual(found.get("reason"), reason)

    def test_verdicts(self):
        rows = [
            ("torch.abs(x)", "paddle.abs(x)", "equal", None),
            ("y = torch.ones(2, 3)", "y = paddle.ones([2, 3])", "equal", None),
            (
                "y = torch.ones(2, requires_grad=True)",
                "y = paddle.ones([2])\ny.stop_gradient = False",
                "equal",
                None,
            ),
            ("y = torch.ones(2, requires_grad=True)", "y = paddle.ones([2])", "differs", None),
            ("torch.sum(x)", "paddle.mean(x)", "differs", None),
            ("torch.abs(x, out=y)", "paddle.assign(paddle.abs(x), y)", "equal", None),
            ("torch.abs(x, out=y)", "paddle.abs(x)", "differs", None),
            ("x.add_(1)", "x.add_(paddle.to_tensor(1.0))", "equal", None),
            ("torch.full([2], 1)", "paddle.full([2], 1)", "dtype", None),
            ("torch.abs(x)", "paddle.abs(x, dim=1)", "fails-paddle", None),
            ("torch.nn.Conv2D(1, 2, 3)", "paddle.nn.Conv2D(1, 2, 3)", "fails-torch", None),
            ("torch.abs([1.0], out=y)", "paddle.assign(paddle.abs([1.0]), y)", "fails-torch", None),
            ("torch.rand(2)", "paddle.rand([2])", "not-compared", "random"),
            ("torch.rand(2)", "paddle.rand([3])", "differs", None),
            ("torch.nn.ReLU()", "paddle.nn.ReLU()", "not-compared", "no-value"),
            ("model(x)", "model(x)", "not-compared", "incomplete"),
            ("import no_such_package", "import no_such_package", "not-compared", "package"),
            (
                "print(torch.ones(2).sum().item())",
                "print(paddle.ones([3]).sum().item())",
                "differs",
                None,
            ),
            ("torch.abs(x，out=y)", "paddle.abs(x)", "fails-torch", None),
            ("torch.swapaxes(x, 0, 2)", "paddle.transpose(x, perm=[2, 1, 0])", "equal", None),
        ]
        found, _ = verdicts([(torch + "\n", paddle + "\n") for torch, paddle, _, _ in rows])
        self.assertEqual(
            [(row[0], each["verdict"], each.get("reason")) for row, each in zip(rows, found)],
            [(row[0], row[2], row[3]) for row in rows],
        )

    def test_an_error_has_its_line_in_the_document(self):
        found = self.one("x = 1\n", "x = 1\n\nx = paddle.no_such_thing\n")
        self.assertEqual((found["verdict"], found["line"]), ("fails-paddle", 22))

    def test_what_an_example_does_to_its_process_stops_no_other(self):
        endings = [
            "import os; os._exit(3)\n",
            "import sys; sys.exit(0)\n",
            "import os; os.abort()\n",
            "while True: pass\n",
            "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)\n",
            "open('a', 'w').write('b')\n",
        ]
        found, _ = verdicts(
            [("x = 1\n", ending) for ending in endings] + [("x = 1\n", "x = 1\n")], seconds=3
        )
        self.assertEqual(
            [each["verdict"] for each in found], ["fails-paddle"] * 5 + ["equal", "equal"]
        )
        self.assertIn("SIGABRT", found[2]["message"])
        self.assertIn("no end in 3 seconds", found[3]["message"])
        self.assertFalse(pathlib.Path("a").exists())

    def test_there_is_no_network(self):
        code = "import urllib.request\nx = urllib.request.urlopen('http://example.org')\n"
        found = self.one(code, code)
        self.assertEqual((found["verdict"], found["reason"]), ("not-compared", "network"))


@unittest.skipUnless(PADDLE, "no Python with Paddle")
class Missing(unittest.TestCase):
    def test_a_python_without_the_framework_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            plan = pathlib.Path(folder) / "plan.json"
            plan.write_text(
                json.dumps(
                    {
                        "torch_python": "no-such-python",
                        "paddle_python": PADDLE,
                        "seconds": 5,
                        "folder": folder,
                        "examples": [],
                    }
                )
            )
            ended = subprocess.run(
                [PADDLE, str(FOLDER / "run.py"), "verify", str(plan)],
                capture_output=True,
                text=True,
            )
        self.assertEqual(ended.returncode, 3)
        self.assertIn("no-such-python cannot be started", ended.stderr)


if __name__ == "__main__":
    unittest.main()
