import paddle


class SequentialLR(paddle.optimizer.lr.LRScheduler):
    """Schedulers that run one after the other, switched at `milestones`."""

    def __init__(self, optimizer, schedulers, milestones):
        self.schedulers, self.milestones = schedulers, milestones
        super().__init__(schedulers[0].base_lr)
        for scheduler in schedulers:
            scheduler.base_lr = self.base_lr
        optimizer.set_lr_scheduler(self)

    def get_lr(self):
        at = sum(self.last_epoch >= milestone for milestone in self.milestones)
        self.schedulers[at].step(self.last_epoch - (self.milestones[at - 1] if at else 0))
        return self.schedulers[at].last_lr
