#!/usr/bin/env python3
"""Converts random checkpoints of every format with `paddle-ls weights convert`, and compares what the frameworks read.

    python3 test/conformance/weights_round_trip.py build/release/paddle-ls [--count 500] [--seed 1]

Each checkpoint is converted without a program, so that names stay, to Paddle, torch and safetensors, and each result
back to the format that it came from. Every file is loaded by its own framework, and every element, number and text
must be what was saved, bit by bit. What is no data is dropped, and what a format cannot hold must be refused. Ends
with status 1 where that does not hold, 77 without torch, Paddle, safetensors or NumPy.
"""
import argparse
import collections
import contextlib
import json
import pathlib
import random
import shutil
import struct
import subprocess
import sys
import tempfile

SECONDS = 60
try:
    import numpy as np
    import paddle
    import safetensors.torch
    import torch
except ImportError as problem:
    print(f"skipped: {problem}")
    sys.exit(77)


# The content of a value, independent of the framework that holds it.

Elements = collections.namedtuple("Elements", "dtype shape data")
DROPPED = object()  # not data: it is left out
ARRAY_OF_UINT16 = "array of uint16"  # Paddle's representation of bfloat16 in arrays
SAME_TYPES = {
    "bfloat16": [ARRAY_OF_UINT16],
    ARRAY_OF_UINT16: ["uint16"],
    "uint16": [ARRAY_OF_UINT16],
}
UNREAD_TYPES = {torch.float8_e4m3fnuz, torch.float8_e5m2fnuz, torch.complex32}
LONGEST_INTEGER = 64


def raw_bytes(storage):
    return torch.tensor([], dtype=torch.uint8).set_(storage).numpy().tobytes()


def elements_of_torch(tensor):
    name = str(tensor.dtype).removeprefix("torch.")
    dense = (
        tensor.detach()
        .resolve_conj()
        .resolve_neg()
        .contiguous()
        .clone(memory_format=torch.contiguous_format)
    )
    return Elements(name, tuple(tensor.shape), raw_bytes(dense.untyped_storage()))


def elements_of_paddle(tensor):
    name = str(tensor.dtype).removeprefix("paddle.")
    array = tensor.numpy()
    return Elements(name, tuple(tensor.shape), np.ascontiguousarray(array).tobytes())


def elements_of_array(array):
    name = ARRAY_OF_UINT16 if array.dtype.name == "uint16" else array.dtype.name
    return Elements(
        name,
        array.shape,
        np.ascontiguousarray(array).astype(array.dtype.newbyteorder("<"), copy=False).tobytes(),
    )


def plain_torch(tensor):
    is_lazy = tensor.is_conj() or tensor.is_neg()
    if (
        tensor.layout != torch.strided
        or is_lazy
        or tensor.is_quantized
        or tensor.dtype in UNREAD_TYPES
    ):
        return DROPPED
    return elements_of_torch(tensor)


def plain_items(items):
    return [None if item is DROPPED else item for item in map(plain, items)]


def plain_dict(value):
    if "state" in value and "param_groups" in value:
        return DROPPED
    pairs = [(plain(key), plain(item)) for key, item in value.items()]
    return ("dict", [pair for pair in pairs if DROPPED not in (pair[0], pair[1])])


def plain(value):
    """What must come back of what was saved."""
    if isinstance(value, torch.Tensor):
        return plain_torch(value)
    if isinstance(value, paddle.Tensor):
        return elements_of_paddle(value)
    if isinstance(value, torch.storage.TypedStorage):
        return elements_of_torch(torch.tensor([], dtype=value.dtype).set_(value))
    if isinstance(value, torch.UntypedStorage):
        return Elements("uint8", (len(value),), raw_bytes(value))
    if isinstance(value, np.ndarray):
        return (
            elements_of_array(value)
            if value.dtype.kind in "fiubc"
            and value.dtype.itemsize <= 8 * (1 + (value.dtype.kind == "c"))
            else DROPPED
        )
    if isinstance(value, np.generic):
        return plain(value.item())
    if isinstance(value, dict):
        return plain_dict(value)
    if isinstance(value, (list, collections.deque)):
        return ("list", plain_items(value))
    if isinstance(value, tuple):
        return ("tuple", plain_items(value))
    if isinstance(value, (set, frozenset)):
        return (type(value).__name__, sorted(plain_items(value), key=repr))
    return plain_leaf(value)


