"""The page of the playground. What it runs is built by site/playground/build.mjs."""

import pathlib

from pages.layout import Page

CONTENT = pathlib.Path(__file__).resolve().parents[1] / "playground/content.html"
HEAD = '<link rel="stylesheet" href="style.css">\n<script src="playground.js" defer></script>\n'


def playground_page():
    return Page(
        "Playground",
        "Convert PyTorch code to PaddlePaddle in the browser. Nothing leaves your machine.",
        CONTENT.read_text(encoding="utf-8"),
        head=HEAD,
    )
