"""Makes all pages of the site."""

import pathlib
import shutil
import tempfile

from pages import codes
from pages.api import ApiPages
from pages.api_index import write_index
from pages.apis import Apis, by_family, family_file
from pages.codes import write_codes
from pages.differences import write_differences
from pages.examples import Examples
from pages.front import front_page, missing_page
from pages.guide import Guide, guide_rows
from pages.layout import Site
from pages.measured import measured_page
from pages.playground import playground_page
from pages.program import Program
from pages.scoreboard import ScoreboardPages
from pages.scores import Scoreboard
from pages.search_index import api_rows, row, rows_without_rule, write_search_index
from pages.settings import leaves, write_settings

ROOT = pathlib.Path(__file__).resolve().parents[2]
ASSETS = ROOT / "site/assets"
SCORES = ROOT / "docs/compatibility"
RECORDED = ROOT / "test/truth/recorded.json.gz"
PICTURE = ROOT / "docs/pictures/before_after.svg"


def written_fresh(output):
    """The empty folder for the site. What it held is removed, unless it was not a site."""
    if output.exists():
        if any(output.iterdir()) and not (output / "assets/site.css").exists():
            raise FileExistsError(f"{output} is neither empty nor a site")
        shutil.rmtree(output)
    output.mkdir(parents=True)
    shutil.copytree(ASSETS, output / "assets")
    shutil.copyfile(PICTURE, output / "assets/before_after.svg")


def front_picture():
    """As an image, which the colour scheme of the reader changes too."""
    alternative = "The same file in PyTorch and, converted, in Paddle"
    return (
        '<div class="scroll picture" tabindex="0" role="group" aria-label="Before and after">'
        f'<img src="assets/before_after.svg" alt="{alternative}"></div>\n'
    )


def page_rows(apis, parts, all_differences, all_settings, guide, scoreboard):
    """The rows of the search that are not APIs."""
    for _, rows in parts:
        for name, summary, _ in rows:
            yield row("code", name, f"codes/{codes.file_of(name)}", summary)
    for each in all_differences:
        yield row("difference", each["id"], f"differences/{each['id']}.html", each["title"])
    for name, _ in all_settings:
        yield row("setting", name, f"settings/{name}.html")
    for title, address in guide_rows(guide):
        yield row("guide", title, address)
    for release in scoreboard.releases:
        yield row("page", f"What Paddle {release} costs", f"scoreboard/release-{release}.html")
    for family, _ in by_family(apis.all):
        yield row("page", f"All of {family}", f"api/family-{family_file(family)}.html")
    yield row("page", "Scoreboard", "scoreboard/index.html")
    yield row("page", "Programs and packages", "scoreboard/programs.html")


def write_apis(site, apis, program, scoreboard, all_differences, release):
    examples = Examples(program, scoreboard, RECORDED, apis.all)
    by_id = {each["id"]: each for each in all_differences}
    pages = ApiPages(apis, scoreboard, examples, by_id, release, site.has_playground)
    for name in apis.all:
        site.write(apis.address(name), pages.page(name))
    write_index(site, apis)


def make(program_file, output, base, has_playground):
    """Writes the site into `output`, and returns the number of its pages."""
    written_fresh(output)
    with tempfile.TemporaryDirectory() as folder:
        program = Program(program_file, folder)
        site = Site(output, program.version(), has_playground)
        exported = program.rules()
        apis = Apis(exported)
        scoreboard = Scoreboard(SCORES)
        all_differences = program.differences()
        parts = program.codes()
        all_settings = list(leaves(program.settings_schema()))
        guide = Guide(ROOT)
        write_apis(
            site, apis, program, scoreboard, all_differences, f"Paddle {exported['profile']}"
        )
    front = front_page(apis, scoreboard, front_picture(), has_playground)
    site.write("index.html", front)
    if has_playground:
        site.write("playground/index.html", playground_page())
    site.write("404.html", missing_page(base), root=base)
    write_codes(site, parts)
    write_differences(site, apis, all_differences)
    write_settings(site, all_settings)
    guide.write(site)
    ScoreboardPages(scoreboard, apis).write(site)
    site.write("scoreboard/programs.html", measured_page(SCORES))
    others = page_rows(apis, parts, all_differences, all_settings, guide, scoreboard)
    without_rule = rows_without_rule(apis.without_rule)
    write_search_index(site, [*api_rows(apis), *others, *without_rule])
    return len(site.addresses)
