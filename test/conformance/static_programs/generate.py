"""Random functions over whole numbers that end: nested branches and loops, early exits, lists, inner functions.

Each function draws what it is made of, so that some are long and plain and others short and twisted. What raises
on purpose, or asks a value for its truth where conversion cannot see it, is for values of Python only.
"""
import random

PYTHON_ONLY = {"attempt", "unpacked", "dictionary", "chained", "text", "generated", "numbered", "zipped", "shortcut", "shrunk"}
KINDS = {
    # statements: how often beside others
    "assign": 5, "augmented": 3, "append": 2, "branch": 5, "while": 1, "for": 2, "leave": 2, "return": 1,
    "swap": 1, "walrus": 1, "comprehension": 1, "block": 1, "check": 1, "attempt": 1, "unpacked": 1, "inner": 1,
    "dictionary": 1, "forever": 1, "shrunk": 1, "forgotten": 1, "lambda": 1, "item": 1,
    # and ways to say them
    "chain": 0, "chained": 0, "text": 0, "generated": 0, "numbered": 0, "zipped": 0, "shortcut": 0, "otherwise": 0, "ternary": 0,
}
LOOPS = {"while", "for", "forever"}


class Function:
    def __init__(self, seed, is_python):
        self.random = random.Random(seed)
        self.is_python = is_python
        self.names = ["a", "b", "n"]
        self.functions = []
        self.lines = []
        self.count = 0
        drawn = [kind for kind in KINDS if self.random.random() < 0.6]
        self.kinds = {kind for kind in drawn if is_python or kind not in PYTHON_ONLY} | {"assign", "branch"}
        if self.random.random() < 0.7:
            # The constructs that conversion breaks most often would leave few functions without
            # findings.
            self.kinds -= {"otherwise", "leave"}
        self.deepest = self.random.randint(2, 5)

    def drawn(self, kind, chance=0.5):
        return kind in self.kinds and self.random.random() < chance

    def fresh(self, prefix):
        self.count += 1
        return f"{prefix}{self.count}"

    def atom(self):
        return self.random.choice([*self.names, str(self.random.randint(0, 4))])

    def expression(self):
        choice = self.random.random()
        if choice < 0.35:
            return self.atom()
        if choice < 0.8:
            # Numbers stay small: nothing is multiplied by itself.
            operation = self.random.choice("+-*")
            return f"{self.atom()} {operation} {self.random.randint(0, 3) if operation == '*' else self.atom()}"
        if self.functions and choice < 0.9:
            return f"{self.random.choice(self.functions)}({self.atom()})"
        if self.drawn("shortcut", 0.3):
            return f"({self.atom()} {self.random.choice(['and', 'or'])} {self.atom()})"
        if self.drawn("ternary"):
            return f"({self.atom()} if {self.test()} else {self.expression()})"
        return f"-{self.atom()}"

    def comparison(self):
        if self.drawn("chained", 0.3):
            return f"{self.random.randint(-2, 2)} <= {self.atom()} < {self.random.randint(1, 6)}"
        return f"{self.atom()} {self.random.choice(['<', '>', '==', '!=', '<='])} {self.random.randint(0, 6)}"

    def test(self):
        if not self.drawn("chain"):
            return self.comparison() if self.random.random() < 0.8 else f"not {self.comparison()}"
        parts = [self.random.choice(["", "not "]) + self.comparison() for _ in range(self.random.randint(2, 4))]
        text = parts[0]
        for part in parts[1:]:
            text = f"{text} {self.random.choice(['and', 'or'])} {part}"
            if self.random.random() < 0.3:
                text = f"({text})"
        return text

    def add(self, depth, text):
        self.lines.append("    " * depth + text)

    def block(self, depth, in_loop):
        """Names that it binds are not available after it: they may not have been reached."""
        known, functions = list(self.names), list(self.functions)
        for _ in range(self.random.randint(1, 3)):
            self.statement(depth, in_loop)
        self.names, self.functions = known, functions

    def statement(self, depth, in_loop):
        kinds = {kind: often for kind, often in KINDS.items() if kind in self.kinds and often}
        if depth >= self.deepest:
            for kind in LOOPS | {"branch", "block", "attempt"}:
                kinds.pop(kind, None)
        if not in_loop:
            kinds.pop("leave", None)
        if depth > 1:
            for kind in ("inner", "forgotten"):
                kinds.pop(kind, None)
        [kind] = self.random.choices(list(kinds), kinds.values())
        getattr(self, "add_" + kind)(depth, in_loop)

    def bind(self, depth, value):
        name = self.random.choice(["a", "b", "c", "d"])
        self.add(depth, f"{name} = {value}")
        if name not in self.names:
            self.names.append(name)

    def add_assign(self, depth, in_loop):
        self.bind(depth, self.expression())

    def add_augmented(self, depth, in_loop):
        self.add(depth, f"{self.random.choice(['a', 'b'])} {self.random.choice(['+', '-'])}= {self.atom()}")

    def add_append(self, depth, in_loop):
        value = f"f'{{{self.atom()}}}'" if self.drawn("text", 0.3) else self.expression()
        self.add(depth, f"seen.append({value})")

    def add_item(self, depth, in_loop):
        self.add(depth, f"pair[{self.random.randint(0, 1)}] {self.random.choice(['', '+', '-'])}= {self.atom()}")

    def add_swap(self, depth, in_loop):
        self.add(depth, self.random.choice(["a, b = b, a", "a, b = b, a - b", "(a, b), pair[0] = (b, a), a"]))

    def add_walrus(self, depth, in_loop):
        name = self.random.choice(["c", "d"])
        self.add(depth, f"if ({name} := {self.expression()}) > {self.random.randint(0, 4)}:")
        if name not in self.names:
            self.names.append(name)
        self.block(depth + 1, in_loop)

    def add_comprehension(self, depth, in_loop):
        over = self.random.choice(["[a, b, n]", "range(3)", "[n, 1]"])
        part = self.random.choice([f"v + {self.atom()}", "v", f"(v if {self.comparison()} else {self.atom()})"])
        condition = " if v > 0" if self.is_python and self.random.random() < 0.3 else ""
        if self.drawn("generated", 0.4):
            return self.bind(depth, f"sum({part} for v in {over}{condition})")
        self.bind(depth, f"sum([{part} for v in {over}{condition}])")

    def add_lambda(self, depth, in_loop):
        self.bind(depth, f"(lambda v: v + {self.atom()})({self.atom()})")

    def add_block(self, depth, in_loop):
        self.add(depth, "with quiet():" if self.random.random() < 0.7 else "with quiet(), quiet():")
        self.block(depth + 1, in_loop)

    def add_check(self, depth, in_loop):
        self.add(depth, self.random.choice(["assert n < 100", "assert n == n, 'a number'"]))

    def add_attempt(self, depth, in_loop):
        name = self.random.choice(["c", "d"])
        self.add(depth, "try:")
        self.add(depth + 1, f"{name} = 10 // {self.atom()}")
        self.block(depth + 1, in_loop)
        self.add(depth, "except ZeroDivisionError:")
        self.add(depth + 1, f"{name} = {self.expression()}")
        self.block(depth + 1, in_loop)
        if self.random.random() < 0.3:
            self.add(depth, "else:")
            self.block(depth + 1, in_loop)
        if self.random.random() < 0.3:
            self.add(depth, "finally:")
            self.block(depth + 1, False)
        if name not in self.names:
            self.names.append(name)

    def add_unpacked(self, depth, in_loop):
        self.add(depth, self.random.choice(["a, *rest = [b, a, n]", "*rest, b = (a, b)", "a, (b, *rest) = n, (a, b, n)"]))
        self.add(depth, "seen.append(rest)")

    def add_dictionary(self, depth, in_loop):
        key = self.random.choice(["'x'", "'y'", "n"])
        self.add(depth, self.random.choice([f"table[{key}] = {self.expression()}", f"table['x'] += {self.atom()}",
                                            f"seen.append(table.get({key}, {self.atom()}))"]))

    def add_shrunk(self, depth, in_loop):
        self.add(depth, "if len(seen) > 1:")
        self.add(depth + 1, self.random.choice(["del seen[-1]", "seen.pop()", "seen = seen[1:]"]))

    def add_forgotten(self, depth, in_loop):
        name = self.fresh("g")
        self.add(depth, f"{name} = {self.expression()}")
        self.add(depth, f"a = {name} + 1")
        self.add(depth, f"del {name}")

    def add_inner(self, depth, in_loop):
        name = self.fresh("step")
        self.add(depth, f"def {name}(v, k={self.random.randint(0, 3)}):")
        if self.random.random() < 0.6:
            self.add(depth + 1, f"if v > {self.random.randint(0, 3)}:")
            self.add(depth + 2, self.random.choice(["v = v + k", "return v - k", f"v = {self.atom()}"]))
        if self.random.random() < 0.3:
            self.add(depth + 1, "for j in range(k):")
            self.add(depth + 2, "v = v + j")
        self.add(depth + 1, f"return v + {self.atom()}")
        self.functions.append(name)

    def add_branch(self, depth, in_loop):
        self.add(depth, f"if {self.test()}:")
        self.block(depth + 1, in_loop)
        while self.random.random() < 0.2:
            self.add(depth, f"elif {self.test()}:")
            self.block(depth + 1, in_loop)
        if self.random.random() < 0.5:
            self.add(depth, "else:")
            self.block(depth + 1, in_loop)

    def add_otherwise(self, depth, in_loop):
        if self.drawn("otherwise", 0.2):
            self.add(depth, "else:")
            self.block(depth + 1, in_loop)

    def add_while(self, depth, in_loop):
        counter = self.fresh("k")
        self.add(depth, f"{counter} = 0")
        self.add(depth, f"while {counter} < {self.random.randint(1, 4)} and {self.comparison()}:")
        self.add(depth + 1, f"{counter} += 1")
        self.block(depth + 1, True)
        self.add_otherwise(depth, in_loop)

    def add_forever(self, depth, in_loop):
        counter = self.fresh("k")
        self.add(depth, f"{counter} = 0")
        self.add(depth, "while True:")
        self.add(depth + 1, f"{counter} += 1")
        self.block(depth + 1, False)
        self.add(depth + 1, f"if {counter} > {self.random.randint(0, 3)}:")
        self.add(depth + 2, "break")

    def add_for(self, depth, in_loop):
        target = self.fresh("i")
        over = self.random.choice(["range(3)", "range(1, 6, 2)", "[a, b, 2]", "range(n)", "range(4, 0, -1)", "pair"])
        bound = [target]
        if self.drawn("numbered"):
            bound = [self.fresh("i"), target]
            over = f"enumerate({self.random.choice(['[a, b]', 'pair', 'range(2)'])}{self.random.choice(['', ', 1'])})"
        elif self.drawn("zipped"):
            bound = [self.fresh("i"), target]
            over = self.random.choice(["zip([a, b], pair)", "[(a, 1), (b, n)]", "zip(range(3), [a, b, n])", "table.items()"])
            if over == "table.items()":
                bound = ["_", target]
        self.add(depth, f"for {', '.join(bound)} in {over}:")
        added = [name for name in bound if name != "_"]
        self.names += added
        self.block(depth + 1, True)
        self.names = [name for name in self.names if name not in added]
        self.add_otherwise(depth, in_loop)

    def add_leave(self, depth, in_loop):
        self.add(depth, f"if {self.test()}:")
        self.add(depth + 1, self.random.choice(["break", "continue"]))

    def add_return(self, depth, in_loop):
        self.add(depth, f"if {self.test()}:")
        self.add(depth + 1, f"return {self.expression()}, seen, pair")


def function(name, seed, annotation):
    is_python = not annotation
    made = Function(seed, is_python)
    made.add(0, f"def {name}(a{annotation}, b{annotation}, n: int):")
    made.add(1, "seen = [a]")
    made.add(1, "pair = [a, b]")
    if "dictionary" in made.kinds or "zipped" in made.kinds:
        made.add(1, "table = {'x': a}")
    for _ in range(made.random.randint(3, 8)):
        made.statement(1, False)
    table = ", table" if any(line == "    table = {'x': a}" for line in made.lines) else ""
    made.add(1, f"return a + b, seen, pair{table}")
    return "\n".join(made.lines) + "\n"
