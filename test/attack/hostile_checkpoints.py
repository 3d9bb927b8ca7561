"""Files of weights that try to execute code, to take memory, or to be read without end."""

import io
import json
import os
import pickle
import struct
import zipfile

MAGIC = (
    pickle.dumps(0x1950A86A20F9469CFC6C, 2)
    + pickle.dumps(1001, 2)
    + pickle.dumps({"little_endian": True}, 2)
)


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
