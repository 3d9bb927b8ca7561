from .remove_layers import remove_layers


def pop_layer(layers, key):
    """Remove and return a layer of a sequence."""
    layer = layers[key]
    remove_layers(layers, key)
    return layer
