import paddle


def patch_sum_to_size():
    """Add `sum_to_size` to paddle.Tensor."""

    def sum_to_size(self, *size):
        shape = list(size if isinstance(size[0], int) else size[0])
        lead = self.ndim - len(shape)
        axes = [i for i in range(self.ndim) if i < lead or shape[i - lead] != self.shape[i]]
        return (self.sum(axes, keepdim=True) if axes else self).reshape(shape)

    paddle.Tensor.sum_to_size = sum_to_size
