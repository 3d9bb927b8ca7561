import paddle


def batched_nms(boxes, scores, classes, iou_threshold):
    """Return the indices of the boxes kept by non-maximum suppression per class."""
    if boxes.shape[0] == 0:
        return paddle.zeros([0], "int64")
    apart = classes.astype(boxes.dtype) * (boxes.max() + 1)
    return paddle.vision.ops.nms(boxes + apart[:, None], iou_threshold, scores)


def box_area(boxes):
    """Return the areas of boxes (x1, y1, x2, y2)."""
    return (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1])


def box_convert(boxes, in_fmt, out_fmt):
    """Convert boxes between the formats "xyxy", "xywh" and "cxcywh"."""
    a, b = boxes[..., :2], boxes[..., 2:]
    if in_fmt == "cxcywh":
        a = a - b / 2
    if in_fmt != "xyxy":
        b = a + b
    if out_fmt == "xyxy":
        return paddle.concat([a, b], -1)
    return paddle.concat([a if out_fmt == "xywh" else (a + b) / 2, b - a], -1)


def box_iou(first, second, general=False):
    """Return the pairwise intersection over union of boxes.

    If `general`, return the generalized IoU, which subtracts the empty part of the enclosing box.
    """
    a, b = first[:, None], second[None]
    areas = [(x[..., 2] - x[..., 0]) * (x[..., 3] - x[..., 1]) for x in (a, b)]
    ends, starts = (a[..., 2:], b[..., 2:]), (a[..., :2], b[..., :2])
    shared = (paddle.minimum(*ends) - paddle.maximum(*starts)).clip(min=0).prod(-1)
    covered = areas[0] + areas[1] - shared
    if not general:
        return shared / covered
    around = (paddle.maximum(*ends) - paddle.minimum(*starts)).clip(min=0).prod(-1)
    return shared / covered - (around - covered) / around


def clip_boxes_to_image(boxes, size):
    """Clip boxes to an image of size (height, width)."""
    high = paddle.to_tensor([size[1], size[0]] * 2, dtype=boxes.dtype)
    return paddle.minimum(boxes.clip(min=0), high)


def remove_small_boxes(boxes, min_size):
    """Return the indices of boxes whose sides are at least `min_size`."""
    sides = boxes[:, 2:] - boxes[:, :2]
    return paddle.nonzero((sides >= min_size).all(1)).flatten()
