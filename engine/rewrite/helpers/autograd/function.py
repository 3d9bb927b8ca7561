import weakref

import paddle

from ..math.arrangement import sum_to_size


class FunctionPyLayer(paddle.autograd.PyLayer):
    """PyLayer of an `AutogradFunction`, whose methods see all arguments, not only tensors."""

    @staticmethod
    def forward(ctx, function, arguments, context, *tensors):
        context.append(weakref.ref(ctx))
        args, changed = arguments(), []
        ctx.function = function
        ctx.inputs = [
            (each.shape, each.dtype) if isinstance(each, paddle.Tensor) else None for each in args
        ]
        ctx.needs_input_grad = tuple(
            isinstance(each, paddle.Tensor) and not each.stop_gradient for each in args
        )

        def mark_dirty(*inputs):
            changed.extend(map(id, inputs))

        ctx.mark_dirty = mark_dirty
        if hasattr(function, "setup_context"):
            outputs = function.forward(*args)
            function.setup_context(ctx, args, outputs)
        else:
            outputs = function.forward(ctx, *args)
        parts = outputs if isinstance(outputs, tuple) else (outputs,)
        # Paddle takes an input that is given back for one that was changed in place.
        given = set(map(id, tensors)).difference(changed)
        parts = [each.clone() if id(each) in given else each for each in parts]
        ctx.is_tensor = [isinstance(each, paddle.Tensor) for each in parts]
        return tuple(parts) if isinstance(outputs, tuple) else parts[0]

    @staticmethod
    def backward(ctx, *grads):
        ctx.saved_tensors = ctx.saved_variables = tuple(ctx.saved_tensor() or ())
        grad = iter(grads)
        found = ctx.function.backward(
            ctx, *[next(grad) if is_tensor else None for is_tensor in ctx.is_tensor]
        )
        found = found if isinstance(found, (tuple, list)) else (found,)
        needs = [need for need, like in zip(ctx.needs_input_grad, ctx.inputs) if like]
        of_tensors = [(each, *like) for each, like in zip(found, ctx.inputs) if like]
        return tuple(
            sum_to_size(each, size=shape).astype(dtype) if need and each is not None else None
            for need, (each, shape, dtype) in zip(needs, of_tensors)
        )


class AutogradFunction:
    """Base class of custom functions whose backward returns one gradient per forward argument."""

    @classmethod
    def apply(cls, *args):
        context = []
        tensors = [each for each in args if isinstance(each, paddle.Tensor)]
        outputs = FunctionPyLayer.apply(cls, lambda: args, context, *tensors)

        def refuse_again(grad):
            # `Tensor.backward` frees the context, and Paddle crashes if it is needed again.
            if context[0]() is None:
                raise RuntimeError(
                    "Paddle runs backward through a custom function only once: add the losses and "
                    "call backward for the sum, or use paddle.grad"
                )

        for each in outputs if isinstance(outputs, tuple) else (outputs,):
            if isinstance(each, paddle.Tensor) and not each.stop_gradient:
                each.register_hook(refuse_again)
        return outputs
