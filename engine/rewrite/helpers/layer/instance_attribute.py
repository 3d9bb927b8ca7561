def instance_attribute(layer, name):
    """What `layer` was given as `name`, in front of a method that Paddle's layers have of that name."""
    held = vars(layer)
    for given in (held, *(held.get(kind, {}) for kind in ("_parameters", "_sub_layers", "_buffers"))):
        if name in given:
            return given[name]
    return getattr(layer, name)
