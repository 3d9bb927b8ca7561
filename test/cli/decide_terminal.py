"""`paddle-ls decide` on a terminal: what is typed, what is written, and what is taken back."""

import json
import os
import pathlib
import pty
import select
import subprocess
import sys
import tempfile

SOURCES = {
    "a.py": "import torch\n\nstate = torch.load('a.pt')\nmore = torch.load('b.pt')\n",
    "b.py": "import torch\n\nprint(torch.__version__)\n",
}


PATIENCE = 20  # seconds without output, after which the program waits for more than was typed


def interview(program, folder, typed):
    """Runs the program with `typed` on its terminal; its exit status and what it shows."""
    own, its = pty.openpty()
    run = subprocess.Popen([program, "decide", "."], cwd=folder, stdin=its, stdout=its, stderr=its)
    os.close(its)
    os.write(own, typed.encode())
    shown = b""
    while True:
        if not select.select([own], [], [], PATIENCE)[0]:
            run.kill()
            sys.exit(f"it waits for an answer:\n{shown.decode()}")
        try:
            part = os.read(own, 65536)
        except OSError:  # Linux ends a terminal so
            break
        if not part:
            break
        shown += part
    os.close(own)
    return run.wait(timeout=30), shown.decode().replace("\r\n", "\n")


def decisions(folder):
    path = folder / ".paddle-ls.json"
    return json.loads(path.read_text())["decisions"] if path.exists() else {}


def expect(condition, shown):
    if not condition:
        sys.exit(f"not as expected:\n{shown}")


def main(program):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for file, text in SOURCES.items():
            (folder / file).write_text(text)

        status, shown = interview(program, folder, "q\n")
        expect(status == 1 and "1 of 2. saved-files" in shown and not decisions(folder), shown)

        # A word that is not an answer, the list of uses, then an answer with files and a reason.
        status, shown = interview(program, folder, "what\nuses\naccept\na.py\nconverted\ns\n")
        expect(status == 1 and "ask again the next time" in shown and "a.py:4" in shown, shown)
        given = decisions(folder)["saved-files"]
        expect(given["accept"] == ["a.py"] and given["because"] == "converted", given)

        # The last answer is taken back; the first question has none before it.
        (folder / ".paddle-ls.json").unlink()
        status, shown = interview(program, folder, "b\na\n\n\nb\nr\n\n\nq\n")
        expect("This is the first question." in shown, shown)
        given = decisions(folder)
        expect(given["saved-files"]["everywhere"] == "refuse" and len(given) == 1, given)

        # Everything is answered.
        status, shown = interview(program, folder, "a\n\n\n")
        expect(status == 0 and "0 questions left" in shown, shown)
        status, shown = interview(program, folder, "")
        expect(status == 0, shown)

        # An input that ends in the middle of an answer gives none.
        (folder / ".paddle-ls.json").unlink()
        status, shown = interview(program, folder, "a\n\x04")
        expect(status == 1 and not decisions(folder), shown)


main(os.path.abspath(sys.argv[1]))
