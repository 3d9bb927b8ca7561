import os

import paddle


def call_with_rank(fn, args):
    """Call `fn` with the rank of the process as first argument."""
    fn(int(os.environ["PADDLE_TRAINER_ID"]), *args)


def spawn(fn, args=(), nprocs=1, join=True, daemon=False):
    """Start processes that call `fn` with their rank before `args`."""
    options = {} if paddle.device.is_compiled_with_cuda() else {"backend": "gloo"}
    return paddle.distributed.spawn(
        call_with_rank, (fn, tuple(args)), nprocs, join, daemon, **options
    )


def distributed_attribute(name):
    """Return the attribute of torch.distributed called `name`."""
    known = {
        "is_nccl_available": paddle.core.is_compiled_with_nccl,
        "is_gloo_available": paddle.distributed.is_available,
    }
    absent = "is_mpi_available is_ucc_available is_xccl_available is_torchelastic_launched"
    if name in absent.split():
        return lambda: False
    return known[name] if name in known else getattr(paddle.distributed, name)
