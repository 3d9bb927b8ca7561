"""Root models: layers called while no other layer is running, numbered by their first call."""

import os

import numpy

DROPS_PATHS = ("StochasticDepth",)  # of torchvision, and the helper that takes its place
IN_A_TEST = 64  # numbers of roots that a test has for itself
UNLISTED = "(unlisted)"  # the path of a layer that runs within a root that does not list it


def _are_close(first, second):
    """Whether two arrays of one shape differ by rounding at most."""
    if first.dtype.kind not in "fc" or second.dtype.kind not in "fc":
        return numpy.array_equal(first, second)
    return numpy.allclose(first, second, 1e-4, 1e-6 * float(numpy.abs(first).max(initial=0)), equal_nan=True)


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
        self.restart(0)

    def restart(self, step):
        """Forgets the roots of the test before."""
        self.all, self._by_layer, self._owned, self._step = [], {}, set(), step

    def _next_number(self):
        if not self._plan.runs_tests:
            return len(self.all)
        more, place = divmod(len(self.all), IN_A_TEST)
        return (more << 20) + self._step * IN_A_TEST + place

    def of(self, layer):
        """The root that the layer is, which is numbered, saved and given its weights when it is new."""
        found = self._by_layer.get(id(layer))
        if found is None:
            found = self._by_layer[id(layer)] = Root(self._next_number(), layer, self._backend)
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
        made = {path: numpy.array(self._backend.array(each)) for path, each in self._own_buffers(root)}
        name, loaded = self._by_name(root) if self._plan.runs_tests else self._by_file(root)
        trained = [path for path, each in self._backend.parameters(root.layer) if self._backend.is_trainable(each)]
        if loaded:  # it has the weights of the other program
            loaded["otherwise"] = [path for path, each in self._own_buffers(root)
                                   if not _are_close(self._backend.array(each), made[path])]
            loaded["own"] = [path for path in loaded["missing"] if path in trained]
            loaded["lost"] = self._lost(root, loaded["unexpected"])
        else:
            loaded["trained"] = [self._backend.canonical(root.layer, path) for path in trained]
        if self._plan.perturb:
            self._move(root)
        self._recording.write("weights", root=root.number, file=name, **loaded)

    def _own_buffers(self, root):
        """The entries of the state that are created by the program and not by layers of the framework, by path."""
        state = dict(self._tensors(root))
        own = {path for path, layer in self._backend.layers(root.layer) if not self._backend.is_own(layer)}
        return [(path, each) for path, each in self._backend.buffers(root.layer)
                if path.rpartition(".")[0] in own and path in state]

    def _lost(self, root, unexpected):
        """What the other program trains and this one has no place for, by the names of the other."""
        trained = self._recording.other.trained.get(root.number, ())
        names = [self._plan.names.get(f"{root.number}:{name}", name) for name in unexpected]
        return [name for name in names if name in trained]

    def _by_file(self, root):
        name = f"model-{root.number}.{self._backend.extension}"
        if self._plan.weights:
            return name, self._load(root, os.path.join(self._plan.weights, name))
        self._backend.save_state(root.layer, os.path.join(self._recording.folder, name))
        self._save_arrays(root)
        return name, {}

    def _by_name(self, root):
        """Without converted files: there would be one for each test."""
        name = f"model-{root.number}.npz"
        if not self._plan.other:
            self._save_arrays(root)
            return name, {}
        state = dict(self._tensors(root))
        said = {"from": os.path.join(self._plan.other, name), "missing": list(state), "unexpected": [], "shapes": [],
                "as_they_are": 0}
        self._take_over(root, state, said)
        return name, said

    def _save_arrays(self, root):
        arrays = {self._backend.canonical(root.layer, key): self._backend.stored(key, self._backend.array(value))
                  for key, value in self._tensors(root)}
        numpy.savez(os.path.join(self._recording.folder, f"model-{root.number}"), **arrays)

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
        said = {"from": path, "missing": [], "unexpected": [], "shapes": [], "as_they_are": 0}
        state = dict(self._tensors(root))
        # A recurrent layer of Paddle lists each weight under two names.
        found = {id(tensor) for name, tensor in state.items() if name in given}
        for name, tensor in state.items():
            if name not in given:
                said["missing"] += [] if id(tensor) in found else [name]
                continue
            value = given[name]
            value = self._backend.array(value) if self._backend.is_tensor(value) else value
            self._fits(name, value, tensor, said)
        # Paddle adds a map of internal names to what it saves.
        said["unexpected"] = [name for name in given if name not in state and name != "StructuredToParameterName@@"]
        self._take_over(root, state, said, bool(given))
        return said

    def _fits(self, name, value, tensor, said):
        """Whether the weight has the shape of the value, which it has then."""
        fits = list(value.shape) == list(tensor.shape)
        if fits:
            self._backend.put(tensor, value)
        else:
            said["shapes"].append({"name": name, "file": list(value.shape), "model": list(tensor.shape)})
        return fits

    def _take_over(self, root, state, said, is_by_file=False):
        """Weights that are in no file of Paddle: by their names in the other program, which has kept them."""
        path = os.path.join(self._plan.other or "", f"model-{root.number}.npz")
        if not said["missing"] or not os.path.exists(path):
            return
        missing, said["missing"], found, taken = said["missing"], [], set(), set()
        with numpy.load(path) as given:
            for name in missing:
                value, is_turned = self._given(root, name, given)
                if value is None:
                    said["missing"].append(name)
                    continue
                found.add(id(state[name]))
                taken.add(self._name_there(root, name))
                if not self._fits(name, value, state[name], said):
                    continue
                said["as_they_are"] += 1
                if is_turned:
                    self._plan.transposed.add(f"{root.number}:{name}")
            if not is_by_file:
                said["unexpected"] = [name for name in given if name not in taken]
        # A recurrent layer of Paddle lists each weight under two names.
        said["missing"] = [name for name in said["missing"] if id(state[name]) not in found]

    def _given(self, root, name, given):
        """The array that the other side has by the name, and whether it was turned."""
        value = given.get(self._name_there(root, name))
        is_other = self._recording.other.framework != self._backend.name
        is_turned = is_other and value is not None and value.ndim == 2 and self._backend.is_turned(root.layer, name)
        return value.T if is_turned else value, is_turned

    def _name_there(self, root, name):
        is_other = self._recording.other.framework != self._backend.name
        return self._backend.canonical(root.layer, name) if is_other else name

    def named(self, list_of):
        """(root, path, tensor) of every root, each tensor once. `list_of` is the backend's parameters or buffers."""
        seen = set()
        for root in self.all:
            for path, tensor in list_of(root.layer):
                if tensor is not None and id(tensor) not in seen:
                    seen.add(id(tensor))
                    yield root, path, tensor