def plain_leaf(value):
    if value is None or isinstance(value, (bool, str)):
        return value if not isinstance(value, bool) else ("bool", value)
    if isinstance(value, (bytes, bytearray)):
        return ("bytes", bytes(value))
    if isinstance(value, int):
        return ("int", value) if (value.bit_length() // 8 + 1) <= LONGEST_INTEGER else DROPPED
    if isinstance(value, float):
        return ("float", struct.pack("<d", value))
    if isinstance(value, complex):
        return ("complex", struct.pack("<dd", value.real, value.imag))
    return DROPPED


def by_key(pairs):
    return sorted(pairs, key=lambda pair: repr(pair[0]))


def same(wanted, found, in_order=True):
    """Whether two plain values are equal."""
    if isinstance(wanted, Elements):
        types = {wanted.dtype, *SAME_TYPES.get(wanted.dtype, ())}
        return isinstance(found, Elements) and found.dtype in types and wanted[1:] == found[1:]
    if isinstance(wanted, tuple) and isinstance(wanted[1], list):
        if not isinstance(found, tuple) or wanted[0] != found[0] or len(wanted[1]) != len(found[1]):
            return False
        pairs = zip(wanted[1], found[1]) if in_order else zip(by_key(wanted[1]), by_key(found[1]))
        if wanted[0] == "dict":
            return all(same(one[0], two[0]) and same(one[1], two[1]) for one, two in pairs)
        return all(same(one, two) for one, two in pairs)
    return wanted == found and type(wanted) is type(found)


def first_difference(wanted, found, path="root"):
    if (
        isinstance(wanted, tuple)
        and not isinstance(wanted, Elements)
        and isinstance(wanted[1], list)
        and isinstance(found, tuple)
        and wanted[0] == found[0]
        and len(wanted[1]) == len(found[1])
    ):
        for at, (one, two) in enumerate(zip(wanted[1], found[1])):
            if wanted[0] == "dict":
                if not same(one[0], two[0]):
                    return f"{path}: key {one[0]!r:.80} is {two[0]!r:.80}"
                if not same(one[1], two[1]):
                    return first_difference(one[1], two[1], f"{path}.{one[0]!r:.30}")
            elif not same(one, two):
                return first_difference(one, two, f"{path}.{at}")
    return f"{path}: {wanted!r:.200} is {found!r:.200}"


# Random checkpoints.

TORCH_TYPES = [
    torch.float64,
    torch.float32,
    torch.float16,
    torch.bfloat16,
    torch.complex64,
    torch.complex128,
    torch.int64,
    torch.int32,
    torch.int16,
    torch.int8,
    torch.uint8,
    torch.bool,
]
RARE_TORCH_TYPES = [
    torch.uint16,
    torch.uint32,
    torch.uint64,
    torch.float8_e4m3fn,
    torch.float8_e5m2,
    torch.float8_e4m3fnuz,
    torch.complex32,
]
PADDLE_TYPES = [
    "float64",
    "float32",
    "float16",
    "bfloat16",
    "complex64",
    "complex128",
    "int64",
    "int32",
    "int16",
    "int8",
    "uint8",
    "bool",
]
ARRAY_TYPES = ["f8", "f4", "f2", "c8", "c16", "i8", "i4", "i2", "i1", "u1", "u2", "u4", "u8", "?"]
TEXTS = [
    "",
    "weight",
    "layer.0.weight",
    "größe",
    "权重",
    "🙂",
    "a\nb",
    "x" * 300,
    "\x00",
    '"quoted\\',
    "state",
    "0",
    "lr",
]


class Maker:
    """One random checkpoint after the other, of one framework."""

    def __init__(self, rng):
        self.rng = rng
        self.bases = []
        self.rare = rng.random() < 0.25  # a value that some format cannot represent

    def chance(self, probability):
        return self.rng.random() < probability

    def raw(self, count):
        return self.rng.randbytes(count)

    def shape(self):
        kind = self.rng.random()
        if kind < 0.12:
            return ()
        if kind < 0.2:
            sizes = [self.rng.choice([0, 1, 2, 3]) for _ in range(self.rng.randint(1, 4))]
            sizes[self.rng.randrange(len(sizes))] = 0
            return tuple(sizes)
        if kind < 0.27:
            return tuple(
                self.rng.choice([1, 1, 1, 2])
                for _ in range(self.rng.randint(5, 20 if self.rare else 9))
            )
        if kind < 0.32:
            return (self.rng.randint(1, 5000), self.rng.randint(1, 40))
        return tuple(self.rng.randint(1, 9) for _ in range(self.rng.randint(1, 4)))

    def integer(self):
        bits = self.rng.choice(
            [1, 7, 8, 9, 15, 16, 17, 31, 32, 33, 62, 63, 64, 65, 100, 500, 511, 512, 600]
        )
        return self.rng.choice([-1, 1]) * (
            self.rng.getrandbits(bits) + self.rng.choice([0, 1 << (bits - 1)])
        )

    def real(self):
        return self.rng.choice(
            [
                0.0,
                -0.0,
                0.1,
                float("inf"),
                float("-inf"),
                float("nan"),
                5e-324,
                -1e308,
                self.rng.gauss(0, 1),
            ]
        )

    def text(self):
        return self.rng.choice(TEXTS) + str(self.rng.randrange(10)) * self.chance(0.5)

    def number(self):
        return self.rng.choice(
            [
                self.integer,
                self.real,
                lambda: self.chance(0.5),
                lambda: None,
                lambda: complex(self.real(), self.real()),
                lambda: 7,
            ]
        )()

    def some_bytes(self):
        return self.raw(self.rng.choice([0, 1, 5, 255, 256, 257, 70000]))

    def key(self):
        make = self.rng.choice(
            [self.text] * 5
            + [
                lambda: self.rng.randrange(300),
                lambda: (1, "a"),
                lambda: None,
                lambda: 2.5,
                lambda: b"k",
                self.integer,
            ]
        )
        return make()

    def array(self):
        code = self.rng.choice(ARRAY_TYPES)
        shape = self.shape()
        dtype = np.dtype(code)
        data = bytearray(self.raw(int(np.prod(shape)) * dtype.itemsize))
        if code == "?":
            data = bytearray(byte & 1 for byte in data)
        array = np.frombuffer(bytes(data), dtype).reshape(shape)
        form = self.rng.randrange(6)
        if form == 0:
            array = np.asfortranarray(array)
        if form == 1:
            array = array.astype(dtype.newbyteorder(">"))
        if form == 2 and array.ndim:
            array = array[::2]
        if form == 3:
            array = array.T
        return array

    def scalar(self):
        dtype = np.dtype(self.rng.choice(ARRAY_TYPES))
        data = self.raw(dtype.itemsize) if dtype.kind != "b" else b"\1"
        return np.frombuffer(data, dtype)[0]

    def leaf(self):
        makers = [self.number, self.text, self.tensor, self.tensor]
        if self.chance(0.3):
            makers += [self.some_bytes, self.array, self.scalar]
        if self.chance(0.1):
            makers += [self.odd]
        return self.rng.choice(makers)()

    def odd(self):
        return self.rng.choice(
            [
                argparse.Namespace(a=1),
                print,
                3 < 4,
                np.array(["text"]),
                np.array([None]),
                np.datetime64("2020-01-01"),
                np.zeros(2, "f4,i4"),
                bytearray(self.raw(9)),
                {1, 2, 300},
                frozenset((1, "a")),
                slice(1, 2),
                ValueError("no"),
            ]
        )

    def value(self, depth):
        if depth == 0 or self.chance(0.5):
            return self.leaf()
        count = self.rng.choice([0, 1, 2, 3, 5])
        kind = self.rng.randrange(6)
        if kind == 0:
            return [self.value(depth - 1) for _ in range(count)]
        if kind == 1:
            return tuple(self.value(depth - 1) for _ in range(count))
        if kind == 2:
            return (self.text(), self.rng.choice([self.array, self.tensor])())
        return {self.key(): self.value(depth - 1) for _ in range(count)}

    def flat(self):
        return {"one": self.plain_tensor()} | {
            self.rng.choice(["", "layer.", "module."]) + self.text() + str(at): self.tensor()
            for at in range(self.rng.randint(1, 9))
        }

    def states(self):
        made = self.flat()
        if self.chance(0.3):
            made["tied"] = next(iter(made.values()))
        return made

    def nested(self):
        made = {"model": self.states()}
        for at in range(self.rng.randint(0, 5)):
            made[self.text() + str(at)] = self.value(3)
        if self.chance(0.3):
            made["again"] = made["model"]
        return made


class TorchMaker(Maker):
    def plain_tensor(self):
        return torch.ones(self.rng.randint(1, 3))

    def tensor(self):
        dtype = self.rng.choice(RARE_TORCH_TYPES if self.rare and self.chance(0.2) else TORCH_TYPES)
        if self.bases and self.chance(0.25):
            return self.view(self.rng.choice(self.bases))
        shape = self.shape()
        width = torch.empty((), dtype=dtype).element_size()
        count = int(np.prod(shape))
        data = bytearray(self.raw(count * width))
        if dtype == torch.bool:
            data = bytearray(byte & 1 for byte in data)
        made = (
            torch.frombuffer(data, dtype=dtype).reshape(shape)
            if count
            else torch.empty(shape, dtype=dtype)
        )
        if count:
            made = made.clone()
            self.bases.append(made)
        return self.wrapped(self.view(made) if self.chance(0.4) else made)

    def view(self, base):
        form = self.rng.randrange(8)
        if form == 0:
            return base.permute(*reversed(range(base.ndim))) if base.ndim else base
        if form == 1 and base.ndim and len(base):
            return base[self.rng.randrange(base.shape[0]) :]
        if form == 2 and base.ndim:
            return base[::2]
        if form == 3:
            return base.unsqueeze(0).expand(3, *base.shape)
        if form == 4 and base.ndim and base.shape[-1]:
            return base.narrow(-1, 0, 1)
        if form == 5 and base.ndim == 1 and len(base) > 3:
            return base.unfold(0, 3, 1)
        if form == 6 and base.ndim == 4:
            return base.to(memory_format=torch.channels_last)
        if form == 7 and base.is_complex():
            return base.conj() if self.rare else base
        return base

    def wrapped(self, made):
        form = self.rng.randrange(12)
        can_learn = made.is_floating_point() and made.element_size() > 1
        if form == 0 and can_learn:
            return torch.nn.Parameter(made)
        if form == 1 and can_learn:
            return made.clone().requires_grad_()
        if form == 2:
            made = made.clone()
            made.note = "kept beside it"
            return made
        if form == 3 and self.rare:
            return self.rng.choice(
                [
                    torch.eye(3).to_sparse(),
                    torch.device("cpu"),
                    torch.float32,
                    torch.Size([2, 3]),
                    made.clone().untyped_storage(),
                    torch.quantize_per_tensor(torch.ones(3), 0.1, 0, torch.qint8),
                ]
            )
        if (
            form == 4
            and made.element_size() in (4, 8)
            and made.dtype in TORCH_TYPES
            and made.numel()
        ):
            return made.clone().storage()
        return made

    def model(self):
        rng = self.rng
        model = torch.nn.Sequential(
            torch.nn.Conv2d(rng.randint(1, 4), 4, 3),
            torch.nn.BatchNorm2d(4),
            torch.nn.Linear(4, rng.randint(1, 6)),
            torch.nn.LSTM(4, 3, bidirectional=self.chance(0.5)),
            torch.nn.Embedding(5, 4),
        )
        return model.to(rng.choice([torch.float32, torch.float64, torch.bfloat16, torch.float16]))

    def trained(self):
        model = self.model()
        kind = self.rng.choice(
            [
                torch.optim.SGD,
                torch.optim.Adam,
                torch.optim.AdamW,
                torch.optim.RMSprop,
                torch.optim.Adagrad,
                torch.optim.NAdam,
            ]
        )
        optimizer = kind(model.parameters(), lr=0.1)
        for parameter in model.parameters():
            parameter.grad = torch.ones_like(parameter)
        optimizer.step()
        schedule = torch.optim.lr_scheduler.StepLR(optimizer, 3)
        made = {
            "model": model.state_dict(),
            "epoch": 3,
            "optimizer": optimizer.state_dict(),
            "schedule": {key: value for key, value in schedule.state_dict().items()},
        }
        if self.chance(0.5):
            made["moments"] = optimizer.state_dict()["state"]
        return made

    def files(self, folder):
        """The file, what is in it, and whether its order counts."""
        kind = self.rng.randrange(10)
        path = folder / "in.pth"
        if kind == 0:
            return self.shards(folder, "pytorch_model.bin", lambda part, to: torch.save(part, to))
        made = [self.flat, self.states, self.nested, self.trained][
            self.rng.choice([0, 1, 2, 2, 2, 3])
        ]()
        options = {"_use_new_zipfile_serialization": kind > 3}
        if self.chance(0.3):
            options["pickle_protocol"] = self.rng.choice([2, 3, 4, 5])
        torch.save(made, path, **options)
        return path, made, True

    def shards(self, folder, name, save):
        made = self.flat()
        count = self.rng.randint(1, 3)
        names = {key: f"{self.rng.randint(1, count)}-of-{count}-{name}" for key in made}
        for file in set(names.values()):
            save({key: made[key] for key in made if names[key] == file}, folder / file)
        path = folder / f"{name}.index.json"
        path.write_text(json.dumps({"metadata": {"total_size": 1}, "weight_map": names}))
        return path, made, False


class SafetensorsMaker(TorchMaker):
    def wrapped(self, made):
        return made

    def view(self, base):
        return base

    def flat(self):
        return {
            key: value.clone().contiguous()
            for key, value in super().flat().items()
            if value.dtype not in UNREAD_TYPES and not value.is_complex()
        } or {"one": torch.ones(3)}

    def files(self, folder):
        def save(part, to):
            notes = {"format": "pt", self.text(): self.text()} if self.chance(0.5) else None
            safetensors.torch.save_file(part, to, notes)

        if self.chance(0.4):
            return self.shards(folder, "model.safetensors", save)
        made = self.flat()
        save(made, folder / "in.safetensors")
        return folder / "in.safetensors", made, False


class PaddleMaker(Maker):
    def plain_tensor(self):
        return paddle.ones([self.rng.randint(1, 3)])

    def tensor(self):
        dtype = self.rng.choice(PADDLE_TYPES)
        shape = self.shape()[:9]
        if dtype == "bfloat16":
            return paddle.to_tensor(
                np.frombuffer(self.raw(4 * int(np.prod(shape))), "f4").reshape(shape)
            ).astype(dtype)
        code = np.dtype(dtype)
        data = self.raw(int(np.prod(shape)) * code.itemsize)
        if dtype == "bool":
            data = bytes(byte & 1 for byte in data)
        return paddle.to_tensor(np.frombuffer(data, code).reshape(shape))

    def array(self):
        array = super().array()
        return array if array.ndim <= 9 and array.dtype.name in PADDLE_TYPES else np.ones(3, "f4")

    def odd(self):
        return (1, "two")

    def some_bytes(self):
        return "no bytes"  # `paddle.load` stops there

    def model(self):
        return paddle.nn.Sequential(
            paddle.nn.Conv2D(self.rng.randint(1, 4), 4, 3),
            paddle.nn.BatchNorm2D(4),
            paddle.nn.Linear(4, 5),
            paddle.nn.LSTM(4, 3),
            paddle.nn.Embedding(5, 4),
        )

    def optimizer(self):
        model = self.model()
        kind = self.rng.choice(
            [
                paddle.optimizer.SGD,
                paddle.optimizer.Adam,
                paddle.optimizer.AdamW,
                paddle.optimizer.Momentum,
                paddle.optimizer.Lamb,
            ]
        )
        rate = paddle.optimizer.lr.StepDecay(0.1, 3) if self.chance(0.5) else 0.1
        optimizer = kind(rate, parameters=model.parameters())
        sum(parameter.sum() for parameter in model.parameters()).backward()
        optimizer.step()
        states = optimizer.state_dict()
        return (
            states
            if any(isinstance(value, paddle.Tensor) for value in states.values())
            else self.flat()
        )

    def files(self, folder):
        make = self.rng.choice(
            [
                self.flat,
                self.states,
                self.nested,
                self.nested,
                lambda: self.model().state_dict(),
                self.optimizer,
            ]
        )
        made = make()
        path = folder / "in.pdparams"
        paddle.save(made, str(path), protocol=self.rng.choice([2, 3, 4, 4]))
        return (
            path,
            paddle.load(str(path)),
            True,
        )  # a pair of a text and an array is a tensor for it


# The formats that each reader supports, and whether they can represent a value.


def leaves(value):
    if (
        isinstance(value, tuple)
        and not isinstance(value, Elements)
        and len(value) == 2
        and isinstance(value[1], list)
    ):
        for item in value[1]:
            if value[0] == "dict":
                yield from leaves(item[0])
                yield from leaves(item[1])
            else:
                yield from leaves(item)
        if value[0] == "frozenset":
            yield "frozenset"
    else:
        yield value


def fits_paddle(wanted):
    types = {leaf.dtype for leaf in leaves(wanted) if isinstance(leaf, Elements)}
    ranks = [len(leaf.shape) for leaf in leaves(wanted) if isinstance(leaf, Elements)]
    return (
        not types & {"float8_e4m3fn", "float8_e5m2", "uint16", "uint32", "uint64", ARRAY_OF_UINT16}
        and max(ranks, default=0) <= 9
    )


def fits_torch(wanted):
    return "frozenset" not in leaves(wanted)


def fits_safetensors(wanted):
    return all(
        isinstance(key, str) and isinstance(item, Elements) and not item.dtype.startswith("complex")
        for key, item in wanted[1]
    ) and "__metadata__" not in [key for key, _ in wanted[1]]


def load_safetensors(path):
    return safetensors.torch.load_file(path)


FORMATS = {
    ".pdparams": (lambda path: paddle.load(str(path)), fits_paddle),
    ".pth": (lambda path: torch.load(path, weights_only=True), fits_torch),
    ".safetensors": (load_safetensors, fits_safetensors),
}


def convert(program, path, out):
    done = subprocess.run(
        [program, "weights", "convert", path, "--out", out],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        errors="replace",
    )
    return "" if done.returncode == 0 else f"status {done.returncode}: {done.stderr.strip()[-300:]}"


def converted(program, path, out, wanted, in_order):
    """What `out` holds after the conversion of `path`, and what is wrong with it, both None where it was refused."""
    load, fits = FORMATS[out.suffix]
    failure = convert(program, path, out)
    if failure:
        return None, failure if fits(wanted) or not failure.startswith("status 2") else None
    try:
        found = plain(load(out))
    except Exception as problem:  # any error of a framework about the file  # noqa: BLE001
        return None, f"{type(problem).__name__}: {str(problem)[:300]}"
    is_same = same(wanted, found, in_order and out.suffix != ".safetensors")
    return found, None if is_same else first_difference(wanted, found)


def check(program, maker, folder):
    """What is wrong with one checkpoint, by the way that it went."""
    path, made, in_order = maker.files(folder)
    wanted = plain(made)
    home = {"in.pth": ".pth", "in.pdparams": ".pdparams"}.get(
        path.name, ".safetensors" if "safetensors" in path.name else ".pth"
    )
    for ending in FORMATS:
        out = folder / f"out{ending}"
        found, problem = converted(program, path, out, wanted, in_order)
        if problem:
            yield f"{path.name} -> {ending}: {problem}"
        if problem or found is None:
            continue
        _, problem = converted(
            program, out, folder / f"back{home}", found, ending != ".safetensors"
        )
        if problem:
            yield f"{path.name} -> {ending} -> {home}: {problem}"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="the number of one checkpoint, which is kept")
    options = parser.parse_args()
    program = options.program.resolve()
    equal = 0
    numbers = range(options.count) if options.only is None else [options.only]
    for number in numbers:
        rng = random.Random(f"{options.seed} {number}")
        maker = rng.choice([TorchMaker, TorchMaker, PaddleMaker, SafetensorsMaker])(rng)
        torch.manual_seed(number)
        with contextlib.ExitStack() as stack:
            folder = tempfile.mkdtemp(prefix="paddle-ls-weights-")
            if options.only is None:
                stack.callback(shutil.rmtree, folder)
            else:
                print(folder)
            problems = list(check(program, maker, pathlib.Path(folder)))
        equal += not problems
        for problem in problems:
            print(f"{number} {type(maker).__name__}: {problem}", flush=True)
    print(f"{equal} of {len(numbers)} checkpoints came back equal from every format")
    sys.exit(equal != len(numbers))


if __name__ == "__main__":
    main()
