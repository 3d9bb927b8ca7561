"""Converts a project in the style `minimal` and runs it in Paddle's compatibility mode, where PyTorch cannot be imported.

    python3 test/truth/check_compat_mode.py

Needs a Python with torch 2.9.1 and paddlepaddle 3.3.1, as check_differences.py does; exit status 77 where there is
none. The project has to print the same as under PyTorch, and the names that the mode serves have to be left alone.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

import check_differences
import convert

PROJECT = {
    "lib/__init__.py": "from .net import Net, optimizer_of\n",
    "lib/net.py": """\
import torch
import torch.optim as optim
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 2)
        nn.init.constant_(self.layer.weight, 0.5)
        nn.init.zeros_(self.layer.bias)

    def forward(self, x):
        both = torch.stack([self.layer(x), self.layer(-x)]).reshape(-1)
        return torch.max(both.unsqueeze(0), dim=1)[0]


def optimizer_of(net):
    return optim.SGD(net.parameters(), lr=0.5)
""",
    # It does not name torch at its top level, and imports what does.
    "main.py": """\
from lib import Net, optimizer_of


def main():
    import torch

    net = Net()
    optimizer = optimizer_of(net)
    for _ in range(2):
        optimizer.zero_grad()
        loss = net(torch.ones(3, 4)).sum()
        loss.backward()
        optimizer.step()
        print(f"{loss.item():.4f}")
    print(tuple(net.layer.weight.shape))


if __name__ == "__main__":
    main()
""",
}
LEFT_ALONE = ("torch.stack(", "nn.Linear(4, 2)", ".unsqueeze(0)")
# Paddle's own finder of torch is asked before this one.
WITHOUT_TORCH = """\
import runpy, sys

class Hidden:
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] == "torch":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Hidden())
sys.path.insert(0, ".")
runpy.run_path("main.py", run_name="__main__")
"""


def printed(python, folder, *command):
    done = subprocess.run(
        [python, *command], cwd=folder, capture_output=True, text=True, check=False
    )
    return done.stdout or done.stderr


def complaints(python, folder):
    source, target = folder / "source", folder / "converted"
    for name, text in PROJECT.items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text, encoding="utf-8")
    convert.convert(source, target, "3.3-compat", ["--style", "minimal"])
    main, net = ((target / name).read_text(encoding="utf-8") for name in ("main.py", "lib/net.py"))
    if not main.startswith("import paddle\n\npaddle.enable_compat()\n\nfrom lib"):
        yield f"main.py does not enable the mode first:\n{main}"
    for text in LEFT_ALONE:
        if text not in net:
            yield f"`{text}` is rewritten:\n{net}"
    expected = printed(python, source, "main.py")
    seen = printed(python, target, "-c", WITHOUT_TORCH)
    if seen != expected or "(2, 4)" not in expected:
        yield f"PyTorch prints\n{expected}and the compatibility mode\n{seen}"


def main():
    python = os.environ.get("PADDLE_LS_TRUTH_PYTHON", sys.executable)
    lack = check_differences.missing(python)
    if lack:
        print(f"skipped: {python} does not have {check_differences.VERSIONS}: {lack}")
        return check_differences.SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        found = list(complaints(python, pathlib.Path(folder)))
    print(*found, f"{len(found)} complaints", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
