"""Calls on tensors whose type no analysis of the source can see, out of PyTorch's operator samples (`op_db`).

A function gets the tensors, so what it is converted to has to hold for truth values, whole numbers and fractions alike.
"""

import torch
from torch.testing._internal.common_methods_invocations import op_db

from case import Case
from operator_cases import ELEMENTS, FOREIGN, NOT_UNIQUE, WITHOUT_VALUES, _attribute, _samples
from source_text import NotExpressible, Statements

TYPES = (torch.bool, torch.uint8, torch.int32, torch.int64, torch.float16, torch.float64)


def _code(statements, call):
    """The program in which a function makes the call, and gets its tensors by name."""
    names = [line.split(" = ")[0] for line in statements.lines]
    given = ", ".join(f'"{name}": {name}' for name in names)
    return "\n".join(
        [
            "import torch",
            *statements.lines,
            f"def call({', '.join(names)}):",
            f"    return {call}",
            f"result = call(**{{{given}}})",
            "",
        ]
    )


def _calls(op, sample):
    """Texts of the call by API: as a function and as a method."""
    others = [*sample.args]

    def arguments(s, values):
        return ", ".join(
            [*map(s.text, values), *(f"{k}={s.text(v)}" for k, v in sample.kwargs.items())]
        )

    if callable(_attribute(op.name)):
        yield f"torch.{op.name}", lambda s: f"torch.{op.name}({arguments(s, [sample.input, *others])})"
    if (
        "." not in op.name
        and hasattr(torch.Tensor, op.name)
        and isinstance(sample.input, torch.Tensor)
    ):
        yield (
            f"torch.Tensor.{op.name}",
            lambda s: f"{s.bind(sample.input)}.{op.name}({arguments(s, others)})",
        )


def received_cases():
    cases = []
    for op in op_db:
        if (
            op.name.startswith(FOREIGN)
            or op.name in NOT_UNIQUE | WITHOUT_VALUES
            or op.variant_test_name
        ):
            continue
        for dtype in TYPES:
            if dtype not in op.supported_dtypes("cpu"):
                continue
            try:
                samples = _samples(op, dtype)[:2]
            except Exception as error:
                print(f"no samples of {op.name}: {error}")
                continue
            for sample in samples:
                for api, call in _calls(op, sample):
                    statements = Statements(ELEMENTS)
                    try:
                        text = call(statements)
                    except NotExpressible:
                        continue
                    kind = str(dtype).removeprefix("torch.")
                    cases.append(Case(api, f"received {kind}", _code(statements, text)))
    return cases
