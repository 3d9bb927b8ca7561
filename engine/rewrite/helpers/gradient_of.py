import paddle

from .detached import detached
from .differentiable import differentiable
from .gradients_like import gradients_like
from .mapped_tree import mapped_tree
from .tensors_in import tensors_in


def gradient_of(func, argnums=0, has_aux=False, with_value=False):
    """A function that gives the gradients of what `func` gives for its arguments, as trees like these."""

    def gradient(*args, **kwargs):
        args = list(args)
        places = argnums if isinstance(argnums, tuple) else (argnums,)
        again = any(not x.stop_gradient for x in tensors_in([args[place] for place in places]))
        for place in places:
            args[place] = mapped_tree(differentiable, args[place])
        chosen = [args[place] for place in places]
        inputs = tensors_in(chosen)
        with paddle.enable_grad():
            value, aux = func(*args, **kwargs) if has_aux else (func(*args, **kwargs), None)
            found = paddle.grad(value, inputs, create_graph=again, retain_graph=True, allow_unused=True)
        trees = gradients_like(chosen, inputs, found)
        result = tuple(trees) if isinstance(argnums, tuple) else trees[0]
        if not again:
            value, aux = detached(value), detached(aux)
        if with_value:
            return result, (value, aux) if has_aux else value
        return (result, aux) if has_aux else result

    return gradient
