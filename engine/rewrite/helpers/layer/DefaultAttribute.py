class DefaultAttribute:
    """The value of an attribute until its layer is given a tensor, which Paddle keeps in a table of its own."""

    def __init__(self, value):
        self.value = value

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, layer, owner):
        return self.value if layer is None else layer._buffers.get(self.name, self.value)
