"""Random legacy programs around one operator each: the material of random_differential.py.

What an operator may be given is taken from the op makers of the Paddle that runs: every parameter
present and absent, lists of none, one and several variables, attributes of every kind with usual
and unusual values, odd kinds of variables, operators that write what they read, and the gradients
that the library's own makers give. Nothing is executed, so a program need not make sense.
"""

import math
import random

from paddle.base import core
from paddle.base.proto import framework_pb2 as pb

DENSE, SELECTED_ROWS, TENSOR_ARRAY = 7, 8, 13
# Feed list, step scopes, rank table, places, reader, raw, tuple, strings, vocabulary, bare elements.
ODD_KINDS = (9, 10, 11, 12, 14, 15, 17, 18, 25, 26, 27, 28, 29, 30, 31, 5, 3, 21)
USUAL_ELEMENTS = (5, 5, 5, 5, 5, 3, 3, 2, 0, 6, 4, 22)
ELEMENTS = (0, 1, 2, 3, 4, 5, 6, 20, 21, 22, 23, 24)
FLOATS = (0.0, 1.0, 0.5, -1.0, 1e-5, 0.1, 3.14159, 1e10, -2.75, math.inf, 123456.789)
INTEGERS = (0, 1, -1, 2, 3, 4, 5, 7, 16, -2, 100, 2**31 - 1)
SMALL = (0, 1, 1, 2, 2, 3)  # numbers of dimensions, of parts, of axes
# The dimensions of a program: arbitrary, all known, all unknown, one of both kinds.
SHAPES = {"any": (-1, 1, 2, 3, 4, 5), "known": (1, 2, 3, 4, 6, 8), "unknown": (-1,),
          "half": (-1, -1, 2, 3, 4)}
LONGS = (*INTEGERS, 2**40, -(2**62))
STRINGS = ("", "NCHW", "NHWC", "SAME", "VALID", "EXPLICIT", "mean", "max", "nearest", "zeros",
           "upscale_in_train", 'a "quoted" one', "1e-3", "0.5", "lstm", "é")
# Set by frameworks around the operator, never by hand.
BOOKKEEPING = {"op_role", "op_role_var", "op_namescope", "op_callstack", "op_device",
               "with_quant_attr"}


def makers():
    found = {}
    for text in core.get_all_op_protos():
        proto = pb.OpProto.FromString(bytes(text))
        found[proto.type] = proto
    return found


class Attributes:
    """Values for the attributes of an operator."""

    def __init__(self, source):
        self.source = source
        self.integers = source.choice((INTEGERS, SMALL))

    def value(self, name, kind):
        pick = self.source.choice
        short = range(pick((0, 1, 1, 2, 2, 3, 4)))
        if "dtype" in name and kind == pb.INT:
            return pick((*ELEMENTS, 5, 5, 5, 3, 3, -1, 30))
        makers_of_kind = {
            pb.INT: lambda: pick(self.integers),
            pb.FLOAT: lambda: pick(FLOATS),
            pb.STRING: lambda: pick(STRINGS),
            pb.INTS: lambda: [pick(self.integers) for _ in short],
            pb.FLOATS: lambda: [pick(FLOATS) for _ in short],
            pb.STRINGS: lambda: [pick(STRINGS) for _ in short],
            pb.BOOLEAN: lambda: pick((True, False)),
            pb.BOOLEANS: lambda: [pick((True, False)) for _ in short],
            pb.LONG: lambda: pick(LONGS),
            pb.LONGS: lambda: [pick(LONGS) for _ in short],
            pb.FLOAT64S: lambda: [pick(FLOATS) for _ in short],
            pb.FLOAT64: lambda: pick(FLOATS),
            pb.SCALAR: lambda: self.scalar(),
            pb.SCALARS: lambda: [self.scalar() for _ in short],
        }
        return makers_of_kind[kind]() if kind in makers_of_kind else None

    def scalar(self):
        pick = self.source.choice
        kind = pick((pb.Scalar.BOOLEAN, pb.Scalar.LONG, pb.Scalar.FLOAT64, pb.Scalar.FLOAT64))
        made = pb.Scalar(type=kind)
        if kind == pb.Scalar.BOOLEAN:
            made.b = pick((True, False))
        elif kind == pb.Scalar.LONG:
            made.i = pick(LONGS)
        else:
            made.r = pick(FLOATS)
        return made


