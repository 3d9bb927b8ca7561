import paddle


def batched_nms(boxes, scores, classes, iou_threshold):
    """Return the indices of the boxes kept by non-maximum suppression per class."""
    if boxes.shape[0] == 0:
        return paddle.zeros([0], "int64")
    apart = classes.astype(boxes.dtype) * (boxes.max() + 1)
    return paddle.vision.ops.nms(boxes + apart[:, None], iou_threshold, scores)
