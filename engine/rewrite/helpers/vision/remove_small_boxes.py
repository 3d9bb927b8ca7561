import paddle


def remove_small_boxes(boxes, min_size):
    """The numbers of the boxes whose sides are at least `min_size` long."""
    sides = boxes[:, 2:] - boxes[:, :2]
    return paddle.nonzero((sides >= min_size).all(1)).flatten()
