"""Runs files under the root of the program with their sites wrapped, as modules and as the script itself."""

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
import types

from .sites import instrument


class Files:
    """The files of the program that have sites."""

    def __init__(self, root, sites):
        self.root, self.lost, self.reached = root, [], set()
        self.by_file = {}
        for site in sites:
            self.by_file.setdefault(site.file, []).append(site)

    def relative(self, path):
        """The path below the root with slashes, or nothing."""
        path = os.path.realpath(path)
        if not path.startswith(self.root + os.sep):
            return None
        return path[len(self.root) + 1:].replace(os.sep, "/")

    def code(self, path, source):
        """Compiled with the path as it is given, so that what inspects the code finds the file."""
        file = self.relative(path)
        tree, lost = instrument(source, path, self.by_file.get(file, []))
        if file not in self.reached:
            self.lost += [site.id for site in lost]
            self.reached.add(file)
        return compile(tree, path, "exec", dont_inherit=True)

    def never_run(self):
        """Sites of files that no import has reached."""
        return sorted(site.id for file in set(self.by_file) - self.reached for site in self.by_file[file])


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name, path, files):
        super().__init__(name, path)
        self._files = files

    def get_code(self, fullname):
        path = self.get_filename(fullname)
        return self._files.code(path, self.get_data(path))


class Finder(importlib.abc.MetaPathFinder):
    """Finds what the ordinary finder finds, and loads it wrapped when it has sites."""

    def __init__(self, files):
        self._files = files

    def find_spec(self, name, path=None, target=None):
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is None or not isinstance(spec.loader, importlib.machinery.SourceFileLoader):
            return None
        if self._files.relative(spec.origin) not in self._files.by_file:
            return None
        loader = _Loader(spec.loader.name, spec.loader.path, self._files)
        wrapped = importlib.util.spec_from_file_location(
            name, spec.origin, loader=loader, submodule_search_locations=spec.submodule_search_locations)
        wrapped.cached = None
        return wrapped


def install(files):
    sys.meta_path.insert(0, Finder(files))


def run_script(files, path, arguments):
    """Runs the file as `__main__`, in a module that pickle and inspect find."""
    with open(path, "rb") as file:
        code = files.code(path, file.read())
    module = types.ModuleType("__main__")
    module.__file__ = path
    module.__builtins__ = __builtins__
    sys.modules["__main__"] = module
    sys.argv = [path, *arguments]
    exec(code, module.__dict__)


def run_expression(text, namespace, what):
    """The value of an expression of the plan."""
    return eval(compile(ast.parse(text.strip(), f"<{what}>", "eval"), f"<{what}>", "eval"), namespace)
