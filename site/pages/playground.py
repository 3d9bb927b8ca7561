"""The page of the playground. What it runs is built by site/playground/build.mjs."""

import pathlib

from pages.layout import Page

CONTENT = pathlib.Path(__file__).resolve().parents[1] / "playground/content.html"
# The large files are fetched while the script is.
HEAD = """<link rel="stylesheet" href="style.css">
<link rel="preload" href="paddle-ls.wasm.xz" as="fetch" crossorigin="anonymous">
<link rel="preload" href="paddle-ls-worker.js" as="fetch" crossorigin="anonymous">
<script src="playground.js" defer></script>
"""


def playground_page():
    return Page(
        "Playground",
        "Convert PyTorch code to PaddlePaddle in the browser. Nothing leaves your machine.",
        CONTENT.read_text(encoding="utf-8"),
        head=HEAD,
    )
