#!/usr/bin/env python3
"""Compares the to-static conversion and its hazards with the Paddle of this Python, on the functions of a folder.

Each file there ends with CASES: the argument lists to run a function with, or for a method how to make its
object too, and whether it is to be looked at what becomes of lists and dicts among the arguments. The generated code must be the same syntax tree as Paddle's, or be refused as Paddle refuses it.
Where a run through `to_static` raises or gives something else than the plain function, `static check` must have
found something in the function, and nothing where all runs agree. Exit status 1 where that does not hold, 77
without Paddle.
"""
import argparse
import ast
import contextlib
import importlib.util
import io
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
import warnings

import to_static_oracle as oracle

SECONDS = 30

# Functions with a different expectation than this Paddle, and the reason.
WRAPPED = (
    "Paddle is handed what the decorator made, which is another function than the one that is named"
)
CODE_DEVIATIONS = dict.fromkeys(
    (
        "deco_one",
        "deco_stacked_plain",
        "deco_two_args",
        "d_default",
        "d_keyword",
        "d_kwargs",
        "d_positional",
        "d_star",
    ),
    WRAPPED,
)
HAZARD_DEVIATIONS = {
    "bool_of_tensor": "that the two dtypes differ depends on the dtype of the parameter",
}


def tensors(paddle):
    return {
        "T": lambda data: paddle.to_tensor(data, dtype="float32"),
        "I": lambda data: paddle.to_tensor(data, dtype="int64"),
        "B": lambda data: paddle.to_tensor(data, dtype="bool"),
    }


def plain(value, paddle):
    """What can be compared: a number is the same whether it is Python's or a tensor's."""
    if isinstance(value, paddle.Tensor):
        return plain(value.numpy().tolist(), paddle)
    if isinstance(value, (list, tuple)):
        return [plain(item, paddle) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item, paddle) for key, item in value.items()}
    if isinstance(value, (bool, int, float, complex)):
        return complex(round(complex(value).real, 4), round(complex(value).imag, 4)).__repr__()
    if value is None or isinstance(value, (str, bytes)):
        return repr(value)
    if hasattr(value, "tolist"):
        return plain(value.tolist(), paddle)
    return type(value).__name__


def outcome(run, paddle):
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            return plain(run(), paddle)
    except Exception as error:  # any exception is part of the result
        return f"raises {type(error).__name__}"


def failing_pass(error):
    """The transformer of the list that raised; nothing where none did."""
    step = error.__traceback__
    while step:
        name = type(step.tb_frame.f_locals.get("self")).__name__
        if (
            "dy2static" in step.tb_frame.f_code.co_filename
            and name.endswith("Transformer")
            and name != "BaseTransformer"
        ):
            return name
        step = step.tb_next
    return None


def called(function, *arguments, **more):
    """The result, and what is then in the lists and dicts that were handed over."""
    result = function(*arguments, **more)
    return result, [
        value for value in (*arguments, *more.values()) if isinstance(value, (list, dict))
    ]


