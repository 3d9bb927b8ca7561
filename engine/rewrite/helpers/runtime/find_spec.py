def find_spec(name, package=None):
    """Where a module is found; what was PyTorch's is where Paddle is."""
    from importlib.util import find_spec
    return find_spec("paddle" if name == "torch" else name, package)
