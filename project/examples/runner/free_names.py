"""Which names a snippet reads before it defines them, and whether they can be tensors."""

import ast
import builtins

# What every half may use without an import, as documents do.
GIVEN = {"torch", "paddle", "np", "numpy", "nn", "F", "os", "math", "random", "copy", "sys", "torchvision", "torchaudio",
         "transformers", "einops", "scipy", "functools", "itertools", "time", "warnings"}

# Builtins that stand for a tensor where they are read and not called.
SHADOWED = {"input", "min", "max", "range", "filter", "id", "iter", "hash", "sum", "all", "any", "abs", "pow", "round"}

# Names that writers give to something else than a tensor.
OTHERS = {"model", "net", "network", "module", "layer", "optimizer", "opt", "optim", "sgd", "adam", "scheduler", "loader",
          "dataset", "dataloader", "data_loader", "train_loader", "sampler", "device", "path", "file", "filename", "fn",
          "func", "f", "function", "hook", "handle", "event", "stream", "store", "group", "rank", "world_size", "dist",
          "generator", "gen", "callback", "img", "image", "pic", "ctx", "cls", "self", "collate_fn", "transform", "args",
          "kwargs", "dtype", "tokenizer", "config", "logger", "writer", "criterion", "loss_fn", "encoder", "decoder"}


class _Reader(ast.NodeVisitor):
    """Visits a snippet in the order in which it runs."""

    def __init__(self):
        self.defined = set(dir(builtins)) | {"__name__", "__file__"}
        self.free = []
        self.builtins_read = []
        self.called = set()
        self.stored = set()

    def _load(self, name):
        if name in SHADOWED and name not in self.builtins_read:
            self.builtins_read.append(name)
        if name not in self.defined and name not in self.free:
            self.free.append(name)

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Load):
            self._load(node.id)
        else:
            self.defined.add(node.id)
            self.stored.add(node.id)

    def visit_Assign(self, node):
        self.visit(node.value)
        for target in node.targets:
            self.visit(target)

    def visit_AnnAssign(self, node):
        if node.value is not None:
            self.visit(node.value)
        self.visit(node.target)

    def visit_AugAssign(self, node):
        if isinstance(node.target, ast.Name):
            self._load(node.target.id)
        self.visit(node.value)
        self.visit(node.target)

    def visit_Call(self, node):
        if isinstance(node.func, ast.Name):
            self.called.add(node.func.id)
        self.generic_visit(node)

    def visit_For(self, node):
        self.visit(node.iter)
        self.visit(node.target)
        for each in node.body + node.orelse:
            self.visit(each)

    def _comprehension(self, node):
        for each in node.generators:
            self.visit(each.iter)
            self.visit(each.target)
            for test in each.ifs:
                self.visit(test)
        for part in ("elt", "key", "value"):
            if hasattr(node, part):
                self.visit(getattr(node, part))

    visit_ListComp = visit_SetComp = visit_GeneratorExp = visit_DictComp = _comprehension

    def _import(self, node):
        for alias in node.names:
            self.defined.add((alias.asname or alias.name).split(".")[0])

    visit_Import = visit_ImportFrom = _import

    def visit_ExceptHandler(self, node):
        if node.name:
            self.defined.add(node.name)
        self.generic_visit(node)

    def _function(self, node):
        if not isinstance(node, ast.Lambda):
            self.defined.add(node.name)
            for each in node.decorator_list:
                self.visit(each)
        arguments = node.args
        for each in arguments.defaults + [each for each in arguments.kw_defaults if each is not None]:
            self.visit(each)
        before = set(self.defined)
        for each in arguments.posonlyargs + arguments.args + arguments.kwonlyargs:
            self.defined.add(each.arg)
        for each in (arguments.vararg, arguments.kwarg):
            if each is not None:
                self.defined.add(each.arg)
        for each in node.body if isinstance(node.body, list) else [node.body]:
            self.visit(each)
        self.defined = before

    visit_FunctionDef = visit_AsyncFunctionDef = visit_Lambda = _function

    def visit_ClassDef(self, node):
        self.defined.add(node.name)
        self.generic_visit(node)


def names_of(code):
    """(names read before they are defined, names called, names defined). Empty for text that is not Python."""
    reader = _Reader()
    try:
        reader.visit(ast.parse(code))
    except (SyntaxError, ValueError, RecursionError):
        return [], set(), set()
    shadowed = [name for name in reader.builtins_read if name not in reader.called | reader.stored]
    return [name for name in reader.free if name not in GIVEN] + shadowed, reader.called, reader.defined


def may_be_tensor(name, called):
    is_class = name[0].isupper() and len(name) > 2
    return name not in called and not is_class and name.lower() not in OTHERS


def results_of(code):
    """Names that are read as the value of `out=` alone."""
    try:
        tree = ast.parse(code)
    except (SyntaxError, ValueError, RecursionError):
        return set()
    out = [node for call in ast.walk(tree) if isinstance(call, ast.Call)
           for keyword in call.keywords if keyword.arg == "out" for node in ast.walk(keyword.value)]
    elsewhere = [node for node in ast.walk(tree) if node not in out]
    names = lambda nodes: {node.id for node in nodes if isinstance(node, ast.Name)}
    return names(out) - names(elsewhere)
