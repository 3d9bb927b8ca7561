def call_now(function, *args, **kwargs):
    """Call the function at once instead of asynchronously."""
    return function(*args, **kwargs)


def custom_op_without_registration(name, function=None, /, **options):
    """Return the function itself, without registration as an operator."""
    return (lambda function: function) if function is None else function


def identity_decorator(function=None, **_):
    """Decorator, with or without options, that returns the function itself."""
    return identity_decorator if function is None else function


def ignore_registration(kind, *functions, **options):
    """Ignore the registration of a pytree node."""
