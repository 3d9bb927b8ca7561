import paddle

from .detached import detached
from .differentiable import differentiable
from .mapped_tree import mapped_tree


def gradient_of(func, argnums=0, has_aux=False, with_value=False):
    """A function that gives the gradients of what `func` gives for its arguments, as trees like these."""

    def gradient(*args, **kwargs):
        args = list(args)
        places = argnums if isinstance(argnums, tuple) else (argnums,)
        given = paddle.utils.flatten([args[place] for place in places])
        again = any(not x.stop_gradient for x in given if isinstance(x, paddle.Tensor))
        for place in places:
            args[place] = mapped_tree(differentiable, args[place])
        inputs = [x for x in paddle.utils.flatten([args[place] for place in places]) if isinstance(x, paddle.Tensor)]
        with paddle.enable_grad():
            value, aux = func(*args, **kwargs) if has_aux else (func(*args, **kwargs), None)
            found = paddle.grad(value, inputs, create_graph=again, retain_graph=True, allow_unused=True)
        grads = {id(x): paddle.zeros_like(x) if grad is None else grad for x, grad in zip(inputs, found)}
        trees = [mapped_tree(lambda x: grads.get(id(x)), args[place]) for place in places]
        result = tuple(trees) if isinstance(argnums, tuple) else trees[0]
        if not again:
            value, aux = detached(value), detached(aux)
        if with_value:
            return result, (value, aux) if has_aux else value
        return (result, aux) if has_aux else result

    return gradient
