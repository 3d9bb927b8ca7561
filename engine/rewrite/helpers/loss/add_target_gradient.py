def add_target_gradient(loss, target, slope_of, weight, reduction):
    """Reduce `loss`, and give it the gradient `slope_of()` * `weight` to `target`."""
    if not target.stop_gradient:
        slope = slope_of().detach()
        loss = loss + (target - target.detach()) * (slope if weight is None else slope * weight)
    return loss if reduction == "none" else getattr(loss, reduction)()
