def call_now(function, *args, **kwargs):
    """What a function gives, at once instead of beside the program."""
    return function(*args, **kwargs)
