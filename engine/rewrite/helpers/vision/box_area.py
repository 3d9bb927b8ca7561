def box_area(boxes):
    """How large boxes are that are given by two corners."""
    return (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1])
