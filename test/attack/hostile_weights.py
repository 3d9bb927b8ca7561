"""Feeds hostile and damaged files of weights to `paddle-ls weights`, and says what broke a promise.

    python3 test/attack/hostile_weights.py [--program build/release/paddle-ls]
    python3 test/attack/hostile_weights.py --fuzz build/fuzz/test/fuzz/fuzz_weights [--count 20000] [--seeds FOLDER]

The promises: nothing in a file is executed; a command ends by itself, soon, with status 0, 1 or 2; it takes little
memory; and what it says of a damaged file holds no control character. With --fuzz, mutated copies of the seeds go
through the fuzz target, which is built with sanitizers: none may stop it. Ends with status 1 when a promise was broken.
"""

import argparse
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile

from damaged_files import mutate
from hostile_checkpoints import hostile_files

CPU_SECONDS = 10
MEMORY_BYTES = 1 << 30
BATCH = 500
STATUSES = (0, 1, 2)
SEEDS = pathlib.Path(__file__).parent.parent / "fuzz" / "corpus" / "fuzz_weights"
COMMANDS = [
    "show FILE",
    "show --format json FILE",
    "diff FILE FILE",
    "convert FILE --out out.pdparams",
    "convert FILE --out out.pth",
    "convert FILE --out out.safetensors",
]


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (MEMORY_BYTES, MEMORY_BYTES))


def run(words, folder):
    """Status, standard error and peak memory."""
    with tempfile.TemporaryFile() as err:
        process = subprocess.Popen(
            words,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=err,
            preexec_fn=limit,
        )
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        err.seek(0)
        return process.returncode, err.read(), usage.ru_maxrss * 1024


def attack(program):
    """How many promises were broken, and of how many runs."""
    broken = runs = 0
    with tempfile.TemporaryDirectory(prefix="paddle-ls-attack-") as scratch:
        canary = pathlib.Path(scratch) / "canary"
        folder = pathlib.Path(scratch) / "work"
        folder.mkdir()
        for name, content in hostile_files(canary):
            (folder / "file").write_bytes(content)
            for command in COMMANDS:
                words = [word.replace("FILE", "file") for word in command.split()]
                status, err, memory = run([program, "weights", *words], folder)
                runs += 1
                for promise in broken_promises(status, err, memory, canary):
                    broken += 1
                    print(f"weights {command}, {name}: {promise}\n    {err[-200:]!r}", flush=True)
                for out in folder.glob("out.*"):
                    out.unlink()
    return broken, runs


def broken_promises(status, err, memory, canary):
    if status not in STATUSES:
        yield f"ended with {status}"
    if memory > MEMORY_BYTES:
        yield f"took {memory >> 20} MB"
    if any(byte < 0x20 and byte not in b"\n\t\r" for byte in err):
        yield "wrote control characters to standard error"
    if canary.exists():
        canary.unlink()
        yield "did what the file says"


def fuzz(target, folders, count, seed):
    """How many batches stopped the fuzz target."""
    seeds = [path.read_bytes() for folder in folders for path in sorted(folder.iterdir())]
    rng = random.Random(seed)
    broken = 0
    for first in range(0, count, BATCH):
        with tempfile.TemporaryDirectory(prefix="paddle-ls-attack-") as scratch:
            folder = pathlib.Path(scratch)
            names = []
            for at in range(first, min(first + BATCH, count)):
                names.append(f"file{at}")
                (folder / names[-1]).write_bytes(mutate(rng, seeds))
            done = subprocess.run(
                [target, "-timeout=10", f"-rss_limit_mb={MEMORY_BYTES >> 20}", *names],
                cwd=folder,
                capture_output=True,
                check=False,
            )
            if done.returncode != 0:
                broken += 1
                keep = pathlib.Path(tempfile.mkdtemp(prefix="paddle-ls-broken-"))
                running = done.stderr.rpartition(b"Running: ")[2].split(b"\n")[0].decode()
                (keep / "file").write_bytes((folder / running).read_bytes())
                (keep / "said").write_bytes(done.stderr)
                print(f"{running} stopped the fuzz target: {keep}", flush=True)
    print(f"{count} mutations of {len(seeds)} seeds, {broken} batches stopped")
    return broken


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--program", default="build/release/paddle-ls")
    parser.add_argument(
        "--fuzz", type=pathlib.Path, help="the fuzz target `fuzz_weights`, for mutated files"
    )
    parser.add_argument("--seeds", type=pathlib.Path, help="a folder of more seeds")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.fuzz:
        folders = [SEEDS, *([options.seeds] if options.seeds else [])]
        sys.exit(fuzz(options.fuzz.resolve(), folders, options.count, options.seed) > 0)
    broken, runs = attack(str(pathlib.Path(options.program).resolve()))
    print(f"{runs} runs, {broken} broken invariants")
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
