#!/usr/bin/env python3
"""Time and memory that `paddle-ls ir translate` takes for a large legacy program.

Writes a program of the wanted size itself: layers of matmul, add and relu, each operator with a call
stack as Paddle records it, so that a file of 100 MB is one of some 50,000 operators. Prints processor time, peak memory, and memory as a multiple of the
file. With --check the exit status is 1 where a bound of the project is missed.
"""

import argparse
import multiprocessing
import os
import subprocess
import sys
import tempfile

MEGABYTE = 1 << 20


def varint(number):
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def number(field, value):
    return varint(field << 3) + varint(value & (1 << 64) - 1)


def message(field, content):
    content = content if isinstance(content, bytes) else content.encode()
    return varint(field << 3 | 2) + varint(len(content)) + content


def variable(name, dims, persistable=False):
    tensor = number(1, 5) + b"".join(number(2, dim) for dim in dims)
    kind = number(1, 7) + message(3, message(1, tensor))
    return message(3, message(1, name) + message(2, kind) + number(3, persistable))


def arguments(field, lists):
    return b"".join(
        message(field, message(1, parameter) + b"".join(message(2, name) for name in names))
        for parameter, names in lists.items()
    )


def call_stack(line, depth):
    frames = (
        f'  File "/home/user/project/models/part_{level}/network.py", line {line + level}, '
        f"in forward_of_level_{level}\n"
        for level in range(depth)
    )
    sources = "    hidden = self.activation(self.norm(self.dense(hidden)) + residual)\n"
    strings = b"".join(message(8, frame) + message(8, sources) for frame in frames)
    return message(4, message(1, "op_callstack") + number(2, 5) + strings)


def operator(kind, inputs, outputs, attributes, line, depth):
    role = message(4, message(1, "op_role") + number(2, 0) + number(3, 0))
    return message(
        4,
        arguments(1, inputs)
        + arguments(2, outputs)
        + message(3, kind)
        + attributes
        + role
        + call_stack(line, depth),
    )


def flag(name, value):
    return message(4, message(1, name) + number(2, 6) + number(10, value))


def integer(name, value):
    return message(4, message(1, name) + number(2, 0) + number(3, value))


def program(size, depth):
    """A program of about `size` bytes, with call stacks of `depth` frames."""
    parts = [number(1, 0), number(2, -1), variable("h_0", [-1, 768])]
    written = 0
    layer = 0
    while written < size:
        names = {part: f"{part}_{layer}" for part in ("w", "b", "m", "a")}
        before, after = f"h_{layer}", f"h_{layer + 1}"
        part = b"".join(
            [
                variable(names["w"], [768, 768], True),
                variable(names["b"], [768], True),
                variable(names["m"], [-1, 768]),
                variable(names["a"], [-1, 768]),
                variable(after, [-1, 768]),
                operator(
                    "matmul_v2",
                    {"X": [before], "Y": [names["w"]]},
                    {"Out": [names["m"]]},
                    flag("trans_x", False) + flag("trans_y", False),
                    5 * layer,
                    depth,
                ),
                operator(
                    "elementwise_add",
                    {"X": [names["m"]], "Y": [names["b"]]},
                    {"Out": [names["a"]]},
                    integer("axis", -1),
                    5 * layer + 1,
                    depth,
                ),
                operator("relu", {"X": [names["a"]]}, {"Out": [after]}, b"", 5 * layer + 2, depth),
            ]
        )
        parts.append(part)
        written += len(part)
        layer += 1
    return message(1, b"".join(parts)), 3 * layer


def write_program(file, size, depth):
    content, operators = program(size, depth)
    with open(file, "wb") as model:
        model.write(content)
    print(
        f"{size / MEGABYTE:.0f} MB, {operators} operators with stacks of {depth}",
        end=": ",
        flush=True,
    )


def measured(command):
    """Seconds of processor time and bytes of peak memory of one run."""
    with open(os.devnull, "wb") as nowhere:
        child = subprocess.Popen(command, stdout=nowhere)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        sys.exit(f"{' '.join(command)} ended with status {child.returncode}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--server", required=True, help="the program paddle-ls")
    parser.add_argument("--seconds", type=float, default=3, help="bound for the file of 100 MB")
    parser.add_argument("--memory", type=float, default=10, help="bound as a multiple of the file")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    missed = False
    with tempfile.TemporaryDirectory() as folder:
        for megabytes, depth in ((100, 12), (100, 1), (10, 12)):
            file = os.path.join(folder, "model.pdmodel")
            # In a separate process: a child starts with the peak memory of its parent.
            writer = multiprocessing.Process(
                target=write_program, args=(file, megabytes * MEGABYTE, depth)
            )
            writer.start()
            writer.join()
            seconds, memory = measured([options.server, "ir", "translate", file])
            times = memory / os.path.getsize(file)
            print(
                f"{seconds:.2f} s, {memory / MEGABYTE:.0f} MB, {times:.1f} times the file",
                flush=True,
            )
            missed |= seconds > options.seconds or times > options.memory
    return 1 if options.check and missed else 0


if __name__ == "__main__":
    sys.exit(main())
