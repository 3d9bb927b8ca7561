"""The APIs that have pages: their families, the addresses of their pages, and what rules say of them."""

import collections

# Longer names first: the first that a name belongs to is its family.
FAMILIES = (
    "torch.nn.functional",
    "torch.nn.Module",
    "torch.nn.init",
    "torch.nn.utils",
    "torch.nn",
    "torch.Tensor",
    "torch.autograd",
    "torch.cuda",
    "torch.distributed",
    "torch.distributions",
    "torch.fft",
    "torch.foreach",
    "torch.linalg",
    "torch.optim",
    "torch.special",
    "torch.utils",
)
REST_OF_TORCH = "other modules of torch"
TORCHVISION = "torchvision"
OTHER_PACKAGES = "other packages"
ORDER = ("torch", *sorted(FAMILIES), REST_OF_TORCH, TORCHVISION, OTHER_PACKAGES)


def family_of(name):
    for family in FAMILIES:
        if name == family or name.startswith(family + "."):
            return family
    first, *rest = name.split(".")
    if first != "torch":
        return TORCHVISION if first == "torchvision" else OTHER_PACKAGES
    return "torch" if len(rest) < 2 else REST_OF_TORCH


def by_family(names):
    """[(family, its names)] in the order of the pages, without empty ones."""
    found = collections.defaultdict(list)
    for name in names:
        found[family_of(name)].append(name)
    return [(family, found[family]) for family in ORDER if family in found]


def family_file(family):
    return family.replace(" ", "-")


def without_case_clashes(names):
    """The stem of a file for each name. Two that differ only in case would be one file on some systems."""
    taken = set()
    stems = {}
    for name in sorted(names):
        stem = name
        number = 1
        while stem.lower() in taken:
            number += 1
            stem = f"{name}-{number}"
        taken.add(stem.lower())
        stems[name] = stem
    return stems


class Apis:
    """The APIs of `rules export` that have a name in programs."""

    def __init__(self, exported):
        self.all = {api["api"]: api for api in exported["apis"] if api["shown_as"] == api["api"]}
        self.without_rule = exported["without_rule"]
        self.helpers = {helper["name"]: helper for helper in exported["helpers"]}
        self.paddle = {name["name"]: name for name in exported["paddle"]}
        self.stems = without_case_clashes(self.all)
        self._parents = {name.rpartition(".")[0] for name in self.all}

    def address(self, name):
        """Of the page of the API, from the root of the site."""
        return f"api/{self.stems[name]}.html"

    def other_names(self, api):
        """Names of the same object in modules that have rules: `torch.fft.Tensor` is not one of these."""
        return [
            name
            for name in api["other_names"]
            if name not in self.all and name.rpartition(".")[0] in self._parents
        ]

    def paddle_names(self, api):
        """The names of Paddle that its conversion writes, those of later alternatives first."""
        found = []
        for alternative in reversed(api["alternatives"]):
            for name in alternative["paddle"]:
                if name.startswith("paddle.") and name not in found:
                    found.append(name)
        return found

    def targets(self, api):
        """The same without members of tensors that only prepare or finish what is called."""
        names = self.paddle_names(api)
        return [name for name in names if not name.startswith("paddle.Tensor.")] or names

    def difference_users(self):
        """The APIs that depend on each difference."""
        users = collections.defaultdict(set)
        for name, api in self.all.items():
            for alternative in api["alternatives"]:
                for difference in (*alternative["differences"], *alternative["accepted"]):
                    users[difference].add(name)
        return {difference: sorted(names) for difference, names in users.items()}


def helper_name(words):
    """`ntuple` of "ntuple: Return the iterable as a tuple"."""
    return words.partition(":")[0]


VERDICTS = ("safe", "needs review", "manual", "not reported")


def verdicts_of(api):
    found = {alternative["verdict"] for alternative in api["alternatives"]}
    return [verdict for verdict in VERDICTS if verdict in found]