def set_attribute(op, name, kind, value):
    """Puts the attribute in the place of one of that name."""
    for index, old in enumerate(op.attrs):
        if old.name == name:
            del op.attrs[index]
            break
    made = op.attrs.add(name=name, type=kind)
    fields = {pb.INT: "i", pb.FLOAT: "f", pb.STRING: "s", pb.BOOLEAN: "b", pb.LONG: "l",
              pb.FLOAT64: "float64", pb.BLOCK: "block_idx", pb.VAR: "var_name"}
    lists = {pb.INTS: "ints", pb.FLOATS: "floats", pb.STRINGS: "strings", pb.BOOLEANS: "bools",
             pb.LONGS: "longs", pb.FLOAT64S: "float64s", pb.VARS: "vars_name",
             pb.SCALARS: "scalars"}
    if kind in fields:
        setattr(made, fields[kind], value)
    elif kind in lists:
        getattr(made, lists[kind]).extend(value)
    elif kind == pb.SCALAR:
        made.scalar.CopyFrom(value)


OTHER_KIND = {pb.INT: (pb.LONG, pb.FLOAT, pb.BOOLEAN), pb.FLOAT: (pb.FLOAT64, pb.INT, pb.STRING),
              pb.LONG: (pb.INT, pb.FLOAT), pb.INTS: (pb.LONGS, pb.INT, pb.FLOATS),
              pb.LONGS: (pb.INTS, pb.FLOATS), pb.FLOATS: (pb.FLOAT64S, pb.INTS),
              pb.BOOLEAN: (pb.INT, pb.LONG), pb.STRING: (pb.STRINGS, pb.INT, pb.FLOAT),
              pb.BOOLEANS: (pb.INTS,), pb.FLOAT64: (pb.FLOAT, pb.INT),
              pb.SCALAR: (pb.FLOAT, pb.INT), pb.SCALARS: (pb.FLOATS, pb.INTS),
              pb.STRINGS: (pb.STRING, pb.INTS), pb.FLOAT64S: (pb.FLOATS,)}


