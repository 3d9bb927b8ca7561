def can_cast(source, target):
    """Return whether `source` can be cast to `target` under the type promotion rules."""
    kinds = ("bool", "int", "float", "complex")

    def kind_of(dtype):
        return next(i for i, kind in enumerate(kinds) if kind in str(dtype))

    return kind_of(source) <= kind_of(target)
