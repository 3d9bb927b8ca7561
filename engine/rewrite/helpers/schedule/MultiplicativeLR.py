from .LambdaLR import LambdaLR
from ..optim.param_groups import param_groups


class MultiplicativeLR(LambdaLR):
    """Multiplies the learning rate of each group by a function of the epoch."""

    def get_lr(self):
        rates = [group["lr"] for group in param_groups(self.optimizer)]
        if self.last_epoch == 0:
            return rates
        return [rate * function(self.last_epoch) for rate, function in zip(rates, self.lr_lambdas)]
