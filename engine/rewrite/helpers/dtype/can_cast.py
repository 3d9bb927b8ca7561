def can_cast(source, target):
    """Whether numbers of type `source` stay numbers of their kind as `target`."""
    kinds = ("bool", "int", "float", "complex")
    kind_of = lambda dtype: next(i for i, kind in enumerate(kinds) if kind in str(dtype))
    return kind_of(source) <= kind_of(target)
