import paddle


def tree_tensors(tree):
    """Return all tensors in nested lists, tuples and dictionaries."""
    return [x for x in paddle.utils.flatten(tree) if isinstance(x, paddle.Tensor)]
