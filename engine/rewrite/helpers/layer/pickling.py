def empty_instance(make, given):
    """Return an uninitialized instance of the class `make(given)`, for pickle."""
    made = make(given)
    return made.__new__(made)


def make_picklable(made, make, given):
    """Return the dynamically made class, whose instances pickle by how it was made."""
    reduced = made.__reduce_ex__

    def __reduce_ex__(self, protocol):
        parts = reduced(self, protocol)
        return (empty_instance, (make, given), *parts[2:]) if type(self) is made else parts

    made.__reduce_ex__ = __reduce_ex__
    return made
