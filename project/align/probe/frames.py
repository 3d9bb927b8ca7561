"""Where in the program something happens: stack frames of files under its root."""

import itertools
import os

from .plain_arguments import arguments

NOTHING = object()
HERE = os.path.dirname(os.path.realpath(__file__))


class Frames:
    def __init__(self, root, helpers):
        self._root, self._known, self._helpers = root + os.sep, {}, helpers

    def file(self, frame):
        """The path of the frame's file below the root; nothing for files of packages and the probe, and for helpers."""
        file = self._file(frame.f_code.co_filename)
        return None if file is not None and self._helpers.have(frame, file) else file

    def _file(self, name):
        if name not in self._known:
            path = os.path.realpath(name)
            is_own = path.startswith(self._root) and not path.startswith(HERE) and "site-packages" not in path
            self._known[name] = path[len(self._root):].replace(os.sep, "/") if is_own and name[:1] != "<" else None
        return self._known[name]

    def innermost(self, frame):
        """File and line of the innermost frame of the program."""
        while frame is not None:
            file = self.file(frame)
            if file is not None:
                return [file, frame.f_lineno]
            frame = frame.f_back
        return None

    def is_importing(self, frame):
        """Whether a module of the program is being imported: it looks for versions and libraries."""
        while frame is not None:
            is_module = frame.f_code.co_name == "<module>" and frame.f_globals.get("__name__") != "__main__"
            if is_module and self.file(frame) is not None:
                return True
            frame = frame.f_back
        return False

    def maker(self, frame, made):
        """The innermost frame of the program that is not a method of the object being made."""
        while frame is not None:
            if self.file(frame) is not None and frame.f_locals.get("self") is not made:
                return frame
            frame = frame.f_back
        return None

    def calls(self, frame, made=NOTHING):
        """The calls of the program that lead to a frame or the construction of an object, the outermost first."""
        found = []
        while frame is not None:
            if self.file(frame) is not None and frame.f_locals.get("self") is not made:
                found.append((frame, frame.f_lineno))
            frame = frame.f_back
        return self._said(reversed(found))

    def expression(self, frame):
        """Begin and end of the expression that the frame is at, as sites have them; nothing before Python 3.11."""
        positions = getattr(frame.f_code, "co_positions", None)
        if positions is None:
            return None
        line, end_line, column, end_column = next(itertools.islice(positions(), frame.f_lasti // 2, None))
        return None if None in (line, end_line, column, end_column) else [[line, column], [end_line, end_column]]

    def trace(self, error):
        """The traceback of the error, without the frames of the probe."""
        found, at = [], error.__traceback__
        while at is not None:
            found.append((at.tb_frame, at.tb_lineno))
            at = at.tb_next
        return self._said(found)

    def stack(self, frame):
        found = []
        while frame is not None:
            found.append((frame, frame.f_lineno))
            frame = frame.f_back
        return self._said(reversed(found))

    def _said(self, frames):
        return [{"file": self.file(frame) or frame.f_code.co_filename, "line": line,
                 "function": frame.f_code.co_name, "arguments": arguments(frame) if self.file(frame) else {}}
                for frame, line in frames
                if not os.path.realpath(frame.f_code.co_filename).startswith(HERE + os.sep)
                and not frame.f_code.co_filename.startswith("<frozen")]
