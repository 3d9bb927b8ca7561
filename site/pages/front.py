"""The front page, and the page for addresses that do not exist."""

from pages.layout import Page
from pages.markup import badge, code, code_block, escape, items, link

BEGIN = """\
paddle-ls check src                report what uses PyTorch
paddle-ls convert src              show what would change
paddle-ls convert src --in-place   change the files
"""
VERDICTS = (
    ("safe", "The rewrite is right for every value that the program can have."),
    ("needs review", "The rewrite is right under an assumption, which the message names."),
    ("manual", "There is no rewrite, and the message says why."),
)


def card(address, title, text):
    return f'<li>{link(address, f"<strong>{escape(title)}</strong>")}<span>{escape(text)}</span></li>\n'


PLAYGROUND = card(
    "playground/index.html",
    "Playground",
    "Convert code in the browser. Nothing leaves your machine.",
)


def front_page(apis, scoreboard, picture, has_playground):
    newest = scoreboard.releases[-1]
    totals = scoreboard.totals(newest, "converted")
    names = sum(totals.values())
    verdicts = "".join(f"<dt>{badge(word)}</dt><dd>{escape(text)}</dd>" for word, text in VERDICTS)
    cards = "".join(
        [
            card(
                "api/index.html",
                "APIs",
                f"{len(apis.all):,} names of PyTorch: how each is converted, and what was proven.",
            ),
            card(
                "scoreboard/index.html",
                "Scoreboard",
                f"{totals['right']:,} of {names:,} names are right on Paddle {newest}. What does an older release cost?",
            ),
            card(
                "guide/index.html", "Guide", "From installing to a converted project, step by step."
            ),
            *([PLAYGROUND] if has_playground else []),
            card(
                "differences/index.html",
                "Differences",
                "Where PyTorch and Paddle differ, and what a project decides.",
            ),
            card("codes/index.html", "Codes", "What each finding means, and what to do about it."),
            card("settings/index.html", "Settings", "What a project can choose."),
        ]
    )
    content = (
        '<h1>PyTorch to PaddlePaddle, one use at a time</h1>\n<p class="lead">paddle-ls converts Python code from PyTorch to '
        "PaddlePaddle: in your editor, or a whole project on the command line. It finds every use of a torch API by scope, "
        "rewrites it with a minimal edit, and says what it could not know.</p>\n"
        f'<p class="actions">{link("guide/install.html", "Install")} {link("guide/migrate.html", "Migrate a project")} '
        f'{link("playground/index.html", "Try it") if has_playground else ""}</p>\n{picture}'
        "<h2>Begin</h2>\n"
        + code_block("How to begin", BEGIN, "text")
        + "<h2>Each use is one of three</h2>\n"
        + f'<dl class="facts">{verdicts}</dl>\n<h2>Look it up</h2>\n<ul class="cards">{cards}</ul>\n'
        + f"<p>Every page has a search: {code('/')} goes there. It knows names as programs write them, such as "
        + f"{code('nn.Conv2d')}, {code('F.interpolate')} or {code('Tensor.view')}, and names of Paddle.</p>\n"
    )
    return Page(
        "paddle-ls",
        "paddle-ls converts Python code from PyTorch to PaddlePaddle, in editors and on the command line.",
        content,
    )


def missing_page(base):
    content = (
        "<h1>This page does not exist</h1>\n<p>It may have had another name. Look for it:</p>\n"
        + items(
            [
                link(f"{base}api/index.html", "All APIs"),
                link(f"{base}codes/index.html", "All codes"),
                link(f"{base}guide/index.html", "The guide"),
            ]
        )
    )
    return Page("Not found", "This page does not exist.", content)
