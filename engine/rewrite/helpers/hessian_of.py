from .jacobian_of import jacobian_of


def hessian_of(func, argnums=0):
    """A function that gives the second derivatives of what `func` gives by each number of its arguments."""
    return jacobian_of(jacobian_of(func, argnums), argnums)
