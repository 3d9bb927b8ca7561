def identity_decorator(function=None, **_):
    """Decorator, with or without options, that returns the function itself."""
    return identity_decorator if function is None else function
