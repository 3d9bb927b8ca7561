"""The events of a run on disk, and those of the other side to compare with.

Each event is one line, flushed, so that a crash loses nothing. An event of this side belongs to the first one of the
other side with the same key that has no partner yet.
"""

import collections
import json
import os
import threading

from .arrays import ArrayFile
from .comparing import compare

KEY = ("kind", "step", "site", "root", "path", "occurrence", "tensor")
REMEMBERED = 4096  # comparisons of tensors that may be asked for again
WITHOUT_PARTNER = ("start", "end", "failure", "unpaired", "weights", "test_began", "test", "tests")


def key_of(event):
    return tuple(event.get(name) for name in KEY)


class OtherSide:
    """What the other side has recorded."""

    def __init__(self, folder):
        self.values = ArrayFile(os.path.join(folder, "values.bin"), False)
        self._waiting = collections.defaultdict(collections.deque)
        self.framework, self.tests = None, {}  # numbers of tests by their ids
        self.trained = {}  # names of weights by the numbers of roots
        with open(os.path.join(folder, "events.jsonl"), encoding="utf-8") as file:
            for line in file:
                try:
                    event = json.loads(line)
                except ValueError:  # the last line of a run that was killed
                    continue
                self._keep(event)

    def _keep(self, event):
        if event["kind"] not in WITHOUT_PARTNER:
            self._waiting[key_of(event)].append(event)
        elif event["kind"] == "start":
            self.framework = event["framework"]
        elif event["kind"] in ("test_began", "test"):
            self.tests[event["id"]] = event["step"]
        elif event["kind"] == "weights":
            self.trained[event["root"]] = set(event["trained"])

    def peek(self, key):
        waiting = self._waiting.get(key)
        return waiting[0] if waiting else None

    def take(self, key):
        waiting = self._waiting.get(key)
        return waiting.popleft() if waiting else None

    def rest(self):
        return sorted(event["n"] for events in self._waiting.values() for event in events)


class Recording:
    """Writes the events of this side."""

    def __init__(self, folder, other=None):
        os.makedirs(folder, exist_ok=True)
        self.folder, self.other = folder, other
        self.values = ArrayFile(os.path.join(folder, "values.bin"), True)
        self._events = open(os.path.join(folder, "events.jsonl"), "w", encoding="utf-8")
        self._lock = threading.RLock()
        self.count = 0  # of events so far
        self._compared = {}

    def write(self, kind, **parts):
        """Numbers the event, compares it with its partner, and writes it."""
        with self._lock:
            event = {"n": self.count, "kind": kind, **parts}
            self.count += 1
            if self.other is not None and kind not in WITHOUT_PARTNER:
                self._pair(event)
            self._events.write(json.dumps(event, allow_nan=False) + "\n")
            self._events.flush()

    def _pair(self, event):
        partner = self.other.take(key_of(event))
        event["paired"] = partner is not None
        if partner is None:
            return
        event["partner"] = partner["n"]
        if partner.get("value") is None or event.get("value") is None:
            event["error"] = []
            return
        if len(self._compared) > REMEMBERED:
            self._compared.clear()
        event["error"] = compare(partner["value"], event["value"], self.other.values.read, self.values.read,
                                 self._compared)

    def finish(self):
        if self.other is not None:
            self.write("unpaired", events=self.other.rest())
