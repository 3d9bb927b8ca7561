"""The pages of settings, from their JSON Schema."""

import json

from pages.layout import Page
from pages.markup import code, code_block, items, link, prose

# Objects whose members have pages elsewhere.
WHOLE = ("decisions", "diagnostics.severity")


def leaves(schema, path=""):
    """(name, schema) of each setting."""
    for name, each in schema.get("properties", {}).items():
        if name.startswith("$"):
            continue
        full = f"{path}.{name}" if path else name
        if "properties" in each and full not in WHOLE:
            yield from leaves(each, full)
        else:
            yield full, each


def first_sentence(text):
    head, dot, _ = text.partition(". ")
    return head + dot.strip()


def kind_of(schema):
    if "enum" in schema:
        return "one of " + ", ".join(code(json.dumps(value)) for value in schema["enum"])
    kind = schema.get("type", "object")
    if kind == "array":
        return f"a list of {schema.get('items', {}).get('type', 'value')}s"
    kind = {
        "boolean": "true or false",
        "string": "a text",
        "integer": "a whole number",
        "object": "an object",
    }[kind]
    if "minimum" in schema:
        kind += f" from {schema['minimum']:,} to {schema['maximum']:,}"
    return kind


def sample_value(name, schema):
    if name == "decisions":
        return {"first-weights": "accept"}
    if name == "diagnostics.severity":
        return {"torch-api": "off"}
    if "enum" in schema:
        return next(
            (value for value in schema["enum"] if value != schema.get("default")), schema["enum"][0]
        )
    if schema.get("type") == "boolean":
        return not schema.get("default")
    return schema.get("default")


def sample(name, schema):
    value = sample_value(name, schema)
    for part in reversed(name.split(".")):
        value = {part: value}
    return json.dumps(value, ensure_ascii=False)


def members(name):
    if name == "decisions":
        return f'<p>{link("../differences/index.html", "Differences")} has all IDs.</p>\n'
    if name == "diagnostics.severity":
        return f'<p>{link("../codes/index.html", "Codes")} has all codes.</p>\n'
    return ""


def setting_page(name, schema):
    facts = f"<dt>Value</dt><dd>{kind_of(schema)}</dd>"
    if "default" in schema:
        facts += f"<dt>Default</dt><dd>{code(json.dumps(schema['default']))}</dd>"
    content = (
        f'<h1 class="api">{name}</h1>\n<p>{prose(schema.get("description", ""))}</p>\n<dl class="facts">{facts}</dl>\n'
        f"{members(name)}<h2>Example</h2>\n<p>In {code('.paddle-ls.json')}:</p>\n"
        + code_block("Example", sample(name, schema), "json")
    )
    return Page(
        name,
        f"The setting {name} of paddle-ls: {first_sentence(schema.get('description', ''))}",
        content,
        [("Settings", "settings/index.html")],
    )


def index_page(settings):
    shown = items(
        (
            f"{link(name + '.html', code(name))} {prose(first_sentence(schema.get('description', '')))}"
            for name, schema in settings
        ),
        "rows",
    )
    guide = link("../guide/settings.html", "The guide")
    content = (
        f"<h1>Settings</h1>\n<p>They are in {code('.paddle-ls.json')} in the root of a project. {guide} says how they work "
        f"together.</p>\n{shown}"
    )
    return Page("Settings", "All settings of paddle-ls.", content)


def write_settings(site, settings):
    site.write("settings/index.html", index_page(settings))
    for name, schema in settings:
        site.write(f"settings/{name}.html", setting_page(name, schema))
