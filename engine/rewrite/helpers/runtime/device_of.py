import paddle

from .Device import Device


def device_of(x):
    """Where a tensor is, by the name of the device; of other objects, what they call so."""
    if not isinstance(x, paddle.Tensor):
        return x.device
    return Device("cuda", x.place.gpu_device_id()) if x.place.is_gpu_place() else Device("cpu")
