"""The Python files that conformance tests read: every module below some folders."""

import os


def python_files(folders):
    for folder in folders:
        for parent, subfolders, names in os.walk(folder):
            subfolders[:] = sorted(set(subfolders) - {"__pycache__", "site-packages"})
            for name in sorted(names):
                if name.endswith(".py"):
                    yield os.path.join(parent, name)
