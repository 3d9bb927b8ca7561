def call_now(function, *args, **kwargs):
    """Call the function at once instead of asynchronously."""
    return function(*args, **kwargs)
