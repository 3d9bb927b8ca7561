"""The frame of every page: header with search, breadcrumbs, main part, footer."""

import pathlib
import posixpath

from pages.markup import attribute, escape, link

PLAYGROUND = ("Playground", "playground/index.html")
PARTS = (
    ("APIs", "api/index.html"),
    ("Scoreboard", "scoreboard/index.html"),
    ("Guide", "guide/index.html"),
)
OTHER_PARTS = (
    ("Differences", "differences/index.html"),
    ("Codes", "codes/index.html"),
    ("Settings", "settings/index.html"),
    ("Changes", "guide/changelog.html"),
)
FRAME = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="{description}">
<title>{title}</title>
<link rel="icon" href="{root}assets/icon.svg">
<link rel="stylesheet" href="{root}assets/site.css">
<script src="{root}assets/search-index.js" defer></script>
<script src="{root}assets/search.js" defer></script>
<script src="{root}assets/tables.js" defer></script>
{head}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<div class="bar">
<a class="name" href="{root}index.html">paddle-ls</a>
<nav aria-label="Parts of the site">
<ul>
{parts}</ul>
</nav>
<div class="search" data-root="{root}" role="search" hidden>
<input id="query" type="search" role="combobox" aria-label="Search APIs, codes, settings and pages" aria-autocomplete="list"\
 aria-expanded="false" aria-controls="found" autocomplete="off" autocapitalize="off" spellcheck="false"\
 placeholder="Search: nn.Conv2d  ( / )">
<ul id="found" role="listbox" aria-label="Found" hidden></ul>
<p id="found-count" class="unseen" role="status"></p>
</div>
</div>
</header>
<main id="content" tabindex="-1">
{crumbs}{content}</main>
<footer>
<p>{others}</p>
<p>Made from paddle-ls {version} by its rules and the runs of its cases. Nothing on this site asks another server.</p>
</footer>
</body>
</html>
"""


class Site:
    """The folder of the site, and what all pages share."""

    def __init__(self, folder, version, has_playground):
        self.folder = pathlib.Path(folder)
        self.version = version
        self.has_playground = has_playground
        self.parts = (PLAYGROUND, *PARTS) if has_playground else PARTS
        self.addresses = []

    def write(self, address, page, root=None):
        """Writes `page` as the file `address`, which is relative to the root of the site.

        `root` is the address of the root as the page sees it, if the page is served at other addresses too.
        """
        root = "../" * address.count("/") if root is None else root
        file = self.folder / address
        file.parent.mkdir(parents=True, exist_ok=True)
        title = page.title if page.title == "paddle-ls" else f"{page.title} · paddle-ls"
        file.write_text(
            FRAME.format(
                title=escape(title),
                description=attribute(page.description),
                root=root,
                head=page.head,
                parts=parts_of(self.parts, address, root),
                crumbs=crumbs_of(page.crumbs, address),
                content=page.content,
                version=self.version,
                others=others_of(root),
            ),
            encoding="utf-8",
        )
        self.addresses.append(address)


class Page:
    """`crumbs` are (title, address) pairs from the root of the site, without the page itself.

    `head` is what the page loads besides what all pages do.
    """

    def __init__(self, title, description, content, crumbs=(), head=""):
        self.title, self.description = title, description
        self.content, self.crumbs, self.head = content, crumbs, head


def parts_of(parts, address, root):
    here = address.partition("/")[0]
    lines = []
    for title, target in parts:
        current = ' aria-current="true"' if target.partition("/")[0] == here else ""
        lines.append(f'<li><a href="{root}{target}"{current}>{title}</a></li>\n')
    return "".join(lines)


def others_of(root):
    return " · ".join(link(root + target, title) for title, target in OTHER_PARTS)


def crumbs_of(crumbs, address):
    if not crumbs:
        return ""
    parts = "".join(
        f"<li>{link(relative(target, address), escape(title))}</li>\n" for title, target in crumbs
    )
    return f'<nav class="crumbs" aria-label="Breadcrumb"><ol>\n{parts}</ol></nav>\n'


def relative(target, address):
    """The link to the page `target` from the page `address`, both from the root of the site."""
    path, _, place = target.partition("#")
    there = posixpath.relpath(path, posixpath.dirname(address) or ".")
    return there + (f"#{place}" if place else "")
