def functional_call(module, tensors, args=None, kwargs=None, *, tie_weights=True, strict=False):
    """What a layer gives with these tensors, by their names, in the place of its own."""
    tensors = tensors if isinstance(tensors, dict) else {key: value for each in tensors for key, value in each.items()}
    args = () if args is None else args if isinstance(args, tuple) else (args,)
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
