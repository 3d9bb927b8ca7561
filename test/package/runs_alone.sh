#!/bin/sh
# Installs a build into an empty folder and checks that the program runs there with nothing but the C
# library of the system: first by the libraries it names, then in a bare root folder where that is
# possible (as root, and where a mount can be made that other processes do not see).
#
#   test/package/runs_alone.sh BUILD_FOLDER
set -eu

build=${1:?usage: runs_alone.sh BUILD_FOLDER}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() { echo "not ok: $*" >&2; exit 1; }

cmake --install "$build" --prefix "$work/installed" >"$work/log" || { cat "$work/log"; fail "cmake --install"; }
program=$work/installed/bin/paddle-ls
[ -x "$program" ] || fail "no bin/paddle-ls was installed"

for file in "$program" $(find "$work/installed" -name '*.so*' -type f); do
  for needed in $(readelf -d "$file" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p'); do
    case $needed in
      libc.so.6|libm.so.6|libgcc_s.so.1|ld-linux-*|libpthread.so.0|libdl.so.2) ;;
      *) [ -n "$(find "$work/installed" -name "$needed")" ] || fail "$(basename "$file") needs $needed, which is neither the C library nor bundled" ;;
    esac
  done
done
echo "ok: needs only the C library and what is bundled"

newest=$(readelf -V "$program" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -1)
echo "ok: newest symbol version is $newest"

# A root folder with the program, what is bundled, and the C library: no other file of this system.
root=$work/root
mkdir -p "$root/opt" "$root/tmp"
cp -a "$work/installed/." "$root/opt/"
ldd "$program" | grep -o '/[^ ]*' | while read -r library; do
  case $(basename "$library") in
    libc.so.6|libm.so.6|libgcc_s.so.1|ld-linux-*|libpthread.so.0|libdl.so.2)
      mkdir -p "$root$(dirname "$library")" && cp -L "$library" "$root$library" ;;
  esac
done
printf 'import torch\nx = torch.abs(1)\n' >"$root/tmp/sample.py"
# $ORIGIN in a run path is found through /proc, which every running Linux has. The mount lives in a name
# space and ends with it.
mkdir -p "$root/proc"
in_root() { unshare --mount sh -c 'mount --bind /proc "$1/proc" && exec chroot "$@"' sh "$root" "$@"; }

if ! unshare --mount sh -c 'mount --bind /proc "$1/proc"' sh "$root" 2>"$work/why"; then
  echo "ok: (the bare root folder was not tried: $(cat "$work/why"))"
  exit 0
fi
in_root /opt/bin/paddle-ls version >/dev/null || fail "does not run in a bare root folder"
# Status 1 says that something was left to do by hand, which does not matter here.
in_root /opt/bin/paddle-ls convert --diff /tmp/sample.py >"$work/diff" || [ $? = 1 ]
grep -q '^+x = paddle.abs(1)' "$work/diff" || { cat "$work/diff"; fail "convert in a bare root folder"; }
echo "ok: converts in a bare root folder"
