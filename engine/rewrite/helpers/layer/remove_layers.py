def remove_layers(layers, index):
    """Remove layers from a sequence, and renumber the others."""
    names = list(layers._sub_layers)
    removed = set(names[index] if isinstance(index, slice) else [names[index]])
    kept = [(name, layer) for name, layer in layers._sub_layers.items() if name not in removed]
    layers._sub_layers.clear()
    for number, (name, layer) in enumerate(kept):
        layers._sub_layers[str(number)] = layer
