def result_of(function, *args, **kwargs):
    """What a function gives, at once instead of beside the program."""
    return function(*args, **kwargs)
