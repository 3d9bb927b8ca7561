def empty_instance(make, given):
    """An empty instance of the class `make(given)`, which pickle fills."""
    made = make(given)
    return made.__new__(made)
