def nonlinearity_gain(nonlinearity, slope=None):
    """By how much the deviation of a layer's weights exceeds that of a linear one."""
    if nonlinearity == "leaky_relu":
        return (2 / (1 + (0.01 if slope is None else slope) ** 2)) ** 0.5
    return {"tanh": 5 / 3, "relu": 2**0.5, "selu": 0.75}.get(nonlinearity, 1.0)
