def as_shape(size):
    """Return the size as a list."""
    return list(size) if isinstance(size, (list, tuple)) else [int(size)]
