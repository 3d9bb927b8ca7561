#!/usr/bin/env python3
"""Write engine/rewrite/rules/runtime/settings.json: rules for torch's settings and for queries about its build.

    python scripts/make_setting_rules.py path/to/rules_of_others.json ...

Run with a torch for a CPU. Functions and attributes of the modules below that no other rule file names are called or
read: queries become their result, constants their value, and settings without an equivalent in Paddle are removed
if they are statements. Facts only; no text of torch is in the file.
"""
import importlib
import inspect
import json
import pathlib
import re
import sys
import types
import warnings

warnings.simplefilter("ignore")
RULES = pathlib.Path(__file__).resolve().parents[1] / "engine" / "rewrite" / "rules"
OTHER_DEVICES = ["torch.mps", "torch.xpu", "torch.mtia", "torch.cpu"]
MODULES = [
    "torch",
    "torch.hub",
    "torch.version",
    "torch.multiprocessing",
    "torch.cuda",
    "torch.amp",
    "torch.utils",
    "torch.utils.checkpoint",
    "torch.utils.data",
    "torch._dynamo",
    *OTHER_DEVICES,
]
# Names of functions that query, that set, and that free memory or wait for it.
ASKS = re.compile(
    r"(is|has|can)_\w+$|\w+_(available|enabled|allowed|supported)$|device_count$|version$|\w*current_device\w*$"
    r"|get_(arch_list|gencode_flags|core_count|max_alg_id|cpu_capability|all_sharing_strategies)$"
    r"|get_(sharing_strategy|allocator_backend|deterministic_debug_mode|sync_debug_mode)$"
    r"|\w*(memory_allocated|memory_reserved|memory_cached|allocated_memory)$|memory_stats\w*$"
)
SETS = re.compile(
    r"set_(?!default|autocast|device|stream|rng)\w+$|enable_\w+$|allow_\w+$|reset_\w+$|empty_cache$|synchronize$"
    r"|init$|init_num_threads$|mark_(static|dynamic)\w*$|maybe_mark_dynamic$|reset$|init_reductions$|seed$|seed_all$"
    r"|manual_seed\w*$|prepare_multiprocessing_environment$"
)
SETS_TYPES = re.compile(r"set_autocast_\w+$")
# Queries whose result differs on a machine with a GPU, and values of the machine or of torch's
# internals.
LEFT = {
    "torch." + name
    for name in """
PRIVATE_OPS USE_GLOBAL_DEPS USE_RTLD_GLOBAL_WITH_LIBTORCH seed is_inference_mode_enabled set_grad_enabled
cuda.default_generators cuda.get_arch_list cuda.get_gencode_flags cuda.is_tf32_supported cuda.memory_cached
cuda.max_memory_cached cuda.memory_stats cuda.memory_stats_as_nested_dict cuda.current_device cuda.seed cuda.seed_all
cuda.set_device xpu.default_generators xpu.is_available xpu.is_bf16_supported mtia.current_device mtia.is_bf16_supported
cpu.current_device _dynamo.graph_break_reasons _dynamo.guard_failures backends.quantized.supported_engines
backends.cpu.get_cpu_capability backends.cusparselt.version backends.cusparselt.is_available
backends.cusparselt.get_max_alg_id version.git_version utils.cmake_prefix_path hub.set_dir
""".split()
}


def known():
    """The APIs of all other rule files."""
    names = set()
    for path in RULES.rglob("*.json"):
        if path.name == "settings.json":
            continue
        for key, rule in json.loads(path.read_text()).items():
            names.add(key.partition("(")[0])
            if isinstance(rule, dict):
                names.update(rule.get("also", ()))
                names.update(rule.get("aliases", ()))
    return names


def is_literal(value):
    return (
        value is None
        or isinstance(value, (bool, int, str, float))
        or (
            isinstance(value, (list, tuple, set, dict))
            and len(value) < 8
            and all(map(is_literal, value))
            and (not isinstance(value, dict) or not value)
        )
    )


