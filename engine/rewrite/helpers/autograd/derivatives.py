import paddle

from .trees import detach_tree, gradient_trees, tree_map, tree_tensors
from .variables import as_variable


def grad(func, argnums=0, has_aux=False, with_value=False):
    """Return a function that computes the gradients of `func` with respect to its arguments."""

    def gradient(*args, **kwargs):
        args = list(args)
        places = argnums if isinstance(argnums, tuple) else (argnums,)
        again = any(not x.stop_gradient for x in tree_tensors([args[place] for place in places]))
        for place in places:
            args[place] = tree_map(as_variable, args[place])
        chosen = [args[place] for place in places]
        inputs = tree_tensors(chosen)
        with paddle.enable_grad():
            value, aux = func(*args, **kwargs) if has_aux else (func(*args, **kwargs), None)
            found = paddle.grad(
                value, inputs, create_graph=again, retain_graph=True, allow_unused=True
            )
        trees = gradient_trees(chosen, inputs, found)
        result = tuple(trees) if isinstance(argnums, tuple) else trees[0]
        if not again:
            value, aux = detach_tree(value), detach_tree(aux)
        if with_value:
            return result, (value, aux) if has_aux else value
        return (result, aux) if has_aux else result

    return gradient


def jacrev(func, argnums=0, has_aux=False, *, chunk_size=None, randomness="error"):
    """Return a function that computes the Jacobian of `func` in reverse mode."""

    def jacobian(*args, **kwargs):
        args = list(args)
        places = argnums if isinstance(argnums, tuple) else (argnums,)
        again = any(not args[place].stop_gradient for place in places)
        for place in places:
            args[place] = as_variable(args[place])
        inputs = [args[place] for place in places]

        def derivatives(output):
            options = {"retain_graph": True, "create_graph": again, "allow_unused": True}
            rows = [paddle.grad(number, inputs, **options) for number in output.reshape([-1])]
            parts = []
            for index, x in enumerate(inputs):
                grads = [paddle.zeros_like(x) if row[index] is None else row[index] for row in rows]
                parts.append(paddle.stack(grads).reshape(list(output.shape) + list(x.shape)))
            return tuple(parts) if isinstance(argnums, tuple) else parts[0]

        with paddle.enable_grad():
            output, aux = func(*args, **kwargs) if has_aux else (func(*args, **kwargs), None)
            result = tree_map(derivatives, output)
        aux = aux if again else detach_tree(aux)
        return (result, aux) if has_aux else result

    return jacobian


def hessian(func, argnums=0):
    """Return a function that computes the Hessian of `func` with respect to its arguments."""
    return jacrev(jacrev(func, argnums), argnums)


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
        pairs = [pair for pair in zip(products, tangents) if pair[0] is not None]
        used, weights = map(list, zip(*pairs))
        found = paddle.grad(used, vectors, weights, create_graph=again, allow_unused=True)
    found = [paddle.zeros_like(x) if grad is None else grad for x, grad in zip(outputs, found)]
    value, aux = (output, aux) if again else (detach_tree(output), detach_tree(aux))
    result = paddle.utils.pack_sequence_as(output, found)
    return (value, result, aux) if has_aux else (value, result)


def vjp(func, *primals, has_aux=False):
    """Return the output of `func` and a function that computes vector-Jacobian products."""
    again = any(not x.stop_gradient for x in tree_tensors(list(primals)))
    primals = [tree_map(as_variable, primal) for primal in primals]
    inputs = tree_tensors(primals)
    with paddle.enable_grad():
        output, aux = func(*primals) if has_aux else (func(*primals), None)

    def product(*vectors):
        vector = vectors[0] if len(vectors) == 1 else vectors
        ends, weights = paddle.utils.flatten(output), paddle.utils.flatten(vector)
        options = {"retain_graph": True, "create_graph": again, "allow_unused": True}
        found = paddle.grad(ends, inputs, weights, **options)
        return tuple(gradient_trees(primals, inputs, found))

    value, aux = (output, aux) if again else (detach_tree(output), detach_tree(aux))
    return (value, product, aux) if has_aux else (value, product)
