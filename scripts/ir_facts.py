"""Reads the facts about legacy ops: the op definitions, and the probe of a release."""

import gzip
import re


def split_entries(text):
    return [entry for entry in text.split("; ") if entry]


class Argument:
    def __init__(self, name, legacy, optional=False, vector=False, kind="", tensors=()):
        self.name, self.legacy, self.run_time = name, legacy, None
        self.optional, self.vector = optional, vector
        self.kind, self.tensors = kind, list(tensors)

    def __str__(self):
        text = self.name
        if self.kind:
            text += ":" + self.kind
        text += "?" * self.optional + "*" * self.vector + "=" + self.legacy
        if self.tensors:
            text += "<" + ",".join(self.tensors) + ">"
        if self.run_time is not None:
            text += "~" + self.run_time
        return text


def parse_argument(entry):
    left, legacy = entry.split("=", 1)
    vector = left.endswith("[]")
    left = left.removesuffix("[]")
    optional = left.endswith("?")
    return Argument(left.removesuffix("?"), legacy, optional, vector)


def parse_attribute(entry):
    match = re.fullmatch(r"(\w+):([^=]*)=([^<]*)(?:<(.*)>)?", entry)
    name, kind, legacy, tensors = match.groups()
    tensors = [t for t in (tensors or "").split(",") if t and t != "support_tensor"]
    return Argument(name, legacy, kind=kind, tensors=tensors)


class Definition:
    def __init__(self, row):
        (self.pir, self.legacy, _, inputs, mutable, attributes, outputs, inplace, _, kernels) = row
        self.operands = [parse_argument(e) for e in split_entries(inputs)]
        self.mutable = [parse_attribute(e) for e in split_entries(mutable)]
        for argument in self.mutable:
            argument.kind = "IntArray" if argument.kind == "IntArray" else "Scalar"
        self.attributes = [parse_attribute(e) for e in split_entries(attributes)]
        self.results = [parse_argument(e) for e in split_entries(outputs)]
        self.inplace, self.kernels = bool(inplace), bool(kernels)


def read_definitions(path):
    by_legacy, by_pir = {}, {}
    with open(path, encoding="utf-8") as file:
        next(file)
        for line in file:
            row = (line.rstrip("\n").split("\t") + [""] * 10)[:10]
            definition = Definition(row)
            by_pir[definition.pir] = definition
            for legacy in definition.legacy.split(","):
                by_legacy.setdefault(legacy, definition)
    return by_legacy, by_pir


class Probe:
    """The rows of one legacy op in one release."""

    def __init__(self):
        self.rows = {}

    def add(self, row):
        self.rows[(row[2], row[3])] = row

    def best(self, declared_pir):
        """The row that says most; one that made the declared op comes first, since a special
        handler may make another op when every argument is there."""
        good = [
            self.rows[key]
            for key in (
                ("all", "default"),
                ("all", "marked"),
                ("required", "default"),
                ("required", "marked"),
            )
            if key in self.rows and not self.rows[key][9]
        ]
        exact = [row for row in good if row[4] == declared_pir]
        return (exact or good or [None])[0]

    def good(self, arguments, attributes):
        row = self.rows.get((arguments, attributes))
        return row if row and not row[9] else None

    def error(self):
        return next((row[9] for row in self.rows.values() if row[9]), "")

    def errors(self):
        return " ".join(row[9] for row in self.rows.values())


def read_probe(path, makers):
    probes = {}
    with gzip.open(path, "rt", encoding="utf-8") as file:
        next(file)
        for line in file:
            row = (line.rstrip("\n").split("\t") + [""] * 10)[:10]
            if row[1] and row[0] in makers:
                continue  # some grad makers emit a forward op, which has separate rows
            probes.setdefault(row[0], Probe()).add(row)
    return probes


def maker_of(legacy, probe, makers):
    """The maker of an op; for a grad op, its forward maker, whose arguments it uses as well."""
    forward = next((row[1] for row in probe.rows.values() if row[1]), "")
    return makers.get(legacy) or makers.get(forward) or {}
