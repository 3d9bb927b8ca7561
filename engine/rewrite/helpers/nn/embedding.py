import paddle


def embedding(x, weight, padding_idx):
    """Rows of `weight`, of which that of the padding index gets no gradient."""
    rows = paddle.nn.functional.embedding(x, weight)
    if padding_idx is None or rows.stop_gradient:
        return rows
    return paddle.where((x == padding_idx % weight.shape[0]).unsqueeze(-1), rows.detach(), rows)
