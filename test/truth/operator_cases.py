"""Cases out of PyTorch's own operator samples (`op_db`), each in several call shapes.

Whether a shape is legal is not decided here: a case that PyTorch itself refuses is dropped later.
"""

import itertools

import torch
from torch.testing._internal.common_methods_invocations import op_db

from case import Case
from source_text import NotExpressible, Statements
from torch_signatures import Signatures

ELEMENTS = 130  # of one tensor in the text of a case
SAMPLES = 4  # of one operator

# Of these only shape, type and moments are compared.
WITHOUT_VALUES = {
    "bernoulli",
    "multinomial",
    "normal",
    "rand_like",
    "randn_like",
    "randint_like",
    "empty",
    "empty_like",
    "new_empty",
    "empty_strided",
    "new_empty_strided",
    "empty_permuted",
    "resize_",
    "resize_as_",
}
# Results that are only given up to a sign, an order or a phase; our own snippets cover these.
NOT_UNIQUE = {
    "linalg.eig",
    "linalg.eigh",
    "linalg.svd",
    "svd",
    "linalg.qr",
    "qr",
    "geqrf",
    "lobpcg",
    "linalg.eigvals",
    "svd_lowrank",
    "pca_lowrank",
    "linalg.lu",
    "lu",
    "linalg.lu_factor",
    "linalg.ldl_factor",
    "linalg.householder_product",
    "ormqr",
    "linalg.lu_factor_ex",
    "linalg.ldl_factor_ex",
    "lu_unpack",
    "linalg.lu_solve",
    "lu_solve",
    "linalg.ldl_solve",
}
FOREIGN = (
    "masked.",
    "_refs.",
    "ops.",
    "_segment",
    "_upsample",
    "_unsafe",
    "_softmax",
    "_batch",
    "_native",
    "_chunk",
    "torch.",
    "__",
    "jiterator",
    "fake_",
    "fbgemm",
    "sparse.",
)


def _attribute(path):
    found = torch
    for part in path.split("."):
        found = getattr(found, part, None)
    return found


def _describe(sample):
    """What makes two samples calls of the same kind."""

    def kind(value):
        if isinstance(value, torch.Tensor):
            return f"tensor{min(value.dim(), 2)}"
        if isinstance(value, (list, tuple)):
            return f"{type(value).__name__}{len(value)}{kind(value[0]) if len(value) else ''}"
        return type(value).__name__

    return (
        kind(sample.input),
        tuple(map(kind, sample.args)),
        tuple((k, kind(v)) for k, v in sorted(sample.kwargs.items())),
    )


def _dtype(op):
    for dtype in (torch.float32, torch.int64, torch.complex64, torch.bool, torch.float64):
        if dtype in op.supported_dtypes("cpu"):
            return dtype
    return None


def _samples(op, dtype, requires_grad=False):
    """Up to SAMPLES sample inputs of different kinds that are short enough to be written out."""
    chosen = {}
    torch.manual_seed(7)
    for sample in itertools.islice(op.sample_inputs("cpu", dtype, requires_grad=requires_grad), 60):
        kind = _describe(sample)
        if kind in chosen:
            continue
        try:
            Statements(ELEMENTS).text([sample.input, *sample.args, *sample.kwargs.values()])
        except NotExpressible:
            continue
        chosen[kind] = sample
        if len(chosen) == SAMPLES:
            break
    return list(chosen.values())


def _keywords(sample, overloads):
    """All arguments as (name, value), for every overload whose names could be theirs."""
    values = [sample.input, *sample.args]
    for params in overloads:
        names = [name for name, kind in params if kind == "p"]
        if len(names) >= len(values) and all(k in dict(params) for k in sample.kwargs):
            if not set(names[: len(values)]) & set(sample.kwargs):
                yield [*zip(names, values), *sample.kwargs.items()]


class _Writer:
    """Builds the cases of one operator."""

    def __init__(self, op):
        self.op = op
        self.cases = []

    def add(self, api, shape, call, before=(), after=()):
        """`call` turns a `Statements` into the text of the call."""
        statements = Statements(ELEMENTS)
        try:
            text = call(statements)
        except NotExpressible:
            return
        lines = ["import torch", *statements.lines, *before, f"result = {text}", *after]
        self.cases.append(Case(api, shape, "\n".join(lines) + "\n", self.op.name in WITHOUT_VALUES))


def _arguments(s, args, kwargs):
    return ", ".join([*(s.text(a) for a in args), *(f"{k}={s.text(v)}" for k, v in kwargs)])


