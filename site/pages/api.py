"""The page of an API."""

import dataclasses

from pages.alternatives import alternative_list
from pages.apis import Apis, family_file, family_of, helper_name, verdicts_of
from pages.examples import Examples
from pages.layout import Page, relative
from pages.markup import (
    badge,
    code,
    code_block,
    details,
    dotted,
    dotted_code,
    escape,
    items,
    link,
    prose,
    table,
)
from pages.scores import WAY_TITLES, Scoreboard
from pages.try_link import try_address

FATES = {"same": "the same", "left_out": "left out", "one_list": "one list"}


@dataclasses.dataclass
class ApiPages:
    apis: Apis
    scoreboard: Scoreboard
    examples: Examples
    differences: dict  # by ID
    release: str  # "Paddle 3.3"
    has_playground: bool

    def page(self, name):
        api = self.apis.all[name]
        address = self.apis.address(name)
        family = family_of(name)
        parts = (
            self.head(api, address),
            self.example(api),
            self.signatures(api),
            arguments(api),
            self.conversion(api),
            self.needed_differences(api, address),
            self.helper_sources(api),
            self.proofs(api, address),
            self.more(api, address),
        )
        targets = self.apis.targets(api)
        into = f" becomes {targets[0]}" if targets else " in Paddle"
        return Page(
            name,
            f"{name}{into}: signatures, arguments, alternatives and proofs by release.",
            "".join(parts),
            [("APIs", "api/index.html"), (family, f"api/family-{family_file(family)}.html")],
        )

    def head(self, api, address):
        badges = " ".join(badge(verdict) for verdict in verdicts_of(api))
        targets = self.apis.targets(api)
        lead = ""
        if targets:
            shown = ", ".join(dotted_code(target) for target in targets[:3])
            lead = f'<p class="becomes">Becomes {shown}{" and others" if len(targets) > 3 else ""}.</p>\n'
        notes = "".join(
            f"<p>{prose(text)}</p>\n" for text in (api["note"], api["unpacked"]) if text
        )
        example = self.examples.of(api["api"])
        links = []
        if example and self.has_playground:
            try_it = relative(try_address(example.before + "\n"), address)
            links.append(link(try_it, "Try it in the playground"))
        if api["documentation"]:
            links.append(link(api["documentation"], "Mapping document (in Chinese)"))
        actions = f'<p class="actions">{" ".join(links)}</p>\n' if links else ""
        return (
            f'<h1 class="api">{dotted(api["api"])}</h1>\n<p class="badges">{badges} '
            f'<span class="quiet">with {escape(self.release)}</span></p>\n{lead}{notes}{actions}'
        )

    def example(self, api):
        found = self.examples.of(api["api"])
        if not found or not found.is_changed:
            return ""
        note = "" if found.is_whole else "<p>The conversion leaves a part of it to a person.</p>\n"
        return (
            '<h2 id="example">Example</h2>\n<div class="pair">\n'
            f'<div><h3>PyTorch</h3>{code_block("Example in PyTorch", found.before)}</div>\n'
            f'<div><h3>Paddle</h3>{code_block("Example in Paddle", found.after)}</div>\n</div>\n{note}'
        )

    def signatures(self, api):
        parts = ['<h2 id="signatures">Signatures</h2>\n']
        age = f'<p class="quiet">{escape(sentence(api["age"]))}</p>\n' if api["age"] else ""
        parts.append(code_block("Signature in PyTorch", api["signature"], kind="wrapped") + age)
        for name in self.apis.targets(api):
            known = self.apis.paddle.get(name)
            if known:
                shown = name + (
                    known["signature"] if known["signature"] != "(*args, **kwargs)" else ""
                )
                parts.append(code_block(f"Signature of {name}", shown, kind="wrapped"))
                parts.append(f'<p class="quiet">In Paddle since {since(known)}.</p>\n')
        return "".join(parts)

    def conversion(self, api):
        alternatives = api["alternatives"]
        many = len(alternatives) > 1
        used = f"It is converted where it is {escape(api['used_as'])}"
        used += f", called on {escape(api['called_on'])}." if api["called_on"] else "."
        order = " The first alternative whose conditions hold is used." if many else ""
        return f'<h2 id="conversion">Conversion</h2>\n<p>{used}{order}</p>\n' + alternative_list(
            alternatives, lambda name: link(f"#helper-{name}", code(name))
        )

    def needed_differences(self, api, address):
        found = {"needs review": [], "accepted": []}
        for alternative in api["alternatives"]:
            for id in alternative["differences"]:
                found["needs review"].append(id)
            for id in alternative["accepted"]:
                found["accepted"].append(id)
        rows = []
        for how, ids in found.items():
            for id in dict.fromkeys(ids):
                difference = self.differences[id]
                title = link(relative(f"differences/{id}.html", address), code(id))
                when = "needs review" if how == "needs review" else "if it is accepted"
                rows.append([title, escape(difference["title"]), when])
        if not rows:
            return ""
        return '<h2 id="differences">Differences</h2>\n' + table(
            "Differences from PyTorch", ["difference", "about", "its part"], rows
        )

    def helper_sources(self, api):
        names = dict.fromkeys(
            helper_name(helper)
            for alternative in api["alternatives"]
            for helper in alternative["helpers"]
        )
        if not names:
            return ""
        purposes = dict(
            helper.partition(": ")[::2]
            for alternative in api["alternatives"]
            for helper in alternative["helpers"]
        )
        parts = ['<h2 id="helpers">Helpers</h2>\n']
        for name in names:
            source = self.apis.helpers.get(name, {}).get("code", "").strip("\n")
            purpose = f" {prose(purposes[name])}" if purposes.get(name) else ""
            body = code_block(f"Source of {name}", source) if source else ""
            parts.append(f'<div id="helper-{name}">{details(code(name) + purpose, body)}</div>\n')
        return "".join(parts)

    def proofs(self, api, address):
        rows = []
        for release in api["releases"]:
            proven = release["proven"]
            ran = release["right"] + release["failed"]
            cases = f"{release['right']} of {ran}" if ran else "not run"
            page = relative(f"scoreboard/release-{proven}.html", address)
            heading = (
                link(page, f"Paddle {proven}")
                if proven in self.scoreboard.releases
                else escape(proven)
            )
            rows.append([heading, cases, *self.outcomes(api["api"], proven)])
        ways = [WAY_TITLES[way] for way in WAY_TITLES]
        text = (
            '<h2 id="proofs">Proofs by release</h2>\n<p>Cases that ran with PyTorch and, converted, with each release '
            "of Paddle. A case in which the rule says itself what differs is not among them. It counts in the other columns, "
            f'which are those of the {link(relative("scoreboard/index.html", address), "scoreboard")}.</p>\n'
        )
        return (
            text
            + table("Proofs by release", ["release", "right cases", *ways], rows)
            + self.failures(api)
        )

    def outcomes(self, name, release):
        for way in WAY_TITLES:
            score = self.scoreboard.score(name, release, way)
            yield badge(score.outcome) if score else '<span class="quiet">–</span>'

    def failures(self, api):
        """The programs that are not right as converted, on the newest release where that is so."""
        name = api["api"]
        for release in reversed(self.scoreboard.releases):
            score = self.scoreboard.score(name, release, "converted")
            if not score or score.outcome == "right":
                continue
            source = self.scoreboard.code(score)
            if not source:
                continue
            seen = self.scoreboard.seen(score, release, "converted")
            said = f"<p>Seen: {code(seen)}</p>\n" if seen else ""
            summary = (
                f"A program that is not right with Paddle {escape(release)}: {badge(score.outcome)}"
            )
            return details(summary, code_block(f"Program with Paddle {release}", source) + said)
        return ""

    def more(self, api, address):
        parts = []
        names = self.apis.other_names(api)
        if names:
            shown = ", ".join(dotted_code(name) for name in names)
            parts.append(f"Other names of it: {shown}.")
        parts.append(f"On the command line: {code('paddle-ls rules explain ' + api['api'])}.")
        rules = link(relative("guide/rules.html", address), "Writing a conversion rule")
        parts.append(f"{rules} says how to convert it in another way.")
        return '<h2 id="more">More</h2>\n' + items(parts)


