from .remove_layers import remove_layers


def pop_layer(layers, key):
    """Takes one layer out of a sequence, and gives it."""
    layer = layers[key]
    remove_layers(layers, key)
    return layer
