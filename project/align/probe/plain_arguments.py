"""What functions of the program are called with, as far as it is plain: where two programs' calls begin to differ."""

import numbers

LONGEST, DEEPEST, MOST = 2000, 3, 64
FOREIGN = ("torch", "paddle", "numpy", "builtins", "functools")


def attributes(value):
    """Of an object of the program that is neither a layer nor a function; nothing for all others."""
    is_own = not callable(value) and type(value).__module__.partition(".")[0] not in FOREIGN
    return getattr(value, "__dict__", None) if is_own else None


def said(value, depth=0):
    """A text that is the same for equal values; nothing where a value is not plain."""
    if value is None or isinstance(value, (bool, str)):
        return repr(value)
    if isinstance(value, numbers.Real):
        return repr(float(value))
    if depth >= DEEPEST:
        return None
    if isinstance(value, (list, tuple, range)) and len(value) <= MOST:
        return "[" + ", ".join(said(each, depth + 1) or "?" for each in value) + "]"
    members = value if isinstance(value, dict) else attributes(value)
    if isinstance(members, dict) and len(members) <= MOST:
        return "{" + ", ".join(f"{key}: {said(each, depth + 1) or '?'}" for key, each in members.items()) + "}"
    return None


def arguments(frame):
    """By the names of the parameters; those that are not plain are left out."""
    code = frame.f_code
    names = code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]
    texts = {name: said(frame.f_locals[name]) for name in names if name in frame.f_locals}
    return {name: text[:LONGEST] for name, text in texts.items() if text is not None}
