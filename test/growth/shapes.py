"""Texts of one shape in any size: chains, nests, tables, lists. Each shape is a function from a number of
repetitions to a text; the number that stands beside it is where measuring starts."""

HEAD = "import torch\nimport torch.nn as nn\nimport torch.nn.functional as F\n\n"


def in_function(body):
    return HEAD + "def f(x, y, a, b, model, loader):\n" + body


def chain(operator, term):
    return lambda n: in_function("    return " + f" {operator} ".join([term] * n) + "\n")


def nested(opening, inner, closing):
    return lambda n: in_function("    return " + opening * n + inner + closing * n + "\n")


def after(term, link):
    return lambda n: in_function("    return " + term + link * n + "\n")


def statements(text):
    return lambda n: in_function(
        "".join("    " + text.replace("@", str(i)) + "\n" for i in range(n))
    )


def top(text):
    return lambda n: HEAD + "".join(text.replace("@", str(i)) for i in range(n))


def inside(opening, item, closing):
    return lambda n: in_function(
        "    z = "
        + opening
        + ", ".join(item.replace("@", str(i)) for i in range(n))
        + closing
        + "\n    return z\n"
    )


def on_lines(opening, item, closing):
    return (
        lambda n: HEAD
        + "z = "
        + opening
        + "\n"
        + "".join("    " + item.replace("@", str(i)) + ",\n" for i in range(n))
        + closing
        + "\n"
    )


def blocks(opening, inner):
    """Blocks in blocks; Python itself allows a hundred."""

    def text(n):
        one = (
            "".join("    " * (depth + 1) + opening + "\n" for depth in range(19))
            + "    " * 20
            + inner
            + "\n"
        )
        return in_function(one * n)

    return text


