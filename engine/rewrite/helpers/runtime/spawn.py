import paddle

from .call_with_rank import call_with_rank


def spawn(fn, args=(), nprocs=1, join=True, daemon=False):
    """Start processes that call `fn` with their rank before `args`."""
    options = {} if paddle.device.is_compiled_with_cuda() else {"backend": "gloo"}
    return paddle.distributed.spawn(
        call_with_rank, (fn, tuple(args)), nprocs, join, daemon, **options
    )
