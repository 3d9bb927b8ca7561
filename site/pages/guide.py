"""The pages of the guide: the Markdown of the repository, with links between them that work."""

import posixpath
import re
import shutil

from markdown_it import MarkdownIt

from pages.layout import Page, relative
from pages.markup import attribute, details, items, link, python

# The pages of the guide by their place in the repository; the other files are named without a link.
PAGES = {
    "docs/README.md": "guide/index.html",
    "docs/install.md": "guide/install.html",
    "docs/migrate.md": "guide/migrate.html",
    "docs/command_line.md": "guide/command_line.html",
    "docs/settings.md": "guide/settings.html",
    "docs/batch.md": "guide/batch.html",
    "docs/packages.md": "guide/packages.html",
    "docs/weights.md": "guide/weights.html",
    "docs/align.md": "guide/align.html",
    "docs/compatibility.md": "guide/compatibility.html",
    "docs/programs.md": "guide/programs.html",
    "docs/to_static.md": "guide/to_static.html",
    "docs/models.md": "guide/models.html",
    "docs/mapping_documents.md": "guide/mapping_documents.html",
    "docs/templates.md": "guide/templates.html",
    "docs/rules.md": "guide/rules.html",
    "vscode-extension/README.md": "guide/vscode.html",
    "editors/README.md": "guide/editors.html",
    "CONTRIBUTING.md": "guide/contributing.html",
    "CHANGELOG.md": "guide/changelog.html",
}
# What other pages of the site say.
ELSEWHERE = {
    "docs/differences.md": "differences/index.html",
    "README.md": "index.html",
}
SCORES = re.compile(r"docs/compatibility/(?P<release>\d[\d.]*\d)\.tsv")
TITLE = re.compile(r"^# (.+)$", re.MULTILINE)


class Guide:
    def __init__(self, root):
        self.root = root
        self.markdown = MarkdownIt("commonmark").enable(["table", "strikethrough"])

    def title(self, source):
        return TITLE.search((self.root / source).read_text(encoding="utf-8"))[1].replace("`", "")

    def write(self, site):
        for source, address in PAGES.items():
            site.write(address, self.page(site, source, address))

    def page(self, site, source, address):
        text = (self.root / source).read_text(encoding="utf-8")
        tokens = self.markdown.parse(text)
        Reader(self, site, source, address).read(tokens)
        content = self.markdown.renderer.render(tokens, self.markdown.options, {})
        content = with_contents(scrolling_tables(with_code(content)))
        crumbs = [] if address == "guide/index.html" else [("Guide", "guide/index.html")]
        title = "Guide" if address == "guide/index.html" else self.title(source)
        return Page(title, f"{title}: a page of the guide to paddle-ls.", content, crumbs)


class Reader:
    """Changes the tokens of one page: links, pictures, anchors of headings."""

    def __init__(self, guide, site, source, address):
        self.guide, self.site, self.source, self.address = guide, site, source, address
        self.anchors = {}

    def read(self, tokens):
        for at, token in enumerate(tokens):
            if token.type == "heading_open":
                token.attrSet("id", self.anchor(plain_text(tokens[at + 1])))
            if token.type == "html_block":
                token.content = ""  # comments for tools
            if token.children:
                self.read_inline(token)

    def anchor(self, title):
        """As code hosts make it: lower case, without punctuation, with dashes."""
        anchor = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        count = self.anchors.get(anchor, 0)
        self.anchors[anchor] = count + 1
        return f"{anchor}-{count}" if count else anchor

    def read_inline(self, token):
        kept = []
        unlinked = False
        for child in token.children:
            if child.type == "link_open":
                target = self.target(child.attrGet("href"))
                unlinked = target is None
                if unlinked:
                    continue
                child.attrSet("href", target)
            if child.type == "link_close" and unlinked:
                unlinked = False
                continue
            if child.type == "image":
                child.attrSet("src", self.picture(child.attrGet("src")))
                child.attrSet("loading", "lazy")
            kept.append(child)
        token.children = kept

    def target(self, href):
        """The address of a link as this page writes it; None if the site has no such page."""
        if href.startswith(("https://", "http://", "#", "mailto:")):
            return href
        path, _, place = href.partition("#")
        there = posixpath.normpath(posixpath.join(posixpath.dirname(self.source), path))
        address = PAGES.get(there) or ELSEWHERE.get(there)
        scores = SCORES.fullmatch(there)
        if scores:
            address = f"scoreboard/release-{scores['release']}.html"
        if address is None:
            return None
        return relative(address + (f"#{place}" if place and there in PAGES else ""), self.address)

    def picture(self, source):
        there = posixpath.normpath(posixpath.join(posixpath.dirname(self.source), source))
        address = f"guide/pictures/{posixpath.basename(there)}"
        (self.site.folder / "guide/pictures").mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.guide.root / there, self.site.folder / address)
        return relative(address, self.address)


def plain_text(inline):
    return "".join(child.content for child in inline.children)


FENCE = re.compile(
    r'<pre><code(?: class="language-(?P<language>[^"]*)")?>(?P<text>.*?)</code></pre>', re.DOTALL
)


def with_code(content):
    """Blocks of code that scroll inside themselves, Python with its words marked."""

    def block(match):
        text = match["text"]
        language = (match["language"] or "").split(" ")[0]
        if language == "python":
            text = python(unescaped(text))
        label = {"python": "Python", "console": "Terminal", "json": "JSON"}.get(language, "Code")
        return (
            f'<div class="scroll code" tabindex="0" role="group" aria-label="{attribute(label)}">'
            f"<pre><code>{text.rstrip()}</code></pre></div>"
        )

    return FENCE.sub(block, content)


def unescaped(text):
    return (
        text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"').replace("&amp;", "&")
    )


def scrolling_tables(content):
    head = '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>'
    content = content.replace("<table>", head).replace("</table>", "</table></div>")
    content = re.sub(r"<th( style=[^>]*)?>", r'<th scope="col"\1>', content)
    # A column without a title has headings of its rows.
    return content.replace('<th scope="col"></th>', "<td></td>")


SECTION = re.compile(r'<h2 id="([^"]+)">(.*?)</h2>')


def with_contents(content):
    """Long pages begin with a list of their sections, after the title."""
    sections = SECTION.findall(content)
    if len(sections) < 4:
        return content
    shown = items(link(f"#{place}", re.sub("</?a[^>]*>", "", title)) for place, title in sections)
    contents = (
        f'<nav class="contents" aria-label="On this page">{details("On this page", shown)}</nav>\n'
    )
    return content.replace("</h1>\n", "</h1>\n" + contents, 1)


def guide_rows(guide):
    """(title, address) of each page, for the search."""
    return [(guide.title(source), address) for source, address in PAGES.items()]
