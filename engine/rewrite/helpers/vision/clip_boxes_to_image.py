import paddle


def clip_boxes_to_image(boxes, size):
    """Clip boxes to an image of size (height, width)."""
    high = paddle.to_tensor([size[1], size[0]] * 2, dtype=boxes.dtype)
    return paddle.minimum(boxes.clip(min=0), high)
