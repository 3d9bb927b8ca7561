def int64_indices(result):
    """The result of a pooling, with int64 indices if it has indices."""
    return (result[0], result[1].astype("int64")) if isinstance(result, tuple) else result
