"""Random functions over whole numbers that end: nested branches and loops, breaks, returns, lists."""
import random


class Function:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.names = ["a", "b", "n"]
        self.lines = []
        self.loops = 0

    def atom(self):
        return self.random.choice([*self.names, str(self.random.randint(0, 4))])

    def expression(self):
        choice = self.random.random()
        if choice < 0.4:
            return self.atom()
        if choice < 0.9:
            # Numbers stay small: nothing is multiplied by itself.
            operation = self.random.choice("+-*")
            return f"{self.atom()} {operation} {self.random.randint(0, 3) if operation == '*' else self.atom()}"
        return f"({self.atom()} if {self.test()} else {self.atom()})"

    def comparison(self):
        return f"{self.atom()} {self.random.choice(['<', '>', '==', '!=', '<='])} {self.random.randint(0, 6)}"

    def test(self):
        choice = self.random.random()
        if choice < 0.7:
            return self.comparison()
        if choice < 0.85:
            return f"{self.comparison()} {self.random.choice(['and', 'or'])} {self.comparison()}"
        return f"not {self.comparison()}"

    def add(self, depth, text):
        self.lines.append("    " * depth + text)

    def block(self, depth, in_loop):
        """Names that it binds are not there behind it: they may not have been reached."""
        known = list(self.names)
        for _ in range(self.random.randint(1, 3)):
            self.statement(depth, in_loop)
        self.names = known

    def statement(self, depth, in_loop):
        kinds = ["assign"] * 5 + ["augmented"] * 3 + ["append"]
        if depth < 4:
            kinds += ["if"] * 4 + ["while", "for"]
        if in_loop:
            kinds += ["leave", "leave"]
        if depth > 1:
            kinds += ["return"]
        getattr(self, "add_" + self.random.choice(kinds).replace("if", "branch"))(depth, in_loop)

    def add_assign(self, depth, in_loop):
        name = self.random.choice(["a", "b", "c", "d"])
        self.add(depth, f"{name} = {self.expression()}")
        if name not in self.names:
            self.names.append(name)

    def add_augmented(self, depth, in_loop):
        self.add(depth, f"{self.random.choice(['a', 'b'])} {self.random.choice(['+', '-'])}= {self.atom()}")

    def add_append(self, depth, in_loop):
        self.add(depth, f"seen.append({self.expression()})")

    def add_branch(self, depth, in_loop):
        self.add(depth, f"if {self.test()}:")
        self.block(depth + 1, in_loop)
        if self.random.random() < 0.5:
            self.add(depth, "else:")
            self.block(depth + 1, in_loop)

    def add_while(self, depth, in_loop):
        counter = f"k{self.loops}"
        self.loops += 1
        self.add(depth, f"{counter} = 0")
        self.add(depth, f"while {counter} < {self.random.randint(1, 4)} and {self.comparison()}:")
        self.add(depth + 1, f"{counter} += 1")
        self.block(depth + 1, True)

    def add_for(self, depth, in_loop):
        target = f"i{self.loops}"
        self.loops += 1
        over = self.random.choice(["range(3)", "range(1, 6, 2)", "[a, b, 2]", "range(n)"])
        self.add(depth, f"for {target} in {over}:")
        self.names.append(target)
        self.block(depth + 1, True)
        self.names.remove(target)

    def add_leave(self, depth, in_loop):
        self.add(depth, f"if {self.test()}:")
        self.add(depth + 1, self.random.choice(["break", "continue"]))

    def add_return(self, depth, in_loop):
        self.add(depth, f"if {self.test()}:")
        self.add(depth + 1, f"return {self.expression()}, seen")


def function(name, seed, annotation):
    made = Function(seed)
    made.add(0, f"def {name}(a{annotation}, b{annotation}, n: int):")
    made.add(1, "seen = [a]")
    for _ in range(4):
        made.statement(1, False)
    made.add(1, "return a + b, seen")
    return "\n".join(made.lines) + "\n"
