from .add_paddle_group import add_paddle_group
from .param_groups import param_groups


def add_param_group(optimizer, param_group):
    """Add a parameter group with torch's keys; options default to those of the first group."""
    first = param_groups(optimizer)[0]
    group = {key: value for key, value in param_group.items() if key not in ("lr", "betas", "eps")}
    plain = {"weight_decay": first["weight_decay"] or None, "grad_clip": optimizer._grad_clip}
    if not isinstance(optimizer._param_groups[0], dict):
        params = optimizer._param_groups
        optimizer._param_groups = []
        add_paddle_group(optimizer, {"params": params, **plain, "learning_rate": 1.0})
        optimizer._parameter_list = list(optimizer._param_groups)
    rate = optimizer.get_lr()
    share = param_group.get("lr", first["lr"]) / rate if rate else 1.0
    if isinstance(group.get("weight_decay"), int):
        group["weight_decay"] = float(group["weight_decay"])
    add_paddle_group(optimizer, {**plain, **group, "learning_rate": share})
    vars(optimizer).pop("groups", None)
