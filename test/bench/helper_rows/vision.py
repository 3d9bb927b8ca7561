"""Boxes and pictures."""

ROWS = {
    "box_area": (
        "b = rand(n, 4)",
        100000,
        "box_area(b)",
        "(b[:, 2] - b[:, 0]) * (b[:, 3] - b[:, 1])",
    ),
    "box_convert": (
        "b = rand(n, 4)",
        65536,
        "box_convert(b, 'xywh', 'xyxy')",
        "paddle.concat([b[:, :2], b[:, :2] + b[:, 2:]], -1)",
    ),
    "box_iou": ("a, b = rand(n, 4), rand(n, 4)", 512, "box_iou(a, b)", None),
    "clip_boxes_to_image": (
        "b = rand(n, 4)",
        65536,
        "clip_boxes_to_image(b, (1, 1))",
        "paddle.minimum(b.clip(min=0), paddle.to_tensor([1.0, 1.0, 1.0, 1.0]))",
    ),
    "remove_small_boxes": (
        "b = rand(n, 4)",
        65536,
        "remove_small_boxes(b, 0.1)",
        "paddle.nonzero((b[:, 2:] - b[:, :2] >= 0.1).all(1)).flatten()",
    ),
    "batched_nms": (
        "b, s, c = rand(n, 4), rand(n), randint(3, [n])",
        512,
        "batched_nms(b, s, c, 0.5)",
        "paddle.vision.ops.nms(b + (c.astype(b.dtype) * (b.max() + 1))[:, None], 0.5, s)",
    ),
    "RoIPool": (
        "x = randn(1, 4, n, n); b = rand(8, 4)",
        64,
        "RoIPool.over(x, [b], paddle.vision.ops.roi_align, 4)",
        "paddle.vision.ops.roi_align(x, paddle.concat([b]), paddle.to_tensor([8], dtype='int32'), 4)",
    ),
}
