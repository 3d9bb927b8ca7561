"""A stage as the folders of a Linux system have it, for .deb, .rpm and the container."""

import gzip

from . import project
from .stage import PAGES


def place(path, zsh):
    """The path of a file of the stage below /usr."""
    return path.replace("share/zsh/site-functions", f"share/zsh/{zsh}")


def members(stage, zsh):
    """`{path: (content, mode)}` below the root; manual pages are compressed, as both systems have them."""
    result = {}
    for path, mode in stage.files():
        content = (stage.folder / path).read_bytes()
        target = f"usr/{place(path, zsh)}"
        if "/man/man" in target:
            target, content = f"{target}.gz", gzip.compress(content, compresslevel=9, mtime=0)
        if path == f"{PAGES}/LICENSE":
            continue
        result[target] = (content, mode)
    return result


def write(files, root):
    """Writes the members below a folder."""
    for path, (content, mode) in files.items():
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        file.chmod(mode)
    for folder in [root, *(path for path in root.rglob("*") if path.is_dir())]:
        folder.chmod(0o755)


def licence():
    return (project.ROOT / "LICENSE").read_bytes()
