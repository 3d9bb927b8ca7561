"""Reads the names of a torch wheel, and the parameters of what can be called, without importing it."""

import ast
import re
import zipfile

LEFT_OUT = re.compile(r"(^|/)(test|tests|_internal|_inductor|_dynamo)/|/__main__\.py$")
FIELD_CLASSES = {"dataclass", "dataclasses.dataclass"}


def is_private(dotted):
    return any(part.startswith("_") for part in dotted.split("."))


class Function:
    def __init__(self, parameters, is_open):
        self.parameters = parameters
        self.is_open = is_open  # takes keywords that it does not name


class Alias:
    def __init__(self, target):
        self.target = target


class Value:
    pass


class Removed:
    """A function that is still there to say that it was removed."""


class Class:
    def __init__(self, bases):
        self.bases = bases
        self.members = {}
        self.fields = None  # of a dataclass or a named tuple: what it is made from


def says_it_is_removed(node):
    last = node.body[-1]
    return isinstance(last, ast.Raise) and "removed" in ast.unparse(last)


def forwarded(node, module):
    """The function that a method imports, to do nothing but call it."""
    body = [each for each in node.body if not isinstance(each, ast.Expr)]
    if len(body) != 2 or not isinstance(body[0], ast.ImportFrom):
        return None
    source = ".".join(part for part in (module.start_of(body[0]), body[0].module) if part)
    name = body[0].names[0].name
    is_call = isinstance(body[1], ast.Return) and isinstance(body[1].value, ast.Call)
    is_same = is_call and ast.unparse(body[1].value.func) == name
    return Alias(f"{source}.{name}") if is_same else None


def function_of(node, is_method):
    if says_it_is_removed(node):
        return Removed()
    arguments = node.args
    names = [each.arg for each in (*arguments.posonlyargs, *arguments.args)]
    is_static = any(getattr(each, "id", "") == "staticmethod" for each in node.decorator_list)
    if is_method and not is_static:
        names = names[1:]
    names += [each.arg for each in arguments.kwonlyargs]
    return Function([name for name in names if name[0] != "_"], arguments.kwarg is not None)


def class_of(node, module):
    found = Class([ast.unparse(base) for base in node.bases])
    decorators = {ast.unparse(each).partition("(")[0] for each in node.decorator_list}
    if decorators & FIELD_CLASSES or any(base.endswith("NamedTuple") for base in found.bases):
        found.fields = []
    for each in flattened(node.body):
        if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef)):
            function = forwarded(each, module) or function_of(each, True)
            found.members.setdefault(each.name, []).append(function)
        elif isinstance(each, ast.ClassDef):
            found.members.setdefault(each.name, []).append(Value())
        elif isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            found.members.setdefault(each.target.id, []).append(Value())
            if found.fields is not None:
                found.fields.append(each.target.id)
        elif isinstance(each, ast.Assign):
            for target in each.targets:
                if isinstance(target, ast.Name):
                    found.members.setdefault(target.id, []).append(Value())
    return found


def flattened(body):
    """The statements of a body, with those of conditions and of attempts."""
    for each in body:
        yield each
        for part in ("body", "orelse", "finalbody"):
            if isinstance(each, (ast.If, ast.Try, ast.With)):
                yield from flattened(getattr(each, part, []))
        for handler in getattr(each, "handlers", []):
            yield from flattened(handler.body)


