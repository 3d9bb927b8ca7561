import paddle


def make_parameter(data, requires_grad=True):
    """Return a parameter initialized with `data`."""
    start = paddle.nn.initializer.Assign(data)
    parameter = paddle.create_parameter(data.shape, data.dtype, default_initializer=start)
    parameter.stop_gradient = not requires_grad
    return parameter


def as_parameters(values):
    """Return the values as parameters."""
    return [each if hasattr(each, "trainable") else make_parameter(each) for each in values or ()]


def extend_parameters(parameters, values):
    """Append all values to the ParameterList, and return it."""
    for value in as_parameters(values):
        parameters.append(value)
    return parameters


def set_trainable(layer, requires_grad=True):
    """Set whether the parameters of the layer require gradients, and return the layer."""
    for parameter in layer.parameters():
        parameter.stop_gradient = not requires_grad
    return layer


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
