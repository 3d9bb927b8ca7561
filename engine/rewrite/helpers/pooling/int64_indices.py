def int64_indices(result):
    """Return the result of a pooling, with its indices as int64."""
    return (result[0], result[1].astype("int64")) if isinstance(result, tuple) else result
