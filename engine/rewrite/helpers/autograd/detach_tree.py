import paddle

from .tree_map import tree_map


def detach_tree(tree):
    """Return the nested lists, tuples and dictionaries of `tree` with all tensors detached."""
    return tree_map(lambda x: x.detach() if isinstance(x, paddle.Tensor) else x, tree)
