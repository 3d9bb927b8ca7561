import paddle


class ParameterDict(paddle.nn.ParameterDict):
    """Parameters by name, with the methods of a dictionary."""

    def __contains__(self, key):
        return key in self._parameters

    def keys(self):
        return self._parameters.keys()

    def values(self):
        return self._parameters.values()

    def items(self):
        return self._parameters.items()

    def pop(self, key):
        return self._parameters.pop(key)
