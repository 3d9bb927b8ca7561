def ntuple(value, count):
    """Return the iterable as a tuple, or a tuple of `count` times the value."""
    return tuple(value) if hasattr(value, "__iter__") else (value,) * count
