"""Every link of every page leads somewhere, and nothing is loaded from another host.

python3 test/site/links.py SITE
"""

import html.parser
import pathlib
import posixpath
import sys
import urllib.parse

LOADING = {
    ("link", "href"),
    ("script", "src"),
    ("img", "src"),
    ("source", "src"),
    ("iframe", "src"),
}
LARGEST = 1_500_000


class Reader(html.parser.HTMLParser):
    """The links and the IDs of a page."""

    def __init__(self):
        super().__init__()
        self.links, self.ids, self.loaded, self.headings = [], set(), [], 0

    def handle_starttag(self, tag, attributes):
        self.headings += tag == "h1"
        for name, value in attributes:
            if name == "id":
                if value in self.ids:
                    raise ValueError(f"the ID {value} is there twice")
                self.ids.add(value)
            if (tag, name) in LOADING:
                self.loaded.append(value)
            elif name == "href":
                self.links.append(value)


def read(file):
    reader = Reader()
    reader.feed(file.read_text(encoding="utf-8"))
    return reader


def problems_of(page, reader, pages, files):
    """`page` is the path in the site; `pages` are the readers of all pages by path, `files` all files."""
    if reader.headings != 1:
        yield f"{reader.headings} headings of the first level"
    is_anywhere = page == "404.html"  # its links begin at the root of the server
    for target in reader.loaded + reader.links:
        parts = urllib.parse.urlsplit(target)
        if parts.scheme or target.startswith("//"):
            if target in reader.loaded:
                yield f"loads {target}"
            continue
        if target.startswith("/") and not is_anywhere:
            yield f"{target} is not relative"
            continue
        path = urllib.parse.unquote(parts.path).lstrip("/" if is_anywhere else "")
        there = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
        if there not in files:
            yield f"{target} does not exist"
        elif there == "playground/index.html":
            continue  # its fragments carry texts
        elif parts.fragment and there in pages and parts.fragment not in pages[there].ids:
            yield f"{target} is not a place in its page"


def main():
    site = pathlib.Path(sys.argv[1])
    files = {file.relative_to(site).as_posix(): file for file in site.rglob("*") if file.is_file()}
    pages = {}
    bad = 0
    for path, file in files.items():
        if not path.endswith(".html"):
            continue
        if file.stat().st_size > LARGEST:
            print(f"{path}: larger than {LARGEST} bytes")
            bad += 1
        try:
            pages[path] = read(file)
        except ValueError as error:
            print(f"{path}: {error}")
            bad += 1
    for path, reader in pages.items():
        for problem in problems_of(path, reader, pages, files):
            print(f"{path}: {problem}")
            bad += 1
    links = sum(len(reader.links) for reader in pages.values())
    print(f"{len(pages)} pages, {links} links, {bad} problems")
    return 1 if bad or len(pages) < 3000 else 0


if __name__ == "__main__":
    sys.exit(main())
