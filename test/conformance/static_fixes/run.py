#!/usr/bin/env python3
"""Applies the quick fixes for what `to_static` breaks, and runs functions as they were and as they are then.

Each function of functions.py has one finding. An editor applies its fix until there is none left; then nothing
new may be found, and the mended function, and the code that it is converted to, must give what the plain one
gave, whatever happens to their arguments. Each is also tried with tabs, with CRLF and inside of other control
flow. Where this Python has Paddle, the mended function must convert there too and give the same. modules.py has
the same for calls of `to_static`. Exit status 1 where something differs.
"""
import argparse
import ast
import contextlib
import copy
import importlib.util
import multiprocessing
import os
import sys
import tempfile
import types

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.dirname(HERE), os.path.join(os.path.dirname(HERE), "static_programs")]

import jst
import to_static_oracle as oracle
import to_static_paddle
from editor import Document, Editor
from modules import MODULES

MOST_FIXES = 5   # a function may have several findings of the same kind


def paddle_double():
    """As much of Paddle as the functions need, on plain values."""

    class StaticFunction:
        def __init__(self, function, full_graph):
            self.function, self.full_graph = function, full_graph

        def __call__(self, *arguments):
            return self.function(*arguments)

        @property
        def code(self):
            if not self.full_graph:
                raise RuntimeError("only with full_graph=True")
            return "return"

    def to_static(function=None, input_spec=None, full_graph=False):
        assert not input_spec or full_graph, "the specification is ignored"
        if function is None:
            return lambda each: to_static(each, input_spec, full_graph)
        return StaticFunction(function, full_graph)

    paddle = types.ModuleType("paddle")
    paddle.no_grad = contextlib.nullcontext
    paddle.Tensor = object
    paddle.to_tensor = lambda values: values[0]
    paddle.nn = types.SimpleNamespace(Layer=object)
    paddle.jit = types.ModuleType("paddle.jit")
    paddle.jit.to_static = to_static
    paddle.static = types.ModuleType("paddle.static")
    paddle.static.InputSpec = lambda shape, dtype: (shape, dtype)
    return paddle


def loaded(text):
    """The names of a module with this text, beside the double."""
    paddle = paddle_double()
    modules = {"paddle": paddle, "paddle.jit": paddle.jit, "paddle.static": paddle.static}
    before = {name: sys.modules.get(name) for name in modules}
    sys.modules.update(modules)
    try:
        scope = {"__name__": "functions_of_the_test", "paddle": paddle}
        exec(compile(text, "functions_of_the_test", "exec"), scope)
        return scope
    finally:
        for name, module in before.items():
            sys.modules.pop(name)
            if module is not None:
                sys.modules[name] = module


def outcome(scope, name, case, arguments, code=None):
    """What a call gives and leaves in its arguments. `code` takes the place of the function."""
    take = {"taken": lambda *values, **more: (values, more)}
    values, more = eval(f"taken({arguments})", {**scope, **take})
    values, more = copy.deepcopy((values, more))
    if code:
        converted = {**scope, "_jst": jst}
        exec(compile(code, "generated", "exec"), converted)
        function = converted[name.split(".")[-1]]
        if "make" in case:
            values = (eval(case["make"], scope), *values)
    elif "make" in case:
        function = getattr(eval(case["make"], scope), name.split(".")[-1])
    else:
        function = scope[name]
    jst.rounds.count = 0
    try:
        given = function(*values, **more)
    except Exception as error:   # any exception has to stay the same
        # A name that was unbound before conversion may be another name's.
        given = NameError if isinstance(error, NameError) else type(error)
    return repr((given, [value for value in values if isinstance(value, (list, dict))], more))


def layouts(name, source):
    """The same function otherwise laid out: the name and the text of each."""
    yield "", source
    yield " with tabs", source.replace("    ", "\t")
    yield " with CRLF", source.replace("\n", "\r\n")


