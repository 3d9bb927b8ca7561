import paddle


def remove_small_boxes(boxes, min_size):
    """Return the indices of boxes whose sides are at least `min_size`."""
    sides = boxes[:, 2:] - boxes[:, :2]
    return paddle.nonzero((sides >= min_size).all(1)).flatten()
