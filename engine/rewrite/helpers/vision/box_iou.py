import paddle


def box_iou(first, second, general=False):
    """Return the pairwise intersection over union of boxes.

    If `general`, return the generalized IoU, which subtracts the empty part of the enclosing box.
    """
    a, b = first[:, None], second[None]
    areas = [(x[..., 2] - x[..., 0]) * (x[..., 3] - x[..., 1]) for x in (a, b)]
    shared = (
        (paddle.minimum(a[..., 2:], b[..., 2:]) - paddle.maximum(a[..., :2], b[..., :2]))
        .clip(min=0)
        .prod(-1)
    )
    covered = areas[0] + areas[1] - shared
    if not general:
        return shared / covered
    around = (
        (paddle.maximum(a[..., 2:], b[..., 2:]) - paddle.minimum(a[..., :2], b[..., :2]))
        .clip(min=0)
        .prod(-1)
    )
    return shared / covered - (around - covered) / around
