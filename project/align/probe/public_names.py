"""Where a standalone program can import a function, class or module from."""

import inspect
import os
import sys
import types

# Where to find functions that do not know their module, the most common places first.
HOMES = {"torch": ("torch", "torch.nn.functional", "torch.linalg", "torch.fft", "torch.special", "torch.nn.init"),
         "paddle": ("paddle", "paddle.nn.functional", "paddle.linalg", "paddle.fft", "paddle.nn.initializer")}


def _parents(module):
    parts = module.split(".")
    return [".".join(parts[:count]) for count in range(1, len(parts) + 1)]


def _has(module, name, value):
    try:
        return inspect.getattr_static(sys.modules[module], name, None) is value
    except KeyError:
        return False


def _framework_name(value, framework):
    name, module = getattr(value, "__name__", None), getattr(value, "__module__", None) or ""
    for home in (*_parents(module), *HOMES[framework]):
        if isinstance(name, str) and _has(home, name, value):
            return home, name
    # It is known under another name, as what the probe has put in place of it.
    for home in HOMES[framework]:
        for other, each in list(vars(sys.modules.get(home, types)).items()):
            if each is value and not other.startswith("_"):
                return home, other
    return None


def _folder(module, root):
    """The folder from which the program's module is imported; nothing for a module of a package."""
    path = os.path.realpath(getattr(module, "__file__", None) or "")
    if not path.startswith(root + os.sep) or "site-packages" in path:
        return None
    if module.__name__ == "__main__":
        return os.path.dirname(path)
    depth = module.__name__.count(".") + (os.path.basename(path) == "__init__.py")
    for _ in range(depth + 1):
        path = os.path.dirname(path)
    return path


def _module_name(module):
    if module.__name__ != "__main__":
        return module.__name__
    return os.path.splitext(os.path.basename(module.__file__))[0]


def said_module(module, root):
    return {"module": _module_name(module), "folder": _folder(module, root)}


def said_name(value, root, framework):
    """A function or class by its module and name; nothing when it has none, as one inside a function."""
    found = _framework_name(value, framework)
    if found is None:
        return None
    module = sys.modules[found[0]]
    return {"from": _module_name(module), "name": found[1], "folder": _folder(module, root)}


def is_named(value):
    return isinstance(value, (type, types.FunctionType, types.BuiltinFunctionType)) or (
        callable(value) and isinstance(getattr(value, "__name__", None), str) and not inspect.ismethod(value))
