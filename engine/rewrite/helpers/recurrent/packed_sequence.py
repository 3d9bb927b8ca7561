import collections

import paddle


class PackedSequence(
    collections.namedtuple(
        "PackedSequence", "data batch_sizes sorted_indices unsorted_indices", defaults=[None] * 3
    )
):
    """Batch of sequences packed step by step, the longest sequence first."""

    @classmethod
    def of_padded(cls, padded, lengths, batch_first=False, enforce_sorted=True):
        padded = paddle.swapaxes(padded, 0, 1) if batch_first else padded
        lengths = lengths if isinstance(lengths, paddle.Tensor) else paddle.to_tensor(lengths)
        order = inverse = None
        if not enforce_sorted:
            order = paddle.argsort(lengths, descending=True, stable=True)
            inverse = paddle.argsort(order)
            padded, lengths = paddle.index_select(padded, order, 1), lengths[order]
        elif bool((lengths[1:] > lengths[:-1]).any()):
            raise RuntimeError("the lengths have to decrease, or `enforce_sorted` to be False")
        is_there = paddle.arange(int(lengths[0])).unsqueeze(1) < lengths
        return cls(padded[: len(is_there)][is_there], is_there.sum(1), order, inverse)

    @classmethod
    def of_sequences(cls, sequences, enforce_sorted=True):
        lengths = [len(sequence) for sequence in sequences]
        rows = [
            paddle.zeros([max(lengths), *sequence.shape[1:]], sequence.dtype)
            for sequence in sequences
        ]
        padded = paddle.stack(
            [paddle.concat([s, row[len(s) :]]) for s, row in zip(sequences, rows)], 1
        )
        return cls.of_padded(padded, lengths, False, enforce_sorted)

    def padded(self, batch_first=False, padding_value=0.0, total_length=None):
        is_there = paddle.arange(int(self.batch_sizes[0])) < self.batch_sizes.unsqueeze(1)
        places = is_there.flatten().astype("int64").cumsum(0) - 1
        padded = self.data[places].reshape([*is_there.shape, *self.data.shape[1:]])
        padded[~is_there] = padding_value
        if total_length is not None:
            rest = [total_length - len(padded), *padded.shape[1:]]
            padded = paddle.concat([padded, paddle.full(rest, padding_value, padded.dtype)])
        lengths = is_there.sum(0)
        if self.unsorted_indices is not None:
            padded = paddle.index_select(padded, self.unsorted_indices, 1)
            lengths = lengths[self.unsorted_indices]
        return paddle.swapaxes(padded, 0, 1) if batch_first else padded, lengths

    def with_padded(self, padded):
        """Return the packed sequence with data from a batch that is padded in the same way."""
        if self.sorted_indices is not None:
            padded = paddle.index_select(padded, self.sorted_indices, 1)
        is_there = paddle.arange(int(self.batch_sizes[0])) < self.batch_sizes.unsqueeze(1)
        return self._replace(data=padded[is_there])

    def to(self, *args, **options):
        data = self.data.to(*args, **options)
        order, inverse = (
            places if places is None else places.to(data.place) for places in self[2:]
        )
        return PackedSequence(data, self.batch_sizes, order, inverse)

    place = property(lambda self: self.data.place)
    is_cuda = property(lambda self: self.data.place.is_gpu_place())
    double, float, half = (
        lambda self, kind=kind: self.to(kind) for kind in ("float64", "float32", "float16")
    )
    long, int, short = (
        lambda self, kind=kind: self.to(kind) for kind in ("int64", "int32", "int16")
    )
    char, byte = (lambda self, kind=kind: self.to(kind) for kind in ("int8", "uint8"))

    def is_pinned(self):
        return self.data.place.is_cuda_pinned_place()

    def pin_memory(self):
        return self._replace(data=self.data.pin_memory())

    def cpu(self):
        return self.to("cpu")

    def cuda(self, device="gpu"):
        return self.to(device)

    def sequences(self):
        return [row[: int(length)] for row, length in zip(*self.padded(batch_first=True))]


def pad_sequence(sequences, batch_first=False, padding_value=0.0, padding_side="right"):
    """Stack sequences, padded to the length of the longest."""
    longest = max(map(len, sequences))
    rows = []
    for part in sequences:
        fill = paddle.full([longest - len(part), *part.shape[1:]], padding_value, part.dtype)
        rows.append(paddle.concat([part, fill] if padding_side == "right" else [fill, part]))
    return paddle.stack(rows, axis=0 if batch_first else 1)


def unpad_sequence(padded_sequences, lengths, batch_first=False):
    """Return the sequences of a padded batch, each cut to its length."""
    lengths = lengths.tolist() if isinstance(lengths, paddle.Tensor) else lengths
    rows = paddle.unbind(padded_sequences, 0 if batch_first else 1)
    return [row[: int(length)] for row, length in zip(rows, lengths)]
