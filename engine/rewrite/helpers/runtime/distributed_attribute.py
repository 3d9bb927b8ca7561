import paddle


def distributed_attribute(name):
    """Return the attribute of torch.distributed called `name`."""
    known = {
        "is_nccl_available": paddle.core.is_compiled_with_nccl,
        "is_gloo_available": paddle.distributed.is_available,
    }
    absent = {
        "is_mpi_available",
        "is_ucc_available",
        "is_xccl_available",
        "is_torchelastic_launched",
    }
    if name in absent:
        return lambda: False
    return known[name] if name in known else getattr(paddle.distributed, name)
