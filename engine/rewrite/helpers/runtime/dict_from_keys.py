def dict_from_keys(values, keys):
    return dict(zip(keys, values))
