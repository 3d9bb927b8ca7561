from .jacrev import jacrev


def hessian(func, argnums=0):
    """Return a function that computes the Hessian of `func` with respect to its arguments."""
    return jacrev(jacrev(func, argnums), argnums)
