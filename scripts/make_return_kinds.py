#!/usr/bin/env python3
"""Write engine/torch/api/kinds.tsv: what torch's names evaluate to and what calls of them return.

The table is read at build time only. Its facts (names and return kinds) are taken from an API table made by
introspection of the installed torch package; no text of torch is in it.
"""
import argparse
import json
import pathlib
import re

HEAD = """\
# What names of torch evaluate to, what calling them returns, what an instance of a class is, and what
# calling such an instance returns; '-' where nothing is known.
# Made by scripts/make_return_kinds.py from the public names, signatures and return kinds of torch 2.9.1
# (BSD-3-Clause, https://pytorch.org), read by introspection: facts only.
# name	call	condition	value	instance	object_call
"""

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
# Attributes that instances have without a declaration that introspection could find.
UNDECLARED = {
    "torch.autograd.function.FunctionCtx.saved_tensors": "tensors",
    "torch.autograd.function.FunctionCtx.needs_input_grad": "foreign",
    "torch.optim.Optimizer.param_groups": "foreign",
    "torch.optim.Optimizer.state": "foreign",
    "torch.optim.Optimizer.defaults": "foreign",
    **{
        f"torch.optim.lr_scheduler.LRScheduler.{name}": "foreign"
        for name in "base_lrs best cycle_momentum default_min_lr in_cooldown lr_lambdas max_lrs milestones min_lrs "
        "mode_worse optimizer step_ratio total_iters total_size use_beta1".split()
    },
    **{
        f"torch.utils.data.DataLoader.{name}": "foreign"
        for name in "collate_fn generator in_order persistent_workers pin_memory pin_memory_device prefetch_factor "
        "sampler".split()
    },
    "torch.nn.Module._forward_hooks": "foreign",
    "torch.Tensor._version": "foreign",
    "torch.distributions.Distribution.covariance_matrix": "tensor",
    "torch.distributions.Distribution.precision_matrix": "tensor",
    "torch.distributions.Distribution.scale_tril": "tensor",
    "torch.nn.Module._register_load_state_dict_pre_hook": "-",
    "torch.nn.Module._register_state_dict_hook": "-",
}
# Names with more than one kind: a list, or a number.
GIVES_PYTHON = [
    "torch.Tensor.tolist",
    "torch.Tensor.__int__",
    "torch.Tensor.__float__",
    "torch.Tensor.__index__",
    "torch.Tensor.__contains__",
    "torch.optim.Optimizer.state_dict",
]
# Rules of attributes of layers: the resolver only looks for these.
LAYER_RULES = ("engine/rewrite/rules/nn/attributes.json", "engine/rewrite/rules/nn/bases.json")
# Methods of Paddle's layers that torch's lack: a value assigned to a layer under such a name is
# looked for.
HIDDEN_ATTRIBUTES = "_transform backward full full_name sublayers".split()
# Attributes of some distributions that Paddle's have under another name or not at all.
DISTRIBUTION_ATTRIBUTES = {
    "base_dist",
    "concentration0",
    "concentration1",
    "logits",
    "param_shape",
    "transforms",
}
# Rules of the fields of results that Paddle returns as plain tuples.
RESULT_RULES = "engine/rewrite/rules/tensor/result_fields.json"
# Members of distributed wrappers of layers that Paddle's lack.
WRAPPER_MEMBERS = (
    "broadcast_bucket_size broadcast_buffers bucket_bytes_cap device_ids gradient_as_bucket_view modules_buffers output_device "
    "parameters_to_ignore process_group reducer register_comm_hook require_backward_grad_sync require_forward_param_sync static_graph will_sync_module_buffers"
).split()
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
# An object with one of these methods is almost certainly a tensor. `add_` is not included:
# converted code has Paddle's, which does not accept numbers.
ONLY_TENSORS = [
    "backward",
    "contiguous",
    "expand_as",
    "index_select",
    "masked_fill",
    "masked_fill_",
    "permute",
    "requires_grad_",
    "retain_grad",
    "scatter_",
    "scatter_add_",
    "type_as",
    "unsqueeze",
    "unsqueeze_",
    "view_as",
    "clamp_",
    "addmm",
    "logsumexp",
    "bmm",
    "normal_",
    "uniform_",
    "zero_",
    "fill_",
    "sub_",
    "mul_",
    "div_",
    "pow_",
    "copy_",
    "clamp_min_",
    "clamp_max_",
    "clamp_min",
    "clamp_max",
    "erfinv_",
    "neg_",
    "exp_",
    "log_",
    "sqrt_",
    "rsqrt_",
    "lerp_",
    "addcmul_",
    "addcdiv_",
    "bernoulli_",
    "exponential_",
    "index_add_",
    "index_copy_",
    "index_fill_",
    "masked_scatter_",
    "squeeze_",
    "transpose_",
    "index_add",
    "index_copy",
    "index_fill",
    "masked_select",
    "new_zeros",
    "new_ones",
    "new_full",
    "new_empty",
    "new_tensor",
    "repeat_interleave",
    "is_floating_point",
    "numel",
    "nelement",
    "element_size",
    "clamp",
    "long",
    "byte",
    "log_softmax",
    "detach_",
    "index_put_",
    "index_put",
    "masked_scatter",
    "unflatten",
    "baddbmm",
    "amax",
    "amin",
    "rsqrt",
    "erf",
    "log1p",
    "triu",
    "tril",
    "logical_not",
    "logical_and",
    "logical_or",
    "scatter_add",
    "scatter_reduce",
    "scatter_reduce_",
    "sigmoid_",
    "tanh_",
    "relu_",
    "movedim",
    "nan_to_num",
    "is_contiguous",
    "mm",
    "unbind",
    "narrow",
    "storage",
]
# Packages whose values are never torch's.
OTHER_PACKAGES = [
    "PIL",
    "argparse",
    "cv2",
    "datetime",
    "glob",
    "json",
    "logging",
    "math",
    "matplotlib",
    "numpy",
    "os",
    "paddle",
    "pandas",
    "pathlib",
    "pickle",
    "random",
    "re",
    "scipy",
    "shutil",
    "sklearn",
    "string",
    "sys",
    "time",
    "yaml",
]
EXPORTERS = [
    "torch",
    "torch.nn",
    "torch.nn.functional",
    "torch.nn.init",
    "torch.nn.utils",
    "torch.nn.utils.rnn",
    "torch.optim",
    "torch.optim.lr_scheduler",
    "torch.utils.data",
    "torch.autograd",
    "torch.cuda",
    "torch.cuda.amp",
    "torch.amp",
    "torch.distributions",
    "torch.linalg",
    "torch.fft",
    "torch.special",
    "torch.jit",
    "torch.distributed",
]


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


