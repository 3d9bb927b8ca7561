import paddle

from .detach_tree import detach_tree
from .as_variable import as_variable
from .gradient_trees import gradient_trees
from .tree_map import tree_map
from .tree_tensors import tree_tensors


def vjp(func, *primals, has_aux=False):
    """Return the output of `func` and a function that computes vector-Jacobian products."""
    again = any(not x.stop_gradient for x in tree_tensors(list(primals)))
    primals = [tree_map(as_variable, primal) for primal in primals]
    inputs = tree_tensors(primals)
    with paddle.enable_grad():
        output, aux = func(*primals) if has_aux else (func(*primals), None)

    def product(*vectors):
        vector = vectors[0] if len(vectors) == 1 else vectors
        found = paddle.grad(
            paddle.utils.flatten(output),
            inputs,
            paddle.utils.flatten(vector),
            retain_graph=True,
            create_graph=again,
            allow_unused=True,
        )
        return tuple(gradient_trees(primals, inputs, found))

    value, aux = (output, aux) if again else (detach_tree(output), detach_tree(aux))
    return (value, product, aux) if has_aux else (value, product)
