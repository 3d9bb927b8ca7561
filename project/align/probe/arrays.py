"""Arrays as they are stored in `values.bin`, and statistics of all their elements."""

import os

import numpy

CHUNK = 1 << 14  # elements that are looked at together: they fit a processor's cache as float64


def kept(array):
    """The array in one of the types that are stored, without a copy where it has one already."""
    kind, size = array.dtype.kind, array.dtype.itemsize
    if kind == "c":
        return numpy.ascontiguousarray(array, "complex128").view("float64")
    if kind == "f":
        return array if size in (4, 8) else array.astype("float64" if size > 8 else "float32")
    return array if array.dtype == "int64" else array.astype("int64")


def square(part):
    """The sum of squares. Not by `@`: threads of a BLAS take a hundred times as long on a busy machine."""
    return float(numpy.einsum("i,i->", part, part))


def counts(array):
    """How many of all elements are nan and inf."""
    if array.dtype.kind not in "fc":
        return {"nan": 0, "inf": 0}
    with numpy.errstate(invalid="ignore", over="ignore"):
        is_finite = bool(numpy.isfinite(array.sum()))  # a sum that overflows is not: the elements are checked one by one
    return {"nan": 0 if is_finite else int(numpy.count_nonzero(numpy.isnan(array))),
            "inf": 0 if is_finite else int(numpy.count_nonzero(numpy.isinf(array)))}


def stride_for(count, limit):
    """The step between kept elements, so that at most `limit` are kept."""
    return max(1, -(-count // limit))


class ArrayFile:
    """`values.bin`: arrays one after the other."""

    def __init__(self, path, writable):
        self._file = open(path, "w+b" if writable else "rb", buffering=0)
        self.size = os.fstat(self._file.fileno()).st_size

    def append(self, array, limit):
        """Writes the array, or every n-th element of it, and returns its description."""
        count = array.size
        stride = stride_for(count, limit)
        flat = array.reshape(-1)[::stride]
        described = {"offset": self.size, "stored": int(flat.size), "stride": stride, **counts(array)}
        values = numpy.ascontiguousarray(kept(flat))
        described["as"] = "complex128" if array.dtype.kind == "c" else str(values.dtype)
        self._file.seek(self.size)
        self._write(memoryview(values).cast("B") if values.size else b"")
        self.size += values.nbytes
        return described

    def _write(self, data):
        while len(data):  # a raw file may take a part only
            data = data[self._file.write(data):]

    def read(self, described):
        """The stored elements of a value's tensor."""
        self._file.seek(described["offset"])
        made = numpy.empty(described["stored"], described["as"])
        if made.size and self._file.readinto(memoryview(made.view("uint8"))) != made.nbytes:
            raise EOFError("values.bin is shorter than its events say")
        return made
