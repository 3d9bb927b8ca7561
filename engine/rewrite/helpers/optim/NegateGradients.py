import paddle


class NegateGradients(paddle.nn.clip.ClipGradBase):
    """Gradient clip that negates gradients, so that the optimizer maximizes."""

    def _dygraph_clip(self, params_grads):
        return [
            (parameter, gradient if gradient is None else -gradient)
            for parameter, gradient in params_grads
        ]
