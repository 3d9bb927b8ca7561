import paddle

from .torch_style_optimizer import torch_style_optimizer


def get_optimizer_classes():
    """Return a dictionary of the optimizer classes of torch.optim."""
    names = "Adam AdamW NAdam RAdam Adamax Adagrad Adadelta Rprop RMSProp Momentum".split()
    others = {"RMSProp": "RMSprop", "Momentum": "SGD"}
    return {
        others.get(name, name): torch_style_optimizer(getattr(paddle.optimizer, name))
        for name in names
        if hasattr(paddle.optimizer, name)
    }
