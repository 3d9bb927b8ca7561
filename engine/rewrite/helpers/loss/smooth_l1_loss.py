import paddle


def smooth_l1_loss(input, target, beta=1.0, reduction="mean"):
    """Half the square of a difference below `beta`, over `beta`; above it what is left of its size."""
    if beta == 0:
        return paddle.nn.functional.l1_loss(input, target, reduction)
    return paddle.nn.functional.smooth_l1_loss(input, target, reduction, float(beta)) / beta
