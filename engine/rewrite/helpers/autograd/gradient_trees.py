import paddle

from .tree_map import tree_map


def gradient_trees(trees, tensors, gradients):
    """Return `trees` with each tensor replaced by its gradient, or by zeros without one."""
    known = {
        id(x): paddle.zeros_like(x) if grad is None else grad for x, grad in zip(tensors, gradients)
    }
    return [tree_map(lambda x: known.get(id(x)), tree) for tree in trees]
