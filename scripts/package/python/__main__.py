"""Runs the program: `python -m paddle_ls`."""

import os
import subprocess
import sys

from paddle_ls import find_paddle_ls_bin


def main():
    program = find_paddle_ls_bin()
    if os.name == "nt":
        # Windows has no exec: a new process would leave the console to the shell before it ends.
        try:
            sys.exit(subprocess.call([program, *sys.argv[1:]]))
        except KeyboardInterrupt:
            sys.exit(130)
    os.execv(program, [program, *sys.argv[1:]])


if __name__ == "__main__":
    main()
