"""What names of torch evaluate to and what calls of them return, by a table of its API."""

import re

RETURNS = {
    "tensor": "tensor",
    "size": "size",
    "int": "foreign",
    "float": "foreign",
    "bool": "foreign",
    "number": "foreign",
    "str": "foreign",
    "dtype": "dtype",
    "device": "device",
    "None": "none",
    "tensors": "tensors",
    "Generator": "generator",
    "list[str]": "foreign",
    "list[int]": "foreign",
    "list[float]": "foreign",
    "bytes": "foreign",
}
TAGS = [
    ("module", "module"),
    ("optimizer", "optimizer"),
    ("lr_scheduler", "scheduler"),
    ("dataset", "dataset"),
    ("iterable_dataset", "dataset"),
    ("dataloader", "data_loader"),
    ("distribution", "distribution"),
    ("transform", "transform"),
    ("tensor", "tensor"),
    ("function", "other"),
    ("sampler", "other"),
]
INSTANCES = {
    "torch.Tensor": "tensor",
    "torch.nn.Parameter": "tensor",
    "torch.nn.parameter.Parameter": "tensor",
    "torch.device": "device",
    "torch.dtype": "dtype",
    "torch.Size": "size",
    "torch.Generator": "generator",
    "torch.nn.ModuleList": "modules",
    "torch.autograd.function.FunctionCtx": "function_context",
    "torch.autograd.Function": "function_context",
    "torch.autograd.function.Function": "function_context",
}
# A call with more than the required arguments returns something else.
BY_DIMENSION = {"max", "min", "median", "nanmedian"}
LEAST = {"unique", "unique_consecutive", "type", "size", "nonzero", "dequantize"}
# A call with arguments returns a tensor.
OR_TENSOR = {"torch.Tensor.type"}
ITERATORS = {
    "parameters": "tensors",
    "buffers": "tensors",
    "named_parameters": "named_tensors",
    "named_buffers": "named_tensors",
    "children": "modules",
    "modules": "modules",
    "named_children": "named_modules",
    "named_modules": "named_modules",
}
# Methods of a module that return the module itself; the stubs describe the tensor's methods of these names.
FLUENT = {
    "to",
    "cuda",
    "cpu",
    "train",
    "eval",
    "half",
    "float",
    "double",
    "bfloat16",
    "apply",
    "type",
    "requires_grad_",
    "to_empty",
}
OWNERS = [
    "torch.Tensor",
    "torch.nn.Module",
    "torch.optim.Optimizer",
    "torch.optim.lr_scheduler.LRScheduler",
    "torch.autograd.function.FunctionCtx",
    "torch.distributions.Distribution",
    "torch.distributions.Transform",
    "torch.utils.data.Dataset",
    "torch.utils.data.DataLoader",
    "torch.Generator",
    "torch.device",
    "torch.Size",
    "torch.dtype",
]
# Layers whose call does not always return one tensor.
OTHER_CALLS = {
    "RNN",
    "LSTM",
    "GRU",
    "RNNBase",
    "LSTMCell",
    "MultiheadAttention",
    "Sequential",
    "ModuleList",
    "ModuleDict",
    "Module",
    "ParameterList",
    "ParameterDict",
    "DataParallel",
    "AdaptiveLogSoftmaxWithLoss",
    "Identity",
    "Container",
    "Transformer",
    "RNNCellBase",
    "DistributedDataParallel",
    "DistributedDataParallelCPU",
}
# `torch.LongTensor` and similar: introspection finds no classes, but their instances, and the
# objects for which isinstance is true, are tensors.
TYPED_TENSOR = re.compile(r"torch\.(cuda\.)?[A-Z]\w+Tensor")


def resolve(name, apis):
    """The entry and canonical name of a name that may be an alias, or lie below an alias."""
    entry = apis[name]
    for _ in range(4):
        if "alias" not in entry or entry["alias"] not in apis:
            break
        name = entry["alias"]
        entry = apis[name]
    return name, entry


def kind_of_return(returned, owner_kind):
    if returned is None:
        return "-"
    if returned == "self":
        return owner_kind or "tensor"
    if returned.startswith("tuple:"):
        return "tensors"
    parts = {RETURNS.get(part, "-") for part in returned.split("|")}
    return parts.pop() if len(parts) == 1 else "-"


def condition_of(leaf, returned):
    if not returned or "|" not in returned:
        return "-"
    if leaf in BY_DIMENSION:
        return "by_dimension"
    if leaf in LEAST:
        return "least"
    if "max_pool" in leaf:
        return "one_result"
    return "three" if leaf == "where" else "-"


def instance_of(name, entry):
    if name in INSTANCES:
        return INSTANCES[name]
    if TYPED_TENSOR.fullmatch(name):
        return "tensor"
    tags = entry.get("is", [])
    return next((kind for tag, kind in TAGS if tag in tags), "other")


def row(name, apis):
    canonical, entry = resolve(name, apis)
    kind = entry["kind"]
    leaf = canonical.rsplit(".", 1)[-1]
    owner = next((o for o in OWNERS if canonical.rsplit(".", 1)[0] == o), None)
    call = condition = value = instance = object_call = "-"
    returned = entry.get("ret")
    if kind == "class":
        instance = instance_of(canonical, entry)
        call = instance
        pools = leaf.startswith(("MaxPool", "AdaptiveMaxPool", "FractionalMaxPool"))
        if (
            instance == "module"
            and canonical.startswith("torch.nn.")
            and leaf not in OTHER_CALLS
            and not pools
        ):
            object_call = "tensor"
    elif kind in ("function", "method", "classmethod", "staticmethod"):
        condition = "or_tensor" if canonical in OR_TENSOR else condition_of(leaf, returned)
        call = kind_of_return(
            returned.split("|")[0] if condition != "-" else returned,
            INSTANCES.get(owner) if owner else None,
        )
        if condition == "three":
            call = "tensor"
        if owner == "torch.nn.Module":
            call = "module" if leaf in FLUENT else ITERATORS.get(leaf, "-")
    elif kind in ("property", "attribute"):
        value = "tensor" if leaf == "grad" else kind_of_return(returned, None)
    elif kind == "constant":
        value = {
            "dtype": "dtype",
            "bool": "foreign",
            "int": "foreign",
            "float": "foreign",
            "str": "foreign",
        }.get(str(entry.get("type", "")).rsplit(".", 1)[-1], "-")
    return name, call, condition, value, instance, object_call
