"""Runs a model on made-up inputs: forward, and when it trains a loss, its gradients and steps of plain descent."""

import importlib
import inspect

import numpy

from .importing import run_expression
from .inputs import Reader


class ModelEntry:
    def __init__(self, plan, backend, observer):
        self._plan, self._backend, self._observer = plan, backend, observer
        self._entry = plan.entry

    def prepare(self):
        name, _, text = self._entry["model"].partition(":")
        module = importlib.import_module(name)
        self._namespace = {**self._backend.namespace(), **vars(module)}
        self._model = run_expression(text, self._namespace, "entry.model")
        reader = Reader(self._plan.seed, self._plan.inputs_from or self._plan.root, self._backend.from_array)
        pairs = [reader.argument(text) for text in self._entry.get("inputs", [])]
        self._inputs = [value for name, value in pairs if name is None]
        self._named = {name: value for name, value in pairs if name is not None}
        self._trains = self._entry.get("training", True)
        self._optimizer = None
        if hasattr(self._model, "train"):
            self._model.train() if self._trains else self._model.eval()
        if self._trains and hasattr(self._model, "parameters"):
            weights = [each for each in self._model.parameters() if self._backend.is_trainable(each)]
            self._optimizer = self._backend.sgd(weights) if weights else None

    def _arguments(self):
        """What `forward` has places for: the inputs after those are for the loss, such as labels."""
        function = getattr(self._model, "forward", self._model)
        try:
            parameters = inspect.signature(function).parameters.values()
        except (TypeError, ValueError):
            return self._inputs
        if any(each.kind is each.VAR_POSITIONAL for each in parameters):
            return self._inputs
        places = [each for each in parameters if each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)
                  and each.name not in self._named]
        return self._inputs[:len(places)]

    def _loss(self, output):
        text = self._entry.get("loss")
        if text:
            names = {**self._namespace, **self._named, "output": output, "inputs": self._inputs}
            return run_expression(text, names, "entry.loss")
        random = numpy.random.default_rng(self._plan.seed + 1)
        total = None
        from .value_tree import leaves

        for tensor in leaves(output, self._backend.is_tensor):
            if self._backend.needs_gradient(tensor):
                weights = random.standard_normal(tuple(int(size) for size in tensor.shape))
                tensor = self._backend.widened(tensor)
                part = (tensor * self._backend.like(weights, tensor)).mean()
                total = part if total is None else total + part
        return total

    def once(self):
        """One forward pass, and when it trains, one step. Whether another one makes sense."""
        if not self._trains:
            with self._backend.no_grad():
                self._model(*self._arguments(), **self._named)
            return False
        loss = self._loss(self._model(*self._arguments(), **self._named))
        if loss is None:
            return False
        loss.backward()
        if self._optimizer is None:
            return False
        self._optimizer.step()
        self._backend.clear(self._optimizer)
        return True

    def run(self, timer=None):
        self.prepare()
        if timer is None:
            while self.once():
                pass
            return
        timer.repetition_began()
        self.once()
        while not timer.repetition_ended():
            self.once()
