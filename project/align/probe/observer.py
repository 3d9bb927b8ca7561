"""What happens in the program, in order: sites and layers begin and end, and become events or times."""

import collections
import sys
import threading
import time


class Stop(BaseException):
    """Ends the program: all that was asked for is recorded. No `except Exception` holds it up."""


class Open:
    """A site or a call of a layer that has begun."""

    __slots__ = ("key", "step", "occurrence", "within", "began", "inner", "subject", "root")

    def __init__(self, key, step, occurrence, within, subject):
        self.key, self.step, self.occurrence = key, step, occurrence
        self.within, self.subject = within, subject
        self.inner, self.began, self.root = 0.0, 0.0, None


class _OfThread(threading.local):
    def __init__(self):
        self.opened, self.is_recording = [], False


class Observer:
    """`sink` gets each thing that ended: Recorder or Timer."""

    def __init__(self, sites, roots, sink, capture=None):
        self._sites = {site.id: site for site in sites}
        self.roots, self._sink, self._capture = roots, sink, capture
        self.step, self.stopped = 0, False
        self._occurrences = collections.Counter()
        self._here, self._lock = _OfThread(), threading.RLock()

    def count(self, *key):
        """How often something of this key has been in this step before."""
        with self._lock:
            self._occurrences[key] += 1
            return self._occurrences[key] - 1

    def next_step(self):
        self.step += 1
        self._occurrences.clear()

    def restart(self, step):
        """Forgets what an earlier exception left open."""
        self.step = step
        self._occurrences.clear()
        self._here.opened.clear()

    def is_idle(self):
        """Whether the thread is doing the recording itself, so that nothing is to be recorded."""
        return self._here.is_recording

    def _open(self, key, subject):
        layers = [each for each in self._here.opened if each.key[0] == "layer"]
        within = layers[-1].key[1:] + (layers[-1].occurrence,) if layers else None
        opened = Open(key, self.step, self.count(*key), within, subject)
        self._here.opened.append(opened)
        return opened

    def _close(self, opened):
        """Seconds in all and without what was opened in between. What an exception left open is closed too."""
        seconds = time.perf_counter() - opened.began
        stack = self._here.opened
        if opened in stack:
            del stack[stack.index(opened):]
            if stack:
                stack[-1].inner += seconds
        return seconds, seconds - opened.inner

    def begin(self, identity):
        if self.stopped:
            raise Stop
        if self._here.is_recording:
            return None
        site = self._sites[identity]
        opened = self._open(("site", identity), site)
        if self._capture is not None and self._capture.is_site(opened):
            self.quietly(lambda: self._capture.names(site, sys._getframe(3)))
            self.stop_after_capture()
        opened.began = time.perf_counter()
        return opened

    def end(self, opened, value):
        if opened is None or self.stopped:
            return value
        seconds = self._close(opened)
        return self.quietly(lambda: self._sink.site(opened, value, seconds, sys._getframe(3)))

    def enter(self, layer, arguments, named, frame):
        if self.stopped:
            raise Stop
        if self._here.is_recording:
            return None
        running = [each for each in self._here.opened if each.key[0] == "layer"]
        root = running[0].root if running else self.quietly(lambda: self.roots.of(layer))
        opened = self._open(("layer", root.number, root.path(layer)), layer)
        opened.root = root
        if self._capture is not None and self._capture.is_layer(opened):
            self.quietly(lambda: self._capture.layer(layer, arguments, named))
            self.stop_after_capture()
        # Before the call: the layer may change in place what it is given.
        self.quietly(lambda: self._sink.given(opened, arguments, named, frame))
        opened.began = time.perf_counter()
        return opened

    def exit(self, opened, value, frame):
        if opened is None or self.stopped:
            return value
        seconds = self._close(opened)
        self.quietly(lambda: self._sink.layer(opened, value, seconds, frame))
        return value

    def drop(self, opened):
        """A layer has raised."""
        if opened is not None:
            self._close(opened)

    def stop_after_capture(self):
        if self._capture is not None and self._capture.is_done:
            self.stopped = True
            raise Stop

    def quietly(self, action):
        """Runs it without recording anything that it calls."""
        with self._lock:
            before, self._here.is_recording = self._here.is_recording, True
            try:
                return action()
            finally:
                self._here.is_recording = before


def watch_layers(backend, observer, frames, recording, constructions=None):
    """Every call of a layer passes the observer; each layer remembers the line that constructed it, and when."""
    kind = backend.Layer
    call, init = kind.__call__, kind.__init__

    def watched_call(self, *arguments, **named):
        if backend.makes_weights(self):
            return observer.quietly(lambda: call(self, *arguments, **named))
        opened = observer.enter(self, arguments, named, sys._getframe(1))
        try:
            output = call(self, *arguments, **named)
        except BaseException:
            observer.drop(opened)
            raise
        return observer.exit(opened, output, sys._getframe(1))

    def watched_init(self, *arguments, **named):
        if "_made_at" not in self.__dict__:
            frame = frames.maker(sys._getframe(1), self)
            if frame is not None:
                self.__dict__["_made_at"] = (frames.file(frame), frame.f_lineno)
                self.__dict__["_made_range"] = frames.expression(frame)
                self.__dict__["_made_by_calls"] = frames.calls(frame, self)
                self.__dict__["_made_after"] = recording.count
        if constructions is not None and "_made_by" not in self.__dict__:
            constructions(self, frames.maker(sys._getframe(1), self))
        init(self, *arguments, **named)

    watched_call.__wrapped__, watched_init.__wrapped__ = call, init
    kind.__call__, kind.__init__ = watched_call, watched_init
