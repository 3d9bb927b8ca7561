def place_layer(layer, device, dtype):
    """Moves a new layer to where PyTorch's arguments ask for it, and to their type."""
    if isinstance(device, int):
        device = f"gpu:{device}"
    if device is not None or dtype is not None:
        layer.to(device.replace("cuda", "gpu") if isinstance(device, str) else device, dtype)
