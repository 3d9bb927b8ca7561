def ntuple(value, count):
    """A tuple of the value `count` times, or of the values that it holds."""
    return tuple(value) if hasattr(value, "__iter__") else (value,) * count
