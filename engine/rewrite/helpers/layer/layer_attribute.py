def layer_attribute(layer, name):
    """Return the attribute of a layer that is called `name` in PyTorch."""
    others = {
        "eps": "_epsilon",
        "running_mean": "_mean",
        "running_var": "_variance",
        "kernel_size": "ksize",
    }
    known = next(
        (each for each in (name, "_" + name, others.get(name, name)) if hasattr(layer, each)), name
    )
    value = getattr(layer, known)
    if known == "_momentum":
        return 1 - value
    if known == "_padding" and isinstance(value, int):
        return (value,) * len(layer._kernel_size)
    return tuple(value) if known.startswith("_") and isinstance(value, list) else value
