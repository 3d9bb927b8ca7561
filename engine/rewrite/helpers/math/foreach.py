def foreach(function, parts, *others):
    """What `function` gives for each of `parts` and what belongs to it: members of other lists, or one for all."""
    columns = [other if isinstance(other, (list, tuple)) else [other] * len(parts) for other in others]
    return [function(*row) for row in zip(parts, *columns)]
