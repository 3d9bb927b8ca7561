"""The README for the page of a package index, where relative links do not work."""

import re

from . import project
from .stage import PAGES

LINK = re.compile(
    r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?!\w+:|#)(?P<path>[^)#]*)(?P<anchor>#[^)]*)?\)"
)


def at_home(link):
    """The link, to this version of the page in the repository."""
    kind = "raw" if link["picture"] else "blob"
    target = f"{project.home()}/{kind}/v{project.version()}/{link['path']}{link['anchor'] or ''}"
    return f"{link['picture']}[{link['text']}]({target})"


def in_the_package(link, folder):
    """The text of the link, and the page of the package that it refers to."""
    if link["picture"]:
        return ""
    page = link["path"].rstrip("/")
    page = f"{page}/README.md" if (folder / PAGES / page).is_dir() else page
    text, inside = link["text"], (folder / PAGES / page).is_file()
    return (
        f"{text} (`{page}`)"
        if inside and text.rstrip("/") not in (page, page.rpartition("/")[0])
        else text
    )


def description(folder):
    """The README without relative links and without the comments that say where its output is from."""
    text = re.sub(
        r"^<!-- .* -->\n", "", (project.ROOT / "README.md").read_text(), flags=re.MULTILINE
    )
    if project.home():
        return LINK.sub(at_home, text)
    text = LINK.sub(lambda link: in_the_package(link, folder), text)
    return f"{re.sub(chr(10) + '{3,}', chr(10) * 2, text)}\nThe pages named here are in the folder `{PAGES}` of the installation.\n"
