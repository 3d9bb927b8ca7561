def values_and_keys(dictionary):
    return list(dictionary.values()), list(dictionary.keys())
