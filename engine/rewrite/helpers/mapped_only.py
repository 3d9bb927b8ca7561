from .mapped_tree import mapped_tree


def mapped_only(types, func, tree, is_leaf=None):
    """Lists, tuples and dictionaries as in `tree`, with what `func` makes of each leaf of these types."""
    return mapped_tree(lambda leaf: func(leaf) if isinstance(leaf, types) else leaf, tree, is_leaf=is_leaf)
