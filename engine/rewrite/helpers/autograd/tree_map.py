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
