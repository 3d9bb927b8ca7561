import collections
import math
import types

import paddle

from .param_groups import ParamGroup


def optimizer_defaults(optimizer):
    """Return the default options of an optimizer, with torch's keys."""
    if hasattr(optimizer, "defaults"):
        return optimizer.defaults
    rate = getattr(optimizer._learning_rate, "base_lr", optimizer._learning_rate)
    known = {key: value for key, value in ParamGroup(optimizer, {}).items() if key != "initial_lr"}
    return {**known, "lr": rate}


def optimizer_state(optimizer):
    """Return the state of each parameter, with torch's keys."""
    if hasattr(optimizer, "state"):
        return optimizer.state
    names = {
        "moment1": "exp_avg",
        "moment2": "exp_avg_sq",
        "moment2_max": "max_exp_avg_sq",
        "velocity": "momentum_buffer",
    }
    groups = optimizer._param_groups
    if isinstance(groups[0], dict):
        groups = [each for group in groups for each in group["params"]]
    state = collections.defaultdict(lambda: types.MappingProxyType({}))
    for parameter in groups:
        kept = {
            names[name]: held[parameter.name]
            for name, held in optimizer._accumulators.items()
            if name in names and parameter.name in held
        }
        power = optimizer._accumulators.get("beta2_pow_acc", {}).get(parameter.name)
        if power is not None:
            steps = round(math.log(power.item()) / math.log(optimizer._beta2))
            kept["step"] = paddle.to_tensor(steps - 1.0)
        if kept:
            state[parameter] = types.MappingProxyType(kept)
    return types.MappingProxyType(state)


def step_with_closure(optimizer, closure):
    """Run an optimizer step after `closure`, which may be None, and return the loss."""
    if isinstance(optimizer, paddle.optimizer.LBFGS):
        return optimizer.step(closure)
    loss = None
    if closure is not None:
        with paddle.enable_grad():
            loss = closure()
    optimizer.step()
    return loss
