"""Tensors that processes exchange."""
from datetime import timedelta

import torch
import torch.distributed as dist


def filled(value):
    return torch.full([2], float(value))


def main():
    dist.init_process_group("gloo")
    rank, world = dist.get_rank(), dist.get_world_size()
    print(rank, world, dist.is_initialized())

    for operation in (dist.ReduceOp.SUM, dist.ReduceOp.MAX, dist.ReduceOp.MIN, dist.ReduceOp.PRODUCT):
        x = filled(rank + 2)
        dist.all_reduce(x, op=operation)
        print(x.tolist())

    x = filled(rank)
    dist.broadcast(x, src=1)
    print("broadcast", x.tolist())

    x = filled(rank + 1)
    dist.reduce(x, dst=0)
    if rank == 0:
        print("reduce", x.tolist())

    parts = [torch.zeros(2) for _ in range(world)]
    dist.all_gather(parts, filled(rank))
    print("all_gather", [part.tolist() for part in parts])

    x = torch.zeros(2)
    dist.scatter(x, [filled(3), filled(4)] if rank == 0 else None, src=0)
    print("scatter", x.tolist())

    x = filled(rank)
    if rank == 0:
        dist.send(x, dst=1)
    else:
        dist.recv(x, src=0)
    print("recv", x.tolist())

    received = torch.zeros(2)
    request = dist.isend(filled(5), 1) if rank == 0 else dist.irecv(received, 0)
    request.wait()
    print("irecv", received.tolist())

    x = filled(rank)
    work = dist.all_reduce(x, async_op=True)
    work.wait()
    print("async", x.tolist())

    gathered = [torch.zeros(2) for _ in range(world)] if rank == 0 else None
    dist.gather(filled(rank), gathered, dst=0)
    if rank == 0:
        print("gather", [part.tolist() for part in gathered])

    together = torch.zeros(2 * world)
    dist.all_gather_into_tensor(together, filled(rank))
    print("into", together.tolist())

    dist.barrier()
    patience = timedelta(seconds=60)
    dist.monitored_barrier()
    dist.monitored_barrier(group=None, timeout=patience, wait_all_ranks=True)
    print("past the barriers", rank)
    dist.destroy_process_group()


main()
