"""The pages of codes: what a finding means and what to do about it."""

import re

from pages.layout import Page
from pages.markup import code, code_block, escape, items, link, prose

LABELLED = re.compile(r"(?P<label>Reported by|Severity|Ignore it): +(?P<text>.+)")
HEADING = re.compile(r"# .+|\S+ \((?P<part>.+), (?P<severity>\w+)\)")


def file_of(name):
    return name.replace("/", "-") + ".html"


def paragraphs(text):
    return [block.split("\n") for block in text.strip().split("\n\n")]


def fact(label, text):
    """The text of a labelled line: a part is code."""
    if label == "Severity":
        setting, _, place = text.partition(" in ")
        return f"{code(setting)} in {code(place)}"
    if label == "Ignore it":
        comment, _, place = text.rpartition(" on its line")
        return f"{code(comment)} on its line{place}" if comment else code(text)
    return code(text) if text.startswith("paddle-ls") else escape(text)


def body_of(text):
    """The HTML of what `paddle-ls explain CODE` prints, without its first line."""
    parts = []
    for lines in paragraphs(text):
        if HEADING.fullmatch(lines[0]):
            lines = lines[1:]
        facts = [LABELLED.fullmatch(line) for line in lines]
        if not lines:
            continue
        if all(facts):
            rows = (
                f"<dt>{each['label']}</dt><dd>{fact(each['label'], each['text'])}</dd>"
                for each in facts
            )
            parts.append(f'<dl class="facts">{"".join(rows)}</dl>\n')
        elif all(line.startswith("    ") for line in lines):
            shown = "\n".join(line[4:] for line in lines)
            parts.append(code_block("Example", shown, "text"))
        else:
            parts.append(f"<p>{prose(' '.join(lines))}</p>\n")
    return "".join(parts)


def code_page(part, name, summary, text):
    heading = HEADING.match(text.partition("\n")[0])
    severity = heading["severity"] if heading and heading["severity"] else ""
    kind = f"{part}, {severity}" if severity else part
    content = (
        f'<h1 class="api">{escape(name)}</h1>\n<p class="quiet">{escape(kind)}</p>\n{body_of(text)}'
    )
    return Page(name, f"{name}: {summary}", content, [("Codes", "codes/index.html")])


def index_page(parts):
    content = [
        "<h1>Codes</h1>\n<p>Every finding has a code. "
        f"{code('paddle-ls explain CODE')} prints these pages on the command line.</p>\n"
    ]
    for part, rows in parts:
        content.append(f"<h2>{escape(part)}</h2>\n")
        content.append(
            items(
                (
                    f"{link(file_of(name), code(name))} {prose(summary)}"
                    for name, summary, _ in rows
                ),
                "rows",
            )
        )
    return Page("Codes", "The codes of all findings of paddle-ls.", "".join(content))


def write_codes(site, parts):
    site.write("codes/index.html", index_page(parts))
    for part, rows in parts:
        for name, summary, text in rows:
            site.write(f"codes/{file_of(name)}", code_page(part, name, summary, text))
