def place_layer(layer, device, dtype):
    """Move a new layer to `device` and `dtype`, if given."""
    if isinstance(device, int):
        device = f"gpu:{device}"
    if device is not None or dtype is not None:
        layer.to(device.replace("cuda", "gpu") if isinstance(device, str) else device, dtype)
