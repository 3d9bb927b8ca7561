import paddle


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
