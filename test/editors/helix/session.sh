#!/bin/sh
# A user's session in Helix, in a hidden terminal, with the configuration that we ship.
#
#   PADDLE_LS=build/release/paddle-ls test/editors/helix/session.sh
set -eu
for tool in hx tmux; do
  command -v $tool >/dev/null || { echo "skipped: $tool is not installed"; exit 77; }
done
repository=$(realpath "$(dirname "$0")/../../..")
program=$(realpath "${PADDLE_LS:-$repository/build/release/paddle-ls}")
folder=$(mktemp -d)
terminal="tmux -L paddle-ls-$$ -f /dev/null"
trap '$terminal kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT

mkdir -p "$folder/config/helix" "$folder/bin" "$folder/project"
cp "$repository/editors/helix/languages.toml" "$folder/config/helix/"
printf '[editor]\nend-of-line-diagnostics = "hint"\n' >"$folder/config/helix/config.toml"
cp "$repository/test/editors/sample.py" "$folder/project/"
printf 'import torch\nx = torch.abs(-1)\n' >"$folder/project/other.py"
: >"$folder/project/pyproject.toml"
printf '#!/bin/sh\necho $$ >"%s/pid"\nexec "%s" "$@"\n' "$folder" "$program" >"$folder/bin/paddle-ls"
chmod +x "$folder/bin/paddle-ls"

screen() { $terminal capture-pane -p; }
keys() { $terminal send-keys "$@"; sleep 0.3; }

# eventually WHAT COMMAND: until the command succeeds.
eventually() {
  for _ in $(seq $((100 * ${PADDLE_LS_PATIENCE:-1}))); do
    if sh -c "$2" >/dev/null 2>&1; then
      echo "ok - $1"
      return 0
    fi
    sleep 0.1
  done
  printf 'not ok - %s\n' "$1"
  screen
  exit 1
}
shown() { eventually "$1" "$terminal capture-pane -p | grep -qF '$2'"; }

$terminal new-session -d -x 150 -y 24 "cd '$folder/project' && env PATH='$folder/bin:$PATH' XDG_CONFIG_HOME='$folder/config' XDG_DATA_HOME='$folder/data' XDG_CACHE_HOME='$folder/cache' hx sample.py"
shown 'Helix has opened the file' 'torch.ones'
# 25.07 and newer ask first, and start no server before they have an answer.
if screen | grep -qi 'trust'; then
  keys Enter
  keys ':lsp-restart' Enter
fi
shown 'the findings are shown after their lines' 'Paddle'
keys '/' && keys -l 'torch\.ones' && keys Enter
keys ' ' && keys a
shown 'the fix of the use under the cursor is offered' 'paddle.ones'
keys Enter
eventually 'it is made' "$terminal capture-pane -p | grep -q 'y = paddle.ones'"
keys ':write' Enter
eventually 'and written' "grep -q 'y = paddle.ones' '$folder/project/sample.py'"
keys ':lsp-workspace-command paddleLs.convertWorkspace' Enter
shown 'the workspace is converted' 'paddle.sum'
keys ':write-all' Enter
eventually 'and written, the other file too' "grep -q 'paddle.sum' '$folder/project/sample.py' && grep -q 'paddle.abs' '$folder/project/other.py'"
server=$(cat "$folder/pid")
kill -0 "$server"
keys ':quit-all!' Enter
eventually 'the server ends with Helix' "! kill -0 $server"
