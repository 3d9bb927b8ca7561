class DefaultAttribute:
    """Descriptor with a default until the layer is given a tensor under this name."""

    def __init__(self, value):
        self.value = value

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, layer, owner):
        return self.value if layer is None else layer._buffers.get(self.name, self.value)


def instance_attribute(layer, name):
    """Return the attribute that was set on `layer`, else its method of that name."""
    held = vars(layer)
    parts = [held.get(kind, {}) for kind in ("_parameters", "_sub_layers", "_buffers")]
    for given in (held, *parts):
        if name in given:
            return given[name]
    return getattr(layer, name)


def layer_attribute(layer, name):
    """Return the attribute of a layer that is called `name` in PyTorch."""
    others = {"eps": "_epsilon", "running_mean": "_mean", "running_var": "_variance"}
    others["kernel_size"] = "ksize"
    names = (name, "_" + name, others.get(name, name))
    known = next((each for each in names if hasattr(layer, each)), name)
    value = getattr(layer, known)
    if known == "_momentum":
        return 1 - value
    if known == "_padding" and isinstance(value, int):
        return (value,) * len(layer._kernel_size)
    return tuple(value) if known.startswith("_") and isinstance(value, list) else value


def linear_features(layer, name):
    """Return `in_features` or `out_features` of a linear layer."""
    if hasattr(layer, name):
        return getattr(layer, name)
    return layer.weight.shape[0 if name == "in_features" else 1]
