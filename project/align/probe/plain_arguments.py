"""What functions of the program are called with, as far as it is plain: where two programs' calls begin to differ."""

import functools
import inspect
import numbers

LONGEST, DEEPEST, MOST = 2000, 3, 64
FOREIGN = ("torch", "paddle", "numpy", "builtins", "functools")


def attributes(value):
    """Of an object of the program that is neither a layer nor a function; nothing for all others."""
    is_own = not callable(value) and type(value).__module__.partition(".")[0] not in FOREIGN
    return getattr(value, "__dict__", None) if is_own else None


def _of_framework(kind):
    """A layer's class as both frameworks call it, but for capitals."""
    is_known = kind.__module__.partition(".")[0] in ("torch", "paddle")
    return kind.__name__.lower() if is_known else None


def said(value, depth=0):
    """A text that is the same for equal values; nothing where a value is not plain."""
    if value is None or isinstance(value, (bool, str)):
        return repr(value)
    if isinstance(value, numbers.Real):
        return repr(float(value))
    if isinstance(value, functools.partial):
        return said(value.func, depth)
    if isinstance(value, type):
        return _of_framework(value)
    if depth >= DEEPEST:
        return None
    if isinstance(value, (list, tuple, range)) and len(value) <= MOST:
        return "[" + ", ".join(said(each, depth + 1) or "?" for each in value) + "]"
    members = value if isinstance(value, dict) else attributes(value)
    if isinstance(members, dict) and len(members) <= MOST:
        return "{" + ", ".join(f"{key}: {said(each, depth + 1) or '?'}" for key, each in members.items()) + "}"
    return None


def _given(frame):
    """What the function was called with: by the names of its parameters, and of those that take any number each."""
    code, values = frame.f_code, frame.f_locals
    count = code.co_argcount + code.co_kwonlyargcount
    has_more, has_named = bool(code.co_flags & inspect.CO_VARARGS), bool(code.co_flags & inspect.CO_VARKEYWORDS)
    given = {name: values[name] for name in code.co_varnames[:count] if name in values}
    if has_more:
        name = code.co_varnames[count]
        given.update({f"*{name}[{place}]": value for place, value in enumerate(_members(values.get(name), tuple))})
    if has_named:
        name = code.co_varnames[count + has_more]
        given.update({f"**{name}[{key!r}]": value for key, value in _members(values.get(name), dict).items()})
    return given


def _members(value, kind):
    """The function may have given its parameter another value since."""
    return value if type(value) is kind and len(value) <= MOST else kind()


def arguments(frame):
    """Texts by name; those that are not plain are left out."""
    texts = {name: said(value) for name, value in _given(frame).items()}
    return {name: text[:LONGEST] for name, text in texts.items() if text is not None}
