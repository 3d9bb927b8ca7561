def dict_of(values, keys):
    return dict(zip(keys, values))
