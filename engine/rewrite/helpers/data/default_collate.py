import numpy
import paddle


def default_collate(batch):
    """Return the batch as Paddle collates it, with tensors instead of NumPy arrays."""

    def as_tensor(value):
        return paddle.to_tensor(value) if isinstance(value, numpy.ndarray) else value

    return paddle.utils.map_structure(
        as_tensor, paddle.io.dataloader.collate.default_collate_fn(batch)
    )
