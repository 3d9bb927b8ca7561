import paddle

from .detach_tree import detach_tree
from .as_variable import as_variable


def jvp(func, primals, tangents, *, strict=False, has_aux=False):
    """Return the output of `func` and the Jacobian-vector product."""
    again = any(not x.stop_gradient for x in (*primals, *tangents))
    primals = [as_variable(primal) for primal in primals]
    with paddle.enable_grad():
        output, aux = func(*primals) if has_aux else (func(*primals), None)
        outputs = paddle.utils.flatten(output)
        # The product of a vector and the Jacobian is linear in the vector.
        vectors = [as_variable(paddle.zeros_like(x)) for x in outputs]
        products = paddle.grad(outputs, primals, vectors, create_graph=True, allow_unused=True)
        pairs = [
            (product, tangent)
            for product, tangent in zip(products, tangents)
            if product is not None
        ]
        found = paddle.grad(
            [product for product, _ in pairs],
            vectors,
            [tangent for _, tangent in pairs],
            create_graph=again,
            allow_unused=True,
        )
    found = [paddle.zeros_like(x) if grad is None else grad for x, grad in zip(outputs, found)]
    value, aux = (output, aux) if again else (detach_tree(output), detach_tree(aux))
    result = paddle.utils.pack_sequence_as(output, found)
    return (value, result, aux) if has_aux else (value, result)