def rule_names(rules):
    """The attributes of classes of layers that rules cover."""
    names = set()
    for key, rule in rules.items():
        if key.startswith("$"):
            continue
        name = key.partition("(")[0]
        own = [name, *rule.get("also", [])]
        names.update(own)
        names.update(
            alias.replace("${name}", each.rpartition(".")[2])
            for alias in rule.get("aliases", [])
            for each in own
        )
    starts = {name for name in names if name.endswith(".__init__")}
    return starts | {
        name for name in names if not name.startswith("torch.nn.Module.") and "__" not in name
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--table", default="../shared/data/api/torch-2.9.1.json", type=pathlib.Path)
    parser.add_argument("--out", default="engine/torch/api/kinds.tsv", type=pathlib.Path)
    options = parser.parse_args()
    apis = json.loads(options.table.read_text())["apis"]
    rows = {}
    for name in apis:
        parent, _, leaf = name.rpartition(".")
        if name.startswith("torch.Tensor.__") or apis[name]["kind"] == "module":
            continue
        entry = row(name, apis)
        if any(field != "-" for field in entry[1:]) or parent in EXPORTERS or parent in OWNERS:
            if name.count(".") <= 4:
                rows[name] = entry
    for name in GIVES_PYTHON:
        rows[name] = (name, "foreign", "-", "-", "-", "-")
    for name, value in UNDECLARED.items():
        rows[name] = (name, "-", "-", value, "-", "-")
    layer_rules = set().union(
        *(rule_names(json.loads(pathlib.Path(rules).read_text())) for rules in LAYER_RULES)
    )
    for name in sorted(layer_rules):
        rows.setdefault(name, (name, "-", "-", "-", "-", "-"))
    with options.out.open("w") as out:
        out.write(HEAD)
        for name in sorted(rows):
            out.write("\t".join(rows[name]) + "\n")
        for name in sorted(ONLY_TENSORS):
            out.write(f"only_tensors:{name}\t-\t-\t-\t-\t-\n")
        result_rules = rule_names(json.loads(pathlib.Path(RESULT_RULES).read_text()))
        attributes = {name.rpartition(".")[2] for name in layer_rules}
        fields = {name.rpartition(".")[2] for name in result_rules}
        fields = {name for name in fields if f"torch.Tensor.{name}" not in rows}
        for name in sorted(
            attributes.union(HIDDEN_ATTRIBUTES, fields, DISTRIBUTION_ATTRIBUTES, WRAPPER_MEMBERS)
        ):
            out.write(f"attribute:{name}\t-\t-\t-\t-\t-\n")
        for name in sorted(OTHER_PACKAGES):
            out.write(f"package:{name}\t-\t-\t-\t-\t-\n")


if __name__ == "__main__":
    main()