class Module:
    def __init__(self, name, is_package):
        self.name = name
        self.is_package = is_package
        self.bindings = {}
        self.stars = []
        self.listed = None  # in `__all__`

    def bind(self, name, value):
        self.bindings.setdefault(name, []).append(value)

    def start_of(self, node):
        """Where the module of an import statement begins."""
        if not node.level:
            return ""
        parts = self.name.split(".")
        gone = node.level - 1 if self.is_package else node.level
        return ".".join(parts[: len(parts) - gone])

    def read(self, source):
        for node in flattened(ast.parse(source).body):
            self.read_statement(node)

    def read_statement(self, node):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            self.bind(node.name, function_of(node, False))
        elif isinstance(node, ast.ClassDef):
            self.bind(node.name, class_of(node, self))
        elif isinstance(node, ast.ImportFrom):
            source = ".".join(part for part in (self.start_of(node), node.module) if part)
            for each in node.names:
                if each.name == "*":
                    self.stars.append(source)
                else:
                    self.bind(each.asname or each.name, Alias(f"{source}.{each.name}"))
        elif isinstance(node, ast.Import):
            for each in node.names:
                if each.asname:
                    self.bind(each.asname, Alias(each.name))
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                self.assign(target, node.value)
        elif isinstance(node, ast.AnnAssign):
            self.assign(node.target, node.value)
        elif isinstance(node, ast.AugAssign):
            if ast.unparse(node.target) == "__all__":
                self.list_names(node.value)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            call = node.value
            if ast.unparse(call.func) in ("__all__.extend", "__all__.append") and call.args:
                self.list_names(call.args[0])

    def assign(self, target, value):
        if isinstance(target, (ast.Tuple, ast.List)):
            for each in target.elts:
                self.assign(each, None)
            return
        if not isinstance(target, ast.Name):
            return
        if target.id == "__all__":
            self.listed = self.listed or set()
            self.list_names(value)
        elif isinstance(value, (ast.Name, ast.Attribute)):
            dotted = ast.unparse(value)
            is_whole = dotted.startswith("torch.")
            self.bind(target.id, Alias(dotted if is_whole else f"{self.name}.{dotted}"))
        else:
            self.bind(target.id, Value())

    def exports(self, bound):
        below = self.name + "."
        return any(isinstance(each, Alias) and each.target.startswith(below) for each in bound)

    def list_names(self, value):
        self.listed = self.listed or set()
        self.listed.update(
            each.value
            for each in ast.walk(value or ast.List([]))
            if isinstance(each, ast.Constant) and isinstance(each.value, str)
        )


