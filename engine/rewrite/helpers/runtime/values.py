import typing


def dict_from_keys(values, keys):
    """Return a dictionary with the given values and keys."""
    return dict(zip(keys, values))


def matches_type(value, kind):
    """Return whether `value` is of a type or a generic alias like `List[int]`."""
    if isinstance(kind, (list, tuple)):
        return any(matches_type(value, each) for each in kind)
    origin, inside = typing.get_origin(kind), typing.get_args(kind)
    if origin is None:
        return isinstance(value, kind)
    if origin is typing.Union or getattr(origin, "__name__", "") == "UnionType":
        return any(matches_type(value, each) for each in inside)
    if not isinstance(value, origin):
        return False
    if origin is dict:
        return all(
            matches_type(key, inside[0]) and matches_type(item, inside[1])
            for key, item in value.items()
        )
    if origin is tuple:
        return len(value) == len(inside) and all(matches_type(*pair) for pair in zip(value, inside))
    return all(matches_type(item, inside[0]) for item in value)


def values_and_keys(dictionary):
    """Return the values and the keys of a dictionary."""
    return list(dictionary.values()), list(dictionary.keys())
