def set_training(layer, training):
    """The layer itself, for training or for evaluation."""
    layer.train() if training else layer.eval()
    return layer
