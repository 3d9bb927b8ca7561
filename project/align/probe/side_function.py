"""The text of a function that computes one side: imports, values, and what is computed from them."""

import ast
import re
import textwrap

from .sites import dotted_names, position

USED = ("sys", "os", "numpy", "functools", "recorded", "missing", "all_fit", "SimpleNamespace", "OrderedDict", "name",
        "each", "weights")  # by the program or by what is written here


def _offset(lines, place):
    return sum(len(line) for line in lines[:place[0] - 1]) + place[1]


def _loads(tree):
    """The outermost dotted names of an expression with their positions."""
    found = []

    def visit(node):
        [*names] = dotted_names(node) if isinstance(node, (ast.Name, ast.Attribute)) else ()
        chain = node
        while isinstance(chain, ast.Attribute):
            chain = chain.value
        if names and isinstance(chain, ast.Name):
            found.append((names[0], node))
            return
        for child in ast.iter_child_nodes(node):
            visit(child)

    visit(tree)
    return found


class SideFunction:
    """Statements are collected in the order in which they must run."""

    def __init__(self, framework, files, taken=()):
        self._framework, self._files = framework, files
        self._taken = {*taken, *USED, framework}
        self._imports, self._folders = [f"import {framework}"], {}
        self._lines, self._missing = [], []
        self._objects = {}

    def _add(self, text, note=None):
        self._lines.append(text + (f"  # {note}" if note else ""))

    def _import(self, said, text):
        if said.get("folder"):
            names = self._folders.setdefault(said["folder"], [])
            names += [] if said.get("module", said.get("from")) in names else [said.get("module", said.get("from"))]
        if text not in self._imports:
            self._imports.append(text)

    def _free(self, name):
        """A name for a variable that nothing else has."""
        name = re.sub(r"\W", "_", name)
        while name in self._taken:
            name += "_"
        self._taken.add(name)
        return name

    def _named(self, said):
        """An expression for a function or class."""
        module, name = said["from"], said["name"]
        if not said["folder"] and module.partition(".")[0] == self._framework:
            return f"{module}.{name}"
        self._import(said, f"from {module} import {name}")
        return name

    def _module(self, said):
        self._import(said, f"import {said['module']}")
        return said["module"]

    def text(self, said, name):
        """An expression for a value, whose files and variables are called by `name`."""
        if "literal" in said:
            if "numpy." in said["literal"]:
                self._import({}, "import numpy")
            return said["literal"]
        if "tensor" in said:
            return self._tensor(said, name)
        for kind, function in (("array", self._array), ("module", lambda said, _: self._module(said)),
                               ("from", lambda said, _: self._named(said)), ("partial", self._partial),
                               ("list", self._list), ("tuple", self._list), ("dict", self._dict),
                               ("layer", self._layer)):
            if kind in said:
                return function(said, name)
        self._missing.append(f"{name} (of type {said.get('other', 'unknown')})")
        return "None"

    def _array(self, said, name):
        return f'recorded("{self._files.array(said["array"], name)}")'

    def _tensor(self, said, name):
        loaded = f'recorded("{self._files.array(said["tensor"], name)}")'
        stored = self._files.dtype(said["tensor"])
        if self._framework == "torch":
            made, cast = f"torch.from_numpy({loaded})", f".to(torch.{said['dtype']})"
        else:
            made, cast = f"paddle.to_tensor({loaded})", f'.astype("{said["dtype"]}")'
        return made if stored == said["dtype"] else made + cast

    def _partial(self, said, name):
        self._import({}, "import functools")
        inner = [self.text(each, f"{name}.{place}") for place, each in enumerate(said["partial"])]
        inner += [f"{key}={self.text(each, f'{name}.{key}')}" for key, each in said["named"].items()]
        return f"functools.partial({', '.join(inner)})"

    def _list(self, said, name):
        if "list" in said:
            return "[" + ", ".join(self.text(each, f"{name}.{n}") for n, each in enumerate(said["list"])) + "]"
        inner = [self.text(each, f"{name}.{n}") for n, each in enumerate(said["tuple"])]
        return f"({inner[0]},)" if len(inner) == 1 else f"({', '.join(inner)})"

    def _dict(self, said, name):
        inner = (f"{key}: {self.text(each, f'{name}.{key}')}" for key, each in said["dict"].items())
        return "{" + ", ".join(inner) + "}"

    def _layer(self, said, name):
        """The name of a variable that has the layer with its state, or the construction when it has no state here."""
        made = self._construction(said, name)
        if "state" not in said:
            return made
        variable = self._free(name.rpartition(".")[2] if name.rpartition(".")[2].isidentifier() else "layer")
        self._add(f"{variable} = {made}")
        dtype = said.get("dtype")
        if dtype:
            self._add(f"{variable}.to({f'torch.{dtype}' if self._framework == 'torch' else f'dtype={dtype!r}'})")
        if said["state"]:
            self._fill(said, variable, self._files.state(said, f"{name}.{self._framework}"))
        self._add(f"{variable}.{'train' if said['training'] else 'eval'}()")
        self._switch(said, variable)
        return variable

    def _fill(self, said, variable, file):
        self._add(f'weights = recorded("{file}")')
        if self._framework == "torch":
            self._add(f"{variable}.load_state_dict({{name: torch.from_numpy(weights[name]) for name in weights}})")
            return
        cast = f".astype({variable}.state_dict()[name].dtype)" if said["dtype"] else ""
        self._add(f"all_fit({variable}.set_state_dict("
                  f"{{name: paddle.to_tensor(weights[name]){cast} for name in weights}}))")

    def _switch(self, said, variable):
        """Layers inside that are in the other mode."""
        inner = [path for path in said["switched"] if path]
        mode = "eval" if said["training"] else "train"
        if "" in said["switched"]:  # dropout alone
            self._add(f"{variable}.eval()", "dropout did nothing in the recorded run")
        if inner:
            listed = "named_modules" if self._framework == "torch" else "named_sublayers"
            self._add(f"for name, each in {variable}.{listed}():",
                      "as in the recorded run, in which dropout did nothing")
            self._add(f"    if name in {inner!r}:")
            self._add(f"        each.{mode}()")

    def _construction(self, said, name):
        made = said["construction"]
        if made is None:
            self._missing.append(f"{name} (of type {said['layer']})")
            return "None"
        if "text" in made:
            first, _, rest = self._filled_in(made["text"], made["names"], name).partition("\n")
            return f"{first}\n{textwrap.indent(textwrap.dedent(rest), '    ')}" if rest else first
        if "container" in made:
            return self._container(made, name)
        inner = [self.text(each, f"{name}.{place}") for place, each in enumerate(made["arguments"])]
        inner += [f"{key}={self.text(each, f'{name}.{key}')}" for key, each in made["named"].items()]
        return f"{self._named(made['class'])}({', '.join(inner)})"

    def _container(self, made, name):
        inner = {key: self.text(each, f"{name}.{key}") for key, each in made["children"].items()}
        numbered = all(key == str(place) for place, key in enumerate(inner))
        if "List" in made["container"]["name"]:
            content = "[" + ", ".join(inner.values()) + "]"
        elif numbered:
            content = ", ".join(inner.values())
        elif self._framework == "torch":
            self._import({}, "from collections import OrderedDict")
            content = "OrderedDict({" + ", ".join(f"{key!r}: {each}" for key, each in inner.items()) + "})"
        else:
            content = ", ".join(f"({key!r}, {each})" for key, each in inner.items())
        return f"{self._named(made['container'])}({content})"

    def _filled_in(self, text, names, name):
        """The text of a call with the values of the names in it."""
        lines = text.encode("utf-8").splitlines(keepends=True)
        text = text.encode("utf-8")
        for read, node in sorted(_loads(ast.parse(text)), key=lambda each: -_offset(lines, position(each[1])[0])):
            parts = read.split(".")
            known = [count for count in range(1, len(parts) + 1) if ".".join(parts[:count]) in names]
            if not known:
                continue
            said = ".".join(parts[:known[-1]])
            value = self.text(names[said], f"{name}.{said}")
            rest = parts[known[-1]:]
            begin, end = (_offset(lines, place) for place in position(node))
            text = text[:begin] + ".".join([value, *rest]).encode("utf-8") + text[end:]
        return text.decode("utf-8")

    def bind(self, name, said):
        """Gives a dotted name its value."""
        first, *rest = name.split(".")
        if rest:
            place = self._objects.setdefault(first, {})
            for part in rest[:-1]:
                place = place.setdefault(part, {})
            place[rest[-1]] = self.text(said, name)
            if "note" in said:
                self._add(f"# {name}: {said['note']}")
        elif "module" in said:
            self._import(said, self._import_as(said["module"], name))
        elif "from" in said:
            renamed = "" if said["name"] == name else f" as {name}"
            self._import(said, f"from {said['from']} import {said['name']}{renamed}")
        else:
            self._taken.discard(name)  # a layer is made under it
            value = self.text(said, name)
            if value != name:
                self._add(f"{name} = {value}", said.get("note"))

    @staticmethod
    def _import_as(module, name):
        home, _, last = module.rpartition(".")
        if module == name:
            return f"import {module}"
        return f"from {home} import {last}" if last == name else f"import {module} as {name}"

    def _object(self, parts):
        inner = (f"{name}={each if isinstance(each, str) else self._object(each)}" for name, each in parts.items())
        return f"SimpleNamespace({', '.join(inner)})"

    def _lines_for_missing(self):
        """First of all: code that uses a missing value would fail with a different error."""
        if not self._missing:
            return []
        said = [f"# {each} could not be written: it is None below." for each in self._missing]
        return [*said, "# Put it there, and remove the next line.", f"missing({', '.join(map(repr, self._missing))})"]

    def written(self, result, kind):
        """The function with all that was added, which returns the expression `result`."""
        objects = [f"{name} = {self._object(parts)}" for name, parts in self._objects.items()]
        if objects:
            self._import({}, "from types import SimpleNamespace")
        which, lines = "original" if kind == "torch" else "converted", []
        for folder, modules in self._folders.items():
            lines.append(f"sys.path.insert(0, {folder!r})  # {', '.join(modules)} of the {which} program")
        lines += [*self._imports, "", *self._lines_for_missing(), *self._lines, *objects]
        lines.append(f"return {result}" if "\n" not in result else f"return (\n        {result}\n    )")
        body = "\n".join(f"    {line}" if line else "" for line in lines)
        return f"def with_{kind}():\n{body}\n"