def since(known):
    return f"{known['since']} or before" if known["since"] == "2.6" else known["since"]


def sentence(text):
    return text[0].upper() + text[1:] + "."


def shown_parameter(parameter):
    stars = {"variadic": "*", "keywords": "**"}.get(parameter["kind"], "")
    name = code(stars + parameter["name"])
    return (
        f'{name} <span class="quiet">keyword only</span>'
        if parameter["kind"] == "keyword_only"
        else name
    )


def shown_default(parameter):
    if parameter["default"]:
        return code(parameter["default"])
    return "" if parameter["kind"] in ("variadic", "keywords") else "required"


def shown_fate(fate):
    if fate["kind"] == "renamed":
        return code(fate["text"])
    if fate["kind"] == "remark":
        return prose(fate["text"])
    return FATES[fate["kind"]]


def generality(alternative):
    renamed = sum(fate["kind"] == "renamed" for fate in alternative["converted_arguments"])
    return bool(alternative["paddle"]), renamed


def arguments(api):
    """The table of arguments, as the alternative converts them that calls Paddle and renames most."""
    parameters = api["parameters"]
    if not parameters:
        return ""
    calls = [each for each in api["alternatives"] if each["converted_arguments"]]
    general = max(reversed(calls), key=generality, default=None)
    columns = ["PyTorch", "default"]
    fates = [None] * len(parameters)
    text = ""
    if general:
        columns.append("Paddle")
        fates = general["converted_arguments"]
        if len(api["alternatives"]) > 1:
            number = 1 + api["alternatives"].index(general)
            text = f"<p>As alternative {number} converts them.</p>\n"
    rows = []
    for parameter, fate in zip(parameters, fates):
        row = [shown_parameter(parameter), shown_default(parameter)]
        rows.append(row + ([shown_fate(fate)] if fate else []))
    return f'<h2 id="arguments">Arguments</h2>\n{text}' + table("Arguments", columns, rows)
