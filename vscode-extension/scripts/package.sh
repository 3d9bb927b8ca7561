#!/bin/sh
# Makes the .vsix of the extension in dist/: without a server, or with the one that is named.
#
#   scripts/package.sh                          paddle-ls-VERSION.vsix
#   scripts/package.sh build/release/paddle-ls  paddle-ls-linux-x64-VERSION.vsix
set -eu
case ${1:-} in --help|-h) sed -n '2,5p' "$0" | cut -c3-; exit 0 ;; esac

server=${1:+$(realpath "$1")}
cd "$(dirname "$0")/.."
version=$(node -p 'require("./package.json").version')
rm -rf bundled
trap 'rm -rf bundled LICENSE NOTICE' EXIT
cp ../LICENSE ../NOTICE .
name=paddle-ls-$version
target=
if [ -n "$server" ]; then
  ../scripts/package/stage "$(dirname "$server")" bundled
  name=paddle-ls-linux-x64-$version
  target='--target linux-x64'
fi
node scripts/bundle.mjs
# shellcheck disable=SC2086 -- two arguments or none
npx vsce package --no-dependencies --allow-missing-repository --no-rewrite-relative-links $target --out "dist/$name.vsix" >/dev/null
ls -l "dist/$name.vsix"
