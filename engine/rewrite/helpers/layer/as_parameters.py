from .make_parameter import make_parameter


def as_parameters(values):
    """Return the values as parameters."""
    return [each if hasattr(each, "trainable") else make_parameter(each) for each in values or ()]
