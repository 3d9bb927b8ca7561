def lerp(x, end, weight):
    """Return x + weight * (end - x), differentiable in all three."""
    return x + weight * (end - x)