PYTHON = {
    "sum of calls": (2000, chain("+", "torch.sum(y)")),
    "comparison": (2000, chain("<", "torch.sum(y)")),
    "and": (2000, chain("and", "torch.is_tensor(x)")),
    "or of names": (4000, chain("or", "x")),
    "matmul": (2000, chain("@", "torch.eye(3)")),
    "power": (1000, chain("**", "torch.abs(x)")),
    "strings": (4000, chain("+", '"torch.sum"')),
    "implicit strings": (4000, chain("", '"torch.sum"')),
    "conditional": (2000, lambda n: in_function("    return " + "a if b else " * n + "a\n")),
    "conditional of calls": (
        1000,
        lambda n: in_function("    return " + "torch.abs(a) if b else " * n + "a\n"),
    ),
    "conditional first": (1000, nested("(", "a", " if b else torch.abs(a))")),
    "nested calls": (500, nested("torch.abs(", "x", ")")),
    "nested calls with keywords": (500, nested("torch.sum(input=", "x", ", dim=0)")),
    "nested lists": (1000, nested("[", "torch.abs(x)", "]")),
    "nested brackets": (1000, nested("(", "torch.abs(x)", ")")),
    "not": (2000, nested("not ", "torch.is_tensor(x)", "")),
    "minus": (2000, nested("-", "torch.abs(x)", "")),
    "lambda": (1000, nested("lambda v: ", "torch.abs(x)", "")),
    "await": (1000, nested("lambda v=", "torch.abs(x)", ": v")),
    "subscripts": (2000, after("torch.abs(x)", "[0]")),
    "attributes": (2000, after("x", ".data")),
    "attributes of torch": (4000, lambda n: HEAD + "y = torch" + ".a" * n + "\n"),
    "modules of torch": (4000, lambda n: HEAD + "y = torch" + ".nn" * n + "\n"),
    "attributes of an alias": (4000, lambda n: HEAD + "t = torch\ny = t" + ".a" * n + "(1)\n"),
    "names for names": (
        2000,
        lambda n: HEAD
        + "a0 = torch\n"
        + "".join(f"a{i + 1} = a{i}\n" for i in range(n))
        + f"y = a{n}.abs(1)\n",
    ),
    "names for modules": (
        2000,
        lambda n: HEAD
        + "a0 = torch\n"
        + "".join(f"a{i + 1} = a{i}.nn\n" for i in range(n))
        + f"y = a{n}.abs(1)\n",
    ),
    "long module": (
        2000,
        lambda n: "import torch" + ".nn" * n + "\nfrom torch" + ".nn" * n + " import a\n",
    ),
    "method calls": (1000, after("torch.abs(x)", ".abs()")),
    "method calls with arguments": (1000, after("torch.abs(x)", ".sum(dim=0, keepdim=True)")),
    "views": (1000, after("torch.abs(x)", ".view(-1)")),
    "unknown methods": (1000, after("x", ".permute(0, 1)")),
    "calls of calls": (2000, after("x", "()")),
    "comprehension clauses": (
        500,
        lambda n: in_function("    return [torch.abs(x)" + " for x in y" * n + "]\n"),
    ),
    "comprehension conditions": (
        1000,
        lambda n: in_function("    return [x for x in y" + " if torch.is_tensor(x)" * n + "]\n"),
    ),
    "nested comprehensions": (
        200,
        lambda n: in_function("    return " + "[" * n + "torch.abs(x)" + " for x in y]" * n + "\n"),
    ),
    "dictionary": (2000, inside("{", '"k@": torch.abs(x)', "}")),
    "dictionary on lines": (2000, on_lines("{", '"k@": torch.abs(x)', "}")),
    "list": (2000, inside("[", "torch.abs(x)", "]")),
    "list of layers": (1000, on_lines("nn.Sequential(", "nn.Linear(@, @)", ")")),
    "arguments": (2000, inside("torch.cat([", "x@", "])")),
    "keyword arguments": (1000, inside("torch.sum(x, ", "k@=torch.abs(x)", ")")),
    "starred arguments": (1000, inside("torch.cat(", "*x", ")")),
    "f-string": (1000, lambda n: in_function('    return f"' + "{torch.abs(x)}" * n + '"\n')),
    "f-strings": (1000, statements('y = f"{torch.abs(x)} and {torch.sum(y)}"')),
    "nested f-strings": (
        1,
        lambda n: in_function('    return f"{x:' + "{torch.abs(x)}" * n + '}"\n'),
    ),
    "one line of statements": (
        1000,
        lambda n: in_function("    " + "; ".join(["y = torch.abs(x)"] * n) + "\n"),
    ),
    "statements": (2000, statements("y@ = torch.abs(x)")),
    "same name": (2000, statements("x = torch.abs(x)")),
    "chained names": (
        2000,
        lambda n: in_function(
            "    x0 = torch.abs(x)\n" + "".join(f"    x{i + 1} = x{i}.abs()\n" for i in range(n))
        ),
    ),
    "augmented": (2000, statements("x += torch.abs(y)")),
    "targets": (1000, lambda n: in_function("    " + "z = " * n + "torch.abs(x)\n")),
    "unpacked targets": (
        1000,
        lambda n: in_function(
            "    " + ", ".join(f"z{i}" for i in range(n)) + " = torch.split(x, 1)\n"
        ),
    ),
    "attributes of self": (
        1000,
        lambda n: HEAD
        + "class M(nn.Module):\n    def __init__(self):\n"
        + "".join(f"        self.l{i} = nn.Linear(1, 1)\n" for i in range(n))
        + "    def forward(self, x):\n"
        + "".join(f"        x = self.l{i}(x)\n" for i in range(n))
        + "        return x\n",
    ),
    "elif": (
        1000,
        lambda n: in_function(
            "    if a == 0:\n        pass\n"
            + "".join(f"    elif a == {i}:\n        y = torch.abs(x)\n" for i in range(n))
        ),
    ),
    "elif on tensors": (
        500,
        lambda n: in_function(
            "    if x.sum() > 0:\n        pass\n"
            + "".join(f"    elif torch.sum(x) > {i}:\n        y = torch.abs(x)\n" for i in range(n))
            + "    return y\n"
        ),
    ),
    "if after if": (1000, statements("if a > @: y = torch.abs(x)")),
    "loops": (1000, statements("for i in range(@): y = torch.abs(x)")),
    "while": (1000, statements("while x.sum() > @: x = x - 1")),
    "try": (
        500,
        lambda n: in_function(
            "".join(
                "    try:\n        y = torch.abs(x)\n    except ValueError:\n        pass\n"
                for _ in range(n)
            )
        ),
    ),
    "except": (
        500,
        lambda n: in_function(
            "    try:\n        y = torch.abs(x)\n"
            + "".join(f"    except E{i}:\n        y = torch.sum(x)\n" for i in range(n))
        ),
    ),
    "with items": (
        1000,
        lambda n: in_function(
            "    with " + ", ".join(["torch.no_grad()"] * n) + ":\n        pass\n"
        ),
    ),
    "with": (
        1000,
        lambda n: in_function("    with torch.no_grad():\n        y = torch.abs(x)\n" * n),
    ),
    "match": (
        500,
        lambda n: in_function(
            "    match a:\n"
            + "".join(f"        case {i}:\n            y = torch.abs(x)\n" for i in range(n))
        ),
    ),
    "blocks": (20, blocks("if a:", "y = torch.abs(x)")),
    "loops in loops": (20, blocks("for i in x:", "y = torch.abs(x)")),
    "functions": (500, top("def g@(x):\n    return torch.abs(x)\n\n")),
    "functions that call": (500, top("def g@(x):\n    return g@(torch.abs(x))\n\n")),
    "functions in a row": (
        500,
        lambda n: HEAD + "".join(f"def g{i + 1}(x):\n    return g{i}(x)\n\n" for i in range(n)),
    ),
    "one function from everywhere": (
        500,
        lambda n: HEAD
        + "def g(x):\n    return torch.abs(x)\n\n"
        + "".join(f"def h{i}(x):\n    return g(x).view(-1)\n\n" for i in range(n)),
    ),
    "parameters": (
        1000,
        lambda n: HEAD
        + "def g("
        + ", ".join(f"p{i}=torch.abs(1)" for i in range(n))
        + "):\n    pass\n",
    ),
    "decorators": (1000, lambda n: HEAD + "@torch.no_grad()\n" * n + "def g(x):\n    return x\n"),
    "decorated": (500, top("@torch.no_grad()\ndef g@(x):\n    return torch.abs(x)\n\n")),
    "converted": (
        200,
        top(
            "@torch.jit.script\ndef g@(x):\n    if x.sum() > 0:\n        return x\n    return torch.abs(x)\n\n"
        ),
    ),
    "classes": (
        200,
        top(
            "class C@(nn.Module):\n    def __init__(self):\n        super().__init__()\n        self.l = nn.Linear(1, 1)\n\n    def forward(self, x):\n        return self.l(x)\n\n"
        ),
    ),
    "classes in a row": (
        200,
        lambda n: HEAD
        + "class C0(nn.Module):\n    pass\n\n"
        + "".join(
            f"class C{i + 1}(C{i}):\n    def forward(self, x):\n        return torch.abs(x)\n\n"
            for i in range(n)
        ),
    ),
    "bases": (500, lambda n: HEAD + "class C(" + ", ".join(["nn.Module"] * n) + "):\n    pass\n"),
    "methods": (
        500,
        lambda n: HEAD
        + "class C(nn.Module):\n"
        + "".join(
            f"    def m{i}(self, x):\n        return self.m{i}(torch.abs(x))\n\n" for i in range(n)
        ),
    ),
    "imports": (1000, lambda n: "".join(f"import torch.nn as nn{i}\n" for i in range(n)) + HEAD),
    "imports of functions": (
        500,
        lambda n: "".join(f"from torch import abs as abs{i}\n" for i in range(n))
        + "".join(f"x = abs{i}(x)\n" for i in range(n)),
    ),
    "names of one import": (
        500,
        lambda n: "from torch import "
        + ", ".join(f"abs as a{i}" for i in range(n))
        + "\n"
        + "".join(f"x = a{i}(x)\n" for i in range(n)),
    ),
    "unknown imports": (
        1000,
        lambda n: "".join(f"import torchextra{i}\nfrom timm.m{i} import x{i}\n" for i in range(n)),
    ),
    "imports in functions": (500, top("def g@(x):\n    import torch\n    return torch.abs(x)\n\n")),
    "imports that are tried": (
        500,
        top("try:\n    import torch.m@ as m@\nexcept ImportError:\n    m@ = None\n"),
    ),
    "star imports": (500, lambda n: HEAD + "from torch.nn import *\n" * n),
    "names of torch that are not": (1000, statements("y = torch.no_such_name_@(x)")),
    "names in strings": (1000, statements('y = "torch.nn.Linear@"')),
    "comments": (4000, top("# torch.abs(x) @\n")),
    "suppressions": (1000, statements("y = torch.abs(x)  # paddle-ls: ignore")),
    "data": (500, statements("x.data.copy_(torch.abs(y))")),
    "parameters of models": (500, statements("for p in model.parameters(): p.data.mul_(2)")),
    "optimizers": (500, statements("o@ = torch.optim.SGD(model.parameters(), lr=0.1)")),
    "training": (200, statements("loss = F.cross_entropy(model(x), y); loss.backward()")),
    "devices": (1000, statements('x = x.to("cuda:0").cuda()')),
    "lines without an end": (2000, lambda n: in_function("    return " + "(" * n)),
    "broken lines": (1000, top("def g@(x:\n    return torch.abs(x\n")),
    "string that is open": (2000, lambda n: HEAD + 'x = """' + "torch.abs(x)\n" * n),
    "indentation": (
        200,
        lambda n: HEAD + "".join(" " * (i % 50) + "x = torch.abs(x)\n" for i in range(n)),
    ),
}

