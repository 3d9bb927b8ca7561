import paddle


class ASGD(paddle.optimizer.SGD):
    """SGD with the decaying learning rate of torch's ASGD; parameters are not averaged."""

    def __init__(
        self, parameters, learning_rate=0.01, lambd=1e-4, alpha=0.75, t0=1e6, weight_decay=0
    ):
        super().__init__(float(learning_rate), parameters, weight_decay + lambd)
        self.first_rate, self.lambd, self.alpha, self.steps = learning_rate, lambd, alpha, 0

    def step(self):
        super().step()
        self.steps += 1
        self.set_lr(self.first_rate / (1 + self.lambd * self.first_rate * self.steps) ** self.alpha)
