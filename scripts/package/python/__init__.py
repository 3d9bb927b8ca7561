"""Finds the program paddle-ls that is installed with this module."""

import os
import sysconfig

__all__ = ["find_paddle_ls_bin"]


def _folders():
    """Where an installer may have put the program: this environment, the user's folder, a `--target` folder."""
    yield sysconfig.get_path("scripts")
    yield sysconfig.get_path(
        "scripts",
        scheme=(
            sysconfig.get_preferred_scheme("user")
            if hasattr(sysconfig, "get_preferred_scheme")
            else f"{os.name}_user"
        ),
    )
    yield os.path.join(os.path.dirname(os.path.dirname(__file__)), "bin")


def find_paddle_ls_bin():
    """The path of the program; FileNotFoundError where it is not installed."""
    name = "paddle-ls.exe" if os.name == "nt" else "paddle-ls"
    folders = list(_folders())
    for folder in folders:
        program = os.path.join(folder, name)
        if os.path.isfile(program):
            return program
    raise FileNotFoundError(
        f"{name} is in none of {', '.join(folders)}; install the package paddle-ls again"
    )
