import paddle

from .detached import detached
from .differentiable import differentiable
from .mapped_tree import mapped_tree


def pulled_back(func, *primals, has_aux=False):
    """What `func` gives, and a function that gives the product of a vector and its Jacobian."""
    again = any(not x.stop_gradient for x in paddle.utils.flatten(list(primals)) if isinstance(x, paddle.Tensor))
    primals = [mapped_tree(differentiable, primal) for primal in primals]
    inputs = [x for x in paddle.utils.flatten(primals) if isinstance(x, paddle.Tensor)]
    with paddle.enable_grad():
        output, aux = func(*primals) if has_aux else (func(*primals), None)

    def product(*vectors):
        vector = vectors[0] if len(vectors) == 1 else vectors
        found = paddle.grad(paddle.utils.flatten(output), inputs, paddle.utils.flatten(vector), retain_graph=True,
                            create_graph=again, allow_unused=True)
        grads = {id(x): paddle.zeros_like(x) if grad is None else grad for x, grad in zip(inputs, found)}
        return tuple(mapped_tree(lambda x: grads.get(id(x)), primal) for primal in primals)

    value, aux = (output, aux) if again else (detached(output), detached(aux))
    return (value, product, aux) if has_aux else (value, product)
