import numpy
import paddle


def default_collate(batch):
    """Return the batch as Paddle collates it, with tensors instead of NumPy arrays."""

    def as_tensor(value):
        return paddle.to_tensor(value) if isinstance(value, numpy.ndarray) else value

    collated = paddle.io.dataloader.collate.default_collate_fn(batch)
    return paddle.utils.map_structure(as_tensor, collated)


def make_data_loader(
    dataset,
    batch_size=1,
    shuffle=None,
    sampler=None,
    batch_sampler=None,
    num_workers=0,
    collate_fn=None,
    pin_memory=False,
    drop_last=False,
    timeout=0,
    worker_init_fn=None,
    generator=None,
    prefetch_factor=None,
    persistent_workers=False,
    pin_memory_device="",
    in_order=True,
):
    """Return a data loader made with a dictionary of arguments."""
    batches = batch_sampler
    if batches is None and sampler is not None:
        sizes = {"batch_size": batch_size, "drop_last": drop_last}
        batches = paddle.io.BatchSampler(sampler=sampler, **sizes)
    options = {"batch_sampler": batches}
    if batches is None:
        options = {"batch_size": batch_size, "shuffle": bool(shuffle), "drop_last": drop_last}
    return paddle.io.DataLoader(
        dataset,
        num_workers=num_workers,
        collate_fn=collate_fn,
        timeout=timeout,
        worker_init_fn=worker_init_fn,
        prefetch_factor=prefetch_factor or 2,
        persistent_workers=persistent_workers,
        use_shared_memory=False,
        **options,
    )
