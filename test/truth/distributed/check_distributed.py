"""Runs programs in two processes, as PyTorch printed and as Paddle prints once they are converted.

    python3 check_distributed.py --work FOLDER [--paddle-python PYTHON] [--record TORCH_PYTHON]

Exchange goes by Gloo, on the CPU. What PyTorch printed is in printed.json; --record writes it. Exit status 77 where
there is no Python with Paddle.
"""

import argparse
import json
import os
import pathlib
import socket
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = os.environ.get("PADDLE_LS", "paddle-ls")
WORLD = 2
SKIPPED = 77


def free_ports(count):
    """Unused ports."""
    sockets = [socket.socket() for _ in range(count)]
    for each in sockets:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


def surroundings(rank, ports):
    """What launchers of both frameworks tell a process."""
    master, *own = [f"127.0.0.1:{port}" for port in ports]
    return {**os.environ, "OMP_NUM_THREADS": "1",
            "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(ports[0]), "RANK": str(rank), "LOCAL_RANK": str(rank),
            "WORLD_SIZE": str(WORLD),
            "PADDLE_MASTER": master, "PADDLE_TRAINER_ID": str(rank), "PADDLE_TRAINERS_NUM": str(WORLD),
            "PADDLE_TRAINER_ENDPOINTS": ",".join(own), "PADDLE_CURRENT_ENDPOINT": own[rank],
            "PADDLE_DISTRI_BACKEND": "gloo"}


def printed(python, program):
    """The lines that each process prints, or the end of what it complains about."""
    ports = free_ports(WORLD + 1)
    running = [subprocess.Popen([python, "-W", "ignore", str(program)], env=surroundings(rank, ports), text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE) for rank in range(WORLD)]
    lines = []
    for process in running:
        try:
            out, complaint = process.communicate(timeout=120)
        except subprocess.TimeoutExpired:
            process.kill()
            out, complaint = process.communicate()
        ended = process.returncode == 0
        lines.append(own_lines(out) if ended else complaint.splitlines()[-3:])
    return lines


def own_lines(text):
    """Without what the frameworks print by themselves."""
    noise = ("=", "FLAGS(", "[Gloo]")
    return [line for line in text.splitlines() if line and not line.startswith(noise)]


def converted(work):
    """The programs for Paddle."""
    done = subprocess.run([PROGRAM, "convert", str(HERE / "programs"), "--out", str(work)], capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(done.stderr)
    return work


def uses():
    """The APIs that each program uses."""
    said = subprocess.run([PROGRAM, "check", str(HERE / "programs"), "--format", "json"], capture_output=True, text=True)
    found = {}
    for line in said.stdout.splitlines():
        finding = json.loads(line)
        found.setdefault(pathlib.Path(finding["file"]).name, set()).add(finding["api"])
    return found


def write_outcomes(path, outcomes):
    """For prove.py: one line per program."""
    found = uses()
    with open(path, "w", encoding="utf-8") as out:
        for name, is_right in outcomes.items():
            row = {"api": "", "outcome": "right" if is_right else "wrong", "uses": sorted(found.get(name, ()))}
            out.write(json.dumps(row) + "\n")


def check(work, python, expected, outcomes_file):
    outcomes = {}
    folder = converted(work)
    for name, lines in expected.items():
        seen = printed(python, folder / name)
        outcomes[name] = seen == lines
        for rank in range(WORLD):
            if seen[rank] == lines[rank]:
                continue
            print(f"{name}, process {rank}: PyTorch printed\n  " + "\n  ".join(lines[rank]) + "\nPaddle\n  " +
                  "\n  ".join(seen[rank]))
    if outcomes_file:
        write_outcomes(outcomes_file, outcomes)
    right = sum(outcomes.values())
    print(f"{right} of {len(expected)} programs print the same in {WORLD} processes")
    return 0 if right == len(expected) else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--paddle-python")
    parser.add_argument("--record", metavar="TORCH_PYTHON")
    parser.add_argument("--outcomes", metavar="FILE", help="what prove.py reads")
    options = parser.parse_args()
    table = HERE / "printed.json"
    if options.record:
        results = {path.name: printed(options.record, path) for path in sorted((HERE / "programs").glob("*.py"))}
        table.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    python = options.paddle_python or str(options.work.parent / "venv" / "bin" / "python")
    if subprocess.run([python, "-c", "import paddle"], capture_output=True, check=False).returncode:
        print("skipped: there is no Python with Paddle")
        return SKIPPED
    return check(options.work, python, json.loads(table.read_text(encoding="utf-8")), options.outcomes)


if __name__ == "__main__":
    sys.exit(main())
