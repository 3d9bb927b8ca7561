def lerp(x, end, weight):
    """`x` where `weight` is 0, `end` where it is 1, with gradients to all three."""
    return x + weight * (end - x)