class Check:
    def __init__(self, arguments):
        self.arguments = arguments
        self.driver = None
        self.problems = []
        self.count = 0

    def wrong(self, what, why):
        self.problems.append(f"{what}: {why}")

    def mended(self, what, source, code, confirm, offered):
        """The text once every finding of the code is mended; nothing where that fails, or is not offered."""
        document = Document(self.editor, f"file:///nowhere/{len(self.problems)}_{self.count}.py", source)
        try:
            first = sorted(each["code"] for each in document.findings())
            if not any(each.startswith(f"static-{code}") for each in first):
                return self.wrong(what, f"finds {first}, not {code}")
            for _ in range(MOST_FIXES):
                left = [each for each in document.findings() if each["code"].startswith(f"static-{code}")]
                if not left:
                    now = sorted(each["code"] for each in document.findings())
                    if new := [each for each in now if each not in first]:
                        return self.wrong(what, f"has {new} once it is mended\n{document.text}")
                    return document.text
                fixes = document.fixes(left[0])
                if not offered:
                    return self.wrong(what, f"is offered a fix: {fixes}") if fixes else None
                if not fixes:
                    return self.wrong(what, f"is offered no fix for {left[0]}\n{document.text}")
                if ("needs review" in fixes[0]["title"]) != confirm or fixes[0].get("isPreferred", False) == confirm:
                    return self.wrong(what, f"the fix is {fixes[0]['title']}")
                document.apply(fixes[0])
            return self.wrong(what, f"is not mended by {MOST_FIXES} fixes\n{document.text}")
        finally:
            document.close()

    def generated(self, text, name):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "mended.py")
            with open(path, "w", encoding="utf-8", newline="") as file:
                file.write(text)
            stages, end = oracle.ask(self.driver, path, name, [])
        return stages[-1][2] if end == "done" else None

    def run_plain(self, what, before, after, name, case):
        code = self.generated(after, name)
        if code is None:
            return self.wrong(what, f"does not convert once it is mended\n{after}")
        old, new = loaded(before), loaded(after)
        for arguments in case["runs"]:
            wanted = outcome(old, name, case, arguments)
            for kind, got in (("the mended function", outcome(new, name, case, arguments)),
                              ("its generated code", outcome(new, name, case, arguments, code))):
                if got != wanted:
                    return self.wrong(what, f"{kind} gives {got} for {arguments}, wanted {wanted}\n{after}\n{code}")

    def run_paddle(self, what, text, name, case):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "mended.py")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            told, runs = to_static_paddle.told_by_paddle(path, name, case)
        if "code" not in told:
            return self.wrong(what, f"Paddle does not convert it: {told}\n{text}")
        for arguments, wanted, got in runs:
            if wanted != got:
                self.wrong(what, f"with Paddle {name}({arguments}) gives {got}, wanted {wanted}\n{text}")

    def functions(self):
        path = os.path.join(HERE, "functions.py")
        with open(path, encoding="utf-8") as file:
            text = file.read()
        tree = ast.parse(text)
        cases = to_static_paddle.cases_of(path)
        lines = text.splitlines(keepends=True)
        classes = [each for each in tree.body if isinstance(each, ast.ClassDef) or isinstance(each, ast.Assign) and each.targets[0].id != "CASES"]
        shared = "import paddle\n\n\n" + "\n\n".join("".join(lines[each.lineno - 1:each.end_lineno]) for each in classes) + "\n\n\n"
        functions = {each.name: "".join(lines[each.lineno - 1:each.end_lineno]) for each in tree.body if isinstance(each, ast.FunctionDef)}
        if missing := set(functions) - set(cases):
            self.wrong("functions.py", f"has no cases for {sorted(missing)}")
        for name, case in cases.items():
            if self.arguments.only not in (None, name):
                continue
            self.count += 1
            owner = case.get("make", "").rstrip("()")
            handed = f"{case['make']}.{name.split('.')[-1]}" if owner else name
            source = shared + functions.get(name, "")
            for layout, laid_out in layouts(name, source + f"\n\npaddle.jit.to_static({handed}, full_graph=True)\n"):
                what = name + layout
                after = self.mended(what, laid_out, case["code"], case.get("confirm", False), case.get("fix", True) is not None)
                if after is None:
                    continue
                # The code that passes the function is not run.
                before, after = (each[:each.rindex("paddle.jit.to_static(")] for each in (laid_out, after))
                if self.arguments.only:
                    print(after[len(shared):])
                self.run_plain(what, before, after, name, case)
                if self.has_paddle and not layout:
                    self.run_paddle(what, after, name, case)

    def modules(self):
        for name, (code, source, condition) in MODULES.items():
            if self.arguments.only not in (None, name):
                continue
            self.count += 1
            for layout, laid_out in layouts(name, source):
                after = self.mended(name + layout, laid_out, code, False, True)
                if after is None:
                    continue
                try:
                    holds = eval(condition, loaded(after))
                except Exception as error:   # whatever it is, the text is not fixed
                    holds = f"{type(error).__name__}: {error}"
                if holds is not True:
                    self.wrong(name + layout, f"{condition} is {holds}\n{after}")
                if self.has_paddle and not layout:
                    self.module_with_paddle(name, after, condition)

    def module_with_paddle(self, name, text, condition):
        ours, theirs = multiprocessing.Pipe(duplex=False)
        process = multiprocessing.Process(target=evaluate, args=(text, condition, theirs))
        process.start()
        theirs.close()
        try:
            holds = ours.recv() if ours.poll(to_static_paddle.SECONDS) else "no answer"
        except EOFError:
            holds = "no answer"
        process.kill()
        process.join()
        if holds is not True:
            self.wrong(name, f"with Paddle {condition} is {holds}\n{text}")

    def run(self):
        self.has_paddle = importlib.util.find_spec("paddle") is not None
        if self.has_paddle:
            multiprocessing.set_start_method("fork")
            import paddle   # noqa: F401  here, so that every process has it already
        self.editor = Editor(self.arguments.program)
        self.driver = to_static_paddle.start(self.arguments.print_static)
        self.functions()
        self.modules()
        self.editor.end()
        self.driver.stdin.close()
        self.driver.wait()
        for problem in self.problems:
            print(problem)
        print(f"{self.count} functions and modules, {len(self.problems)} problems"
              + ("" if self.has_paddle else "; not run with Paddle, which this Python does not have"))
        return 1 if self.problems or self.count == 0 else 0


def evaluate(text, condition, connection):
    try:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "functions_of_the_test.py")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            spec = importlib.util.spec_from_file_location("functions_of_the_test", path)
            module = importlib.util.module_from_spec(spec)
            sys.modules[spec.name] = module
            spec.loader.exec_module(module)
            connection.send(bool(eval(condition, vars(module))))
    except Exception as error:   # reported to the caller
        connection.send(f"{type(error).__name__}: {error}")
    connection.close()
    os._exit(0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("print_static", help="the built print_static")
    parser.add_argument("program", help="the built paddle-ls")
    parser.add_argument("--only", help="a function to look at alone, with its mended text")
    sys.exit(Check(parser.parse_args()).run())
