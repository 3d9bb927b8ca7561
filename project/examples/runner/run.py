"""Runs the examples of mapping documents under PyTorch and Paddle, and says whether both give the same.

    python run.py verify PLAN.json        # the examples of a plan; one JSON object a line on standard error
    python run.py side FRAMEWORK          # jobs from standard input, one JSON object a line
    python run.py half FRAMEWORK JOB.json # one job, where a process cannot be forked
"""

import os
import sys
import types

sys.dont_write_bytecode = True

PACKAGE = "_paddle_ls_examples"


def _as_package():
    """The files next to this one under a separate package name: an example may import modules named like them."""
    folder = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [path for path in sys.path if os.path.abspath(path or ".") != folder]
    package = types.ModuleType(PACKAGE)
    package.__path__ = [folder]
    sys.modules[PACKAGE] = package


def main():
    _as_package()
    if len(sys.argv) == 3 and sys.argv[1] == "verify":
        from _paddle_ls_examples.verify import verify
        return verify(sys.argv[2])
    if len(sys.argv) == 3 and sys.argv[1] == "side":
        from _paddle_ls_examples.side import serve
        return serve(sys.argv[2])
    if len(sys.argv) == 4 and sys.argv[1] == "half":
        from _paddle_ls_examples.half import run_job_of_file
        return run_job_of_file(sys.argv[2], sys.argv[3])
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
