from .tree_map import tree_map


def tree_map_only(types, func, tree, is_leaf=None):
    """Lists, tuples and dictionaries as in `tree`, with what `func` makes of each leaf of these types."""
    return tree_map(lambda leaf: func(leaf) if isinstance(leaf, types) else leaf, tree, is_leaf=is_leaf)
