def nonlinearity_gain(nonlinearity, slope=None):
    """Return the recommended gain for a nonlinearity."""
    if nonlinearity == "leaky_relu":
        return (2 / (1 + (0.01 if slope is None else slope) ** 2)) ** 0.5
    return {"tanh": 5 / 3, "relu": 2**0.5, "selu": 0.75}.get(nonlinearity, 1.0)