def look(path, name, case, connection):
    """Runs in a separate process: programs of Paddle may not end, or may end the process."""
    warnings.simplefilter("ignore")
    os.environ.pop("PYTHONWARNINGS", None)
    import paddle

    spec = importlib.util.spec_from_file_location("functions_of_the_test", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    runs, make, after = (
        (case["runs"], case.get("make"), case.get("after"))
        if isinstance(case, dict)
        else (case, None, None)
    )
    scope = {**vars(module), **tensors(paddle)}
    owners = []  # a layer must live as long as its converted method

    def function(converts):
        owner = eval(make, scope) if make else None
        owners.append(owner)
        plain_function = getattr(owner, name.split(".")[-1]) if make else getattr(module, name)
        if not converts:
            return plain_function
        specs = eval(case["spec"], scope) if isinstance(case, dict) and "spec" in case else None
        return paddle.jit.to_static(plain_function, full_graph=True, input_spec=specs)

    told = {}
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            told["code"] = function(True).code
    except Exception as error:
        told["error"] = [
            failing_pass(error),
            type(error).__name__,
            str(error).strip().splitlines()[-1:],
        ]
    connection.send(told)
    for arguments in runs:
        results = []
        for converts in (False, True):
            looks_back = isinstance(case, dict) and case.get("arguments")
            call = (
                f"called(function(converts), {arguments})"
                if looks_back
                else f"function(converts)({arguments})"
            )
            call += f", {after}" if after else ""
            if isinstance(case, dict) and "calls" in case:
                call = f"[one({arguments}) for one in [function(converts)] for _ in range({case['calls']})]"
            results.append(
                outcome(
                    lambda: eval(
                        call,
                        {**scope, "called": called, "function": function, "converts": converts},
                    ),
                    paddle,
                )
            )
        connection.send((arguments, *results))
    connection.close()
    os._exit(0)


def told_by_paddle(path, name, case):
    """The code or error, and for every run what the plain and the converted function did."""
    ours, theirs = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.Process(target=look, args=(path, name, case, theirs))
    process.start()
    theirs.close()
    told, runs = {}, []
    wanted = case["runs"] if isinstance(case, dict) else case
    try:
        if ours.poll(SECONDS):
            told = ours.recv()
        while len(runs) < len(wanted) and ours.poll(SECONDS):
            runs.append(ours.recv())
    except EOFError:
        pass
    if process.is_alive():
        os.kill(process.pid, signal.SIGKILL)
    process.join()
    for arguments in wanted[len(runs) :]:
        runs.append((arguments, "ends", "does not end, or ends the process"))
    return told, runs


def compare_code(told, stages, end):
    if "code" in told:
        if end != "done":
            return f"Paddle converts it: {end}"
        return oracle.difference(told["code"], stages[-1][2])
    if not end.startswith("refused "):
        return f"Paddle refuses it: {told.get('error')}"
    refused = end[len("refused ") :].split("\t")
    name, kind, _ = told["error"]
    return (
        None
        if refused[1] == kind and name in (None, refused[0])
        else f"is refused as {refused}, wanted {told['error']}"
    )


def findings(program, path, cases):
    """What is found when every function of the cases is handed to to_static."""
    with open(path, encoding="utf-8") as file:
        source = file.read()
    for name, case in cases.items():
        method = name.split(".")[-1]
        value = f"{case['make']}.{method}" if isinstance(case, dict) and "make" in case else name
        specs = f", input_spec={case['spec']}" if isinstance(case, dict) and "spec" in case else ""
        source += f"paddle.jit.to_static({value}, full_graph=True{specs})\n"
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, os.path.basename(path))
        with open(copy, "w", encoding="utf-8") as file:
            file.write(source)
        run = subprocess.run(
            [program, "static", "check", "--format", "json", copy], capture_output=True, text=True
        )
    return [json.loads(line) for line in run.stdout.splitlines()]


def spans(path):
    """First and last line of every function by its path."""
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    found = {}

    def visit(node, prefix):
        for child in ast.iter_child_nodes(node):
            inner = prefix
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                inner = f"{prefix}{child.name}."
                first = min(
                    [child.lineno, *(decorator.lineno for decorator in child.decorator_list)]
                )
                found[inner[:-1]] = (first, child.end_lineno)
            visit(child, inner)

    visit(tree, "")
    return found


def cases_of(path):
    with open(path, encoding="utf-8") as file:
        for node in ast.parse(file.read()).body:
            if isinstance(node, ast.Assign) and node.targets[0].id == "CASES":
                return ast.literal_eval(node.value)
    raise SystemExit(f"{path} has no CASES")


def start(print_static):
    return subprocess.Popen([print_static], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("print_static", help="the built print_static")
    parser.add_argument("program", help="the built paddle-ls")
    parser.add_argument("folder", help="with the Python files")
    parser.add_argument("--only", help="a function to look at alone, with its code")
    arguments = parser.parse_args()
    if importlib.util.find_spec("paddle") is None:
        print("skipped: this Python has no paddle")
        return 77

    multiprocessing.set_start_method("fork")
    warnings.simplefilter("ignore")
    import paddle  # noqa: F401  here, so that every process has it already

    driver = start(arguments.print_static)
    count = broken = 0
    problems = []
    for file in sorted(os.listdir(arguments.folder)):
        if not file.endswith(".py"):
            continue
        path = os.path.join(arguments.folder, file)
        cases, places = cases_of(path), spans(path)
        found = findings(arguments.program, path, cases)
        for name, case in cases.items():
            if arguments.only not in (None, name):
                continue
            count += 1
            told, runs = told_by_paddle(path, name, case)
            stages, end = oracle.ask(driver, path, name, [])
            differs = compare_code(told, stages, end) if told else "Paddle said nothing"
            if bool(differs) != (name in CODE_DEVIATIONS):
                problems.append(f"{file} {name}: the code {differs or 'is the same now'}")
            first, last = places[name]
            codes = sorted({each["code"] for each in found if first <= each["start_line"] <= last})
            wrong = [run for run in runs if run[1] != run[2]]
            broken += bool(wrong)
            if arguments.only:
                print(told.get("code") or told, *runs, *codes, sep="\n")
            if bool(wrong) != bool(codes) and name not in HAZARD_DEVIATIONS:
                problems.append(
                    f"{file} {name}: "
                    + (
                        f"nothing found, but {wrong[0]}"
                        if wrong
                        else f"found {codes}, but all runs agree: {runs}"
                    )
                )
    driver.stdin.close()
    driver.wait()
    for problem in problems:
        print(problem)
    print(
        f"{count} functions, {broken} of which to_static changes or breaks; {len(problems)} differences"
    )
    return 1 if problems or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
