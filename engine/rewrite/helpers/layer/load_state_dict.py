def load_state_dict(layer, state_dict, strict=True):
    """Load a state dict; raise where keys or shapes do not match."""
    own = layer.state_dict()
    unfit = [
        name
        for name, value in state_dict.items()
        if name in own and list(own[name].shape) != list(value.shape)
    ]
    if unfit:
        raise RuntimeError(f"Error(s) in loading state_dict: size mismatch for {', '.join(unfit)}")
    return layer.load_state_dict(state_dict, strict)
