from .fill_with import fill_with


def initializer_with_fill(initialize):
    """Return an initializer that fills the memory of the tensor it is given."""
    return lambda tensor, *options, **named_options: fill_with(
        tensor, initialize, *options, **named_options
    )
