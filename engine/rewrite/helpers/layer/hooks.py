import collections

import paddle


class GradientGate(paddle.autograd.PyLayer):
    """Copy tensors, and apply a function to the list of their gradients."""

    @staticmethod
    def forward(ctx, change, *tensors):
        ctx.change = change
        copies = tuple(tensor.clone() for tensor in tensors)
        return copies if len(copies) > 1 else copies[0]

    @staticmethod
    def backward(ctx, *gradients):
        changed = tuple(
            paddle.zeros_like(before) if after is None else after
            for before, after in zip(gradients, ctx.change(gradients))
        )
        return changed if len(changed) > 1 else changed[0]


def watch_gradients(values, change):
    """Return the tuple `values` with `change` applied to its gradients, and whether it has any."""
    tensors = {at: each for at, each in enumerate(values) if isinstance(each, paddle.Tensor)}
    places = [at for at, each in tensors.items() if not each.stop_gradient]
    if not places or not paddle.is_grad_enabled():
        return values, False

    def change_all(gradients):
        given = {at: paddle.zeros_like(each) for at, each in tensors.items()}
        given.update(zip(places, gradients))
        changed = change(tuple(given.get(at) for at in range(len(values))))
        return [changed[at] for at in places]

    copies = GradientGate.apply(change_all, *(values[at] for at in places))
    watched = list(values)
    for at, copy in zip(places, copies if len(places) > 1 else [copies]):
        watched[at] = copy
    return tuple(watched), True


class BackwardHooks:
    """The calls of the backward hooks of a layer for one call of the layer."""

    def __init__(self, layer, inputs):
        self.layer = layer
        self.outer = None
        self.inputs, self.has_inputs = watch_gradients(inputs, self.change_inputs)

    def change_outputs(self, gradients):
        for hook in list(backward_hooks(self.layer, "_backward_pre_hooks").values()):
            changed = hook(self.layer, gradients)
            if changed is not None:
                gradients = changed if isinstance(changed, tuple) else (changed,)
        self.outer = gradients
        if not self.has_inputs:
            self.change_inputs((None,) * len(self.inputs))
        return gradients

    def change_inputs(self, gradients):
        if self.outer is None:
            return gradients
        for hook in list(backward_hooks(self.layer, "_backward_hooks").values()):
            changed = hook(self.layer, gradients, self.outer)
            if changed is not None:
                gradients = changed if isinstance(changed, tuple) else (changed,)
        return gradients


def open_backward_hooks(layer, inputs):
    """Start to watch the gradients of a call of a layer; used as a forward pre-hook."""
    if not any(backward_hooks(layer, name) for name in ("_backward_hooks", "_backward_pre_hooks")):
        return None
    hooks = BackwardHooks(layer, inputs)
    layer.__dict__["_watched_calls"].append(hooks)
    return hooks.inputs


def close_backward_hooks(layer, inputs, outputs):
    """Watch the gradients of the results of a layer; used as a forward hook."""
    if not layer.__dict__["_watched_calls"]:
        return None
    hooks = layer.__dict__["_watched_calls"].pop()
    is_tuple = isinstance(outputs, tuple)
    watched, _ = watch_gradients(outputs if is_tuple else (outputs,), hooks.change_outputs)
    return watched if is_tuple else watched[0]


def backward_hooks(layer, name):
    """Return the dictionary of hooks of this `name`, which a layer of Paddle does not have."""
    return layer.__dict__.setdefault(name, collections.OrderedDict())


def register_backward_hook(layer, hook, prepend=False, name="_backward_hooks"):
    """Call `hook` with the gradients of inputs and outputs; it may change those of the inputs."""
    if "_watched_calls" not in layer.__dict__:
        layer.__dict__["_watched_calls"] = []
        layer.register_forward_pre_hook(open_backward_hooks)
        layer.register_forward_post_hook(close_backward_hooks)
    hooks = backward_hooks(layer, name)
    handle = paddle.nn.layer.layers.HookRemoveHelper(hooks)
    hooks[handle._hook_id] = hook
    if prepend:
        hooks.move_to_end(handle._hook_id, last=False)
    return handle


def register_backward_pre_hook(layer, hook, prepend=False):
    """Call `hook` with the gradients of the layer's outputs, which it may change."""
    return register_backward_hook(layer, hook, prepend, "_backward_pre_hooks")
