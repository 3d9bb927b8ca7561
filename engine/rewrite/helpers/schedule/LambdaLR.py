from .LRScheduler import LRScheduler


class LambdaLR(LRScheduler):
    """Sets the learning rate of each group to its initial one times a function of the epoch."""

    def __init__(self, optimizer, lr_lambda, last_epoch=-1):
        self.lr_lambdas = lr_lambda
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        return [
            rate * function(self.last_epoch)
            for rate, function in zip(self.base_lrs, self.lr_lambdas)
        ]
