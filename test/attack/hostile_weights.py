"""Feeds hostile and damaged files of weights to `paddle-ls weights`, and says what broke a promise.

    python3 test/attack/hostile_weights.py [--program build/release/paddle-ls]
    python3 test/attack/hostile_weights.py --fuzz build/fuzz/test/fuzz/fuzz_weights [--count 20000] [--seeds FOLDER]

The promises: nothing in a file is executed; a command ends by itself, soon, with status 0, 1 or 2; it takes little
memory; and what it says of a damaged file holds no control character. With --fuzz, mutated copies of the seeds go
through the fuzz target, which is built with sanitizers: none may stop it. Ends with status 1 when a promise was broken.
"""

import argparse
import io
import json
import os
import pathlib
import pickle
import random
import resource
import struct
import subprocess
import sys
import tempfile
import zipfile

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
MAGIC = (
    pickle.dumps(0x1950A86A20F9469CFC6C, 2)
    + pickle.dumps(1001, 2)
    + pickle.dumps({"little_endian": True}, 2)
)


# Files that try to execute code.


class Called:
    """Pickles as a call of a function, which is named only."""

    def __init__(self, function, *arguments, state=None):
        self.parts = (function, arguments) if state is None else (function, arguments, state)

    def __reduce__(self):
        return self.parts


def global_call(module, name, argument):
    """`module.name(argument)` of any module, written by hand."""
    return (
        f"\x80\x02c{module}\n{name}\nX".encode()
        + struct.pack("<I", len(argument))
        + argument.encode()
        + b"\x85R."
    )


def calls(canary):
    command = f"touch {canary}"
    code = f"open({str(canary)!r}, 'w')"
    for module, name, argument in [
        ("os", "system", command),
        ("posix", "system", command),
        ("builtins", "eval", code),
        ("builtins", "exec", code),
        ("__builtin__", "eval", code),
        ("subprocess", "getoutput", command),
        ("os", "popen", command),
        ("timeit", "timeit", code),
        ("pydoc", "pipepager", code),
        ("torch.hub", "load", command),
        ("torch", "load", command),
        ("numpy", "load", command),
        ("runpy", "_run_code", code),
        ("torch.jit.unsupported_tensor_ops", "execWrapper", code),
        ("paddle", "load", command),
        ("torch._utils", "_rebuild_tensor_v2", code),
        ("collections", "OrderedDict", code),
        ("_codecs", "encode", code),
        ("torch.serialization", "_get_layout", code),
        ("numpy.core.multiarray", "scalar", code),
        ("numpy", "dtype", code),
        ("builtins", "complex", code),
        ("builtins", "slice", code),
        ("os\nsystem\n(S'x", "system", command),
        ("x" * 5000, "system", command),
    ]:
        yield f"a call of {module[:20]!r}.{name}", global_call(module, name, argument)
    yield "a state that is called", pickle.dumps(
        {"w": Called(list, state=Called(os.system, command))}, 2
    )
    yield "an instance of protocol 0", f"(S{command!r}\nios\nsystem\n.".encode()
    yield "an object of protocol 1", b"(cos\nsystem\nU" + bytes(
        [len(command)]
    ) + command.encode() + b"o."
    yield "a name from the stack", b"\x80\x04\x8c\x02os\x8c\x06system\x93\x8c" + bytes(
        [len(command)]
    ) + command.encode() + b"\x85R."
    yield "an extension", b"\x80\x02\x82\x01)R."
    yield "a call of the result of a call", b"\x80\x02cbuiltins\ngetattr\ncos\nX\x06\0\0\0system\x86RX\x02\0\0\0id\x85R."


