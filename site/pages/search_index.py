"""The index of the search: a script, as pages that are opened from a disk may not read other files."""

import json

# The kinds of pages: their word, and where the page of a row is.
KINDS = ("API", "code", "difference", "setting", "guide", "page", "no rule")
# The addresses of kinds whose rows have none; the name takes the place of the braces.
ADDRESSES = {"API": "api/{}.html", "no rule": "api/without-a-rule.html#{}"}


def row(kind, name, address, more=""):
    """`more` are other names, which find it as well."""
    return [KINDS.index(kind), name, address, more]


def api_rows(apis):
    for name, api in apis.all.items():
        others = [*apis.paddle_names(api)[:6], *apis.other_names(api)]
        default = ADDRESSES["API"].format(name)
        address = apis.address(name)
        yield row("API", name, "" if address == default else address, " ".join(others))


def rows_without_rule(names):
    return (row("no rule", name, "") for name in names)


def write_search_index(site, rows):
    text = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in rows)
    kinds, addresses = json.dumps(KINDS), json.dumps(ADDRESSES)
    script = (
        "// Rows: kind, name, address from the root (empty: that of the kind), other names.\n"
        f"window.searchIndex = {{kinds: {kinds}, addresses: {addresses}, rows: [\n{text}\n]}};\n"
    )
    file = site.folder / "assets/search-index.js"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(script, encoding="utf-8")
