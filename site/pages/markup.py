"""HTML out of plain data: escaped texts, code, tables, and parts that scroll inside themselves."""

import html
import re

CODE_SPAN = re.compile(r"`([^`]+)`")
TOKEN = re.compile(
    r"(?P<comment>#[^\n]*)"
    r"|(?P<string>[rbfuRBFU]{0,2}(?:\"\"\".*?\"\"\"|'''.*?'''|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'))"
    r"|(?P<word>[^\W\d]\w*)"
    r"|(?P<number>\d[\w.]*)",
    re.DOTALL,
)
KEYWORDS = frozenset(
    "False None True and as assert async await break class continue def del elif else except finally for from global "
    "if import in is lambda nonlocal not or pass raise return try while with yield".split()
)


def escape(text):
    return html.escape(str(text), quote=False)


def attribute(text):
    return html.escape(str(text), quote=True)


def code(text):
    return f"<code>{escape(text)}</code>"


def dotted(name):
    """A dotted name that may be broken after its dots."""
    return escape(name).replace(".", ".<wbr>")


def dotted_code(name):
    return f"<code>{dotted(name)}</code>"


def prose(text):
    """Text with code between backticks."""
    parts = CODE_SPAN.split(text)
    return "".join(code(part) if at % 2 else escape(part) for at, part in enumerate(parts))


def link(address, inner):
    return f'<a href="{attribute(address)}">{inner}</a>'


def python(source):
    """Python source with its words marked."""
    parts = []
    at = 0
    for token in TOKEN.finditer(source):
        parts.append(escape(source[at : token.start()]))
        at = token.end()
        kind = token.lastgroup
        if kind == "word":
            kind = "keyword" if token[0] in KEYWORDS else None
        shown = escape(token[0])
        parts.append(f'<span class="{kind}">{shown}</span>' if kind else shown)
    return "".join([*parts, escape(source[at:])])


def scrolling(label, inner, kind=""):
    """A part that scrolls inside itself, which the keyboard reaches as well."""
    classes = f"scroll {kind}".strip()
    return f'<div class="{classes}" tabindex="0" role="group" aria-label="{attribute(label)}">{inner}</div>\n'


def code_block(label, source, language="python", kind=""):
    """Long lines of the kind `wrapped` are broken."""
    shown = python(source) if language == "python" else escape(source)
    return scrolling(label, f"<pre><code>{shown}</code></pre>", f"code {kind}".strip())


def table(label, columns, rows, kind=""):
    """`columns` are plain texts, `rows` lists of HTML; the first cell of a row is its heading."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    lines = [
        f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in rest) + "</tr>"
        for first, *rest in rows
    ]
    body = "\n".join(lines)
    name = f' class="{kind}"' if kind else ""
    return scrolling(
        label, f"<table{name}><thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"
    )


def items(parts, kind=""):
    name = f' class="{kind}"' if kind else ""
    return f"<ul{name}>" + "".join(f"<li>{part}</li>\n" for part in parts) + "</ul>\n"


def details(summary, inner):
    return f"<details><summary>{summary}</summary>\n{inner}</details>\n"


def badge(word, kind=None):
    return f'<span class="badge {(kind or word).replace(" ", "-")}">{escape(word)}</span>'
