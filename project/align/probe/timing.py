"""Seconds per layer and site over several repetitions of the whole, without any recording of values."""

import json
import os
import sys
import time

from .observer import Stop


def peak_memory():
    """The most memory that the process has had, in bytes; nothing where the system does not say."""
    try:
        import resource
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


class Timer:
    """Takes the place of the recorder. The first `warm` repetitions are not measured."""

    def __init__(self, plan):
        self._warm, self._repeats = plan.time.get("warm", 2), plan.time.get("repeats", 10)
        self._path = os.path.join(plan.recording, "times.json")
        self._seen, self._whole, self._by_key, self._layers = 0, [], {}, {}
        self._memory_before = peak_memory()
        self._began = time.perf_counter()
        self.in_steps = "script" in plan.entry  # an optimizer step ends a repetition

    def _note(self, key, seconds):
        if self._seen < self._warm:
            return
        total, own = seconds
        known = self._by_key.setdefault(key, [0, 0.0, 0.0, total])
        known[0] += 1
        known[1] += total
        known[2] += own
        known[3] = min(known[3], total)

    def site(self, opened, value, seconds, frame):
        self._note(opened.key, seconds)
        return value

    def given(self, opened, arguments, named, frame):
        pass

    def layer(self, opened, value, seconds, frame):
        self._layers[opened.key] = opened.subject
        self._note(opened.key, seconds)

    def repetition_began(self):
        self._began = time.perf_counter()

    def repetition_ended(self):
        """Whether there has been enough."""
        now = time.perf_counter()
        if self._seen >= self._warm:
            self._whole.append(now - self._began)
        self._seen += 1
        self._began = now
        return len(self._whole) >= self._repeats

    def step_ended(self):
        if self.in_steps and self.repetition_ended():
            raise Stop

    def write(self):
        keys = []
        for key, (count, total, own, smallest) in self._by_key.items():
            name = {"site": key[1]} if key[0] == "site" else self._said(key)
            keys.append({**name, "count": count, "total": total, "own": own, "smallest": smallest})
        with open(self._path, "w", encoding="utf-8") as file:
            json.dump({"whole": self._whole, "warm": min(self._warm, self._seen), "keys": keys,
                       "memory": peak_memory(), "memory_before": self._memory_before}, file)

    def _said(self, key):
        layer = self._layers[key]
        return {"root": key[1], "path": key[2], "class": f"{type(layer).__module__}.{type(layer).__qualname__}",
                "made": layer.__dict__.get("_made_at")}
