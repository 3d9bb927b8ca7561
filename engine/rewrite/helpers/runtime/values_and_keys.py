def values_and_keys(dictionary):
    """Return the values and the keys of a dictionary."""
    return list(dictionary.values()), list(dictionary.keys())
