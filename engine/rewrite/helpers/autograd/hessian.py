from .jacrev import jacrev


def hessian(func, argnums=0):
    """A function that gives the second derivatives of what `func` gives by each number of its arguments."""
    return jacrev(jacrev(func, argnums), argnums)
