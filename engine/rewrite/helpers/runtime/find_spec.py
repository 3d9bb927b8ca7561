def find_spec(name, package=None):
    """Return the import spec of a module; for torch that of Paddle."""
    from importlib.util import find_spec

    return find_spec("paddle" if name == "torch" else name, package)
