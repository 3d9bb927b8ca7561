import paddle


class NegateGradients(paddle.nn.clip.ClipGradBase):
    """Turns gradients around, so that an optimizer climbs."""

    def _dygraph_clip(self, params_grads):
        return [(parameter, gradient if gradient is None else -gradient) for parameter, gradient in params_grads]
