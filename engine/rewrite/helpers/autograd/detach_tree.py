import paddle

from .tree_map import tree_map


def detach_tree(tree):
    """The same values in the same lists, tuples and dictionaries, without a way back to what they are made of."""
    return tree_map(lambda x: x.detach() if isinstance(x, paddle.Tensor) else x, tree)
