"""What Paddle says of legacy programs, one file for each, and what we say of the same.

A program is `NAME.pdmodel`; Paddle's answer stands beside it as `NAME.text` or `NAME.error`. Each is
translated in a process of its own, because Paddle remembers attributes and some programs end it:
those have no answer.
"""

import difflib
import os
import signal
import subprocess
import sys

SKIPPED = 77
HINT = "[Hint:"
KINDS = ("text", "error")
SECONDS = 60


def static_paddle():
    """Paddle as it translates legacy programs; nothing where it cannot be imported."""
    os.environ.update(FLAGS_enable_pir_api="0", FLAGS_enable_pir_in_executor="0", GLOG_v="0")
    try:
        import paddle
    except ImportError as missing:
        print(f"skipped: {missing}", file=sys.stderr)
        return None
    paddle.enable_static()
    paddle.base.libpaddle.pir.register_paddle_dialect()
    return paddle


def in_child(run):
    """Runs it in a separate process; returns its exception, or its exit status, or nothing."""
    read_end, write_end = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read_end)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        signal.alarm(SECONDS)
        try:
            run()
        except BaseException as error:  # reported by the parent
            os.write(write_end, (str(error).strip().splitlines() or ["?"])[-1].encode()[:500])
        os._exit(0)
    os.close(write_end)
    with os.fdopen(read_end, "rb") as reason:
        said = reason.read().decode(errors="replace")
    _, status = os.waitpid(child, 0)
    return said or (f"ended with status {status}" if status else "")


def refusal(error):
    """What Paddle says, up to its hint and the place in its sources."""
    lines = str(error).strip().splitlines()
    starts = [i for i, line in enumerate(lines) if line.startswith("(")]
    text = "\n".join(lines[starts[-1] if starts else -1:])
    return text.split(HINT)[0].split(" (at ")[0].strip()


def translate_with_paddle(paddle, data, stem):
    with open(stem + ".pdmodel", "wb") as model:
        model.write(data)
    try:
        read = paddle.static.Program.parse_from_string(data)
        kind, said = "text", str(paddle.pir.translate_to_pir(read.desc))
    except Exception as error:  # whatever Paddle throws is its answer
        kind, said = "error", refusal(error)
    with open(f"{stem}.{kind}", "w", encoding="utf-8", errors="surrogateescape") as answer:
        answer.write(said)


def answers(folder):
    """(name, kind, stem) of every program that Paddle answered."""
    for file in sorted(os.listdir(folder)):
        name, _, kind = file.rpartition(".")
        if kind in KINDS:
            yield name, kind, os.path.join(folder, name)


def difference(print_pir, stem, kind, version):
    """Nothing when we answer as Paddle does, else what differs."""
    with open(f"{stem}.{kind}", "rb") as answer:
        expected = answer.read()
    done = subprocess.run([print_pir, stem + ".pdmodel", version], capture_output=True, check=False)
    ours = done.stdout if done.returncode == 0 else done.stderr.strip()
    if ours == expected:
        return None
    lines = difflib.unified_diff(expected.decode(errors="replace").splitlines(),
                                 ours.decode(errors="replace").splitlines(), "paddle", "paddle-ls",
                                 lineterm="", n=0)
    return "\n".join(line[:400] for line, _ in zip(lines, range(8)))


def compare(print_pir, folder, version):
    """How many answers are equal and how many there are, by kind. Prints what differs."""
    counts = {kind: [0, 0] for kind in KINDS}
    for name, kind, stem in answers(folder):
        different = difference(print_pir, stem, kind, version)
        counts[kind][0] += different is None
        counts[kind][1] += 1
        if different is not None:
            print(f"{name}: {different}")
    return counts
