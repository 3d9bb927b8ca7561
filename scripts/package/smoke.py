#!/usr/bin/env python3
"""Uses an installed program as its users do, on any system: version, check, convert, and a session over pipes.

scripts/package/smoke.py PROGRAM [ARGUMENT...]
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

SAMPLE = "import torch\n\nx = torch.abs(torch.ones(2))\n"
CONVERTED = "import paddle\n\nx = paddle.abs(paddle.ones(2))\n"
VERSION = re.search(
    r"project\(paddle_ls VERSION ([\d.]+)",
    (pathlib.Path(__file__).parents[2] / "CMakeLists.txt").read_text(),
)


def run(program, *arguments):
    done = subprocess.run(
        [*program, *arguments], capture_output=True, text=True, encoding="utf-8", timeout=60
    )
    return done.returncode, done.stdout + done.stderr


def says_its_version(program):
    status, output = run(program, "--version")
    assert status == 0 and VERSION[1] in output, output


def checks_a_sample(program, folder):
    status, output = run(program, "check", folder)
    assert status == 1 and "torch.abs becomes paddle.abs" in output, output


def converts_a_tree(program, folder):
    out = folder.parent / "converted"
    status, output = run(program, "convert", folder, "--out", out)
    assert status == 0, output
    converted = (out / "inner" / "uses.py").read_text(encoding="utf-8")
    assert converted == CONVERTED, converted


def framed(message):
    content = json.dumps({"jsonrpc": "2.0", **message}).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(content), content)


def holds_a_session(program):
    """All messages are sent at once; the answers are those of initialize and shutdown."""
    messages = [
        {
            "id": 1,
            "method": "initialize",
            "params": {"processId": None, "rootUri": None, "capabilities": {}},
        },
        {"method": "initialized", "params": {}},
        {"id": 2, "method": "shutdown"},
        {"method": "exit"},
    ]
    sent = b"".join(map(framed, messages))
    done = subprocess.run(
        [*program, "serve", "--stdio"], input=sent, capture_output=True, timeout=60
    )
    said = done.stdout.decode(errors="replace")
    assert done.returncode == 0, f"{done.returncode}: {said}{done.stderr}"
    bodies = [
        json.loads(part)
        for part in re.split(r"Content-Length: \d+\r\n(?:[^\r\n]+\r\n)*\r\n", said)
        if part
    ]
    answers = {body["id"]: body for body in bodies if "id" in body and "method" not in body}
    assert "capabilities" in answers[1]["result"] and "result" in answers[2], said


def main():
    if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"):
        print(__doc__)
        return 0 if sys.argv[1:] else 2
    program = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name) / "tree"
        (folder / "inner").mkdir(parents=True)
        (folder / "inner" / "uses.py").write_bytes(SAMPLE.encode())
        says_its_version(program)
        checks_a_sample(program, folder)
        converts_a_tree(program, folder)
    holds_a_session(program)
    print(f"ok: {program[0]} says its version, checks, converts and holds a session")
    return 0


if __name__ == "__main__":
    sys.exit(main())