TITLE = "## [ 参数完全一致 ] torch.abs\n\n### [torch.abs](https://pytorch.org/docs/stable/generated/torch.abs.html)\n\n```python\ntorch.abs(input)\n```\n\n### [paddle.abs](https://www.paddlepaddle.org.cn/documentation/docs/zh/api/paddle/abs_cn.html)\n\n```python\npaddle.abs(x)\n```\n\n"
TABLE = "### 参数映射\n\n| PyTorch | PaddlePaddle | 备注 |\n| --- | --- | --- |\n"

MARKDOWN = {
    "table rows": (
        500,
        lambda n: TITLE + TABLE + "".join(f"| a{i} | b{i} | 仅参数名不一致 |\n" for i in range(n)),
    ),
    "equal rows": (500, lambda n: TITLE + TABLE + "| input | x | 仅参数名不一致。 |\n" * n),
    "broken rows": (500, lambda n: TITLE + TABLE + "| input x\n" * n),
    "fences": (500, lambda n: TITLE + "```python\ntorch.abs(x)\n```\n\n" * n),
    "open fences": (500, lambda n: TITLE + "```python\n" * n),
    "titles": (500, lambda n: TITLE + "### 转写示例\n\n" * n),
    "documents in one": (100, lambda n: (TITLE + TABLE + "| input | x | 仅参数名不一致。 |\n") * n),
    "list": (1000, lambda n: TITLE + "- torch.abs\n" * n),
    "nested list": (100, lambda n: TITLE + "".join("  " * (i % 50) + "- a\n" for i in range(n))),
    "quotes": (500, lambda n: TITLE + "> " * n + "a\n"),
    "links": (1000, lambda n: TITLE + "[torch.abs](torch.abs.md)\n" * n),
    "links on one line": (1000, lambda n: TITLE + "[torch.abs](torch.abs.md) " * n + "\n"),
    "open links": (1000, lambda n: TITLE + "[" * n + "\n"),
    "cells": (1000, lambda n: TITLE + TABLE + "| " * n + "|\n"),
    "code": (1000, lambda n: TITLE + "`a` " * n + "\n"),
    "long signature": (
        500,
        lambda n: TITLE.replace("(input)", "(" + ", ".join(f"a{i}" for i in range(n)) + ")"),
    ),
    "signature and table": (
        500,
        lambda n: TITLE.replace(
            "(input)", "(" + ", ".join(f"a{i}" for i in range(n)) + ")"
        ).replace("(x)", "(" + ", ".join(f"b{i}" for i in range(n)) + ")")
        + TABLE
        + "".join(f"| a{i} | b{i} | 仅参数名不一致。 |\n" for i in range(n)),
    ),
}