def bombs():
    yield "lists in lists", b"\x80\x02" + b"]" * 3_000_000 + b"a" * 2_999_999 + b"."
    yield "tuples in tuples", b"\x80\x02N" + b"\x85" * 3_000_000 + b"."
    yield "dicts in dicts", b"\x80\x02" + b"}K\x01" * 1_000_000 + b"N" + b"s" * 1_000_000 + b"."
    yield "a list that doubles", b"\x80\x02]" + b"".join(
        b"q%c](h%ch%ce" % (at, at, at) for at in range(200)
    ) + b"."
    yield "a dict that doubles", b"\x80\x02}" + b"".join(
        b"q%c}(K\0h%cK\1h%cu" % (at, at, at) for at in range(200)
    ) + b"."
    yield "a list that holds itself", b"\x80\x02]q\0h\0a."
    yield "a dict that is its key", b"\x80\x02}q\0h\0h\0s."
    yield "a long memo index", b"\x80\x02Nr\xff\xff\xff\xff."
    yield "memo places", b"\x80\x04N" + b"\x94" * 9_000_000 + b"."
    yield "marks", b"\x80\x02" + b"(" * 9_000_000 + b"."
    yield "many values", b"\x80\x02" + b"]" * 9_000_000 + b"."
    yield "copies of the top", b"\x80\x02N" + b"2" * 9_000_000 + b"."
    yield "the same list appended", b"\x80\x02](" + b"N" * 60_000 + b"lq\0" + b"".join(
        [b"(" + b"h\0" * 1000 + b"e"] * 2000
    ) + b"."
    yield "arguments again and again", (
        b"\x80\x02ccollections\ndeque\nq\0("
        + b"N" * 60_000
        + b"lq\1("
        + b"h\0h\1\x85R" * 20_000
        + b"l."
    )
    yield "a text of 8 EB", b"\x80\x04\x8d" + b"\xff" * 7 + b"\x7f" + b"x."
    yield "bytes of 4 GB", b"\x80\x03B\xff\xff\xff\xffx."
    yield "an integer of 2 GB", b"\x80\x02\x8b\xff\xff\xff\x7f" + b"1" * 100 + b"."
    yield "a long integer", pickle.dumps({"w": 1 << 20_000_000}, 2)
    yield "digits", b"I" + b"9" * 900 + b"\n."
    yield "a line without an end", b"(S'" + b"x" * 5_000_000
    yield "a frame of 8 EB", b"\x80\x04\x95" + b"\xff" * 8 + b"N."
    yield "names of classes", b"\x80\x02(" + (
        b"c" + b"m" * 900 + b"\n" + b"n" * 900 + b"\n"
    ) * 20_000 + b"l."
    yield "a protocol of the future", b"\x80\x63N."
    yield "nothing but an end", b"\x80\x02."


def archive(entries, method=zipfile.ZIP_STORED):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as file:
        for name, content in entries:
            file.writestr(name, content)
    return made.getvalue()


def tensor_program(count, shape, strides, kind="FloatStorage", offset=0, key="0"):
    """The pickle of {'w': tensor}."""

    def number(value):
        return b"\x8a\x09" + value.to_bytes(9, "little", signed=True)

    def text(value):
        return b"X" + struct.pack("<I", len(value)) + value.encode()

    def sizes(values):
        return b"(" + b"".join(map(number, values)) + b"t"

    return (
        b"\x80\x02}"
        + text("w")
        + b"ctorch._utils\n_rebuild_tensor_v2\n(("
        + text("storage")
        + b"ctorch\n"
        + kind.encode()
        + b"\n"
        + text(key)
        + text("cpu")
        + number(count)
        + b"tQ"
        + number(offset)
        + sizes(shape)
        + sizes(strides)
        + b"\x89ccollections\nOrderedDict\n)RtRs."
    )


