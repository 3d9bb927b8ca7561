"""Runs one side of a comparison: the program under one framework, watched as the plan says.

    python run.py PLAN.json

Exit status: 0 when the program ran to its end or to the last step, 1 when it failed, 2 for a bad plan, 3 when the
framework, or pytest for tests, cannot be imported. Why it failed is in the last events of the recording.
"""

import os
import sys
import types

sys.dont_write_bytecode = True

PACKAGE = "_paddle_ls_probe"


def _as_package():
    """The files next to this one under a separate package name: a program may have modules named like them."""
    folder = os.path.dirname(os.path.abspath(__file__))
    # Isolated interpreters do not put the script's folder there.
    sys.path[:] = [path for path in sys.path if os.path.abspath(path or ".") != folder]
    package = types.ModuleType(PACKAGE)
    package.__path__ = [folder]
    sys.modules[PACKAGE] = package


def main():
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    _as_package()
    from _paddle_ls_probe.side import run

    return run(sys.argv[1])


if __name__ == "__main__":
    sys.exit(main())
