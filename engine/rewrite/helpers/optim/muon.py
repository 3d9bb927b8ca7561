import math
import re

import paddle

from .optimizer_classes import Optimizer


class Muon(Optimizer):
    """Momentum with orthogonalized updates, for weights with two dimensions."""

    def __init__(
        self,
        params,
        lr=1e-3,
        weight_decay=0.1,
        momentum=0.95,
        nesterov=True,
        ns_coefficients=(3.4445, -4.775, 2.0315),
        eps=1e-7,
        ns_steps=5,
        adjust_lr_fn=None,
        transposes_linear=False,
    ):
        if adjust_lr_fn not in (None, "original", "match_rms_adamw", "spectral_unclamped"):
            raise ValueError(f"Adjust learning rate function {adjust_lr_fn} is not supported")
        defaults = dict(lr=lr, weight_decay=weight_decay, momentum=momentum, nesterov=nesterov)
        defaults.update(ns_coefficients=ns_coefficients, eps=eps, ns_steps=ns_steps)
        super().__init__(params, dict(defaults, adjust_lr_fn=adjust_lr_fn))
        self.transposes_linear = transposes_linear
        for group in self.param_groups:
            for parameter in group["params"]:
                if parameter.ndim != 2:
                    raise ValueError("Muon only supports 2D parameters")

    @paddle.no_grad()
    def step(self, closure=None):
        loss = None
        if closure is not None:
            with paddle.enable_grad():
                loss = closure()
        for group in self.param_groups:
            for parameter in group["params"]:
                if parameter.grad is not None:
                    self.update(parameter, group)
        return loss

    def update(self, parameter, group):
        gradient, state = parameter.grad, self.state[parameter]
        if "momentum_buffer" not in state:
            state["momentum_buffer"] = paddle.zeros_like(gradient)
        mean = state["momentum_buffer"]
        paddle.assign(mean + (1 - group["momentum"]) * (gradient - mean), mean)
        towards = mean
        if group["nesterov"]:
            towards = gradient + group["momentum"] * (mean - gradient)
        change = self.orthogonalized(towards, group).astype(parameter.dtype)
        kept = parameter * (1 - group["lr"] * group["weight_decay"])
        paddle.assign(kept - self.rate_of(parameter, group) * change, parameter)

    @staticmethod
    def orthogonalized(gradient, group):
        """Return the result of Newton-Schulz iterations, each rounded to bfloat16."""

        def rounded(x):
            return x.astype("bfloat16").astype("float32")

        a, b, c = group["ns_coefficients"]
        is_tall = gradient.shape[0] > gradient.shape[1]
        x = rounded(gradient.T if is_tall else gradient)
        x = rounded(x / rounded(x.norm()).clip(min=group["eps"]))
        for _ in range(group["ns_steps"]):
            gram = rounded(x @ x.T)
            x = rounded(a * x + rounded(b * gram + c * (gram @ gram)) @ x)
        return x.T if is_tall else x

    def rate_of(self, parameter, group):
        """Return the rate for a weight; those of paddle.nn.Linear are transposed."""
        rows, columns = parameter.shape
        if self.transposes_linear and re.search(r"(^|_)linear_\d+\.w_\d+$", parameter.name):
            rows, columns = columns, rows
        adjust = group["adjust_lr_fn"]
        if adjust == "match_rms_adamw":
            return group["lr"] * 0.2 * math.sqrt(max(rows, columns))
        ratio = rows / columns
        return group["lr"] * math.sqrt(ratio if adjust == "spectral_unclamped" else max(1, ratio))
