#!/usr/bin/env python3
"""Writes engine/rewrite/api/package_kinds.tsv: what classes and functions of packages that need PyTorch make.

Reads the files of packages in an environment's folder of packages; nothing of them is run. What a function returns is
what its annotation says; what a class is, by its bases; what an object returns when it is called, by the annotation of
its `forward`. Names that the modules of a package define or import are followed inside the package.
"""
import argparse
import ast
import collections
from pathlib import Path

TABLE = Path(__file__).parents[1] / "engine/rewrite/api/package_kinds.tsv"
HEAD = """\
# What classes and functions of packages that need PyTorch make: the qualified name, the kind of what a call of it
# returns, and for modules what calling them returns (`tensor`, or `several` for anything else; nothing where it is not
# annotated). `<class>` and `<function>` stand for all other names of a module and of those in it, `*` for any
# characters; `-` says that nothing is known. By name.
# Made by scripts/make_package_kinds.py from annotations and base classes of the packages' files: facts only.
"""
BY_HAND = """\
diffusers.*Pipeline	-
diffusers.*Scheduler	-
transformers.*For*	module	several
transformers.*Model	module	several
transformers.AutoBackbone	module	several
""".splitlines()
LIBRARY = {
    "torch.Tensor": "tensor",
    "torch.nn.Parameter": "tensor",
    "torch.nn.Module": "module",
    "torch.optim.Optimizer": "optimizer",
    "torch.optim.optimizer.Optimizer": "optimizer",
    "torch.optim.lr_scheduler.LRScheduler": "scheduler",
    "torch.optim.lr_scheduler._LRScheduler": "scheduler",
    "torch.utils.data.Dataset": "dataset",
    "torch.utils.data.IterableDataset": "dataset",
    "torch.utils.data.DataLoader": "data_loader",
}
DEEPEST = 24
LEAST_FOR_A_DEFAULT = 4


def of_library(name):
    if name.startswith("torch.nn.") and name.count(".") == 2 and name[9:10].isupper():
        return LIBRARY.get(name, "module")
    return LIBRARY.get(name)


class Module:
    """The definitions and imports at the top level of one file."""

    def __init__(self, name, path):
        self.name = name
        self.is_package = path.name == "__init__.py"
        self.definitions, self.imports, self.stars = {}, {}, []
        try:
            tree = ast.parse(path.read_text(encoding="utf-8", errors="replace"))
        except SyntaxError:
            return
        self.read(tree.body)

    def read(self, statements):
        for node in statements:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                self.definitions[node.name] = node
            elif isinstance(node, ast.Import):
                for each in node.names:
                    whole = each.name if each.asname else each.name.split(".")[0]
                    self.imports[each.asname or whole] = whole
            elif isinstance(node, ast.ImportFrom):
                module = self.absolute(node)
                for each in node.names:
                    if each.name == "*":
                        self.stars.append(module)
                    else:
                        self.imports[each.asname or each.name] = f"{module}.{each.name}"
            elif isinstance(node, (ast.If, ast.Try)):
                self.read(node.body)

    def absolute(self, node):
        if not node.level:
            return node.module
        parts = self.name.split(".")
        kept = parts[: len(parts) - node.level + self.is_package]
        return ".".join(kept + ([node.module] if node.module else []))