def tensors():
    big = 1 << 62
    for name, arguments in {
        "a storage of 2**62": (big, [4], [1]),
        "a shape of 2**62": (4, [big], [1]),
        "a product that wraps": (4, [1 << 32, 1 << 32], [0, 0]),
        "strides that wrap": (4, [3], [1 << 63]),
        "a negative size": (4, [-1], [1]),
        "a negative stride": (4, [2], [-1]),
        "many elements in one": (1, [1 << 40], [0]),
        "two gigabytes in one": (1, [1 << 29], [0]),
        "more dimensions": (1, [1] * 70, [1] * 70),
        "too few strides": (4, [2, 2], [1]),
        "an offset of 2**62": (4, [1], [1], "FloatStorage", big),
        "an unknown type": (4, [1], [1], "system"),
        "a key that climbs": (4, [1], [1], "FloatStorage", 0, "../../data.pkl"),
    }.items():
        program = tensor_program(*arguments)
        yield f"torch zip, {name}", archive(
            [("archive/data.pkl", program), ("archive/data/0", bytes(16))]
        )
        yield f"torch legacy, {name}", MAGIC + program + pickle.dumps(["0"], 2) + struct.pack(
            "<q", 4
        ) + bytes(16)


def archives():
    program = tensor_program(4, [4], [1])
    good = [("archive/data.pkl", program), ("archive/data/0", bytes(16))]
    whole = archive(good)
    directory = whole.rindex(b"PK\x05\x06")
    yield "compressed entries", archive(
        [("archive/data.pkl", b"0" * 50_000_000), *good[1:]], zipfile.ZIP_DEFLATED
    )
    yield "names that climb", archive([("archive/../../data.pkl", program), *good])
    yield "a name of 60000 bytes", archive([("a" * 60_000 + "/data.pkl", program), *good[1:]])
    yield "many entries", archive([*good, *((f"archive/{at}", b"") for at in range(70_000))])
    yield "more entries than there are", whole[: directory + 8] + b"\xfe\xff\xfe\xff" + whole[
        directory + 12 :
    ]
    yield "a directory of 4 GB", whole[: directory + 12] + b"\xfe\xff\xff\xff" + whole[
        directory + 16 :
    ]
    yield "a directory that lies elsewhere", whole[: directory + 16] + b"\0\0\0\0" + whole[
        directory + 20 :
    ]
    yield "zip64 without a record", whole[: directory + 8] + b"\xff" * 12 + whole[directory + 20 :]
    yield "an archive after an archive", whole + whole
    yield "a comment that holds an end", whole[:-2] + struct.pack("<H", 22) + whole[directory:]
    first = whole.index(b"PK\x01\x02")
    second = whole.index(b"PK\x01\x02", first + 1)
    yield "entries that overlap", whole[: second + 42] + bytes(4) + whole[second + 46 :]
    yield "two entries of one name", archive([good[0], *good])
    yield "a TorchScript program", archive(
        [*good, ("archive/constants.pkl", b""), ("archive/code/x.py", b"import os")]
    )


def headers():
    def made(header, data=b"", length=None):
        text = header if isinstance(header, bytes) else json.dumps(header).encode()
        return struct.pack("<Q", len(text) if length is None else length) + text + data

    one = {"dtype": "F32", "shape": [1], "data_offsets": [0, 4]}
    yield "a header of 8 EB", made({"w": one}, bytes(4), (1 << 63) - 9)
    yield "a header that wraps", made({"w": one}, bytes(4), (1 << 64) - 8)
    yield "nested JSON", made(b'{"a":' * 1_000_000 + b"1" + b"}" * 1_000_000)
    yield "nested lists", made(b'{"w":{"shape":' + b"[" * 1_000_000)
    yield "offsets that wrap", made(
        {"w": dict(one, data_offsets=[(1 << 64) - 4, (1 << 64) - 1])}, bytes(4)
    )
    yield "offsets that overlap", made({"w": one, "v": one}, bytes(4))
    yield "a shape that wraps", made({"w": dict(one, shape=[1 << 32, 1 << 32])}, bytes(4))
    yield "negative offsets", made({"w": dict(one, data_offsets=[-4, 0])}, bytes(4))
    yield "numbers of 1e400", made(
        b'{"w":{"dtype":"F32","shape":[1e400],"data_offsets":[0,4]}}', bytes(4)
    )
    yield "names twice", made(b'{"w":%s,"w":%s}' % ((json.dumps(one).encode(),) * 2), bytes(4))
    yield "many tensors of nothing", made(
        {f"w{at}": dict(one, shape=[0], data_offsets=[0, 0]) for at in range(300_000)}
    )
    yield "a name of 20 MB", made({"w" * 20_000_000: one}, bytes(4))
    yield "many dimensions", made({"w": dict(one, shape=[1] * 1_000_000)}, bytes(4))
    yield "an escape sequence", made({"a\x1b[31m": dict(one, data_offsets=[0, 5])}, bytes(4))


