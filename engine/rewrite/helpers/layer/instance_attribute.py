def instance_attribute(layer, name):
    """Return the attribute that was set on `layer`, else its method of that name."""
    held = vars(layer)
    for given in (
        held,
        *(held.get(kind, {}) for kind in ("_parameters", "_sub_layers", "_buffers")),
    ):
        if name in given:
            return given[name]
    return getattr(layer, name)
