import paddle


def unpad_sequence(padded_sequences, lengths, batch_first=False):
    """Return the sequences of a padded batch, each cut to its length."""
    lengths = lengths.tolist() if isinstance(lengths, paddle.Tensor) else lengths
    rows = paddle.unbind(padded_sequences, 0 if batch_first else 1)
    return [row[: int(length)] for row, length in zip(rows, lengths)]
