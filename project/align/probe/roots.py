"""Root models: layers called while no other layer is running, numbered by their first call."""

import os

import numpy

DROPS_PATHS = ("StochasticDepth", "DroppedPaths")  # of torchvision, and what takes its place
UNLISTED = "(unlisted)"  # the path of a layer that runs within a root that does not list it


class Root:
    def __init__(self, number, layer, backend):
        self.number, self.layer, self._backend = number, layer, backend
        self._paths = {}

    def path(self, layer):
        """The path of a layer in the root, empty for the root itself."""
        found = self._paths.get(id(layer))
        if found is None or found[0] is not layer:
            self._paths = {id(each): (each, path) for path, each in reversed(list(self._backend.layers(self.layer)))}
            found = self._paths.setdefault(id(layer), (layer, UNLISTED))
        return found[1]


class Roots:
    def __init__(self, plan, backend, recording):
        self._plan, self._backend, self._recording = plan, backend, recording
        self.all, self._by_layer, self._owned = [], {}, set()

    def of(self, layer):
        """The root that the layer is, which is numbered, saved and given its weights when it is new."""
        found = self._by_layer.get(id(layer))
        if found is None:
            found = self._by_layer[id(layer)] = Root(len(self.all), layer, self._backend)
            self.all.append(found)
            self._start(found)
        return found

    def _start(self, root):
        for _, layer in self._backend.layers(root.layer):
            if type(layer).__name__ in DROPS_PATHS:
                layer.p = 0.0
        own = {id(each) for _, each in self._backend.parameters(root.layer)}
        if own <= self._owned:
            return
        self._owned |= own
        name = f"model-{root.number}.{self._backend.extension}"
        loaded = self._load(root, os.path.join(self._plan.weights, name)) if self._plan.weights else {}
        if not self._plan.weights:
            self._backend.save_state(root.layer, os.path.join(self._recording.folder, name))
            arrays = {key: self._backend.array(value) for key, value in self._tensors(root)}
            numpy.savez(os.path.join(self._recording.folder, f"model-{root.number}"), **arrays)
        if self._plan.perturb:
            self._move(root)
        self._recording.write("weights", root=root.number, file=name, **loaded)

    def _move(self, root):
        """Moves each weight by a part of its size, up or down at random."""
        random = numpy.random.default_rng(self._plan.seed + 2)
        for _, tensor in self._backend.parameters(root.layer):
            if self._backend.is_trainable(tensor):
                array = self._backend.array(tensor)
                by = random.choice((-self._plan.perturb, self._plan.perturb), array.shape)
                self._backend.put(tensor, array * (1 + by))

    def _tensors(self, root):
        return [(name, value) for name, value in self._backend.state(root.layer).items()
                if self._backend.is_tensor(value)]

    def _load(self, root, path):
        """Sets each weight in place and says which names do not fit."""
        given = self._backend.read_state(path) if os.path.exists(path) else {}
        said, state = {"from": path, "missing": [], "shapes": [], "as_they_are": 0}, dict(self._tensors(root))
        # A recurrent layer of Paddle lists each weight under two names.
        found = {id(tensor) for name, tensor in state.items() if name in given}
        for name, tensor in state.items():
            if name not in given:
                said["missing"] += [] if id(tensor) in found else [name]
                continue
            value = given[name]
            value = self._backend.array(value) if self._backend.is_tensor(value) else value
            if list(value.shape) == list(tensor.shape):
                self._backend.put(tensor, value)
            else:
                said["shapes"].append({"name": name, "file": list(value.shape), "model": list(tensor.shape)})
        # Paddle adds a map of internal names to what it saves.
        said["unexpected"] = [name for name in given if name not in state and name != "StructuredToParameterName@@"]
        self._take_over(root, state, said)
        return said

    def _take_over(self, root, state, said):
        """Weights that are in no file of Paddle: by their names in the other program, which has kept them."""
        path = os.path.join(self._plan.other or "", f"model-{root.number}.npz")
        if not said["missing"] or not os.path.exists(path):
            return
        missing, said["missing"] = said["missing"], []
        with numpy.load(path) as given:
            for name in missing:
                value = given.get(self._backend.canonical(root.layer, name))
                is_turned = value is not None and value.ndim == 2 and self._backend.is_turned(root.layer, name)
                value = value.T if is_turned else value
                if value is None or list(value.shape) != list(state[name].shape):
                    said["missing"].append(name)
                    continue
                self._backend.put(state[name], value)
                said["as_they_are"] += 1
                if is_turned:
                    self._plan.transposed.add(f"{root.number}:{name}")

    def named(self, list_of):
        """(root, path, tensor) of every root, each tensor once. `list_of` is the backend's parameters or buffers."""
        seen = set()
        for root in self.all:
            for path, tensor in list_of(root.layer):
                if tensor is not None and id(tensor) not in seen:
                    seen.add(id(tensor))
                    yield root, path, tensor
