"""Python objects that processes exchange, and what only the first one does."""
import torch.distributed as dist


def is_main_process():
    return not dist.is_available() or not dist.is_initialized() or dist.get_rank() == 0


def main():
    print("alone", is_main_process())
    dist.init_process_group(backend="gloo")
    rank = dist.get_rank()
    print("first", is_main_process())

    gathered = [None] * dist.get_world_size()
    dist.all_gather_object(gathered, {"rank": rank, "names": ["a", "b"][: rank + 1]})
    print(gathered)

    shared = [{"seed": 7}, "text"] if rank == 0 else [None, None]
    dist.broadcast_object_list(shared, src=0)
    print(shared)

    own = [None]
    dist.scatter_object_list(own, [{"part": 0}, {"part": 1}] if rank == 0 else [None, None], src=0)
    print(own)

    group = dist.new_group([0, 1])
    print(dist.get_world_size(group), dist.get_rank(group))
    dist.barrier(group)
    dist.destroy_process_group()


main()
