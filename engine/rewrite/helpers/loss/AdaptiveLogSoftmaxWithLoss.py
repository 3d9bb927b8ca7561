import paddle


class AdaptiveLogSoftmaxWithLoss(paddle.nn.AdaptiveLogSoftmaxWithLoss):
    """Adaptive softmax whose tail weights are parameters and whose predictions are int64."""

    def __init__(self, in_features, n_classes, cutoffs, div_value=4.0, head_bias=False):
        super().__init__(in_features, n_classes, cutoffs, div_value=div_value, head_bias=head_bias)
        for cluster, (down, up) in enumerate(self.tail_weights):
            self.add_parameter(f"tail_{cluster}_down", down)
            self.add_parameter(f"tail_{cluster}_up", up)
        for weight in (self.head_weight, *(part for pair in self.tail_weights for part in pair)):
            bound = max(weight.shape[0], 1) ** -0.5
            paddle.nn.initializer.Uniform(-bound, bound)(weight)
        if self.head_bias is not None:
            paddle.nn.initializer.Uniform(-(in_features**-0.5), in_features**-0.5)(self.head_bias)

    def predict(self, input):
        return super().predict(input).astype("int64")
