"""Cases out of PyTorch's own layer samples (`module_db`): built, given weights, called, differentiated."""

import itertools

import torch
from torch.testing._internal.common_modules import module_db

from case import Case
from source_text import NotExpressible, Statements

ELEMENTS = 130
SAMPLES = 5

# The same weights on both sides, not all alike, written as a user would.
WEIGHTS = """with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
"""
# What a layer keeps beside its weights (running statistics, say) has other names in Paddle's state
# and shows in how the layer evaluates.
EVALUATED = """layer.eval()
evaluated = layer({called})
trained = [parameter.detach() for parameter in layer.parameters() if parameter.requires_grad]
"""


def _path(module):
    return f"torch.nn.{module.__name__}" if hasattr(torch.nn, module.__name__) else None


def _arguments(s, given):
    return ", ".join(
        [*(s.text(a) for a in given.args), *(f"{k}={s.text(v)}" for k, v in given.kwargs.items())]
    )


def _code(module, sample, training, requires_grad):
    statements = Statements(ELEMENTS)
    made = _arguments(statements, sample.constructor_input)
    called = _arguments(statements, sample.forward_input)
    lines = [
        "import torch",
        "import torch.nn as nn",
        *statements.lines,
        f"layer = nn.{module.__name__}({made})",
    ]
    if not training:
        lines.append("layer.eval()")
    code = "\n".join(lines) + "\n" + WEIGHTS + f"result = layer({called})\n"
    if requires_grad:
        code += (
            "loss = sum(r.sum() for r in result if r is not None) "
            "if isinstance(result, tuple) else result.sum()\nloss.backward()\n"
            "gradients = [parameter.grad for parameter in layer.parameters() if parameter.requires_grad]\n"
        )
    return code + EVALUATED.format(called=called)


def module_cases():
    cases = []
    for info in module_db:
        api = _path(info.module_cls)
        if api is None:
            continue
        chosen = 0
        torch.manual_seed(7)
        try:
            samples = info.module_inputs_func(
                info, device="cpu", dtype=torch.float32, requires_grad=False, training=True
            )
            for number, sample in enumerate(itertools.islice(samples, 40)):
                try:
                    if sample.forward_input is None:
                        continue
                    training = number % 3 != 2
                    code = _code(info.module_cls, sample, training, number == 0)
                except NotExpressible:
                    continue
                cases.append(Case(api, "layer", code))
                chosen += 1
                if chosen == SAMPLES:
                    break
        except Exception as error:
            print(f"no samples of {api}: {error}")
    return cases
