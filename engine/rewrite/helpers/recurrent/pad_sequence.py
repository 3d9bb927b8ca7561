import paddle


def pad_sequence(sequences, batch_first=False, padding_value=0.0, padding_side="right"):
    """Stack sequences, padded to the length of the longest."""
    longest = max(map(len, sequences))
    rows = []
    for part in sequences:
        fill = paddle.full([longest - len(part), *part.shape[1:]], padding_value, part.dtype)
        rows.append(paddle.concat([part, fill] if padding_side == "right" else [fill, part]))
    return paddle.stack(rows, axis=0 if batch_first else 1)
