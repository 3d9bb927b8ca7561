import paddle


def step_with_closure(optimizer, closure):
    """Run an optimizer step after `closure`, and return the loss."""
    if isinstance(optimizer, paddle.optimizer.LBFGS):
        return optimizer.step(closure)
    with paddle.enable_grad():
        loss = closure()
    optimizer.step()
    return loss
