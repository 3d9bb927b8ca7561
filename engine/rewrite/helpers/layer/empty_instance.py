def empty_instance(make, given):
    """Return an uninitialized instance of the class `make(given)`, for pickle."""
    made = make(given)
    return made.__new__(made)
