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

wheel=$("$scripts/wheel" "$build" "$work/packages")
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --no-index "$wheel"
uses "$work/venv/bin/paddle-ls" "the wheel gives the command"
PATH=/usr/bin:/bin "$work/venv/bin/python" -m paddle_ls --version >/dev/null || fail "python -m paddle_ls"
again=$("$scripts/wheel" "$build" "$work/again")
cmp "$wheel" "$again" || fail "the same build makes another wheel"
echo "ok: the same build makes the same wheel"

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
