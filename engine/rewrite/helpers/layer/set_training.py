def set_training(layer, training):
    """Set the layer to training or evaluation mode, and return it."""
    layer.train() if training else layer.eval()
    return layer
