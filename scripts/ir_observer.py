"""Observes one legacy operator in many forms; see observe_ir_ops.py."""

import re

NULL_TYPES = {
    "pir::Int32Attribute": "int",
    "pir::Int64Attribute": "int64_t",
    "pir::FloatAttribute": "float",
    "pir::DoubleAttribute": "double",
    "pir::BoolAttribute": "bool",
    "pir::StrAttribute": "str",
    "paddle::dialect::ScalarAttribute": "Scalar",
    "paddle::dialect::IntArrayAttribute": "IntArray",
    "paddle::dialect::DataTypeAttribute": "DataType",
    "paddle::dialect::PlaceAttribute": "Place",
    "paddle::dialect::DataLayoutAttribute": "DataLayout",
}
BOOKKEEPING = {
    "op_role",
    "op_role_var",
    "op_namescope",
    "op_callstack",
    "op_device",
    "with_quant_attr",
}


class Observer:
    def __init__(self, paddle, pb, desc, daring):
        self.paddle, self.pb, self.daring = paddle, pb, daring
        self.base = desc
        self.shapes = {}
        self.unchecked = False  # accepts attributes of any kind

    # ---- programs
    def program(self, op):
        pb = self.pb
        made = pb.ProgramDesc()
        made.version.version = 0
        block = made.blocks.add(idx=0, parent_idx=-1)
        read = {name for entry in op.inputs for name in entry.arguments}
        written = [name for entry in op.outputs for name in entry.arguments]
        for name in sorted(read | set(written)):
            var = block.vars.add(name=name, persistable=name in read)
            kind = 13 if name in self.arrays else 7
            var.type.type = kind
            holder = (
                var.type.tensor_array
                if kind == 13
                else (
                    var.type.dense_tensor
                    if hasattr(var.type, "dense_tensor")
                    else var.type.lod_tensor
                )
            ).tensor
            holder.data_type = 5
            self.shapes.setdefault(name, 1000 + len(self.shapes))
            holder.dims.extend([2, self.shapes[name]])
        block.ops.append(op)
        for attribute in op.attrs:
            if attribute.type == pb.BLOCK and len(made.blocks) == 1:
                made.blocks.add(idx=1, parent_idx=0)
        return made

    def run(self, op, arrays=()):
        """(program, operation) or the error text."""
        self.arrays = set(arrays)
        try:
            text = self.program(op).SerializeToString()
            desc = self.paddle.static.Program.parse_from_string(text)
            made = self.paddle.base.libpaddle.pir.translate_to_pir(desc.desc)
            made_ops = [
                o
                for o in made.global_block().ops
                if o.name() not in ("builtin.parameter", "builtin.set_parameter", "builtin.combine")
            ]
            return made, made_ops[-1]
        except Exception as error:
            return str(error), None

    def copy(self):
        made = self.pb.OpDesc()
        made.CopyFrom(self.base)
        return made

    @staticmethod
    def sentence(text):
        lines = [line for line in text.splitlines() if line.strip()]
        starts = [
            i
            for i, line in enumerate(lines)
            if re.match(r"\(\w+\) ", line) or line.startswith("Error occured at")
        ]
        if not starts:
            return lines[-1] if lines else ""
        first = lines[starts[-1]]
        if first.startswith("Error occured"):
            return lines[starts[-1] + 1] if starts[-1] + 1 < len(lines) else ""
        return re.sub(r"^\(\w+\) ", "", first)

    # ---- questions
    def parameter_of(self, value):
        """The legacy variable of an operand: (names, how)."""
        if value is None:
            return [], "null"
        try:
            definer = value.get_defining_op()
        except Exception:
            return [], "null"
        if definer is None:
            return [], "null"
        name = definer.name()
        if name == "builtin.parameter":
            return [definer.attrs()["parameter_name"]], "one"
        if name == "builtin.combine":
            return [n for v in definer.operands_source() for n in self.parameter_of(v)[0]], "list"
        if name == "pd_op.full_int_array":
            return [], "IntArray"
        if name == "pd_op.full":
            return [], "Scalar"
        return [], "other"

    def parameters(self, entries):
        return {name: entry.parameter for entry in entries for name in entry.arguments}

    def observe(self):
        made, op = self.run_repaired()
        if op is None:
            return "", ["error:" + self.sentence(made)[:200]], [], [], []
        self.made, self.op = made, op
        flags = self.flags()
        attributes = self.attributes()
        if self.unchecked:
            flags.append("unchecked")
        return self.name_apart(), flags, self.operands(), attributes, self.results()

    def run_repaired(self):
        """Adds the arguments that the translator reports as missing, although the maker does not declare them."""
        said = set()
        made, op = self.run(self.base)
        while op is None and made not in said and len(said) < 40:
            said.add(made)
            sentence = self.sentence(made)
            for pattern, repair in self.REPAIRS:
                found = re.search(pattern, sentence)
                if found:
                    repair(self, *found.groups())
                    break
            made, op = self.run(self.base)
        return made, op

    def add_argument(self, entries, name, stem):
        for entry in entries:
            if entry.parameter == name:
                entry.arguments[:] = [f"{stem}_{name}"]
                return
        entries.add(parameter=name, arguments=[f"{stem}_{name}"])

    def add_input(self, name):
        self.add_argument(self.base.inputs, name, "in")

    def add_output(self, name):
        self.add_argument(self.base.outputs, name, "out")

    def add_list(self, name):
        self.put(name, self.pb.INTS)

    def add_attribute(self, name, kind):
        pb = self.pb
        kinds = {
            "Int32": pb.INT,
            "Int64": pb.LONG,
            "Float": pb.FLOAT,
            "Double": pb.FLOAT64,
            "Bool": pb.BOOLEAN,
            "Str": pb.STRING,
            "Array": pb.INTS,
            "Scalar": pb.FLOAT,
            "IntArray": pb.INTS,
            "DataType": pb.INT,
        }
        if kind in kinds:
            self.put(name, kinds[kind])

    def put(self, name, kind):
        pb = self.pb
        kept = [
            pb.OpDesc.Attr.FromString(a.SerializeToString())
            for a in self.base.attrs
            if a.name != name
        ]
        del self.base.attrs[:]
        self.base.attrs.extend(kept)
        made = self.base.attrs.add(name=name, type=kind)
        fields = {
            pb.INT: ("i", 0),
            pb.FLOAT: ("f", 0.0),
            pb.STRING: ("s", ""),
            pb.BOOLEAN: ("b", False),
            pb.LONG: ("l", 0),
            pb.FLOAT64: ("float64", 0.0),
        }
        if kind in fields:
            setattr(made, *fields[kind])

    REPAIRS = (
        (r"Input (\w+) not found when parsing op", add_input),
        (r"Input (\w+) cannot be found in operator", add_input),
        (r"arg (\S+) should be optional", add_output),
        (r"arg (\S+) should not be zero size", add_list),
        (r"Type of attribute: (\w+) is not (?:\w+::)+(\w+)Attribute", add_attribute),
    )

    def name_apart(self):
        """The name without an underscore that only comes from sharing a variable."""
        read = {name for entry in self.base.inputs for name in entry.arguments}
        written = {name for entry in self.base.outputs for name in entry.arguments}
        name = self.op.name()
        return name.removesuffix("_") if read & written else name

    def flags(self):
        flags = []
        read = [n for e in self.base.inputs for n in e.arguments]
        if read and any(e.arguments for e in self.base.outputs):
            changed = self.copy()
            entry = next(e for e in changed.outputs if e.arguments)
            entry.arguments[0] = read[0]
            text, op = self.run(changed)
            if op is not None or "corresponding OpInfo" not in text:
                flags.append("inplace")
        if read:
            text, op = self.run(self.copy(), arrays=[read[0]])
            if op is None and "only support" in text and "selected_rows" in text:
                flags.append("kernels")
        return flags

    def operands(self):
        legacy_of = self.parameters(self.base.inputs)
        names = list(self.op.get_input_names())
        values = list(self.op.operands_source())
        result = []
        for position, value in enumerate(values):
            name = names[position] if position < len(names) else f"x{position}"
            variables, how = self.parameter_of(value)
            legacy = legacy_of.get(variables[0]) if variables else None
            if how in ("IntArray", "Scalar"):
                result.append(f"{name}:{how}=?")
                continue
            if legacy is None:
                result.append(f"{name}?=?")
                continue
            optional = self.optional_input(legacy, position)
            result.append(name + "?" * optional + "*" * (how == "list") + "=" + legacy)
        return result

    def optional_input(self, parameter, position):
        """Whether a missing operand becomes nothing, rather than an error or an empty list."""
        changed = self.copy()
        for entry in changed.inputs:
            if entry.parameter == parameter:
                del entry.arguments[:]
        _, op = self.run(changed)
        if op is None or op.name() != self.op.name():
            return False
        return self.parameter_of(op.operands_source()[position])[1] == "null"

    def results(self):
        legacy_of = {
            self.shapes[n]: p
            for n, p in self.parameters(self.base.outputs).items()
            if n in self.shapes
        }
        names = list(self.op.get_output_names())
        result = []
        for position, value in enumerate(self.op.results()):
            name = names[position] if position < len(names) else f"out{position}"
            try:
                text = str(value.type())
            except Exception:
                text = ""
            found = re.search(r"2x(1\d\d\d)x", text)
            legacy = legacy_of.get(int(found.group(1))) if found else None
            if legacy is None:
                result.append(f"{name}?=?")
                continue
            optional = self.optional_output(legacy)
            result.append(name + optional + "*" * text.startswith("vec[") + "=" + legacy)
        return result

    def optional_output(self, parameter):
        changed = self.copy()
        kept = [e for e in changed.outputs if e.parameter != parameter]
        copies = [self.pb.OpDesc.Var.FromString(e.SerializeToString()) for e in kept]
        del changed.outputs[:]
        changed.outputs.extend(copies)
        text, op = self.run(changed)
        if op is None and "Type validation failed" in text:
            return "!"  # only detected when the operation is checked
        return "?" * (op is not None or "should be optional" not in text)

    def attributes(self):
        order = [n for n in self.op.get_attr_names() if n in self.op.attrs()]
        before = self.printed(self.made, self.op)
        order += [n for n in before if n not in order]
        legacy, kinds = {}, {}
        for index, attribute in enumerate(self.base.attrs):
            if attribute.name in BOOKKEEPING or attribute.type == self.pb.BLOCK:
                continue
            name, kind = (
                self.kind_by_wrong_value(index, before)
                if self.daring
                else self.kind_by_absence(index)
            )
            if name in before:
                legacy.setdefault(name, attribute.name)
                kinds.setdefault(name, kind)
        entries = []
        for name in order:
            printed = self.kind_of_printed(before.get(name, ""))
            kind = kinds.get(name) or printed or self.kind_of_value(self.op.attrs().get(name))
            if name in legacy:
                entries.append(f"{name}:{kind}={legacy[name]}")
            else:
                entries.append(f"{name}:{kind}=?~" + self.plain(before.get(name, "")))
        return entries

    @staticmethod
    def kind_of_value(value):
        """Of an attribute as Python has it; nothing for one that says too little."""
        names = {bool: "bool", int: "int", float: "float", str: "str"}
        if isinstance(value, list):
            return names.get(type(value[0]), "") + "[]" if value and type(value[0]) in names else ""
        return names.get(type(value), "")

    def kind_by_absence(self, index):
        changed = self.copy()
        del changed.attrs[index]
        text, op = self.run(changed)
        found = re.search(r"Type of attribute: (\w+) is not ([\w:]+)", text) if op is None else None
        return (found.group(1), NULL_TYPES.get(found.group(2), "")) if found else ("", "")

    def kind_by_wrong_value(self, index, before):
        """The attribute that raises, and the error, if this one is a list of strings."""
        pb = self.pb
        name = self.base.attrs[index].name
        changed = self.copy()
        wrong = pb.OpDesc.Attr(name=name, type=pb.STRINGS)
        wrong.strings.extend(["a"])
        changed.attrs[index].CopyFrom(wrong)
        text, op = self.run(changed)
        if op is not None:
            after = self.printed(text, op)
            differ = [n for n in before if before[n] != after.get(n)]
            if self.base.attrs[index].type != pb.STRINGS and differ:
                self.unchecked = True
                return differ[0], ""
            return (differ[0], "str[]") if len(differ) == 1 else ("", "")
        found = re.search(r"Type of attribute: (\w+) is not ([\w:]+)", text)
        if not found:
            return "", ""
        if found.group(2) in NULL_TYPES:
            return found.group(1), NULL_TYPES[found.group(2)]
        element = re.search(r"isa<([\w:]+)>\(\)", text[found.end() :])
        if element and element.group(1) in NULL_TYPES:
            return found.group(1), NULL_TYPES[element.group(1)] + "[]"
        printed = self.kind_of_printed(before.get(found.group(1), ""))
        declared = {
            pb.INTS: "int[]",
            pb.LONGS: "int64_t[]",
            pb.FLOATS: "float[]",
            pb.BOOLEANS: "bool[]",
            pb.FLOAT64S: "double[]",
            pb.SCALARS: "Scalar[]",
        }
        return found.group(1), printed or declared.get(self.base.attrs[index].type, "")

    @staticmethod
    def printed(made, op):
        """Attributes as in the text, without the flags of results."""
        line = [line for line in str(made).splitlines() if f'"{op.name()}"' in line]
        if not line:
            return {}
        text = line[-1]
        text = text[text.index(") {") + 3 :]
        depth, quoted, end = 0, False, 0
        for end, letter in enumerate(text):
            if letter == '"' and text[end - 1] != "\\":
                quoted = not quoted
            if quoted:
                continue
            depth += (letter in "[({") - (letter in "])}")
            if depth < 0:
                break
        found = {}
        for entry in re.split(r",(?=\w+:)", text[:end]):
            name, separator, value = entry.partition(":")
            if separator and name not in ("stop_gradient", "persistable", "is_persisable"):
                found[name] = value
        return found

    @staticmethod
    def kind_of_printed(value):
        match = re.match(r"(\[?)\(([\w.]+)\)", value)
        kinds = {
            "Int32": "int",
            "Int64": "int64_t",
            "Float": "float",
            "Double": "double",
            "pd_op.DataType": "DataType",
            "pd_op.Place": "Place",
            "pd_op.IntArray": "IntArray",
            "pd_op.DataLayout": "DataLayout",
        }
        if match and match.group(2) in kinds:
            return kinds[match.group(2)] + ("[]" if match.group(1) else "")
        if value in ("true", "false"):
            return "bool"
        if value.startswith("Place("):
            return "Place"
        if re.fullmatch(r"Undefined|bool|u?int\d+|b?float\d+\w*|complex\d+|pstring", value):
            return "DataType"
        return "str" if value.startswith('"') else ""

    @staticmethod
    def plain(value):
        return re.sub(r"\([\w.]+\)", "", value).strip('"').replace(" ", "")
