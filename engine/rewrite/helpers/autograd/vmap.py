import paddle


def vmap(func, in_dims=0, out_dims=0, randomness="error", *, chunk_size=None):
    """Return a function that maps `func` over a dimension of its arguments in a loop."""

    def size_of(tree, dim):
        if isinstance(tree, paddle.Tensor):
            return None if dim is None else tree.shape[dim]
        if isinstance(tree, dict):
            parts = tree.values()
        elif isinstance(tree, (list, tuple)):
            parts = tree
        else:
            return None
        sizes = (size_of(part, each) for part, each in zip(parts, dims_of(tree, dim)))
        return next((size for size in sizes if size is not None), None)

    def dims_of(tree, dim):
        if isinstance(dim, dict):
            return [dim[key] for key in tree]
        return list(dim) if isinstance(dim, (list, tuple)) else [dim] * len(tree)

    def part_of(tree, dim, index):
        if isinstance(tree, paddle.Tensor):
            return tree if dim is None else tree[(slice(None),) * (dim % tree.ndim) + (index,)]
        if isinstance(tree, dict):
            return {
                key: part_of(tree[key], each, index) for key, each in zip(tree, dims_of(tree, dim))
            }
        if isinstance(tree, (list, tuple)):
            return type(tree)(
                part_of(part, each, index) for part, each in zip(tree, dims_of(tree, dim))
            )
        return tree

    def stacked(trees, dim):
        first = trees[0]
        if isinstance(first, dict):
            dims = dims_of(first, dim)
            return {
                key: stacked([tree[key] for tree in trees], each) for key, each in zip(first, dims)
            }
        if isinstance(first, (list, tuple)):
            return type(first)(
                stacked(parts, each) for parts, each in zip(zip(*trees), dims_of(first, dim))
            )
        return first if dim is None else paddle.stack(list(trees), axis=dim)

    def mapped(*args, **kwargs):
        size = size_of(args, in_dims)
        if size is None:
            raise ValueError("vmap: no argument has a dimension to map over")
        return stacked(
            [func(*part_of(args, in_dims, index), **kwargs) for index in range(size)], out_dims
        )

    return mapped
