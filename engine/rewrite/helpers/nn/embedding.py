import paddle


def embedding(x, weight, padding_idx):
    """Return rows of `weight`; the row at `padding_idx` gets no gradient."""
    rows = paddle.nn.functional.embedding(x, weight)
    if padding_idx is None or rows.stop_gradient:
        return rows
    return paddle.where((x == padding_idx % weight.shape[0]).unsqueeze(-1), rows.detach(), rows)
