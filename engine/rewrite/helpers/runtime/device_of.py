import paddle

from .Device import Device


def device_of(x):
    """Return the device of a tensor; of other objects, their attribute `device`."""
    if not isinstance(x, paddle.Tensor):
        return x.device
    return Device("cuda", x.place.gpu_device_id()) if x.place.is_gpu_place() else Device("cpu")
