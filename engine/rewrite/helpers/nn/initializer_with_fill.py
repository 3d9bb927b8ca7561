from .fill_with import fill_with


def initializer_with_fill(initialize):
    """`initialize`, for the memory of any tensor."""
    return lambda tensor, *options, **named_options: fill_with(tensor, initialize, *options, **named_options)
