import paddle

from .detach_tree import detach_tree
from .as_variable import as_variable
from .gradient_trees import gradient_trees
from .tree_map import tree_map
from .tree_tensors import tree_tensors


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
