import paddle

from .FunctionPyLayer import FunctionPyLayer


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
