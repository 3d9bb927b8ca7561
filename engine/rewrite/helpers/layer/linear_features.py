def linear_features(layer, name):
    """`in_features` or `out_features` of a layer; Paddle's own linear layer shows its weight."""
    if hasattr(layer, name):
        return getattr(layer, name)
    return layer.weight.shape[0 if name == "in_features" else 1]
