"""The bill of materials of a program as SPDX 2.3: every part by others with the version built in.

Grammars come from the npm packages that CMake pins. Libraries come from cmake/portable/sources.json where that is, else
they are the Debian packages of this machine (parts.json). What the compiler links statically is in runtimes.json.
"""

import datetime
import json
import re
import subprocess

from . import project

HERE = project.ROOT / "scripts/package/release"
SOURCES = project.ROOT / "cmake/portable/sources.json"


def debian_version(package):
    shown = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Version}", package],
        capture_output=True,
        text=True,
        check=True,
    )
    return shown.stdout


def npm_version(package):
    for file in [
        *project.ROOT.glob("cmake/*.cmake"),
        *project.ROOT.glob("engine/**/CMakeLists.txt"),
    ]:
        found = re.search(rf"NAME {re.escape(package)}\s+VERSION (\S+)", file.read_text())
        if found:
            return found.group(1)
    raise SystemExit(f"{package} is not pinned in CMake")


def npm_part(part):
    version = npm_version(part["npm"])
    return package(
        part["name"],
        version,
        part["licence"],
        f"pkg:npm/{part['npm'].replace('@', '%40')}@{version}",
    )


def debian_part(part):
    version = debian_version(part["debian"])
    return package(
        part["name"], version, part["licence"], f"pkg:deb/debian/{part['debian']}@{version}"
    )


def pinned_part(source):
    purl = f"pkg:generic/{source['name']}@{source['version']}?checksum=sha256:{source['sha256']}"
    return package(source["name"], source["version"], source["licence"], purl)


def libraries(parts):
    if SOURCES.is_file():
        return [
            pinned_part(source)
            for source in json.loads(SOURCES.read_text())
            if not source.get("only_tests")
        ]
    return [debian_part(part) for part in parts if "debian" in part]


def runtimes(system):
    parts = json.loads((HERE / "runtimes.json").read_text())
    return [
        package(part["name"], part["version"], part["licence"])
        for part in parts
        if system in part["systems"]
    ]


def package(name, version, licence, url=None):
    result = {
        "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.]", "-", name),
        "name": name,
        "versionInfo": version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
    }
    if url:
        reference = {
            "referenceCategory": "PACKAGE-MANAGER",
            "referenceType": "purl",
            "referenceLocator": url,
        }
        result["externalRefs"] = [reference]
    return result


def relationship(element, kind, other):
    return {"spdxElementId": element, "relationshipType": kind, "relatedSpdxElement": other}


def document(platform):
    parts = json.loads((HERE / "parts.json").read_text())
    own = package("paddle-ls", project.version(), "Apache-2.0")
    npm = [npm_part(part) for part in parts if "npm" in part]
    others = [*npm, *libraries(parts), *runtimes(platform.partition("-")[0])]
    name = f"paddle-ls-{project.version()}-{platform}"
    created = datetime.datetime.fromtimestamp(project.time(), datetime.timezone.utc)
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": name,
        "documentNamespace": f"https://spdx.org/spdxdocs/{name}",
        "creationInfo": {
            "created": created.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: paddle-ls-materials"],
        },
        "packages": [own, *others],
        "relationships": [
            relationship("SPDXRef-DOCUMENT", "DESCRIBES", own["SPDXID"]),
            *(relationship(own["SPDXID"], "CONTAINS", part["SPDXID"]) for part in others),
        ],
    }


def text(platform):
    return json.dumps(document(platform), indent=2) + "\n"