def indices():
    for name, place in {
        "climbs": "../../../etc/passwd",
        "is absolute": "/etc/passwd",
        "is the index": "file",
        "is a device": "/dev/zero",
        "is empty": "",
        "is missing": "missing.safetensors",
    }.items():
        yield f"an index whose file {name}", json.dumps({"weight_map": {"w": place}}).encode()
    yield "an index of 200000 files", json.dumps(
        {"weight_map": {f"w{at}": f"f{at}" for at in range(200_000)}}
    ).encode()
    yield "an index of an index", b'{"weight_map": {"w": "file"}}'
    yield "a nested index", b'{"weight_map":' * 500_000


def hostile_files(canary):
    for family in (calls(canary), bombs(), tensors(), archives(), headers(), indices()):
        yield from family
    for name, content in calls(canary):
        yield f"torch zip, {name}", archive([("archive/data.pkl", content)])
        yield f"torch legacy, {name}", MAGIC + content + pickle.dumps([], 2)


# The expected results.


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


# Damaged files.

LENGTHS = [struct.pack("<I", value) for value in (0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)] + [
    struct.pack("<Q", value)
    for value in (0, 1 << 31, 1 << 32, (1 << 63) - 1, 1 << 63, (1 << 64) - 1)
]


def flip(rng, content, _):
    for _ in range(rng.choice([1, 1, 2, 4, 16])):
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)


def truncate(rng, content, _):
    del content[rng.randrange(len(content)) :]


def splice(rng, content, other):
    start = rng.randrange(len(other))
    at = rng.randrange(len(content))
    part = other[start : start + rng.randrange(1, 200)]
    content[at : at + rng.choice([0, len(part)])] = part


def change_length(rng, content, _):
    value = rng.choice(LENGTHS)
    at = rng.randrange(len(content))
    content[at : at + len(value)] = value


def repeat(rng, content, _):
    start = rng.randrange(len(content))
    part = content[start : start + rng.randrange(1, 100)]
    content[start:start] = part * rng.randrange(1, 20)


def change_digit(rng, content, _):
    digits = [at for at, byte in enumerate(content) if 0x30 <= byte <= 0x39]
    if digits:
        content[rng.choice(digits)] = rng.choice(b"0123456789-e.")


def cut_out(rng, content, _):
    start = rng.randrange(len(content))
    del content[start : start + rng.randrange(1, 50)]


MUTATIONS = [flip, flip, truncate, splice, change_length, repeat, change_digit, cut_out]


def mutated(rng, content, seeds):
    content = bytearray(content)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        if content:
            rng.choice(MUTATIONS)(rng, content, rng.choice(seeds))
    return bytes(content)


def mutated_inside(rng, content, seeds):
    """A file that is well-formed outside: one entry of an archive is mutated, or the header of safetensors."""
    if content.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(content)) as file:
            entries = [(entry.filename, file.read(entry)) for entry in file.infolist()]
        at = 0 if rng.random() < 0.8 else rng.randrange(len(entries))
        entries[at] = (entries[at][0], mutated(rng, entries[at][1], seeds))
        return archive(entries)
    end = 8 + int.from_bytes(content[:8], "little")
    if content[8:9] == b"{" and end <= len(content):
        header = mutated(rng, content[8:end], seeds)
        return struct.pack("<Q", len(header)) + header + content[end:]
    return mutated(rng, content, seeds)


def mutate(rng, seeds):
    return rng.choice([mutated, mutated_inside])(rng, rng.choice(seeds), seeds)


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
