import paddle

from .FunctionPyLayer import FunctionPyLayer


class AutogradFunction:
    """A base of functions whose backward answers for each argument of forward, with None where there is no gradient."""

    @classmethod
    def apply(cls, *args):
        context = []
        tensors = [each for each in args if isinstance(each, paddle.Tensor)]
        outputs = FunctionPyLayer.apply(cls, lambda: args, context, *tensors)

        def refuse_again(grad):
            # `Tensor.backward` lets go of the context; Paddle would end the process when it needs it again.
            if context[0]() is None:
                raise RuntimeError("Paddle runs backward through a function of one's own only once: add what is needed "
                                   "and call backward for the sum, or use paddle.grad")

        for each in outputs if isinstance(outputs, tuple) else (outputs,):
            if isinstance(each, paddle.Tensor) and not each.stop_gradient:
                each.register_hook(refuse_again)
        return outputs
