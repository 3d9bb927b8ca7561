def foreach(function, parts, *others):
    """Apply `function` to each of `parts` with the element of each list, or a common value."""
    columns = [
        other if isinstance(other, (list, tuple)) else [other] * len(parts) for other in others
    ]
    return [function(*row) for row in zip(parts, *columns)]
