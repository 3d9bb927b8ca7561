import paddle

from .detached import detached
from .differentiable import differentiable
from .gradients_like import gradients_like
from .mapped_tree import mapped_tree
from .tensors_in import tensors_in


def pulled_back(func, *primals, has_aux=False):
    """What `func` gives, and a function that gives the product of a vector and its Jacobian."""
    again = any(not x.stop_gradient for x in tensors_in(list(primals)))
    primals = [mapped_tree(differentiable, primal) for primal in primals]
    inputs = tensors_in(primals)
    with paddle.enable_grad():
        output, aux = func(*primals) if has_aux else (func(*primals), None)

    def product(*vectors):
        vector = vectors[0] if len(vectors) == 1 else vectors
        found = paddle.grad(paddle.utils.flatten(output), inputs, paddle.utils.flatten(vector), retain_graph=True,
                            create_graph=again, allow_unused=True)
        return tuple(gradients_like(primals, inputs, found))

    value, aux = (output, aux) if again else (detached(output), detached(aux))
    return (value, product, aux) if has_aux else (value, product)