class RandomProgram:
    """One program of block 0, made from `seed`; `tame` ones have nothing odd."""

    def __init__(self, proto, protos, seed, feeds):
        self.source = random.Random(f"{proto.type} {seed}")
        self.tame = self.source.random() < 0.6
        self.feeds = feeds
        self.proto, self.protos = proto, protos
        self.attributes = Attributes(self.source)
        self.dims = SHAPES[self.source.choice(("any", "any", "known", "unknown", "half"))]
        self.program = pb.ProgramDesc()
        self.program.version.version = 0
        self.block = self.program.blocks.add(idx=0, parent_idx=-1)
        self.count = 0

    def chance(self, part):
        return self.source.random() < part

    def odd(self, part):
        return not self.tame and self.chance(part)

    # ---- variables
    def variable(self, name, kind=DENSE, element=5, dims=(2, 3), persistable=False):
        made = self.block.vars.add(name=name, persistable=persistable)
        if self.chance(0.5):
            made.stop_gradient = self.chance(0.5)
        made.type.type = kind
        if kind == DENSE:
            described = made.type.dense_tensor.tensor if hasattr(
                made.type, "dense_tensor") else made.type.lod_tensor.tensor
        elif kind == SELECTED_ROWS:
            described = made.type.selected_rows
        elif kind == TENSOR_ARRAY:
            described = made.type.tensor_array.tensor
        else:
            return name
        described.data_type = element
        described.dims.extend(dims)
        return name

    def random_variable(self, stem, persistable=False):
        self.count += 1
        kind = DENSE
        if self.odd(0.05):
            kind = self.source.choice((SELECTED_ROWS, TENSOR_ARRAY, TENSOR_ARRAY, *ODD_KINDS[:6]))
            if self.chance(0.2):
                kind = self.source.choice(ODD_KINDS)
        element = self.source.choice(USUAL_ELEMENTS if self.tame or self.chance(0.8) else ELEMENTS)
        if self.odd(0.02):
            element = self.source.choice((19, 29, 32, 17))
        rank = self.source.choice((0, 1, 2, 2, 3, 4))
        dims = [self.source.choice(self.dims) for _ in range(rank)]
        return self.variable(f"{stem}_{self.count}", kind, element, dims, persistable)

    def read_variable(self, stem):
        """A variable that something defines: a feed, a parameter, an operator, or nothing yet."""
        way = self.source.random()
        if way < 0.2:
            return self.random_variable(stem, persistable=True)
        name = self.random_variable(stem)
        if way < 0.35:
            self.constant(name)
        elif self.feeds or way < 0.6:
            if not self.odd(0.03):
                self.feed(name)
        return name

    def feed(self, name):
        op = self.block.ops.add(type="feed")
        op.inputs.add(parameter="X", arguments=["feed"])
        op.outputs.add(parameter="Out", arguments=[name])
        set_attribute(op, "col", pb.INT, sum(o.type == "feed" for o in self.block.ops) - 1)
        if not any(var.name == "feed" for var in self.block.vars):
            self.variable("feed", kind=9, persistable=True)

    def constant(self, name):
        op = self.block.ops.add(type="fill_constant")
        op.outputs.add(parameter="Out", arguments=[name])
        set_attribute(op, "shape", pb.LONGS, [2, 3])
        set_attribute(op, "value", pb.FLOAT, self.source.choice((1.0, 0.0, 0.25)))
        set_attribute(op, "dtype", pb.INT, 5)
        set_attribute(op, "place_type", pb.INT, -1)
        if self.chance(0.5):
            set_attribute(op, "str_value", pb.STRING, "1.0")
        if self.chance(0.5):
            set_attribute(op, "force_cpu", pb.BOOLEAN, False)

    def pieces(self, stem, count):
        """Variables that one operator with a list of results defines."""
        names = [self.random_variable(stem) for _ in range(count)]
        whole = self.read_variable("whole")
        kind = self.source.choice(("unstack", "split", "unbind"))
        op = self.block.ops.add(type=kind)
        op.inputs.add(parameter="X", arguments=[whole])
        op.outputs.add(parameter="Y" if kind == "unstack" else "Out", arguments=names)
        set_attribute(op, "axis", pb.INT, 0)
        set_attribute(op, "num", pb.INT, count)
        if kind == "split":
            set_attribute(op, "sections", pb.INTS, [])
        return names

    # ---- the operator
    def arguments(self, parameter, make):
        if not parameter.duplicable:
            return [] if self.odd(0.03) else [make(parameter.name.lower())]
        count = self.source.choice((0, 1, 1, 2, 2, 3))
        if count > 1 and make == self.read_variable and self.chance(0.3):
            return self.pieces(parameter.name.lower(), count)
        return [make(parameter.name.lower()) for _ in range(count)]

    def parameters(self, wanted, into, make):
        for parameter in wanted:
            optional = parameter.dispensable or getattr(parameter, "intermediate", False)
            if optional and self.chance(0.5):
                if self.chance(0.5):
                    into.add(parameter=parameter.name)
                continue
            if self.odd(0.03):
                continue
            into.add(parameter=parameter.name, arguments=self.arguments(parameter, make))

    def operator(self):
        op = pb.OpDesc(type=self.proto.type)
        self.parameters(self.proto.inputs, op.inputs, self.read_variable)
        self.parameters(self.proto.outputs, op.outputs, self.random_variable)
        if self.chance(0.12):
            self.share(op)
        changed = 0.0 if self.chance(0.3) else 0.4
        for attribute in self.proto.attrs:
            if attribute.name in BOOKKEEPING or not self.chance(changed):
                continue
            self.set_random(op, attribute.name, attribute.type)
        for attribute in self.proto.attrs:
            if attribute.type == pb.BLOCK:
                set_attribute(op, attribute.name, pb.BLOCK, self.inner_block())
        self.block.ops.append(op)

    def set_random(self, op, name, kind):
        if self.odd(0.08) and kind in OTHER_KIND:
            kind = self.source.choice(OTHER_KIND[kind])
        if self.odd(0.06):
            count = self.source.choice((0, 1, 2))
            names = [self.read_variable(name) for _ in range(count)]
            if count == 1 and self.chance(0.5):
                set_attribute(op, name, pb.VAR, names[0])
            else:
                set_attribute(op, name, pb.VARS, names)
            return
        value = self.attributes.value(name, kind)
        if value is not None:
            set_attribute(op, name, kind, value)

    def share(self, op):
        """Lets a result be one of the variables that the operator reads."""
        read = [list(p.arguments) for p in op.inputs if p.arguments]
        written = [p for p in op.outputs if p.arguments]
        if read and written:
            self.source.choice(written).arguments[0] = read[0][0]

    def inner_block(self):
        index = len(self.program.blocks)
        inner = self.program.blocks.add(idx=index, parent_idx=0)
        return inner.idx

    # ---- additions of the library
    def complete(self, part):
        """With the defaults of the maker, and gradients."""
        described = core.ProgramDesc(self.program.SerializeToString())
        block = described.block(0)
        op = block.op(block.op_size() - 1)
        if self.chance(part):
            try:
                op.check_attrs()
            except Exception:  # values that the maker's own checks reject; programs may contain them
                pass
        depth = self.source.choice((0, 1, 1, 1, 2))
        self.is_alone = depth == 0
        last = [op]
        for _ in range(depth):
            last = self.append_gradients(block, last)
        self.program = pb.ProgramDesc.FromString(described.serialize_to_string())
        self.block = self.program.blocks[0]

    def append_gradients(self, block, ops):
        made = []
        for op in ops:
            stopped = {name + "@GRAD" for name in op.input_arg_names() if self.chance(0.15)}
            try:
                gradients, _ = core.get_grad_op_desc(op, stopped, [])
            except Exception:  # an operator without a gradient, or with too few arguments for one
                continue
            made.extend(gradients)
        appended = []
        for gradient in made:
            new = block.append_op()
            new.copy_from(gradient)
            appended.append(new)
            for name in new.input_arg_names() + new.output_arg_names():
                self.declare_gradient(block, name)
        return appended

    def declare_gradient(self, block, name):
        if name == "@EMPTY@" or block.has_var(name.encode()):
            return
        made = block.var(name.encode())
        stem = name.split("@GRAD")[0].encode()
        if block.has_var(stem):
            like = block.find_var(stem)
            made.set_type(like.type())
            try:
                made.set_dtype(like.dtype())
                made.set_shape(like.shape())
            except Exception:  # kinds of variables that have neither
                pass

    def finish(self):
        last = self.block.ops[-1]
        defined = {a for op in self.block.ops for p in op.outputs for a in p.arguments}
        for name in {a for op in self.block.ops for p in op.inputs for a in p.arguments
                     if "@GRAD" in a} - defined:
            if self.feeds or self.chance(0.6):
                self.define_first(name)
        self.thin(last)
        if self.odd(0.03) and len(self.block.vars):
            del self.block.vars[self.source.randrange(len(self.block.vars))]
        if self.is_alone and self.chance(0.5):
            self.into_region()
        elif self.chance(0.2):
            results = [a for p in last.outputs for a in p.arguments]
            if results:
                self.fetch(results[0])
        return self.program.SerializeToString()

    def thin(self, op):
        """Takes attributes away that a program of another release may lack: none, one, or half."""
        if self.odd(0.1) and op.attrs:
            del op.attrs[self.source.randrange(len(op.attrs))]
        if not self.chance(0.25):
            return
        kept = [a for a in op.attrs if a.type == pb.BLOCK or self.chance(0.5)]
        copies = [pb.OpDesc.Attr.FromString(a.SerializeToString()) for a in kept]
        del op.attrs[:]
        op.attrs.extend(copies)

    # ---- regions
    def into_region(self):
        """Moves the last operator into the block of a branch or of a loop."""
        ops = list(self.block.ops)
        op = pb.OpDesc.FromString(ops[-1].SerializePartialToString())
        if any(a.type == pb.BLOCK for a in op.attrs):
            return
        del self.block.ops[-1]
        inner = self.program.blocks.add(idx=len(self.program.blocks), parent_idx=0)
        inner.ops.append(op)
        written = [a for p in op.outputs for a in p.arguments]
        read = [a for p in op.inputs for a in p.arguments]
        test = self.variable("test", element=0, dims=self.source.choice(((), (1,))))
        if self.feeds or self.chance(0.5):
            self.feed(test)
        if self.chance(0.6):
            self.branch(inner.idx, test, read, written)
        else:
            self.loop(inner.idx, test, read, written)

    def scopes(self, op, parameter):
        op.outputs.add(parameter=parameter,
                       arguments=[self.variable(parameter.lower(), kind=11)])

    def branch(self, inner, test, read, written):
        op = self.block.ops.add(type="conditional_block")
        op.inputs.add(parameter="Cond", arguments=[test])
        op.inputs.add(parameter="Input", arguments=read)
        op.outputs.add(parameter="Out", arguments=[name for name in written if self.chance(0.7)])
        self.scopes(op, "Scope")
        set_attribute(op, "sub_block", pb.BLOCK, inner)
        set_attribute(op, "is_scalar_condition", pb.BOOLEAN, True)

    def loop(self, inner, test, read, written):
        """Writes a result back to a variable of the loop, as Python loops do."""
        if read and written:
            back = self.program.blocks[inner].ops.add(type="assign")
            back.inputs.add(parameter="X", arguments=[self.source.choice(written)])
            back.outputs.add(parameter="Out", arguments=[self.source.choice(read)])
        op = self.block.ops.add(type="while")
        op.inputs.add(parameter="X", arguments=read)
        op.inputs.add(parameter="Condition", arguments=[test])
        op.outputs.add(parameter="Out", arguments=[*read[:2], test])
        self.scopes(op, "StepScopes")
        set_attribute(op, "sub_block", pb.BLOCK, inner)
        set_attribute(op, "is_test", pb.BOOLEAN, True)

    def define_first(self, name):
        """With a constant before the first operator that reads the variable."""
        self.constant(name)
        made = pb.OpDesc()
        made.CopyFrom(self.block.ops[-1])
        ops = list(self.block.ops[:-1])
        at = next(i for i, op in enumerate(ops)
                  if any(name in p.arguments for p in op.inputs))
        ops.insert(at, made)
        copies = [pb.OpDesc.FromString(op.SerializePartialToString()) for op in ops]
        del self.block.ops[:]
        self.block.ops.extend(copies)

    def fetch(self, name):
        op = self.block.ops.add(type="fetch")
        op.inputs.add(parameter="X", arguments=[name])
        op.outputs.add(parameter="Out", arguments=["fetch"])
        set_attribute(op, "col", pb.INT, 0)
        self.variable("fetch", kind=10, persistable=True)


def thinned_programs(proto, protos, seed, feeds):
    """(name, bytes) of a program with everything, and of the same without one attribute each."""
    made = RandomProgram(proto, protos, seed, feeds)
    made.tame = True
    made.operator()
    made.complete(1.0)
    whole = pb.ProgramDesc.FromString(made.program.SerializeToString())
    yield "all", made.program.SerializeToString()
    kinds = {proto.type, *(op.type for op in whole.blocks[0].ops if "_grad" in op.type)}
    for at, op in enumerate(whole.blocks[0].ops):
        for index, attribute in enumerate(op.attrs if op.type in kinds else ()):
            if attribute.name in BOOKKEEPING or attribute.type == pb.BLOCK:
                continue
            program = pb.ProgramDesc.FromString(whole.SerializeToString())
            del program.blocks[0].ops[at].attrs[index]
            yield f"{at}.{attribute.name}", program.SerializeToString()


def random_program(proto, protos, seed, feeds):
    """The bytes of a program around an operator of that maker."""
    made = RandomProgram(proto, protos, seed, feeds)
    made.operator()
    made.complete(0.8)
    return made.finish()
