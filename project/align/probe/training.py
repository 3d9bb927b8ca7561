"""Backward passes and optimizer steps: losses before, gradients of parameters after, weights after each step."""

import sys

from .observer import Stop


class Training:
    def __init__(self, plan, backend, observer, recorder, frames, timer=None):
        self._plan, self._backend, self._observer = plan, backend, observer
        self._recorder, self._frames, self._timer = recorder, frames, timer

    def watch(self):
        self._backend.watch_backward(self.before_backward, self.after_backward)
        self._backend.watch_steps(self.after_step)

    def _is_off(self):
        if self._observer.stopped:
            raise Stop
        return self._observer.is_idle() or self._timer is not None

    def before_backward(self, tensors):
        if self._is_off():
            return
        observer, called = self._observer, self._frames.innermost(sys._getframe(1))
        single = tensors[0] if isinstance(tensors, (list, tuple)) and len(tensors) == 1 else tensors
        occurrence = observer.count("loss")
        observer.quietly(lambda: self._recorder.loss(observer.step, occurrence, single, called))

    def after_backward(self):
        if not self._is_off():
            called = self._frames.innermost(sys._getframe(1))
            self._observer.quietly(lambda: self._gradients(called))

    def _gradients(self, called):
        observer = self._observer
        occurrence = observer.count("parameter-gradient")
        for root, path, parameter in observer.roots.named(self._backend.parameters):
            if self._backend.is_trainable(parameter):
                self._recorder.named_tensor("parameter-gradient", observer.step, root, path, parameter, occurrence,
                                            self._backend.gradient(parameter), called=called)

    def after_step(self, optimizer):
        if self._observer.is_idle():
            return
        if self._timer is not None:
            self._timer.step_ended()
            return
        self._is_off()
        called = self._frames.innermost(sys._getframe(1))
        occurrence = self._observer.count("step")
        self._observer.quietly(lambda: self._weights(optimizer, occurrence, called))
        if self._plan.runs_tests:  # each test is a separate step
            return
        self._observer.next_step()
        if self._observer.step >= self._plan.steps:
            self._observer.stopped = True
            raise Stop

    def _weights(self, optimizer, occurrence, called):
        observer, recorder, step = self._observer, self._recorder, self._observer.step
        recorder.step(step, optimizer, occurrence, called)
        for kind, list_of in (("weight", self._backend.parameters), ("buffer", self._backend.buffers)):
            for root, path, tensor in observer.roots.named(list_of):
                recorder.named_tensor(kind, step, root, path, tensor, occurrence)
