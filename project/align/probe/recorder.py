"""Makes events of what the observer sees, of gradients as they arrive, and of weights after each step."""

import numpy

from .recording import key_of
from .shared_backend import without_parametrizations
from .value_tree import rebuilt

FOLLOWED = ("step", "site", "root", "path", "class", "occurrence", "called", "made")
OFTEN_IN_A_TEST = 64  # as often in a test a place is recorded: some tests call it a hundred thousand times
CONTAINERS = ("Sequential", "ModuleList", "LayerList", "ModuleDict", "LayerDict")


def class_of(layer):
    return f"{type(layer).__module__}.{type(layer).__qualname__}"


class Recorder:
    def __init__(self, plan, backend, recording, keeper, frames):
        self._plan, self._backend, self._recording = plan, backend, recording
        self._keeper, self._frames = keeper, frames
        self._most = OFTEN_IN_A_TEST if plan.runs_tests else 1 << 62
        self._has_layers = False  # until then models are made
        self._only_step = None  # of gradients, once there are tests: a tensor may outlive its test

    def restart(self, step):
        self._only_step = step

    def site(self, opened, value, seconds, frame):
        site, parts = opened.subject, {"step": opened.step, "site": opened.key[1], "occurrence": opened.occurrence}
        if opened.occurrence >= self._most and not site.random:
            return value
        is_making = not self._has_layers
        if is_making and self._frames.is_importing(frame):
            is_making = False
            if not site.random and not self._backend.is_tensor(value):  # tables of names, versions, libraries
                return value
        if site.random and self._recording.other is not None:
            partner = self._recording.other.peek(key_of({"kind": "call", **parts}))
            if partner is not None:
                value = rebuilt(value, partner["value"], self._taken)
                parts["taken"] = True
        file = self._frames.file(frame)
        parts["called"] = [file, frame.f_lineno] if file else None
        if is_making:
            trains = any(self._backend.needs_gradient(tensor) for tensor in self._keeper.tensors(value))
            parts.update(making=True, trains=trains, trace=self._frames.calls(frame))
        self._write("call", opened, value, seconds, site.random, parts)
        return value

    def _parts(self, opened, frame):
        """Which call of which layer, and where the program has it."""
        layer, (_, root, path) = opened.subject, opened.key
        own = self._backend.is_own(layer) and type(layer).__name__ not in CONTAINERS
        derived = not own and any(self._is_complete(kind) for kind in type(layer).__mro__)
        return {"step": opened.step, "root": root, "path": path, "class": class_of(layer), "leaf": own, "derived": derived,
                "occurrence": opened.occurrence, "called": self._frames.innermost(frame),
                "made": layer.__dict__.get("_made_at"), "made_range": layer.__dict__.get("_made_range"),
                "made_after": layer.__dict__.get("_made_after")}

    def _is_complete(self, kind):
        """Whether the class is a layer of the framework that has all it computes with once it is made."""
        is_of_framework = kind.__module__.partition(".")[0] in ("torch", "paddle")
        return is_of_framework and kind is not self._backend.Layer and kind.__name__ not in CONTAINERS

    def given(self, opened, arguments, named, frame):
        """What a layer is called with. Values by name follow those by place: the frameworks' names may differ."""
        if opened.occurrence >= self._most:
            return
        self._has_layers = True
        parts, calls = self._parts(opened, frame), opened.subject.__dict__.pop("_made_by_calls", None)
        if calls is not None:
            parts["trace"] = calls
        value = self._keeper.tree([*arguments, *named.values()])
        self._recording.write("given", **parts, names=list(named), value=value,
                              within=list(opened.within) if opened.within else None)

    def layer(self, opened, value, seconds, frame):
        if opened.occurrence >= self._most:
            return
        self._write("layer", opened, value, seconds, False, self._parts(opened, frame))

    def _write(self, kind, opened, value, seconds, whole, parts):
        tree = self._keeper.tree(value, whole, not self._has_layers)
        self._recording.write(kind, **parts, value=tree, seconds=seconds[0],
                              within=list(opened.within) if opened.within else None)
        self._follow(value, parts)

    def _follow(self, value, parts):
        """Gradients of the tensors in the value are recorded when they arrive, each tensor with one hook."""
        for place, tensor in enumerate(self._keeper.tensors(value)):
            if not self._backend.needs_gradient(tensor):
                continue
            key = {name: parts.get(name) for name in FOLLOWED}
            version = self._backend.version_of(tensor)
            shared = {"shared": True} if self._backend.has_gradient_of_another(tensor) else {}
            self._hook(tensor, version, {**key, "tensor": place, **shared})

    def _hook(self, tensor, version, key):
        known = getattr(tensor, "_gradient_keys", None)
        if known is not None and known[0] == version:
            known[1][:] = [*filter(self._is_awaited, known[1]), key]
            return
        keys = [key]
        try:
            tensor._gradient_keys = (version, keys)
        except AttributeError:
            pass
        try:
            self._backend.on_gradient(tensor, lambda gradient: self._arrived(gradient, keys))
        except RuntimeError:  # no graph is kept for it
            pass

    def _is_awaited(self, key):
        return self._only_step in (None, key["step"])

    def _arrived(self, gradient, keys):
        if gradient is None:  # as checks of gradients try out
            return
        value = self._keeper.tree(self._backend.detached(gradient))
        for key in filter(self._is_awaited, keys):
            self._recording.write("gradient", **key, value=value)

    def _taken(self, value, node):
        """The value with what the other side drew in its place."""
        if "number" in node:
            is_number = isinstance(value, (int, float, numpy.number)) and not isinstance(node["number"], str)
            return type(value)(node["number"]) if is_number else value
        described = node["tensor"]
        if not hasattr(value, "shape") or list(value.shape) != described["shape"]:
            return value
        drawn = self._recording.other.values.read(described).reshape(described["shape"])
        if isinstance(value, numpy.ndarray):
            if value.flags.writeable:
                value[...] = drawn
            return value
        if not self._backend.is_tensor(value):
            return value
        if self._backend.is_leaf(value):
            self._backend.put(value, drawn)
            return value
        # It depends on weights: the value is the drawn one, the gradient takes its own way.
        return value + (self._backend.like(drawn, value) - self._backend.detached(value))

    def named_tensor(self, kind, step, root, path, tensor, occurrence, gradient=None, **more):
        """A weight, buffer or gradient by its path; those that are stored the other way round are turned."""
        if occurrence >= self._most:
            return
        name, value = f"{root.number}:{path}", tensor if gradient is None else gradient
        said = without_parametrizations(self._plan.names.get(name) or self._backend.canonical(root.layer, path))
        if gradient is None and kind == "parameter-gradient":
            tree = {"other": "NoneType"}
        elif name in self._plan.transposed:
            tree = self._keeper.array(self._backend.array(value).T, self._backend.dtype(value))
        else:
            tree = self._keeper.array(self._backend.stored(path, self._backend.array(value)), self._backend.dtype(value))
        self._recording.write(kind, step=step, root=root.number, path=said, occurrence=occurrence, **more,
                              value=tree)

    def loss(self, step, occurrence, tensors, called):
        if occurrence < self._most:
            self._recording.write("loss", step=step, occurrence=occurrence, called=called,
                                  value=self._keeper.tree(tensors))

    def step(self, step, optimizer, occurrence, called):
        if occurrence < self._most:
            self._recording.write("step", step=step, occurrence=occurrence, optimizer=optimizer, called=called)
