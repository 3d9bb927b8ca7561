import paddle
from .split_views import split_views


def tensor_split_views(x, places, dim=0):
    """Split `x` into views, by sections or at indices."""
    whole = x.shape[dim]
    if isinstance(places, paddle.Tensor):
        places = places.tolist()
    if isinstance(places, int):
        size, longer = divmod(whole, places)
        return split_views(x, [size + (part < longer) for part in range(places)], dim)
    cuts = [0, *(range(whole)[:place].stop for place in places), whole]
    return split_views(x, [max(0, end - start) for start, end in zip(cuts, cuts[1:])], dim)
