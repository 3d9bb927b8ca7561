"""One call written with every argument, in the shapes in which people write it: cells of calls/*.py.

A cell is written like one of snippets/*.py. The first call of the API that it names is the one that is
varied: all positional, all by keyword, keywords in another order, required arguments only, one optional
argument at a time, defaults spelled out, values out of variables, names as numpy spells them; a function of a
tensor also with `out=`, of integers too, as method of a name and of an expression, and in place. Whether a shape is legal is not decided
here: a case that PyTorch refuses is dropped.
"""

import ast
import copy
import pathlib

import torch

from case import Case
from operator_cases import WITHOUT_VALUES
from snippet_cases import cells
from torch_signatures import Signatures

# Other keywords that PyTorch's argument parser accepts.
OF_NUMPY = {"dim": "axis", "keepdim": "keepdims", "input": "x", "other": "x2"}
# Types to which PyTorch casts a result if `out` has them.
OTHER_TYPES = {
    "a wider": {
        torch.float32: torch.float64,
        torch.int64: torch.float32,
        torch.bool: torch.int64,
        torch.int32: torch.int64,
        torch.complex64: torch.complex128,
    },
    "a narrower": {
        torch.float32: torch.float16,
        torch.float64: torch.float32,
        torch.int64: torch.int32,
        torch.bool: torch.uint8,
        torch.complex128: torch.complex64,
    },
}
FOLDER = pathlib.Path(__file__).resolve().parent / "calls"


def _is_about(call, api):
    if not isinstance(call, ast.Call):
        return False
    spelled = ast.unparse(call.func)
    return spelled == api or (
        isinstance(call.func, ast.Attribute)
        and call.func.attr == api.rpartition(".")[2]
        and not spelled.startswith(("torch.", "torchvision."))
    )


def _call_in(tree, api):
    return next((node for node in ast.walk(tree) if _is_about(node, api)), None)


def _bound(call, overloads):
    """(signature, values by name) of the first overload that takes the call; None when none is known."""
    given = [keyword.arg for keyword in call.keywords]
    for params in overloads:
        names = [name for name, kind, *_ in params if kind in "op"]
        if (
            len(call.args) > len(names)
            or any(isinstance(a, ast.Starred) for a in call.args)
            or None in given
        ):
            continue
        values = dict(zip(names, call.args)) | {k.arg: k.value for k in call.keywords}
        if all(name in [p[0] for p in params] for name in values):
            return params, values
    return None


def _keywords(pairs):
    return [ast.keyword(name, value) for name, value in pairs]


def _defaults(params):
    """Names and default values, where the table knows them and they can be written."""
    for name, _, default, *_ in (
        p for p in params if len(p) > 2 and p[2] is not None and p[1] in "pk"
    ):
        try:
            ast.literal_eval(default)
        except (ValueError, SyntaxError):
            continue
        yield name, ast.parse(default, mode="eval").body


def _shapes(params, values):
    """(shape, positional values, keywords) of every way to write the call."""
    names = [name for name, kind, *_ in params if kind in "op"]
    only_positional = [name for name, kind, *_ in params if kind == "o"]
    required = [p[0] for p in params if len(p) < 3 or p[2] is None]
    ordered = [(name, values[name]) for name, *_ in params if name in values]

    def written(shape, pairs, count=0):
        count = max(count, sum(name in only_positional for name, _ in pairs))
        prefix = 0
        for (name, _), expected in zip(pairs[:count], names):
            if name != expected:
                break
            prefix += 1
        return shape, [value for _, value in pairs[:prefix]], _keywords(pairs[prefix:])

    yield written("keywords", ordered)
    yield written("positional", ordered, len(names))
    if len(ordered) > 1:
        head = [pair for pair in ordered if pair[0] in only_positional]
        rest = [pair for pair in ordered if pair[0] not in only_positional]
        yield written("shuffled", head + rest[::-1], len(head))
    needed = [pair for pair in ordered if pair[0] in required]
    if len(needed) < len(ordered):
        yield written("required", needed, len(names))
    spelled = [(name, default) for name, default in _defaults(params) if name not in values]
    if spelled:
        yield written("defaults", ordered + spelled)
    if len(ordered) - len(needed) > 1:
        for pair in ordered:
            if pair not in needed:
                yield written(
                    f"with {pair[0]}", [p for p in ordered if p in needed or p is pair], len(needed)
                )


def _varied(tree, api, args, keywords):
    tree = copy.deepcopy(tree)
    call = _call_in(tree, api)
    call.args, call.keywords = copy.deepcopy(args), copy.deepcopy(keywords)
    return tree


def _with_variables(tree, api):
    """The literals that the call is given come out of variables of the same name."""
    tree = copy.deepcopy(tree)
    call = _call_in(tree, api)
    bindings = []
    for keyword in call.keywords:
        if isinstance(keyword.value, (ast.Constant, ast.Tuple, ast.List)):
            name = "_" + keyword.arg
            bindings.append(ast.Assign([ast.Name(name, ast.Store())], keyword.value, lineno=0))
            keyword.value = ast.Name(name, ast.Load())
    place = next(i for i, statement in enumerate(tree.body) if _call_in(statement, api))
    tree.body[place:place] = bindings
    return tree if bindings else None


def _with_other_names(call):
    """The keywords as numpy spells them; None when they are the same."""
    other = copy.deepcopy(call)
    for keyword in other.keywords:
        keyword.arg = OF_NUMPY.get(keyword.arg, keyword.arg)
    return other if ast.dump(other) != ast.dump(call) else None