def _function_cases(writer, path, sample, overloads):
    api = "torch." + path
    positional = [sample.input, *sample.args]
    kwargs = list(sample.kwargs.items())
    call = f"torch.{path}"
    writer.add(api, "positional", lambda s: f"{call}({_arguments(s, positional, kwargs)})")
    for named in _keywords(sample, overloads):
        writer.add(api, "keywords", lambda s: f"{call}({_arguments(s, [], named)})")
        if len(named) > 2:
            writer.add(api, "shuffled", lambda s: f"{call}({_arguments(s, [], named[::-1])})")
        break


def _out_case(writer, path, sample):
    try:
        expected = _attribute(path)(sample.input, *sample.args, **sample.kwargs)
    except Exception:
        return
    positional, kwargs = [sample.input, *sample.args], list(sample.kwargs.items())
    if isinstance(expected, torch.Tensor):
        places = [expected]
        out = "out"
    elif isinstance(expected, tuple) and all(isinstance(e, torch.Tensor) for e in expected):
        places = expected
        out = "(" + ", ".join(f"out{i}" for i in range(len(places))) + ")"
    else:
        return
    if any(p.numel() == 0 for p in places):
        return
    names = ["out"] if len(places) == 1 else [f"out{i}" for i in range(len(places))]
    before = [f"{n} = torch.zeros({list(p.shape)}, dtype={p.dtype})" for n, p in zip(names, places)]
    writer.add(
        "torch." + path,
        "out",
        lambda s: f"torch.{path}({_arguments(s, positional, kwargs)}, out={out})",
        before,
    )


def _method_cases(writer, name, sample, overloads):
    api = f"torch.Tensor.{name}"
    kwargs = list(sample.kwargs.items())

    def receiver(s):
        return s.bind(sample.input)

    if name.endswith("_"):
        writer.add(
            api, "in place", lambda s: f"{receiver(s)}.{name}({_arguments(s, sample.args, kwargs)})"
        )
        return
    writer.add(
        api, "method", lambda s: f"{receiver(s)}.{name}({_arguments(s, sample.args, kwargs)})"
    )
    if not sample.args:
        return
    for params in overloads:
        names = [n for n, kind in params if kind == "p"]
        if len(names) >= len(sample.args) and all(k in dict(params) for k in sample.kwargs):
            named = [*zip(names, sample.args), *kwargs]
            writer.add(
                api,
                "method keywords",
                lambda s: f"{receiver(s)}.{name}({_arguments(s, [], named)})",
            )
            break


def _gradient_case(writer, path, op):
    if not op.supports_autograd or op.name in WITHOUT_VALUES:
        return
    for sample in _samples(op, torch.float32, requires_grad=True)[:1]:
        if not isinstance(sample.input, torch.Tensor) or not sample.input.requires_grad:
            continue
        positional, kwargs = [sample.input, *sample.args], list(sample.kwargs.items())
        writer.add(
            "torch." + path,
            "gradient",
            lambda s: f"torch.{path}({_arguments(s, positional, kwargs)})",
            after=["result.sum().backward()", "gradient = x.grad"],
        )


def operator_cases():
    signatures = Signatures()
    cases = []
    seen = set()
    for op in op_db:
        if op.name in seen or op.name.startswith(FOREIGN) or op.name in NOT_UNIQUE:
            continue
        seen.add(op.name)
        dtype = _dtype(op)
        if dtype is None:
            continue
        writer = _Writer(op)
        names = dict.fromkeys([op.name, *(a.name.removeprefix("torch.") for a in op.aliases)])
        functions = [n for n in names if callable(_attribute(n))]
        methods = [n for n in names if "." not in n and hasattr(torch.Tensor, n)]
        try:
            samples = _samples(op, dtype)
        except Exception as error:
            print(f"no samples of {op.name}: {error}")
            continue
        for number, sample in enumerate(samples):
            for path in functions:
                if path == op.name or number < 1:
                    _function_cases(writer, path, sample, signatures.overloads("torch." + path))
            if number < 2 and isinstance(sample.input, torch.Tensor):
                for name in methods:
                    _method_cases(
                        writer, name, sample, signatures.overloads("torch.Tensor." + name)
                    )
                    if hasattr(torch.Tensor, name + "_"):
                        _method_cases(writer, name + "_", sample, [])
            if number < 1 and op.supports_out:
                for path in functions:
                    _out_case(writer, path, sample)
        for path in functions[:1]:
            try:
                _gradient_case(writer, path, op)
            except Exception:
                pass
        cases += writer.cases
    return cases
