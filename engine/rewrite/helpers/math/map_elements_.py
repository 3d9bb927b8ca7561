import numpy


def map_elements_(x, change):
    """Puts what `change` gives for each value of `x` in its place. Returns `x`."""
    values = numpy.array([change(value) for value in x.flatten().tolist()])
    x.set_value(values.reshape(x.shape).astype(x.numpy().dtype))
    return x
