import paddle


def tree_map(func, tree, *rests, is_leaf=None):
    """Apply `func` to each leaf of nested lists, tuples and dictionaries."""
    if is_leaf is not None and is_leaf(tree):
        return func(tree, *rests)
    if isinstance(tree, dict):
        keys = list(tree)
        parts = (
            tree_map(func, tree[key], *(rest[key] for rest in rests), is_leaf=is_leaf)
            for key in keys
        )
        return type(tree)(zip(keys, parts))
    if isinstance(tree, (list, tuple)):
        parts = [tree_map(func, *each, is_leaf=is_leaf) for each in zip(tree, *rests)]
        return type(tree)(*parts) if hasattr(tree, "_fields") else type(tree)(parts)
    return func(tree, *rests)


def tree_map_only(types, func, tree, is_leaf=None):
    """Apply `func` to each leaf of one of `types` in nested lists, tuples and dictionaries."""
    return tree_map(
        lambda leaf: func(leaf) if isinstance(leaf, types) else leaf, tree, is_leaf=is_leaf
    )


def tree_tensors(tree):
    """Return all tensors in nested lists, tuples and dictionaries."""
    return [x for x in paddle.utils.flatten(tree) if isinstance(x, paddle.Tensor)]


def detach_tree(tree):
    """Return the nested lists, tuples and dictionaries of `tree` with all tensors detached."""
    return tree_map(lambda x: x.detach() if isinstance(x, paddle.Tensor) else x, tree)


def gradient_trees(trees, tensors, gradients):
    """Return `trees` with each tensor replaced by its gradient, or by zeros without one."""
    known = {
        id(x): paddle.zeros_like(x) if grad is None else grad for x, grad in zip(tensors, gradients)
    }
    return [tree_map(lambda x: known.get(id(x)), tree) for tree in trees]
