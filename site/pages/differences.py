"""The pages of differences between PyTorch and Paddle that projects decide about."""

import json

from pages.alternatives import sentence
from pages.layout import Page, relative
from pages.markup import badge, code, code_block, dotted_code, escape, items, link, prose, table
from pages.try_link import try_address

SHOWN_USERS = 60


def decision(id):
    return json.dumps({"decisions": {id: "accept"}})


def example(difference, address, has_playground):
    if "program" not in difference:
        return ""
    actions = ""
    if has_playground:
        try_it = relative(try_address(difference["program"]), address)
        actions = f'<p class="actions">{link(try_it, "Try it in the playground")}</p>\n'
    results = table(
        "What the example prints",
        ["with", "prints"],
        [
            ["PyTorch", f"<pre>{escape(difference['torch'])}</pre>"],
            ["Paddle, converted", f"<pre>{escape(difference['paddle'])}</pre>"],
        ],
    )
    return f'<h2>Example</h2>\n{code_block("Example in PyTorch", difference["program"])}{results}{actions}'


def users(apis, names, address):
    if not names:
        return ""
    shown = items(
        (
            link(relative(apis.address(name), address), dotted_code(name))
            for name in names[:SHOWN_USERS]
        ),
        "apis",
    )
    rest = f"<p>And {len(names) - SHOWN_USERS} others.</p>\n" if len(names) > SHOWN_USERS else ""
    return f"<h2>APIs that depend on it</h2>\n{shown}{rest}"


def difference_page(apis, difference, names, has_playground):
    id = difference["id"]
    address = f"differences/{id}.html"
    by_style = "accepted by the style <em>native</em>" if difference["native"] else "asked about"
    content = (
        f"<h1>{escape(difference['title'])}</h1>\n<p>{code(id)} "
        f"{badge('accepted' if difference['native'] else 'needs review')} <span class=\"quiet\">{by_style}</span></p>\n"
        f"<p>{prose(sentence(difference['differs']))}</p>\n"
        f"<dl class=\"facts\"><dt>Whom it concerns</dt><dd>{prose(difference['concerns'])}</dd>"
        f"<dt>How to see it</dt><dd>{prose(difference['see'])}</dd></dl>\n"
        + example(difference, address, has_playground)
        + "<h2>Decide</h2>\n<p>Accept it for the whole project, in "
        + f"{code('.paddle-ls.json')}:</p>\n"
        + code_block("Setting", decision(id), "json")
        + f"<p>Or answer once: {code(f'paddle-ls decide --accept {id}')}.</p>\n"
        + users(apis, names, address)
    )
    return Page(
        difference["title"],
        f"{id}: {difference['differs']}.",
        content,
        [("Differences", "differences/index.html")],
    )


def index_page(differences):
    accepted = sum(difference["native"] for difference in differences)
    rows = [
        [
            link(f"{difference['id']}.html", code(difference["id"])),
            escape(difference["title"]),
            "accepted" if difference["native"] else "asked about",
        ]
        for difference in differences
    ]
    content = (
        "<h1>Differences</h1>\n<p>A difference is a way in which Paddle's own form of something and PyTorch's differ for some "
        f"programs. Of {len(differences)}, the style <em>native</em> accepts {accepted}; a project decides about the others.</p>\n"
    ) + table("Differences", ["difference", "about", "native"], rows, "filtered")
    return Page(
        "Differences",
        "The differences between PyTorch and Paddle that projects decide about.",
        content,
    )


def write_differences(site, apis, differences):
    names = apis.difference_users()
    site.write("differences/index.html", index_page(differences))
    for difference in differences:
        users_of = names.get(difference["id"], [])
        page = difference_page(apis, difference, users_of, site.has_playground)
        site.write(f"differences/{difference['id']}.html", page)
