"""Runs every command on every kind of path that is no good, and says what broke a promise.

    python3 test/attack/hostile_paths.py [--program build/release/paddle-ls]

The promises: a command ends by itself, soon, with status 0, 1 or 2; it takes little memory; what it says holds no
control character; where its output is lost the status is 2; and nothing is written outside of the folder it was
given. Ends with status 1 when one was broken.
"""

import argparse
import contextlib
import os
import pathlib
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import threading

CPU_SECONDS = 20
MEMORY_BYTES = 400 << 20
STATUSES = (0, 1, 2)

SOURCE = "import torch\n\n\ndef f(x):\n    return torch.sum(x, dim=1)\n"
HOSTILE_NAME = b"esc\x1b[31m\ttab\nline\xff.py"

# Command lines with PATH in the place of the path.
COMMANDS = [
    "check PATH",
    "check --format json PATH",
    "check --format sarif PATH",
    "check --format github PATH",
    "convert PATH",
    "convert --unsafe --summary text PATH",
    "convert --in-place PATH",
    "convert --out OUT PATH",
    "convert --out PATH source.py",
    "convert --summary --report PATH source.py",
    "convert --helper-module PATH --out OUT source.py",
    "docs validate PATH",
    "docs validate --fix PATH",
    "docs validate --parity PATH",
    "docs meta PATH",
    "docs table PATH",
    "docs table --check PATH",
    "docs new torch.abs --dir PATH",
    "docs new PATH --dir OUT",
    "docs explain --dir PATH",
    "ir translate PATH",
    "ir check PATH",
    "ir stats PATH",
    "ir diff PATH PATH",
    "ir graph PATH",
    "ir json PATH",
    "static show PATH --function f",
    "static check PATH",
    "self-check PATH",
    "replay PATH",
    "template expand --template PATH",
    "template expand --template t.in --env PATH",
    "template expand --template t.in --out PATH",
    "template keys PATH",
    "template manifest --workspace PATH",
    "template shard --template PATH --items PATH --key k --num-shards 2 --keys a --out-dir OUT",
]
# Commands whose output is formatted text: no byte of a name may be a terminal command there.
WITHOUT_TEXT = ("convert PATH", "check --format github PATH")


def make_paths(folder):
    """The hostile paths by what they are, relative to `folder`."""
    (folder / "source.py").write_text(SOURCE)
    (folder / "t.in").write_text("${a}\n")
    (folder / "empty").write_bytes(b"")
    (folder / "binary").write_bytes(bytes(range(256)) * 64)
    (folder / "folder").mkdir()
    (folder / "folder" / ".gitignore").mkdir()
    (folder / "folder" / ".paddle-ls.json").mkdir()
    (folder / "folder" / ".paddle-ls").mkdir()
    (folder / "folder" / "a.py").write_text(SOURCE)
    os.mkfifo(folder / "pipe")
    os.mkfifo(folder / "folder" / "pipe.py")
    os.symlink("loop", folder / "loop")
    os.symlink("nowhere", folder / "dangling")
    os.symlink("/dev/zero", folder / "endless.py")
    os.symlink("..", folder / "folder" / "up")
    with open(folder / "sparse.py", "wb") as file:
        file.truncate(1 << 30)
    pathlib.Path(os.fsdecode(bytes(folder) + b"/" + HOSTILE_NAME)).write_text(SOURCE)
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(folder / "socket"))
    return {
        "nothing": "",
        "a missing file": "missing.py",
        "a missing folder": "missing/a.py",
        "an empty file": "empty",
        "a binary file": "binary",
        "a folder": "folder",
        "a pipe": "pipe",
        "a socket": "socket",
        "a link to itself": "loop",
        "a link to nothing": "dangling",
        "an endless device": "endless.py",
        "a null device": "/dev/null",
        "a full device": "/dev/full",
        "a sparse file": "sparse.py",
        "a file as a folder": "source.py/a",
        "a name of escapes": os.fsdecode(HOSTILE_NAME),
        "memory of a process": "/proc/self/mem",
        "a name that is too long": "x" * 300,
    }


def limit_processor_time():
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


@contextlib.contextmanager
def killed_when_stuck(process):
    """Waiting takes no processor time: who waits for ever is stopped by the clock, which is generous."""
    timer = threading.Timer(6 * CPU_SECONDS, process.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def run(program, words, folder, output):
    """Status, standard output, standard error and peak memory of a run."""
    with (
        open(output, "wb") if output else tempfile.TemporaryFile()
    ) as out, tempfile.TemporaryFile() as err:
        process = subprocess.Popen(
            [program, *words],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=err,
            preexec_fn=limit_processor_time,
        )
        with killed_when_stuck(process):
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        texts = []
        for stream in (out, err):
            if stream.name == output:
                texts.append(b"")
                continue
            stream.seek(0)
            texts.append(stream.read())
        return process.returncode, *texts, usage.ru_maxrss * 1024


def outside(folder):
    """What is next to the folder, which no command was told of."""
    beside = folder.parent / "beside"
    return sorted((path.name, path.stat().st_mtime_ns) for path in beside.rglob("*"))


def broken_promises(command, status, out, err, memory):
    if status not in STATUSES:
        yield f"ended with {status}"
    if memory > MEMORY_BYTES:
        yield f"took {memory >> 20} MB"
    if any(byte < 0x20 and byte not in b"\n\t\r" for byte in err):
        yield "wrote control characters to standard error"
    if command not in WITHOUT_TEXT and b"\x1b" in out:
        yield "wrote an escape sequence to standard output"
    if status == 2 and not err.strip():
        yield "failed silently"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--program", default="build/release/paddle-ls")
    program = str(pathlib.Path(parser.parse_args().program).resolve())
    broken = runs = 0
    for command in COMMANDS:
        with tempfile.TemporaryDirectory(prefix="paddle-ls-attack-") as scratch:
            folder = pathlib.Path(scratch) / "work"
            folder.mkdir()
            (folder.parent / "beside").mkdir()
            (folder.parent / "beside" / "a.py").write_text(SOURCE)
            untouched = outside(folder)
            for kind, path in make_paths(folder).items():
                if kind == "a pipe" and (
                    command.startswith(("ir", "replay", "template", "docs"))
                    or "--report" in command
                ):
                    continue  # the user may name a pipe, which is waited for
                if kind in ("an endless device", "a full device") and command.startswith("replay"):
                    continue  # a recording may be of any length
                words = [
                    path if word == "PATH" else word.replace("OUT", "out")
                    for word in command.split()
                ]
                status, out, err, memory = run(program, words, folder, None)
                runs += 1
                for promise in broken_promises(command, status, out, err, memory):
                    broken += 1
                    print(f"{command}, {kind}: {promise}\n    {err[-200:]!r}", flush=True)
            words = [
                "source.py" if word == "PATH" else word.replace("OUT", "out")
                for word in command.split()
            ]
            _, out, _, _ = run(program, words, folder, None)
            status, _, _, _ = run(program, words, folder, "/dev/full")
            runs += 1
            if out and status != 2:
                broken += 1
                print(f"{command}: status {status} although its output was lost")
            if outside(folder) != untouched:
                broken += 1
                print(f"{command}: wrote outside of its folder")
            shutil.rmtree(folder, ignore_errors=True)
    print(f"{runs} runs, {broken} broken invariants")
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