def written(value):
    """As an expression of a rule, in which braces stand for arguments."""
    text = (
        "{" + ", ".join(map(repr, sorted(value))) + "}"
        if isinstance(value, set) and value
        else repr(value)
    )
    return ("{}" if value == {} else text).replace("{", "{{").replace("}", "}}")


def parameters(function):
    """As a rule writes them: names and defaults, without types."""
    try:
        found = inspect.signature(function)
    except (TypeError, ValueError):
        return "*args"
    plain = [each.replace(annotation=each.empty) for each in found.parameters.values()]
    shown = str(found.replace(parameters=plain, return_annotation=found.empty))[1:-1]
    return shown if re.fullmatch(r"[\w*=,' .+-]*", shown) else "*args, **kwargs"


def names_of(signature):
    """The names of its parameters."""
    return [
        re.split("[=:]", each)[0].strip("* ")
        for each in signature.strip("()").split(",")
        if each.strip("* ")
    ]


def needs_nothing(function):
    try:
        found = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return True
    return all(
        each.default is not each.empty or each.kind in (each.VAR_POSITIONAL, each.VAR_KEYWORD)
        for each in found
    )


def answer(function):
    """The result of a call without arguments here, as a tuple; None if it raises."""
    if not needs_nothing(function):
        return ()
    try:
        return (function(),)
    except Exception:  # whatever a missing device raises
        return ()


def rule_of(name, value):
    """The rule of a public name; None if there is none."""
    last = name.rpartition(".")[2]
    is_setting = name.startswith("torch.backends.")
    if isinstance(value, type) or isinstance(value, types.ModuleType):
        return None
    if not callable(value):
        if not is_literal(value):
            return None
        if is_setting:
            return {
                "used_as": ["value", "store"],
                "alternatives": [
                    {"when": ["used_as==store"], "remove": True},
                    {"expression": written(value)},
                ],
            }
        return {"expression": written(value), "used_as": "value"}
    if not (getattr(value, "__module__", None) or "torch").startswith("torch"):
        return None
    signature = f"({parameters(value)})"
    if ASKS.match(last):
        given = answer(value)
        if given and is_literal(given[0]):
            return {
                "signature": signature,
                "drop": names_of(signature),
                "expression": written(given[0]),
            }
        if last.startswith("memory_stats"):
            return {"signature": signature, "drop": names_of(signature), "expression": "{{}}"}
    if SETS_TYPES.match(last):
        return {
            "signature": signature,
            "alternatives": [
                {"when": ["used_as==statement"], "remove": True, "needs_review": "unkept-setting"}
            ],
        }
    if SETS.match(last):
        return {
            "signature": signature,
            "alternatives": [{"when": ["used_as==statement"], "remove": True}],
        }
    return None


def attributes(module):
    """The public names of `module`, and those of the class that replaces it."""
    names = set(dir(module)) | set(vars(type(module)))
    for name in sorted(names):
        if name.startswith("_") or name in ("m", "sys", "TYPE_CHECKING", "DIRECT_DOWNLOAD"):
            continue
        try:
            yield name, getattr(module, name)
        except Exception:  # properties query devices
            continue


def main():
    import torch

    modules = (
        MODULES
        + [
            f"torch.backends.{name}"
            for name, value in attributes(torch.backends)
            if isinstance(value, types.ModuleType)
        ]
        + ["torch.backends.cuda.matmul"]
    )
    others = known()
    rules = {}
    for path in modules:
        try:
            module = importlib.import_module(path)
        except ImportError:
            module = getattr(
                importlib.import_module(path.rpartition(".")[0]), path.rpartition(".")[2], None
            )
        for name, value in attributes(module):
            full = f"{path}.{name}"
            if full in others or full in LEFT:
                continue
            rule = rule_of(full, value)
            if rule:
                rules.setdefault(json.dumps(rule), []).append(full)
    written = {}
    for text, names in sorted(rules.items(), key=lambda item: item[1][0]):
        rule = json.loads(text)
        if not rule.get("drop", True):
            del rule["drop"]
        written[names[0]] = {**({"also": names[1:]} if names[1:] else {}), **rule}
    json.dump(written, sys.stdout, indent=2)


if __name__ == "__main__":
    main()
