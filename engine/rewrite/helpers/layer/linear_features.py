def linear_features(layer, name):
    """Return `in_features` or `out_features` of a linear layer."""
    if hasattr(layer, name):
        return getattr(layer, name)
    return layer.weight.shape[0 if name == "in_features" else 1]
