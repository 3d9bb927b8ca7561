#!/usr/bin/env python3
"""Writes engine/rewrite/api/class_names.tsv: the qualified names of public classes of torch and Paddle.

A class that a module exports under one name may have a different one in `__module__` and
`__qualname__`, which programs compare when they test the name of an object's class. Both
frameworks are read by introspection, so both have to be installed.
"""
import argparse
import inspect
from pathlib import Path

import paddle
import torch

MODULES = {
    "torch.nn": torch.nn,
    "torch.optim": torch.optim,
    "torch.optim.lr_scheduler": torch.optim.lr_scheduler,
    "torch.utils.data": torch.utils.data,
    "paddle.compat.nn": paddle.compat.nn,
    "paddle.nn": paddle.nn,
    "paddle.optimizer": paddle.optimizer,
    "paddle.optimizer.lr": paddle.optimizer.lr,
    "paddle.io": paddle.io,
}

HEAD = """# What public classes call themselves: public name, `__module__` and `__qualname__` together.
# Made by scripts/make_class_names.py from torch {torch} (BSD-3-Clause, https://pytorch.org) and
# Paddle {paddle} (Apache-2.0), read by introspection: facts only.
"""


def own_names():
    for module_name, module in MODULES.items():
        for name, value in vars(module).items():
            if inspect.isclass(value) and name[0].isupper():
                yield f"{module_name}.{name}", f"{value.__module__}.{value.__qualname__}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--out", default=Path(__file__).parents[1] / "engine/rewrite/api/class_names.tsv", type=Path
    )
    out = parser.parse_args().out
    rows = sorted({f"{name}\t{own}\n" for name, own in own_names()})
    head = HEAD.format(torch=torch.__version__.split("+")[0], paddle=paddle.__version__)
    out.write_text(head + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
