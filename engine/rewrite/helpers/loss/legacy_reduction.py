def legacy_reduction(size_average, reduce, reduction="mean"):
    """Return the reduction that the deprecated `size_average` and `reduce` ask for."""
    if size_average is None and reduce is None:
        return reduction
    if reduce is not None and not reduce:
        return "none"
    return "mean" if size_average in (None, True) else "sum"
