def legacy_reduction(size_average, reduce, reduction="mean"):
    """The reduction that the former arguments of a loss ask for."""
    if size_average is None and reduce is None:
        return reduction
    if reduce is False:
        return "none"
    return "sum" if size_average is False else "mean"
