import paddle


def register_backward_hook(layer, hook):
    """Call `hook` with the gradients of the layer's outputs."""

    def watch(layer, inputs, outputs):
        outputs = outputs if isinstance(outputs, (list, tuple)) else [outputs]
        given = [
            each for each in outputs if isinstance(each, paddle.Tensor) and not each.stop_gradient
        ]
        gradients = {}

        def note(at, gradient):
            gradients[at] = gradient.detach()
            if len(gradients) < len(given):
                return
            ordered = tuple(gradients[each] for each in range(len(given)))
            if hook(layer, (None,) * len(inputs), ordered) is not None:
                raise NotImplementedError("a hook of a layer cannot change gradients in Paddle")

        for at, each in enumerate(given):
            each.register_hook(lambda gradient, at=at: note(at, gradient))

    return layer.register_forward_post_hook(watch)
