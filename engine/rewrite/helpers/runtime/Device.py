class Device(str):
    """Name of a device, with attributes `type` and `index`."""

    def __new__(cls, type, index=None):
        kind, _, number = (f"gpu:{type}" if isinstance(type, int) else str(type)).partition(":")
        index = int(number) if number else index
        is_cpu = kind == "cpu"
        own = super().__new__(
            cls, kind if is_cpu else f"{kind.replace('cuda', 'gpu')}:{index or 0}"
        )
        own.type, own.index = kind.replace("gpu", "cuda"), None if is_cpu else index
        return own

    def __getnewargs__(self):
        return self.type, self.index
