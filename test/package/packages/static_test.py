"""Packages of the static program, each installed from its file where nothing else is."""

import io
import json
import os
import shutil
import subprocess
import tarfile
import unittest
import zipfile

import under_test
from release import archives
from under_test import PLATFORM, SCRIPTS, package, packages, run, work


def needs(tool):
    return unittest.skipUnless(shutil.which(tool), f"{tool} is not installed")


@unittest.skipUnless(under_test.is_static(), "the program needs libraries: scripts/portable/build makes the static one")
class Static(unittest.TestCase):
    def folder(self, name):
        (work() / name).mkdir()
        return work() / name

    def test_the_archive_runs_and_has_its_checksum_and_materials(self):
        run("sha256sum", "--quiet", "-c", *packages().glob("*.sha256"), cwd=packages())
        folder = self.folder("archive")
        run("tar", "-xzf", package("*.tar.gz"), "-C", folder)
        under_test.checks_a_sample(self, *folder.glob("*/bin/paddle-ls"))
        parts = json.loads(package("*.spdx.json").read_text())["packages"]
        names = {part["name"].lower() for part in parts}
        self.assertLessEqual({"paddle-ls", "tree-sitter", "musl", "libc++"}, names)
        self.assertTrue(all(part["versionInfo"] for part in parts))
        ids = [part["SPDXID"] for part in parts]
        self.assertEqual(len(ids), len(set(ids)), "two parts have the same id")

    def test_the_debian_package_installs_and_leaves_nothing_behind(self):
        root = self.folder("debian")
        (root / "var/lib/dpkg/updates").mkdir(parents=True)
        (root / "var/lib/dpkg/info").mkdir()
        (root / "var/lib/dpkg/status").touch()
        dpkg = ["dpkg", f"--root={root}", "--force-script-chrootless", "--force-not-root", f"--log={work()}/dpkg.log"]
        run(*dpkg, "--install", package("*.deb"))
        under_test.checks_in_root(self, root)
        for file in (
            "man/man1/paddle-ls-check.1.gz",
            "bash-completion/completions/paddle-ls",
            "zsh/vendor-completions/_paddle-ls",
        ):
            self.assertTrue((root / "usr/share" / file).is_file(), file)
        run(*dpkg, "--remove", "paddle-ls")
        self.assertEqual(list(root.rglob("usr/**/*paddle*")), [])

    @needs("lintian")
    def test_lintian_finds_no_error_in_the_debian_package(self):
        status, output = under_test.status_of("lintian", "--allow-root", "--fail-on", "error,warning", package("*.deb"))
        self.assertEqual(status, 0, output)

    @needs("rpm2cpio")
    @needs("cpio")
    def test_the_rpm_package_runs_in_an_empty_root(self):
        root = self.folder("rpm")
        content = subprocess.run(["rpm2cpio", package("*.rpm")], capture_output=True, check=True).stdout
        subprocess.run(["cpio", "-idm", "--quiet"], input=content, cwd=root, check=True)
        under_test.checks_in_root(self, root)
        needed = run("rpm", "-qp", "--requires", package("*.rpm")).splitlines()
        self.assertEqual([name for name in needed if not name.startswith("rpmlib(")], [])

    def test_the_container_has_what_its_digests_say_and_runs(self):
        image, root = self.folder("image"), self.folder("container")
        run("tar", "-xf", package("*.oci.tar"), "-C", image)
        blobs = {file.name: file.read_bytes() for file in (image / "blobs/sha256").iterdir()}
        self.assertTrue(all(archives.sha256(content) == name for name, content in blobs.items()))
        blob = lambda descriptor: blobs[descriptor["digest"].removeprefix("sha256:")]  # noqa: E731
        manifest = json.loads(blob(json.loads((image / "index.json").read_text())["manifests"][0]))
        config = json.loads(blob(manifest["config"]))
        with tarfile.open(fileobj=io.BytesIO(blob(manifest["layers"][0]))) as layer:
            layer.extractall(root)
        under_test.checks_in_root(self, root, *config["config"]["Entrypoint"])

    @needs("skopeo")
    def test_skopeo_reads_the_container(self):
        seen = json.loads(run("skopeo", "inspect", f"oci-archive:{package('*.oci.tar')}"))
        self.assertEqual(
            (seen["Os"], seen["Architecture"]), ("linux", PLATFORM.replace("x64", "amd64").removeprefix("linux-"))
        )

    @needs("npm")
    def test_npm_gives_the_command_and_says_what_is_missing(self):
        launcher = next(file for file in packages().glob("*.tgz") if "linux" not in file.name)
        program = package(f"paddle-ls-{PLATFORM}-*.tgz")
        for name, files in {"npm": (launcher, program), "npm-alone": (launcher,)}.items():
            self.folder(name)
            run(
                "npm",
                "install",
                "--offline",
                "--omit=optional" if len(files) == 1 else "--no-audit",
                "--no-fund",
                "--prefix",
                work() / name,
                *files,
                env={**os.environ, "npm_config_cache": str(work() / "npm-cache")},
            )
        under_test.checks_a_sample(self, work() / "npm/node_modules/.bin/paddle-ls")
        status, output = under_test.status_of(work() / "npm-alone/node_modules/.bin/paddle-ls", "--version")
        self.assertEqual(status, 2, output)
        self.assertIn(f"the package @paddle-ls/{PLATFORM}, which has the program, is not installed", output)

    def test_the_extension_has_the_server_of_its_target(self):
        content = (under_test.stage() / "bin/paddle-ls").read_bytes()
        machine = PLATFORM.removeprefix("linux-")
        for target in (PLATFORM, f"alpine-{machine}"):
            with zipfile.ZipFile(package(f"paddle-ls-{target}-*.vsix")) as archive:
                server = archive.getinfo("extension/bundled/bin/paddle-ls")
                self.assertEqual(archive.read(server), content)
                self.assertTrue(server.external_attr >> 16 & 0o111, "the server cannot be run")
                self.assertIn(f'TargetPlatform="{target}"', archive.read("extension.vsixmanifest").decode())
        universal = next(packages().glob("paddle-ls-[0-9]*.vsix"))
        with zipfile.ZipFile(universal) as archive:
            self.assertFalse([name for name in archive.namelist() if "bundled" in name])
            self.assertIn("extension/dist/extension.js", archive.namelist())

    def test_the_formula_takes_the_archive_that_lies_beside_it(self):
        formula = (packages() / "paddle-ls.rb").read_text()
        self.assertIn(archives.sha256(package("*.tar.gz").read_bytes()), formula)
        self.assertIn("file://#{__dir__}/" + package("*.tar.gz").name, formula)
        if shutil.which("ruby"):
            run("ruby", "-c", packages() / "paddle-ls.rb")

    def test_the_same_commit_makes_the_same_bytes(self):
        again = under_test.all_packages("again")
        self.assertEqual((again / "SHA256SUMS").read_text(), (packages() / "SHA256SUMS").read_text())
        run("sha256sum", "--quiet", "-c", "SHA256SUMS", cwd=again)

    def test_no_package_names_a_folder_of_this_machine(self):
        for file in packages().glob("*.rpm"):
            self.assertFalse(str(work()).encode() in file.read_bytes(), file.name)
        for file in (*packages().glob("*.whl"), *packages().glob("*.vsix")):
            with zipfile.ZipFile(file) as archive:
                for name in archive.namelist():
                    is_named = str(under_test.ROOT).encode() in archive.read(name)
                    self.assertFalse(is_named, f"{name} in {file.name}")


class Windows(unittest.TestCase):
    def test_the_scoop_manifest_names_an_archive_with_its_hash_and_an_address(self):
        folder = work() / "windows"
        folder.mkdir()
        version = run(SCRIPTS / "materials", "win32-x64")
        version = json.loads(version)["packages"][0]["versionInfo"]
        (folder / f"paddle-ls-{version}-win32-x64.zip").write_bytes(b"an archive")
        run(SCRIPTS / "scoop", "--home", "https://example.org/paddle-ls/", folder)
        manifest = json.loads((folder / "paddle-ls.json").read_text())
        self.assertLessEqual({"version", "description", "homepage", "license", "architecture", "bin"}, set(manifest))
        entry = manifest["architecture"]["64bit"]
        self.assertEqual(entry["hash"], archives.sha256(b"an archive"))
        self.assertEqual(
            entry["url"], f"https://example.org/paddle-ls/releases/download/v{version}/paddle-ls-{version}-win32-x64.zip"
        )
        status, output = under_test.status_of(SCRIPTS / "scoop", folder, env={"PATH": os.environ["PATH"]})
        self.assertEqual((status, "--home URL" in output), (1, True), output)


if __name__ == "__main__":
    unittest.main()
