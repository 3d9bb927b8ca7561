from .initialized import initialized


def initializing(initialize):
    """`initialize`, for the memory of any tensor."""
    return lambda tensor, *options, **named_options: initialized(tensor, initialize, *options, **named_options)
