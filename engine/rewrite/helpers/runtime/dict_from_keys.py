def dict_from_keys(values, keys):
    """Return a dictionary with the given values and keys."""
    return dict(zip(keys, values))
