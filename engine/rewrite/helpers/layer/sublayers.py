import functools

import paddle

from .pickling import make_picklable


def accept_inplace(layer, known={}):
    """Return a subclass of `layer` that accepts `inplace` and ignores it."""

    def __init__(self, *args, inplace=False, **kwargs):
        layer.__init__(self, *args, **kwargs)

    made = type(layer.__name__, (layer,), {"__init__": __init__})
    return known.setdefault(layer, make_picklable(made, accept_inplace, layer))


def remove_layers(layers, index):
    """Remove layers from a sequence, and renumber the others."""
    names = list(layers._sub_layers)
    removed = set(names[index] if isinstance(index, slice) else [names[index]])
    kept = [(name, layer) for name, layer in layers._sub_layers.items() if name not in removed]
    layers._sub_layers.clear()
    for number, (name, layer) in enumerate(kept):
        layers._sub_layers[str(number)] = layer


def pop_layer(layers, key):
    """Remove and return a layer of a sequence."""
    layer = layers[key]
    remove_layers(layers, key)
    return layer


def move_layer(layer, to):
    """Move the layer to another device or type, or to those of a tensor."""
    if isinstance(to, int):
        to = f"gpu:{to}"
    if isinstance(to, paddle.Tensor):
        return layer.to(to.place, to.dtype)
    return layer.to(dtype=to) if isinstance(to, paddle.dtype) else layer.to(to)


def set_training(layer, training):
    """Set the layer to training or evaluation mode, and return it."""
    layer.train() if training else layer.eval()
    return layer


def checkpoint_sequential(functions, segments, x, **options):
    """Run the functions in `segments` segments; recompute activations of all but the last."""
    functions = list(functions.children() if isinstance(functions, paddle.nn.Layer) else functions)
    size = len(functions) // segments

    def piece(members):
        return lambda x: functools.reduce(lambda value, member: member(value), members, x)

    for start in range(0, size * (segments - 1), size):
        x = paddle.distributed.fleet.utils.recompute(
            piece(functions[start : start + size]), x, **options
        )
    return piece(functions[size * (segments - 1) :])(x)
