"""Random programs of tensors: operators, aliases, views, types and containers, in any order.

    python test/truth/truth.py --sources random --work WORK --together 40

Each has six to fourteen statements over a few names whose type and shape the generator follows, so that most of them
run; what PyTorch refuses is no case. `PADDLE_LS_RANDOM=SEED:COUNT` makes others than `1:5000`, which is the default.
"""

import os
import random

from case import Case

SHAPES = [(3,), (2, 3), (4,), (2, 2), ()]
TYPES = ["torch.float32", "torch.float64", "torch.int64", "torch.int32", "torch.bool"]
NUMBERS = ["2", "3", "0.5", "-1", "1.5", "True"]
ARITHMETIC = ["+", "-", "*", "/", "//", "%", "**"]
COMPARISONS = ["==", "!=", "<", "<=", ">", ">="]
BITWISE = ["&", "|", "^"]


def spelled(numbers, shape):
    """Nested lists of `shape`, filled from the iterator `numbers`."""
    if not shape:
        return str(next(numbers))
    return "[" + ", ".join(spelled(numbers, shape[1:]) for _ in range(shape[0])) + "]"


class Program:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines, self.tensors, self.lists = (
            [],
            {},
            {},
        )  # names to (type, shape), names to their length
        self.count = 0

    def name(self):
        self.count += 1
        return f"v{self.count}"

    def any_tensor(self, wanted=lambda dtype, shape: True):
        fitting = [name for name, (dtype, shape) in self.tensors.items() if wanted(dtype, shape)]
        return self.random.choice(fitting) if fitting else None

    def create(self):
        dtype, shape = self.random.choice(TYPES), self.random.choice(SHAPES)
        numbers = iter(
            lambda: self.random.choice([True, False] if "bool" in dtype else [0, 1, 2, 3, 5, 7]),
            None,
        )
        name = self.name()
        self.lines.append(f"{name} = torch.tensor({spelled(numbers, shape)}, dtype={dtype})")
        self.tensors[name] = dtype, shape

    def operand(self, shape):
        """A number, or a tensor that fits `shape`."""
        tensor = self.any_tensor(lambda dtype, other: other in (shape, ()))
        return (
            self.random.choice(NUMBERS) if tensor is None or self.random.random() < 0.4 else tensor
        )

    def compute(self):
        left = self.any_tensor()
        dtype, shape = self.tensors[left]
        signs = self.random.choice([ARITHMETIC, ARITHMETIC, COMPARISONS, BITWISE])
        right = self.operand(shape)
        pair = (left, right) if self.random.random() < 0.7 else (right, left)
        name = self.name()
        self.lines.append(f"{name} = {f' {self.random.choice(signs)} '.join(pair)}")
        self.tensors[name] = dtype, shape

    def change(self):
        """An augmented assignment to a tensor, a part of one, or an element of a list."""
        target = self.any_tensor()
        shape = self.tensors[target][1]
        if self.lists and self.random.random() < 0.3:
            target = f"{self.random.choice(list(self.lists))}[0]"
            shape = ()
        elif shape and self.random.random() < 0.4:
            target, shape = f"{target}[{self.random.choice(['0', '-1', ':1', '1:', '...'])}]", ()
        sign = self.random.choice(["+", "-", "*", "/", "//", "&", "|"])
        self.lines.append(f"{target} {sign}= {self.operand(shape)}")

    def alias(self):
        source = self.any_tensor()
        name = self.name()
        self.lines.append(f"{name} = {source}")
        self.tensors[name] = self.tensors[source]

    def view(self):
        source = self.any_tensor(lambda dtype, shape: len(shape) > 0)
        if source is None:
            return self.create()
        dtype, shape = self.tensors[source]
        size = shape[0] * (shape[1] if len(shape) > 1 else 1)
        views = [
            (f"{source}[0]", shape[1:]),
            (f"{source}[:2]", (min(2, shape[0]), *shape[1:])),
            (f"{source}.view(-1)", (size,)),
            (f"{source}.reshape(-1)", (size,)),
            (f"{source}.unsqueeze(0)", (1, *shape)),
            (f"{source}.detach()", shape),
            (f"{source}.clone()", shape),
            (f"{source}.flatten()", (size,)),
        ]
        if len(shape) == 2:
            views += [
                (f"{source}.t()", shape[::-1]),
                (f"{source}.T", shape[::-1]),
                (f"{source}.transpose(0, 1)", shape[::-1]),
                (f"{source}[:, 0]", shape[:1]),
            ]
        text, result = self.random.choice(views)
        name = self.name()
        self.lines.append(f"{name} = {text}")
        self.tensors[name] = dtype, result

    def gather(self):
        name, members = self.name(), [self.any_tensor() for _ in range(self.random.randint(1, 3))]
        self.lines.append(f"{name} = [{', '.join(members)}]")
        self.lists[name] = len(members)

    def loop(self):
        if not self.lists:
            return self.gather()
        what = self.random.choice(["t += 1", "t *= 2", "t[...] = 1", "t.add_(1)", "t = t + 1"])
        self.lines.append(f"for t in {self.random.choice(list(self.lists))}:\n    {what}")

    def function(self):
        body = self.random.choice(["t += 1", "t = t * 2", "t[...] = 0", "t.mul_(2)", "t -= t"])
        name, result, given = self.name(), self.name(), self.any_tensor()
        self.lines.append(f"def {name}(t):\n    {body}\n    return t\n{result} = {name}({given})")
        self.tensors[result] = self.tensors[given]

    def convert(self):
        source = self.any_tensor()
        text = self.random.choice(
            [
                "int({}.sum())",
                "float({}.sum())",
                "bool({}.any())",
                "{}.tolist()",
                "tuple({}.shape)",
                "{}.numel()",
                "str({}.dtype)",
                "f'{{{}.sum().item():.2f}}'",
                "{}.float().mean().item()",
                "{{{}.shape: 1}}[{}.shape]",
                "len({}.reshape(-1))",
                "{}.dtype == torch.float32",
                "[e.item() for e in {}.reshape(-1)]",
            ]
        )
        self.lines.append(
            f"{self.name()} = {text.replace('{}', source).replace('{{', '{').replace('}}', '}')}"
        )

    def text(self):
        self.create()
        self.create()
        steps = [
            self.create,
            self.compute,
            self.compute,
            self.change,
            self.change,
            self.alias,
            self.view,
            self.view,
            self.gather,
            self.loop,
            self.function,
            self.convert,
        ]
        for _ in range(self.random.randint(4, 12)):
            self.random.choice(steps)()
        return "import torch\n" + "\n".join(self.lines) + "\n"


def random_cases():
    first, count = map(int, os.environ.get("PADDLE_LS_RANDOM", "1:5000").split(":"))
    return [
        Case(f"random:{seed}", "language", Program(seed).text())
        for seed in range(first, first + count)
    ]