def _with_out(tree, api, call, types=None):
    """The result goes into tensors that are there; None when it is not made of tensors.

    With `types` it is one tensor of another type, which is compared as far as the result's own type is exact;
    None when `types` has none for it.
    """
    last = tree.body[-1]
    is_function = ast.unparse(call.func).startswith("torch.")
    if not (is_function and isinstance(last, ast.Assign) and last.value is _call_in(tree, api)):
        return None
    scope = {"torch": torch}
    try:
        exec(compile(ast.Module(tree.body[:-1], []), api, "exec"), scope)
        result = eval(ast.unparse(call), scope)
    except Exception:
        return None
    results = [result] if isinstance(result, torch.Tensor) else result
    if (
        not isinstance(results, tuple | list)
        or not all(isinstance(r, torch.Tensor) for r in results)
        or not results
    ):
        return None
    own_type = results[0].dtype
    if types is not None and (results[0] is not result or own_type not in types):
        return None
    names = ["out"] if results[0] is result else [f"out{i}" for i in range(len(results))]
    lines = [
        f"{n} = torch.empty({list(r.shape)}, dtype={(types or {}).get(r.dtype, r.dtype)})"
        for n, r in zip(names, results)
    ]
    out = ast.parse(names[0] if len(names) == 1 else ", ".join(names), mode="eval").body
    varied = _varied(tree, api, call.args, [*call.keywords, ast.keyword("out", out)])
    varied.body[-1:-1] = ast.parse("\n".join(lines)).body
    if types is not None:
        varied.body += ast.parse(
            "bytes_of_one = out.element_size()\nis_fraction = out.is_floating_point()"
        ).body
        if own_type.itemsize < types[own_type].itemsize:
            varied.body += ast.parse(
                f"out = out.to({own_type})\n{ast.unparse(last.targets[0])} = out"
            ).body
    return varied


class _Whole(ast.NodeTransformer):
    """Numbers with a fraction become whole ones."""

    def visit_Constant(self, node):
        return (
            ast.Constant(round(node.value))
            if isinstance(node.value, float) and abs(node.value) < 1e6
            else node
        )


def _of_integers(tree, api):
    """The call with integers in all tensors; None when they were integers before."""
    whole = _Whole().visit(copy.deepcopy(tree))
    return whole if ast.dump(whole) != ast.dump(tree) else None


def _as_method(tree, api, method, receiver, args, keywords):
    """The call as `receiver.method(...)`; in place, it is a separate statement."""
    function = ast.Attribute(receiver, method, ast.Load())
    called = ast.Call(function, copy.deepcopy(args), copy.deepcopy(keywords))
    tree = copy.deepcopy(tree)
    call = _call_in(tree, api)
    last = tree.body[-1]
    if method.endswith("_") and isinstance(last, ast.Assign) and last.value is call:
        tree.body[-1] = ast.Expr(called)
        return tree
    call.func, call.args, call.keywords = called.func, called.args, called.keywords
    return tree


def _method_cases(tree, api, params, values):
    """(API, shape, program) of the methods that do what the function does."""
    root, _, name = api.rpartition(".")
    first = params[0][0] if params else None
    if root != "torch" or first not in values:
        return
    receiver, rest = values[first], {k: v for k, v in values.items() if k != first}
    for method in (name, name + "_"):
        if not hasattr(torch.Tensor, method):
            continue
        kind = "in place" if method.endswith("_") else "method"
        for shape, args, keywords in _shapes(params[1:], rest):
            yield f"torch.Tensor.{method}", f"{kind} {shape}", _as_method(
                tree, api, method, receiver, args, keywords
            )
        copied = ast.parse(f"({ast.unparse(receiver)}).clone()", mode="eval").body
        shape, args, keywords = next(_shapes(params[1:], rest))
        yield (
            f"torch.Tensor.{method}",
            f"{kind} of an expression",
            _as_method(tree, api, method, copied, args, keywords),
        )
    if hasattr(torch, name + "_"):
        varied = _varied(tree, api, _call_in(tree, api).args, _call_in(tree, api).keywords)
        _call_in(varied, api).func.attr = name + "_"
        yield f"torch.{name}_", "in place", varied


def _cases_of(api, shape, body, signatures):
    tree = ast.parse(body)
    has_no_values = api.rpartition(".")[2].rstrip("_") in WITHOUT_VALUES

    def case(kind, code, about=api):
        code = code if isinstance(code, str) else ast.unparse(code)
        return Case(
            about, f"call {kind}{shape}", "import torch\n" + code.strip() + "\n", has_no_values
        )

    call = _call_in(tree, api)
    found = _bound(call, signatures.full_overloads(api)) if call else None
    yield case("as written", body)
    is_special = api.endswith("__")  # these are only called positionally
    if not found or is_special:
        return
    keywords_only = None
    for kind, args, keywords in _shapes(*found):
        varied = _varied(tree, api, args, keywords)
        keywords_only = keywords_only or varied
        yield case(kind, varied)
    variables = _with_variables(keywords_only, api)
    if variables:
        yield case("variables", variables)
    named = _call_in(keywords_only, api)
    if other := _with_other_names(named):
        yield case("names of numpy", _varied(tree, api, other.args, other.keywords))
    if with_out := _with_out(tree, api, named):
        yield case("out", with_out)
        for kind, types in OTHER_TYPES.items():
            if with_other := _with_out(tree, api, named, types):
                yield case(f"out of {kind} type", with_other)
        whole = _of_integers(keywords_only, api)
        if whole and (out_of_whole := _with_out(whole, api, _call_in(whole, api))):
            yield case("out of integers", out_of_whole)
    for about, kind, varied in _method_cases(tree, api, *found):
        yield case(kind, varied, about)


def call_cases():
    signatures = Signatures("torch-2.9.1.json", "torchvision-0.24.1.json")
    return [
        case
        for api, remark, body in cells(FOLDER)
        for case in _cases_of(api, remark, body, signatures)
    ]
