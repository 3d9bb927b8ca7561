class TorchParamGroups:
    """Mixin for Paddle's optimizers: each parameter group has its own learning rate."""

    rate = 0.001
    names = {"eps": "epsilon", "nesterov": "use_nesterov"}

    def __init__(self, learning_rate=None, parameters=(), **options):
        rate = self.rate if learning_rate is None else learning_rate
        groups = [dict(each) if isinstance(each, dict) else each for each in parameters]
        if groups and isinstance(groups[0], dict):
            rates = [float(group.pop("lr", rate)) for group in groups]
            rate = rate or max(rates)
            groups = [
                self._spelled(group, each / rate if rate else 1.0)
                for group, each in zip(groups, rates)
            ]
        super().__init__(learning_rate=float(rate), parameters=groups, **options)

    def _spelled(self, group, factor):
        group = {self.names.get(key, key): value for key, value in group.items()}
        if "betas" in group:
            group["beta1"], group["beta2"] = group.pop("betas")
        if isinstance(group.get("weight_decay"), int):
            group["weight_decay"] = float(group["weight_decay"])
        return {**group, "learning_rate": factor}
