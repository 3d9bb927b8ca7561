import paddle


def clip_boxes_to_image(boxes, size):
    """The parts of boxes that are in a picture of `size`, its height and width."""
    high = paddle.to_tensor([size[1], size[0]] * 2, dtype=boxes.dtype)
    return paddle.minimum(boxes.clip(min=0), high)
