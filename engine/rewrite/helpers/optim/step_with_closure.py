import paddle


def step_with_closure(optimizer, closure):
    """A step after the loss that `closure` computes, which is returned."""
    if isinstance(optimizer, paddle.optimizer.LBFGS):
        return optimizer.step(closure)
    with paddle.enable_grad():
        loss = closure()
    optimizer.step()
    return loss
