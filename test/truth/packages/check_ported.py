"""Ports a small package from PyPI, and compares what it computes under Paddle with what PyTorch gave.

    python3 check_ported.py --work FOLDER [--paddle-python PYTHON]

The way of a user: the package is installed, a program that imports it is there, `paddle-ls port` and `paddle-ls
convert` run, and the program runs under Paddle. Exit status 77 where there is no Python with Paddle, or no network.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys

PROGRAM = os.environ.get("PADDLE_LS", "paddle-ls")
PACKAGE = "pytorch-msssim==1.0.0"
SKIPPED = 77

SOURCE = """\
import json

import torch
from pytorch_msssim import ms_ssim, ssim

x = torch.linspace(0, 1, 3 * 176 * 176).reshape(1, 3, 176, 176)
y = torch.sin(x * 40) / 2 + 0.5
print(float(ssim(x, y, data_range=1.0)), float(ms_ssim(x, y, data_range=1.0)))


def mixed(a, b):
    results = [a + b, a - b, b - a, a * b, a / b, b / a, a // b, b // a, a % b, a**b, b**a]
    results += [a == b, a != b, a < b, a <= b, a > b, a >= b]
    return [float((result * torch.tensor([1, 10, 100])).sum()) for result in results]


counts, weights = json.loads("[[3, 1, 2], [0.5, 1.5, 2.0]]")
print(*mixed(torch.tensor(counts), torch.tensor(weights)))
bits = [torch.tensor([6, 5, 3]), torch.tensor([True, False, True])]
print(*[int(result.sum()) for result in [bits[0] & bits[1], bits[0] | bits[1], bits[0] ^ bits[1]]])


def parts(x, indices, mask):
    last, turned = x[:, -1, :], x.permute(2, 0, 1)
    read = [last[:, indices], last[:, mask], turned[:, indices, indices], turned[..., [2, 0]]]
    last[:, indices] = 0
    x[:, 1:][:, :, mask] = -1
    return [float((part * torch.arange(1, part.numel() + 1).reshape(part.shape)).sum()) for part in [*read, x]]


chosen = torch.zeros(3, 5, dtype=torch.bool)
chosen[:, torch.tensor([2, 0])] = True
chosen.t()[1:3, [0, 2]] = True
print(int((chosen * torch.arange(15).reshape(3, 5)).sum()))
print(*parts(torch.arange(60).reshape(3, 4, 5) / 10, torch.tensor([2, 0]), torch.tensor([True, False, True, True, False])))
"""
# What the program prints under PyTorch 2.9.1.
EXPECTED = """
0.2443137913942337 0.012657657265663147
428.5 -2.5 2.5 416.5 112.66666412353516 115.16666412353516 106.0 110.0 10.0 411.7320556640625 415.125
100.0 11.0 10.0 110.0 1.0 101.0
1 15 14
48
91.29999542236328 201.89999389648438 140.0 1364.0001220703125 2753.7998046875
"""
TOLERANCE = 1e-5


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(SKIPPED)


def run(*words, folder):
    """What a command prints; it has to succeed."""
    done = subprocess.run([str(word) for word in words], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{words} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    return done.stdout


def environment_in(folder, python):
    """Installs the package with the pip of the environment of Paddle: that of the system may have none."""
    packages = folder / "environment" / "site-packages"
    if not (packages / "pytorch_msssim").exists():
        pip = [str(python), "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(packages), PACKAGE]
        if subprocess.run(pip, check=False).returncode != 0:
            skip("pip could not fetch the package")
    return packages


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--paddle-python", type=pathlib.Path)
    arguments = parser.parse_args()
    work = arguments.work.resolve()
    python = arguments.paddle_python or work.parent / "venv" / "bin" / "python"
    if not python.exists():
        skip(f"{python} is not there; the test of recorded cases makes it")
    packages = environment_in(work, python)
    project = work / "project"
    shutil.rmtree(project, ignore_errors=True)
    project.mkdir(parents=True)
    (project / "similarity.py").write_text(SOURCE)
    print(run(PROGRAM, "port", "pytorch-msssim", "--python", packages, "--force", folder=project), end="")
    run(PROGRAM, "convert", "--in-place", "--force", ".", "--exclude", "vendor/", folder=project)
    assert "from vendor.pytorch_msssim import ms_ssim, ssim\n" in (project / "similarity.py").read_text()
    assert (project / "vendor/pytorch_msssim/LICENSE").exists()
    said = run(python, "similarity.py", folder=project)
    expected = [float(word) for word in EXPECTED.split()]
    actual = [float(word) for word in said.split()[-len(expected) :]]
    assert all(abs(a - b) <= TOLERANCE * max(1, abs(b)) for a, b in zip(actual, expected, strict=True)), said
    print("ok:", *actual)


if __name__ == "__main__":
    main()
