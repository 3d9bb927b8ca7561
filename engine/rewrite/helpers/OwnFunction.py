import paddle


class OwnFunction(paddle.autograd.PyLayer):
    """The base of a function whose `backward` gives something for every argument, as PyTorch asks for.

    Paddle takes gradients of the tensors only.
    """

    def __init_subclass__(cls, **options):
        super().__init_subclass__(**options)
        if "forward" in vars(cls):
            cls.forward = staticmethod(cls._noting(cls.forward))
        if "backward" in vars(cls):
            cls.backward = staticmethod(cls._for_tensors(cls.backward))

    @staticmethod
    def _noting(forward):
        def noted(ctx, *args, **options):
            ctx.are_tensors = [isinstance(each, paddle.Tensor) for each in args]
            ctx.needs_input_grad = tuple(isinstance(each, paddle.Tensor) and not each.stop_gradient for each in args)
            return forward(ctx, *args, **options)

        return noted

    @staticmethod
    def _for_tensors(backward):
        def selected(ctx, *gradients):
            given = backward(ctx, *gradients)
            given = given if isinstance(given, tuple) else (given,)
            kept = tuple(each for each, is_tensor in zip(given, ctx.are_tensors) if is_tensor)
            return kept if len(kept) != 1 else kept[0]

        return selected
