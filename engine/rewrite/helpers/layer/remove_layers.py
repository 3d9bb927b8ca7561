def remove_layers(layers, index):
    """Takes layers out of a sequence, and numbers those that stay."""
    names = list(layers._sub_layers)
    removed = set(names[index] if isinstance(index, slice) else [names[index]])
    kept = [(name, layer) for name, layer in layers._sub_layers.items() if name not in removed]
    layers._sub_layers.clear()
    for number, (name, layer) in enumerate(kept):
        layers._sub_layers[str(number)] = layer
