class DefaultAttribute:
    """Descriptor with a default until the layer is given a tensor under this name."""

    def __init__(self, value):
        self.value = value

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, layer, owner):
        return self.value if layer is None else layer._buffers.get(self.name, self.value)
