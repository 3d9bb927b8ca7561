#!/bin/sh
# Runs our hooks by the real pre-commit, from PyPI in a virtual environment, on a repository with a file that uses torch.
#
#   test/package/pre_commit.sh BUILD_FOLDER
set -eu

build=$(realpath "${1:?usage: pre_commit.sh BUILD_FOLDER}")
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() { cat "$work/output" >&2; echo "not ok: $*" >&2; exit 1; }

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check pre-commit==4.7.0 >"$work/output" 2>&1 || {
  echo "skipped: pre-commit cannot be installed here: $(tail -1 "$work/output")"
  exit 77
}
export HOME="$work" GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.com
export PATH="$build:$work/venv/bin:$PATH"

# The hooks as a separate repository, which is what a user's configuration names.
mkdir "$work/hooks" "$work/project"
cp "$root/.pre-commit-hooks.yaml" "$work/hooks"
cd "$work/hooks"
git init --quiet
git add .
git commit --quiet --message=hooks
revision=$(git rev-parse HEAD)

cd "$work/project"
git init --quiet
printf 'import torch\n\nx = torch.abs(torch.ones(2))\n' >uses.py
printf 'torch.abs\n' >notes.txt

# configured HOOK: the configuration of a project with this hook.
configured() {
  printf 'repos:\n- repo: %s\n  rev: %s\n  hooks:\n  - id: %s\n' "$work/hooks" "$revision" "$1" >.pre-commit-config.yaml
  git add .
}

configured paddle-ls-check
if pre-commit run >"$work/output" 2>&1; then fail "the check passes with uses of torch"; fi
grep -q 'uses.py:3:.*torch.abs becomes paddle.abs' "$work/output" || fail "the check does not say what it found"
echo "ok: the check stops a commit and says why"

configured paddle-ls-convert
if pre-commit run >"$work/output" 2>&1; then fail "the conversion passes although it has changed the file"; fi
grep -q '^x = paddle.abs(paddle.ones(2))$' uses.py || fail "the file is not converted"
echo "ok: the conversion rewrites the file and stops the commit"

git add .
pre-commit run >"$work/output" 2>&1 || fail "the conversion stops a commit of what it has converted"
git commit --quiet --message=converted >"$work/output" 2>&1 || fail "git commit"
echo "ok: what it has converted is committed"
