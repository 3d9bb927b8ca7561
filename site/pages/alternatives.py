"""The alternatives of a rule: joined where they write the same, and in HTML."""

import dataclasses

from pages.apis import helper_name
from pages.markup import badge, code, code_block, escape, items, prose

# More than these are folded.
SHOWN = 8
SAME = ("becomes", "arguments", "helpers", "imports", "verdict", "reason")


@dataclasses.dataclass
class Joined:
    """Alternatives that follow each other and write the same."""

    numbers: list
    conditions: list  # of each: a list of clauses
    words: dict


def joined(alternatives):
    result = []
    for number, words in enumerate(alternatives, 1):
        last = result[-1] if result else None
        if last and all(last.words[part] == words[part] for part in SAME):
            last.numbers.append(number)
            last.conditions.append(words["when"])
        else:
            result.append(Joined([number], [words["when"]], words))
    return result


def clauses(when):
    shown = [prose(clause) for clause in when]
    if len(shown) < 2:
        return "".join(shown)
    return ", ".join(shown[:-1]) + " and " + shown[-1]


def condition_words(each, is_first):
    if len(each.conditions) == 1:
        (when,) = each.conditions
        if when:
            return f"<p>If {clauses(when)}:</p>\n"
        return "<p>Always:</p>\n" if is_first else "<p>Otherwise:</p>\n"
    if not all(each.conditions):
        return "<p>Always:</p>\n" if is_first else "<p>Otherwise:</p>\n"
    return "<p>If one of these holds:</p>\n" + items(clauses(when) for when in each.conditions)


def argument_list(arguments):
    return items(prose(argument) for argument in arguments)


def becomes(each, title):
    """Code, unless the rule says it in words."""
    text = each.words["becomes"]
    if not text:
        return ""
    if text == "stays as it is" or text.startswith("removed: "):
        return f"<p>{escape(text[0].upper() + text[1:])}.</p>\n"
    return code_block(title, text, kind="wrapped")


def described(each, helper_link, is_first):
    """One list item."""
    words = each.words
    count = len(each.numbers)
    number = str(each.numbers[0]) if count == 1 else f"{each.numbers[0]}–{each.numbers[-1]}"
    head = f'<div class="alternative-head"><span class="number">{number}</span> {badge(words["verdict"])}</div>\n'
    parts = [
        head,
        condition_words(each, is_first),
        becomes(each, f"What alternative {number} writes"),
    ]
    if words["arguments"]:
        parts.append(argument_list(words["arguments"]))
    if words["helpers"]:
        names = ", ".join(helper_link(helper_name(helper)) for helper in words["helpers"])
        parts.append(f"<p>Defines {names}.</p>\n")
    if words["imports"]:
        parts.append(f"<p>Imports {', '.join(code(name) for name in words['imports'])}.</p>\n")
    if words["reason"]:
        parts.append(f"<p>{prose(sentence(words['reason']))}</p>\n")
    return "".join(parts)


def sentence(text):
    return text[0].upper() + text[1:] + ("" if text.endswith((".", "?")) else ".")


def alternative_list(alternatives, helper_link):
    groups = joined(alternatives)
    shown = [
        f'<li id="alternative-{each.numbers[0]}">{described(each, helper_link, at == 0)}</li>\n'
        for at, each in enumerate(groups)
    ]
    first = f'<ol class="alternatives">{"".join(shown[:SHOWN])}</ol>\n'
    rest = shown[SHOWN:]
    if not rest:
        return first
    return first + (
        f"<details><summary>The other {len(rest)}</summary>\n"
        f'<ol class="alternatives" start="{SHOWN + 1}">{"".join(rest)}</ol></details>\n'
    )
