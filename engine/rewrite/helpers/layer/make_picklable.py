from .empty_instance import empty_instance


def make_picklable(made, make, given):
    """The class `made`, whose instances pickle by how it was made, because no module has it under its name."""
    reduced = made.__reduce_ex__

    def __reduce_ex__(self, protocol):
        parts = reduced(self, protocol)
        return (empty_instance, (make, given), *parts[2:]) if type(self) is made else parts

    made.__reduce_ex__ = __reduce_ex__
    return made
