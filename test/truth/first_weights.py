"""Do converted layers begin as PyTorch's do? Compares the distributions of their first weights.

    python test/truth/first_weights.py --work FOLDER [--profile 3.3] [--paddle-python OTHER/bin/python]

Runs weights/first_weights.py under PyTorch and, converted, under Paddle, with many seeds: for every layer and every
shape of weight, count, mean, deviation, fourth moment and bounds have to agree as far as chance allows.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys

import convert

HERE = pathlib.Path(__file__).resolve().parent
SIGMAS = 4.5  # the distance by which two samples of one distribution may differ by chance


def statistics(python, program):
    environment = dict(
        os.environ, OMP_NUM_THREADS="1", CUDA_VISIBLE_DEVICES="", GLOG_minloglevel="3"
    )
    done = subprocess.run(
        [python, str(program)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"{program} ended with {done.returncode}:\n{done.stderr[-3000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def difference(ours, theirs):
    """In what two samples are of different distributions; empty where they may be of one."""
    spread = max(ours["deviation"], theirs["deviation"])
    chance = SIGMAS * (2 / min(ours["count"], theirs["count"])) ** 0.5
    room = chance * spread + 1e-6 * max(1, abs(theirs["mean"]))
    found = [
        name for name in ("mean", "deviation", "fourth") if abs(ours[name] - theirs[name]) > room
    ]
    # The bounds of uniform distributions are sharp, those of normal ones are far out and vary.
    is_even = theirs["fourth"] < 1.2 * theirs["deviation"]
    reach = (theirs["most"] - theirs["least"]) * (0.02 if is_even else 0.35) + room
    return found + [name for name in ("least", "most") if abs(ours[name] - theirs[name]) > reach]


def compare(ours, theirs):
    """Lines about the layers that begin otherwise."""
    for name, expected in theirs.items():
        shapes = ours.get(name, {})
        if sorted(shapes) != sorted(expected):
            yield f"{name}: parameters of shapes {sorted(shapes)}, PyTorch has {sorted(expected)}"
            continue
        for shape, numbers in expected.items():
            found = difference(shapes[shape], numbers)
            if found:
                values = ", ".join(
                    f"{each} {shapes[shape][each]:.4g} for {numbers[each]:.4g}" for each in found
                )
                yield f"{name}, {shape}: {values}"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--profile", default="3.3")
    parser.add_argument("--paddle-python", default=sys.executable)
    options = parser.parse_args()
    folder = options.work / "first_weights"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(HERE / "weights", folder / "source")
    convert.use_rules_of_tree(folder)
    convert.convert(folder / "source", folder / "converted", options.profile)
    theirs = statistics(sys.executable, folder / "source" / "first_weights.py")
    ours = statistics(options.paddle_python, folder / "converted" / "first_weights.py")
    lines = list(compare(ours, theirs))
    print(*lines, sep="\n")
    layers = len({line.partition(", [")[0].partition(": ")[0] for line in lines})
    print(f"{len(theirs) - layers} of {len(theirs)} layers begin as PyTorch's do")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