class Release:
    """The public names of a wheel: for a call its parameters, else nothing."""

    def __init__(self, path):
        self.modules = {}
        self.members_of = {}
        with zipfile.ZipFile(path) as wheel:
            meta = next(name for name in wheel.namelist() if name.endswith("dist-info/METADATA"))
            version = re.search(r"^Version: (\S+)", wheel.read(meta).decode(), re.M)[1]
            for name in wheel.namelist():
                if name.startswith("torch/") and name.endswith((".py", ".pyi")):
                    self.read(name, wheel.read(name).decode())
        self.name = ".".join(version.split(".")[:2])
        self.full_name = version.partition("+")[0]
        torch = self.modules["torch"]
        torch.stars += ["torch._C", "torch._C._VariableFunctions"]
        self.names = {}
        for module in self.modules.values():
            if not is_private(module.name):
                self.names.setdefault(module.name, None)
                for name in self.public_names(module):
                    self.add(f"{module.name}.{name}", self.bound(module.name, name))

    def read(self, file, source):
        if LEFT_OUT.search(file):
            return
        path = re.sub(r"\.pyi?$", "", file)
        is_package = path.endswith("/__init__")
        name = path.removesuffix("/__init__").replace("/", ".")
        module = self.modules.setdefault(name, Module(name, is_package))
        module.read(source)

    def public_names(self, module):
        own = {
            name
            for name, bound in module.bindings.items()
            if any(isinstance(each, (Function, Class)) for each in bound)
        }
        names = own | (module.listed or set())
        if module.is_package and module.listed is None:
            names |= {name for name, bound in module.bindings.items() if module.exports(bound)}
            for star in module.stars:
                if star in self.modules:
                    names |= self.public_names(self.modules[star])
        if module.name == "torch":
            for star in module.stars:
                names |= self.public_names(self.modules[star])
            names = {name for name in names if not name.endswith("Base")}
        return {name for name in names if name[0] != "_"}

    def has(self, dotted):
        """True for any name that the release has, whether it is meant for others or not."""
        if dotted in self.names or dotted in self.modules:
            return True
        owner, _, name = dotted.rpartition(".")
        if owner in self.modules:
            return self.is_there(self.bound(owner, name))
        return any(
            self.is_there(self.all_members(owner, each).get(name, []))
            for each in self.found(owner)
            if isinstance(each, Class)
        )

    def is_there(self, bound):
        return bool(bound) and not any(isinstance(each, Removed) for each in self.followed(bound))

    def followed(self, bound):
        for each in bound:
            if isinstance(each, Alias):
                yield from self.found(each.target)
            else:
                yield each

    def found(self, dotted):
        owner, _, name = dotted.rpartition(".")
        return self.bound(owner, name) if owner in self.modules else []

    def bound(self, module, name, depth=0):
        """What a name of a module is bound to, with what it is another name of."""
        if module not in self.modules or depth > 12:
            return []
        result = []
        for each in self.modules[module].bindings.get(name, []):
            if isinstance(each, Alias):
                owner, _, last = each.target.rpartition(".")
                if each.target in self.modules:
                    result.append(Value())
                elif owner != module or last != name:
                    result += self.bound(owner, last, depth + 1) or [Value()]
            else:
                result.append(each)
        if not result and f"{module}.{name}" in self.modules:
            result.append(Value())
        for star in [] if result else self.modules[module].stars:
            result += self.bound(star, name, depth + 1)
        return result

    def base_of(self, module, written):
        """The classes that a base class, as it is written, may be, with their modules."""
        written = written.partition("[")[0]
        if written.startswith("torch."):
            module, _, written = written.rpartition(".")
        name = written.rpartition(".")[2]
        for each in (each for each in self.bound(module, name) if isinstance(each, Class)):
            yield each, name

    def all_members(self, dotted, of, depth=0):
        module = dotted.rpartition(".")[0]
        members = dict(of.members)
        for base in of.bases if depth < 6 else []:
            for each, _ in self.base_of(self.home(module, of), base):
                for name, value in self.all_members(dotted, each, depth + 1).items():
                    members.setdefault(name, value)
        return members

    def home(self, module, of):
        if not self.members_of:
            for each in self.modules.values():
                for bound in each.bindings.values():
                    for value in bound:
                        if isinstance(value, Class):
                            self.members_of[id(value)] = each.name
        return self.members_of.get(id(of), module)

    def is_reached(self, name, of):
        if name.endswith("Base"):
            return False
        is_exported = any(each is of for each in self.bound("torch", name))
        return is_exported or not is_private(self.home("", of))

    def listed_members(self, dotted, of, depth=0):
        """The members of a class, with those of its bases that have no public name."""
        members = dict(of.members)
        home = self.home(dotted, of)
        for base in of.bases if depth < 6 else []:
            for each, name in self.base_of(home, base):
                if name[0] == "_" or not self.is_reached(name, each):
                    for member, value in self.listed_members(dotted, each, depth + 1).items():
                        members.setdefault(member, value)
        return members

    def add(self, dotted, bound):
        if not self.is_there(bound):
            return
        functions = [each for each in bound if isinstance(each, Function)]
        self.names[dotted] = functions or None
        for each in bound:
            if not isinstance(each, Class):
                continue
            members = self.all_members(dotted, each)
            makers = members.get("__init__") or members.get("__new__") or []
            if each.fields is not None and "__init__" not in each.members:
                makers = [Function(each.fields, False)]
            self.names[dotted] = [one for one in makers if isinstance(one, Function)] or None
            for name, values in self.listed_members(dotted, each).items():
                if name[0] != "_" and self.is_there(values):
                    calls = [value for value in values if isinstance(value, Function)]
                    self.names.setdefault(f"{dotted}.{name}", calls or None)

    def parameters(self, dotted):
        """The names of the parameters; nothing if it is not known which there are."""
        calls = self.names.get(dotted)
        if not calls:
            return None
        return list(dict.fromkeys(name for each in calls for name in each.parameters))

    def is_open(self, dotted):
        return any(each.is_open for each in self.names.get(dotted) or [])