class Packages:
    def __init__(self, folder):
        self.folder = folder
        self.modules = {}

    def module(self, name):
        if name not in self.modules:
            path = self.folder / name.replace(".", "/")
            file = next(
                (p for p in (path / "__init__.py", path.with_suffix(".py")) if p.is_file()), None
            )
            self.modules[name] = Module(name, file) if file else None
        return self.modules[name]

    def definition(self, qualified, depth=0):
        """(the module, the node) of a definition, or the name of something outside the packages."""
        module, _, name = qualified.rpartition(".")
        if depth > DEEPEST or not module:
            return qualified
        found = self.module(module)
        if found is None:
            outer = self.definition(module, depth + 1)
            return f"{outer}.{name}" if isinstance(outer, str) and outer != module else qualified
        if name in found.definitions:
            return found, found.definitions[name]
        if name in found.imports:
            return self.definition(found.imports[name], depth + 1)
        for star in found.stars:
            inside = self.definition(f"{star}.{name}", depth + 1)
            if not isinstance(inside, str):
                return inside
        return qualified

    def resolve(self, module, node):
        """What a dotted expression in `module` names."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            try:
                node = ast.parse(node.value, mode="eval").body
            except SyntaxError:
                return None
        if isinstance(node, ast.Attribute):
            base = self.name_of(module, node)
            return self.definition(base) if base else None
        if isinstance(node, ast.Name):
            return self.definition(f"{module.name}.{node.id}")
        return None

    def name_of(self, module, node):
        parts = []
        while isinstance(node, ast.Attribute):
            parts.append(node.attr)
            node = node.value
        if not isinstance(node, ast.Name):
            return None
        root = module.imports.get(node.id, f"{module.name}.{node.id}")
        return ".".join([root, *reversed(parts)])

    def kind_of_class(self, found, depth=0):
        if isinstance(found, str):
            return of_library(found)
        if found is None or depth > DEEPEST or not isinstance(found[1], ast.ClassDef):
            return None
        kinds = (
            self.kind_of_class(self.resolve(found[0], base), depth + 1) for base in found[1].bases
        )
        return next((kind for kind in kinds if kind), None)

    def annotated(self, module, node):
        """The kind that an annotation promises; nothing for one that is not understood."""
        return self.kind_of_class(self.resolve(module, node)) if node is not None else None

    def called(self, found, depth=0):
        """What calling an object returns."""
        if isinstance(found, str) or found is None or depth > DEEPEST:
            return ""
        module, node = found
        for item in node.body:
            if isinstance(item, ast.FunctionDef) and item.name == "forward":
                if item.returns is None:
                    return ""
                return "tensor" if self.annotated(module, item.returns) == "tensor" else "several"
        results = (self.called(self.resolve(module, base), depth + 1) for base in node.bases)
        return next((result for result in results if result), "")

    def row(self, qualified):
        """(`<class>` or `<function>`, kind, called) of a name that is defined in the packages."""
        found = self.definition(qualified)
        if isinstance(found, str):
            return None
        if isinstance(found[1], ast.ClassDef):
            kind = self.kind_of_class(found)
            return "<class>", kind or "-", self.called(found) if kind == "module" else ""
        kind = self.annotated(found[0], found[1].returns)
        return "<function>", kind or "-", ""


def public_names(packages, module, seen=()):
    names = {*module.definitions, *module.imports}
    for star in module.stars:
        inside = packages.module(star)
        if inside and star not in seen:
            names |= public_names(packages, inside, (*seen, star))
    return {name for name in names if not name.startswith("_")}


def inherited(defaults, module, form):
    while module:
        if (module, form) in defaults:
            return defaults[module, form]
        module = module.rpartition(".")[0]
    return ("-", "")


def rows_of(packages, package, depth):
    """The rows of a package, with a default for each module where most of its names agree."""
    names = [package] + sorted(
        ".".join(path.relative_to(packages.folder).with_suffix("").parts).removesuffix(".__init__")
        for path in (packages.folder / package).rglob("*.py")
        if path.name != "__init__.py" or path.parent.name != package
    )
    rows, defaults = [], {}
    for name in sorted(set(names)):
        parts = name.split(".")
        if len(parts) > depth or any(p.startswith("_") or p.startswith("test") for p in parts):
            continue
        module = packages.module(name)
        if module is None:
            continue
        found = {each: packages.row(f"{name}.{each}") for each in public_names(packages, module)}
        for form in ("<class>", "<function>"):
            group = {each: row[1:] for each, row in found.items() if row and row[0] == form}
            by_form = {
                each: kind
                for each, kind in group.items()
                if each[:1].isupper() == (form == "<class>")
            }
            given = inherited(defaults, name.rpartition(".")[0], form)
            usual, count = (collections.Counter(by_form.values()).most_common(1) or [(given, 0)])[0]
            is_default = len(by_form) >= LEAST_FOR_A_DEFAULT and 2 * count > len(by_form)
            if is_default and usual != given:
                defaults[name, form] = given = usual
                rows.append((f"{name}.{form}", *usual))
            for each, kind in sorted(group.items()):
                is_usual = each in by_form and kind == given
                if not is_usual and not (each not in by_form and kind == ("-", "")):
                    rows.append((f"{name}.{each}", *kind))
    return rows


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="the folder of packages of an environment")
    parser.add_argument("packages", nargs="+", metavar="PACKAGE", help="as it is imported")
    parser.add_argument("--depth", type=int, default=2, help="components of module names at most")
    options = parser.parse_args()

    packages = Packages(options.folder)
    lines = set(BY_HAND)
    for package in options.packages:
        for row in rows_of(packages, package, options.depth):
            lines.add("\t".join(row).rstrip("\t"))
    TABLE.write_text(HEAD + "\n".join(sorted(lines)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
