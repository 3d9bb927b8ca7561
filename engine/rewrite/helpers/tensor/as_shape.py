def as_shape(size):
    """A shape: one size alone is that of a vector."""
    return list(size) if isinstance(size, (list, tuple)) else [int(size)]
