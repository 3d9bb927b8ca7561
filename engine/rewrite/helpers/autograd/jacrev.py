import paddle

from .detach_tree import detach_tree
from .as_variable import as_variable
from .tree_map import tree_map


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
            rows = [
                paddle.grad(
                    number, inputs, retain_graph=True, create_graph=again, allow_unused=True
                )
                for number in output.reshape([-1])
            ]
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
