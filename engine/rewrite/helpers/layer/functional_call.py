def functional_call(module, tensors, args=None, kwargs=None, *, tie_weights=True, strict=False):
    """Call the layer with its parameters and buffers replaced by `tensors`."""
    if not isinstance(tensors, dict):
        tensors = {key: value for each in tensors for key, value in each.items()}
    if args is None:
        args = ()
    elif not isinstance(args, tuple):
        args = (args,)
    layers = dict(module.named_sublayers(include_self=True))
    kept = []
    try:
        for path, tensor in tensors.items():
            prefix, _, name = path.rpartition(".")
            layer = layers[prefix]
            held = layer._parameters if name in layer._parameters else layer._buffers
            if name not in held:
                raise KeyError(path)
            kept.append((held, name, held[name]))
            held[name] = tensor
        return module(*args, **(kwargs or {}))
    finally:
        for held, name, tensor in reversed(kept):
            held[name] = tensor
