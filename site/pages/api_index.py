"""The lists of APIs: all families, and each family by letter."""

import itertools

from pages.apis import by_family, family_file, verdicts_of
from pages.layout import Page
from pages.markup import badge, code, dotted, dotted_code, escape, items, link, table


def index_page(apis):
    families = by_family(apis.all)
    rows = []
    for family, names in families:
        safe = sum(verdicts_of(apis.all[name]) == ["safe"] for name in names)
        rows.append(
            [link(f"family-{family_file(family)}.html", dotted(family)), str(len(names)), str(safe)]
        )
    text = (
        f"<h1>APIs</h1>\n<p>{len(apis.all):,} names of PyTorch, and of packages that use it, have a rule. Each has a page: both "
        "signatures, its arguments, how it is converted, and what runs have shown. "
        f"{code('/')} goes to the search, which knows names of PyTorch and of Paddle.</p>\n"
    )
    return Page(
        "APIs",
        "All APIs of PyTorch that paddle-ls converts, by family.",
        text
        + table("Families of APIs", ["family", "names", "always safe"], rows, "numbers")
        + "<p>A name is always safe if each of its alternatives is right for every value that the program can have. "
        f"{link('without-a-rule.html', 'Names without a rule')} lists the other public names of PyTorch.</p>\n",
    )


def without_rule_page(apis):
    families = by_family(apis.without_rule)
    parts = [
        f"<h1>Names without a rule</h1>\n<p>{len(apis.without_rule):,} public names of PyTorch have no rule. A use of one is "
        "reported as manual, and stays as it is. Most are inner parts of PyTorch that programs do not use. "
        f"{link('../guide/rules.html', 'A rule of a project')} can convert one.</p>\n"
    ]
    for family, names in families:
        parts.append(f"<h2>{escape(family)} ({len(names)})</h2>\n")
        rows = "".join(f'<li id="{name}">{dotted_code(name)}</li>\n' for name in names)
        parts.append(f'<ul class="apis">{rows}</ul>\n')
    return Page(
        "Names without a rule",
        "The public names of PyTorch that paddle-ls does not convert.",
        "".join(parts),
        [("APIs", "api/index.html")],
    )


def letter_of(name, family):
    rest = name[len(family) + 1 :] if name.startswith(family + ".") else name.rpartition(".")[2]
    first = rest.lstrip("_")[:1].upper()
    return first if first.isalpha() else "#"


def family_page(apis, family, names):
    lettered = sorted((letter_of(name, family), name.lower(), name) for name in names)
    groups = [
        (letter, [name for *_, name in group])
        for letter, group in itertools.groupby(lettered, key=lambda row: row[0])
    ]
    jumps = items(
        (
            link(f"#{anchor(letter)}", f'<span class="unseen">Letter </span>{letter}')
            for letter, _ in groups
        ),
        "letters",
    )
    parts = [f"<h1>{dotted(family)}</h1>\n<p>{len(names)} names.</p>\n"]
    if len(groups) > 1:
        parts.append(f'<nav aria-label="Letters">{jumps}</nav>\n')
    for letter, members in groups:
        parts.append(f'<h2 id="{anchor(letter)}">{letter}</h2>\n')
        parts.append(items((line(apis, name) for name in members), "apis"))
    return Page(
        family,
        f"The APIs of {family} that paddle-ls converts, by letter.",
        "".join(parts),
        [("APIs", "api/index.html")],
    )


def anchor(letter):
    return "other" if letter == "#" else f"letter-{letter}"


def line(apis, name):
    api = apis.all[name]
    targets = apis.targets(api)
    into = f' <span class="quiet">{dotted_code(targets[0])}</span>' if targets else ""
    badges = "".join(badge(word) for word in verdicts_of(api) if word != "safe")
    return f"{link(apis.stems[name] + '.html', f'<code>{dotted(name)}</code>')}{into} {badges}"


def write_index(site, apis):
    site.write("api/index.html", index_page(apis))
    site.write("api/without-a-rule.html", without_rule_page(apis))
    for family, names in by_family(apis.all):
        site.write(f"api/family-{family_file(family)}.html", family_page(apis, family, names))
