import paddle


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


def device_of(x):
    """Return the device of a tensor; of other objects, their attribute `device`."""
    if not isinstance(x, paddle.Tensor):
        return x.device
    return Device("cuda", x.place.gpu_device_id()) if x.place.is_gpu_place() else Device("cpu")
