"""Turns values of the program into trees whose tensors are stored in the recording.

A tensor that several layers and sites return is stored once: it is known by its identity and the number of changes that
were made to it in place.
"""

import weakref

import numpy

from .value_tree import leaves, tree

WHOLE = 1 << 62


class Keeper:
    def __init__(self, backend, recording, limit):
        self._backend, self._values, self._limit = backend, recording.values, limit
        self._known = {}

    def _described(self, tensor, limit):
        try:
            if isinstance(tensor, numpy.ndarray):
                array, dtype = tensor, str(tensor.dtype)
            else:
                array, dtype = self._backend.array(tensor), self._backend.dtype(tensor)
            if array.dtype.kind not in "fciub":
                return {"other": f"array of {array.dtype}"}
            shape = [int(size) for size in array.shape]
            return {"tensor": {"dtype": dtype, "shape": shape, **self._values.append(array, limit)}}
        except (RuntimeError, TypeError, ValueError, NotImplementedError, OSError) as error:
            # Symbolic, batched by vmap, without storage: the program goes on with it, and so do we.
            return {"other": f"unreadable tensor: {type(error).__name__}"}

    def _once(self, tensor):
        version = self._backend.version_of(tensor)
        known = self._known.get(id(tensor))
        if known and known[0]() is tensor and known[1] == version:
            return known[2]
        described, place = self._described(tensor, self._limit), id(tensor)
        self._known[place] = weakref.ref(tensor, lambda _: self._known.pop(place, None)), version, described
        return described

    def tree(self, value, whole=False, with_objects=False):
        """The value as it is now. `whole` keeps every element; `with_objects` looks into those of the program."""

        def tensor(each):
            if isinstance(each, numpy.ndarray):
                return self._described(each, WHOLE if whole else self._limit)
            if not self._backend.is_tensor(each):
                return None
            return self._described(each, WHOLE) if whole else self._once(each)

        return tree(value, tensor, with_objects=with_objects)

    def array(self, array, dtype):
        """An array that was made for the recording, such as a weight the other way round."""
        return {"tensor": {"dtype": dtype, "shape": list(array.shape), **self._values.append(array, self._limit)}}

    def tensors(self, value):
        return leaves(value, self._backend.is_tensor)
