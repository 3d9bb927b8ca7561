from .tree_map import tree_map


def tree_map_only(types, func, tree, is_leaf=None):
    """Apply `func` to each leaf of one of `types` in nested lists, tuples and dictionaries."""
    return tree_map(
        lambda leaf: func(leaf) if isinstance(leaf, types) else leaf, tree, is_leaf=is_leaf
    )
