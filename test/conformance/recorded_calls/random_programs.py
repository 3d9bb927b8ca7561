"""Random programs that use torch everywhere Python lets them."""
import random


class Writer:
    """Writes one program; the seed decides it."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.calls = 0
        self.locals = ["x", "z", "w"]

    def program(self):
        return "".join(self.statement("", 2) for _ in range(self.random.randint(3, 8)))

    # Expressions.

    def number(self):
        self.calls += 1
        return self.calls

    def name(self):
        return self.random.choice(self.locals)

    def expression(self, depth):
        """An expression that is valid in any place: it binds tightly or is in parentheses."""
        plain = [self.name, lambda: f"f({self.number()})", lambda: self.name() + ".w"]
        if depth <= 0:
            return self.random.choice(plain)()
        deep = [self.torch_call, self.torch_call, self.torch_call, self.torch_call, self.method, self.operator,
                self.conditional, self.closure, self.comprehension, self.display, self.f_string, self.walrus]
        if self.random.random() < 0.25:
            return self.random.choice(plain)()
        return self.random.choice(deep)(depth - 1)

    def flag(self):
        return self.random.choice(["True", "False", f"t({self.number()})", f"not t({self.number()})"])

    def torch_call(self, depth):
        e = lambda: self.expression(depth)
        forms = [
            lambda: f"torch.abs({e()})",
            lambda: f"torch.abs(input={e()})",
            lambda: f"torch.renamed({e()}, dim={e()})",
            lambda: f"torch.renamed(keepdim={self.flag()}, input={e()})",
            lambda: f"torch.ordered({e()}, {e()}, {e()})",
            lambda: f"torch.ordered({e()}, c={e()}, b={e()})",
            lambda: f"torch.dropped({e()}, {self.name()})",
            lambda: f"torch.dropped({e()}, b={e()})",
            lambda: f"torch.added({e()})",
            lambda: f"torch.split_pair({e()}, ({e()}, {e()}))",
            lambda: f"torch.split_pair({e()}, pair={e()})",
            lambda: f"torch.folded({e()}, {e()})",
            lambda: f"torch.folded({e()}, *[{e()}, {e()}])",
            lambda: f"torch.twice({e()})",
            lambda: f"torch.twice({e()})",
            lambda: f"torch.swap({e()}, {e()})",
            lambda: f"torch.swap(b={e()}, a={e()})",
            lambda: f"torch.negated({e()}, flag={self.flag()})",
            lambda: f"torch.product({e()}, {e()})",
            lambda: f"torch.power({e()}, {e()})",
            lambda: f"torch.either({e()}, {e()})",
            lambda: f"torch.choose({self.flag()}, {e()}, {e()})",
            lambda: f"torch.nested({e()}, {e()})",
            lambda: f"torch.sum_of({e()}, {e()}, {e()})",
            lambda: f"torch.off_first({self.flag()}, {e()})",
            lambda: f"torch.pair({e()})",
            lambda: f"torch.filled({e()}, out={e()})",
            lambda: f"torch.by_shape({e()}, {self.random.choice(['3', 'b=4', 'None'])})",
            lambda: f"torch.by_shape({e()}, {e()})",
            lambda: f"torch.abs(\n        {e()},  # kept\n    )",
        ]
        return self.random.choice(forms)()

    def method(self, depth):
        e = lambda: self.expression(depth)
        receiver = self.random.choice([lambda: f"torch.abs({e()})", lambda: f"torch.abs({self.name()})", e])()
        form = self.random.choice([".numel()", ".unsqueeze({})", ".unsqueeze(dim={})", ".permute({}, {})",
                                   ".addcmul_({}, {})", ".addcmul_({}, {}, value={})", ".sort({})[0]"])
        while "{}" in form:
            form = form.replace("{}", e(), 1)
        return receiver + form

    def operator(self, depth):
        symbol = self.random.choice(["+", "-", "*", "**", "<", "and", "or", "is", "|", "< 1 <"])
        return f"({self.expression(depth)} {symbol} {self.expression(depth)})"

    def conditional(self, depth):
        return f"({self.expression(depth)} if {self.expression(depth)} else {self.expression(depth)})"

    def closure(self, depth):
        return f"(lambda a, b={self.expression(depth)}: {self.expression(depth)})({self.expression(depth)})"

    def comprehension(self, depth):
        e = lambda: self.expression(depth)
        return self.random.choice([lambda: f"[{e()} for i in {e()}]", lambda: f"list({e()} for i in {e()} if {e()})",
                                   lambda: f"len({{{e()}: {e()} for i in {e()}}})",
                                   lambda: f"[{e()} for i in [1, 2] for j in {e()}]"])()

    def display(self, depth):
        e = lambda: self.expression(depth)
        return self.random.choice([lambda: f"({e()}, {e()})", lambda: f"[{e()}, *[{e()}]][0]",
                                   lambda: f"{{'a': {e()}, **{{'b': {e()}}}}}['a']", lambda: f"x[{e()}:{e()}]",
                                   lambda: f"z[{e()}, {e()}]"])()

    def f_string(self, depth):
        inner = self.expression(min(depth, 1))
        simple = not any(letter in inner for letter in "'\"{}\\\n#!:=")
        return "f'{" + inner + "}'" if simple else f"str({inner})"

    def walrus(self, depth):
        return f"(x := {self.expression(depth)})"

    # Statements.

    def block(self, indent, depth):
        return "".join(self.statement(indent + "    ", depth - 1) for _ in range(self.random.randint(1, 2)))

    def statement(self, indent, depth):
        e = lambda: self.expression(self.random.randint(1, 2))
        simple = [
            lambda: f"y = {e()}", lambda: f"y = {e()}", lambda: f"print_({e()}, {e()})", lambda: f"x[{e()}] = {e()}",
            lambda: "x[0] += w.w", lambda: f"y, z = ({e()}, {e()})", lambda: f"torch.flag = {e()}",
            lambda: f"torch.quiet({self.name()})", lambda: "torch.quiet()", lambda: f"{e()}.w = {e()}",
            lambda: f"assert [{e()}], {e()}", lambda: f"y = {e()}; z = {e()}", lambda: f"y: int = {e()}",
            lambda: f"del x[{e()}]", lambda: f"v = torch.abs({e()}); v.requires_grad = {self.flag()}",
            lambda: f"{e()}  # why",
        ]
        if depth <= 0 or self.random.random() < 0.5:
            return f"{indent}{self.random.choice(simple)()}\n"
        b = lambda: self.block(indent, depth)
        k = self.number()
        compound = [
            lambda: f"{indent}if {e()}:\n{b()}{indent}elif {e()}:\n{b()}{indent}else:\n{b()}",
            lambda: f"{indent}for i in it():\n{b()}",
            lambda: f"{indent}while n() and {e()}:\n{b()}",
            lambda: f"{indent}with torch.guard() as y, {e()} as u:\n{b()}",
            lambda: f"{indent}try:\n{b()}{indent}except TypeError as problem:\n{b()}{indent}finally:\n{b()}",
            lambda: f"{indent}def g{k}(a, b={e()}, *, c={e()}):\n{indent}    global x, y, z, v\n{b()}"
                    f"{indent}    return {e()}\n{indent}print_(g{k}({e()}))\n",
            lambda: f"{indent}@torch.decorate({e()})\n{indent}def g{k}():\n{indent}    global x, y, z, v\n{b()}"
                    f"{indent}    yield {e()}\n{indent}print_(list(g{k}()))\n",
            lambda: f"{indent}async def g{k}():\n{indent}    global x, y, z, v\n{b()}"
                    f"{indent}    return torch.twice(await {e()})\n{indent}print_(run(g{k}()))\n",
            lambda: f"{indent}class C{k}(torch.Base):\n{b()}",
            lambda: f"{indent}match {e()}:\n{indent}    case 1:\n{self.block(indent + '    ', depth)}"
                    f"{indent}    case _ if {e()}:\n{self.block(indent + '    ', depth)}",
            lambda: f"{indent}if {e()}: {self.random.choice(simple)()}\n",
        ]
        return self.random.choice(compound)()


def program(seed):
    """The program of a seed. Python forbids a few combinations, such as `:=` in what a comprehension runs over."""
    for attempt in range(100):
        source = Writer(seed * 100 + attempt).program()
        try:
            compile(source, "program", "exec")
        except SyntaxError:
            continue
        return source
    raise ValueError(f"seed {seed} gives nothing that Python takes")
