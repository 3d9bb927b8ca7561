class AnyRecurrence:
    """What lets `to` move a layer of Paddle's that keeps an empty buffer for itself on the CPU."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        if "_dropout_state" in self._buffers:
            self.__dict__["_dropout_state"] = self._buffers.pop("_dropout_state")

    def __getstate__(self):
        return {name: value for name, value in self.__dict__.items() if name != "_dropout_state"}

    def __setstate__(self, state):
        self.__dict__.update(state)
        self.__dict__["_dropout_state"] = self.create_variable(dtype="uint8")
