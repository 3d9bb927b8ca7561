import paddle

from .run_rank import run_rank


def spawn_ranks(fn, args=(), nprocs=1, join=True, daemon=False):
    """Starts processes that call `fn` with their number in front of `args`."""
    options = {} if paddle.device.is_compiled_with_cuda() else {"backend": "gloo"}
    return paddle.distributed.spawn(run_rank, (fn, tuple(args)), nprocs, join, daemon, **options)
