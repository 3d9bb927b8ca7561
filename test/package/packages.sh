#!/bin/sh
# Makes every package of a build and uses each in a place where nothing of ours is: the wheel in a new virtual
# environment, the Debian package in an empty root folder, the archive in an empty folder.
#
#   test/package/packages.sh BUILD_FOLDER
set -eu

build=$(realpath "${1:?usage: packages.sh BUILD_FOLDER}")
scripts=$(cd "$(dirname "$0")/../../scripts/package" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf 'import torch\nx = torch.abs(1)\n' >"$work/sample.py"

fail() { echo "not ok: $*" >&2; exit 1; }

# uses PROGRAM NAME: the program finds the torch use of the sample, which is status 1.
uses() {
  status=0
  "$1" check "$work/sample.py" >"$work/output" 2>&1 || status=$?
  [ "$status" = 1 ] && grep -q 'torch.abs becomes paddle.abs' "$work/output" || { cat "$work/output"; fail "$2"; }
  echo "ok: $2"
}

here=$(cd "$(dirname "$0")" && pwd)
unset PADDLE_LS_HOME
wheel=$("$scripts/wheel" "$build" "$work/packages")
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --no-index "$wheel"
uses "$work/venv/bin/paddle-ls" "the wheel gives the command"
PATH=/usr/bin:/bin "$work/venv/bin/python" -m paddle_ls --version >/dev/null || fail "python -m paddle_ls"
again=$("$scripts/wheel" "$build" "$work/again")
cmp "$wheel" "$again" || fail "the same build makes another wheel"
echo "ok: the same build makes the same wheel"
"$here/wheel_page.py" "$wheel" || fail "the page of the wheel"
home=https://example.org/paddle-ls
at_home=$("$scripts/wheel" --home "$home/" "$build" "$work/home")
"$here/wheel_page.py" "$at_home" "$home" || fail "the page of the wheel with --home"
PADDLE_LS_HOME=$home "$scripts/wheel" "$build" "$work/variable" >/dev/null
cmp "$at_home" "$work"/variable/*.whl || fail "PADDLE_LS_HOME and --home differ"
echo "ok: the page of the wheel has no relative link, and the pages that it names are there"

archive=$("$scripts/tarball" "$build" "$work/packages")
(cd "$work/packages" && sha256sum --quiet -c ./*.sha256) || fail "the checksum of the archive"
tar -xzf "$archive" -C "$work"
uses "$work"/paddle-ls-*-linux-x64/bin/paddle-ls "the archive runs where it is unpacked"
python3 - "$work"/packages/*.spdx.json <<'CHECK' || fail "the bill of materials"
import json, sys
packages = json.load(open(sys.argv[1]))["packages"]
assert {"paddle-ls", "tree-sitter", "Boost", "md4c"} <= {package["name"] for package in packages}
assert all(package["versionInfo"] for package in packages)
CHECK
echo "ok: the bill of materials names the parts with their versions"

package=$("$scripts/deb" "$build" "$work/packages")
root=$work/root
dpkg-deb --extract "$package" "$root"
[ "$(readlink "$root/usr/bin/paddle-ls")" = ../lib/paddle-ls/bin/paddle-ls ] || fail "the link in /usr/bin"
uses "$root/usr/bin/paddle-ls" "the Debian package has the command"
for file in man/man1/paddle-ls-check.1 bash-completion/completions/paddle-ls zsh/vendor-completions/_paddle-ls \
  fish/vendor_completions.d/paddle-ls.fish; do
  [ -s "$root/usr/share/$file" ] || fail "the Debian package lacks $file"
done
if command -v man >/dev/null; then
  man --warnings -l "$root/usr/share/man/man1/paddle-ls-check.1" >"$work/output" 2>"$work/warnings"
  [ ! -s "$work/warnings" ] || { cat "$work/warnings"; fail "the manual page has mistakes"; }
  grep -q 'paddle-ls check \[OPTIONS\] \[PATH...\]' "$work/output" || fail "the manual page"
fi
echo "ok: the Debian package has manual pages and completion"
if [ "$(id -u)" = 0 ]; then
  # An empty system: dpkg's own state, and nothing else.
  mkdir -p "$work/system/var/lib/dpkg/updates" "$work/system/var/lib/dpkg/info"
  : >"$work/system/var/lib/dpkg/status"
  dpkg --root="$work/system" --force-depends --force-script-chrootless --install "$package" >"$work/output" 2>&1 || { cat "$work/output"; fail "dpkg --install"; }
  uses "$work/system/usr/bin/paddle-ls" "the Debian package installs"
  dpkg --root="$work/system" --force-script-chrootless --remove paddle-ls >"$work/output" 2>&1 || { cat "$work/output"; fail "dpkg --remove"; }
  [ -z "$(find "$work/system/usr" -name '*paddle*' 2>/dev/null)" ] || fail "the package leaves files behind"
  echo "ok: the Debian package leaves nothing behind"
fi
