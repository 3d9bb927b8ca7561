"""What the program says about APIs, codes, differences and settings, as plain data."""

import json
import re
import subprocess

CODE_LINE = re.compile(r"  (?P<code>\S+) +(?P<summary>.+)")


class Program:
    """The built paddle-ls; every question runs it once, in an empty folder."""

    def __init__(self, path, folder):
        self.path, self.folder = path, folder

    def printed(self, *words, given=None):
        done = subprocess.run(
            [self.path, *words],
            input=given,
            stdout=subprocess.PIPE,
            cwd=self.folder,
            encoding="utf-8",
            check=False,
        )
        if done.returncode > 1:
            raise RuntimeError(f"paddle-ls {' '.join(words)} ends with {done.returncode}")
        return done.stdout

    def version(self):
        return self.printed("version").split()[-1]

    def rules(self):
        """The object of `rules export`."""
        return json.loads(self.printed("rules", "export"))

    def differences(self):
        return json.loads(self.printed("differences", "--format", "json"))

    def settings_schema(self):
        return json.loads(self.printed("schema", "settings"))

    def codes(self):
        """[(part, [(code, summary, text)])], in the order in which the program lists them."""
        parts = []
        for line in self.printed("explain").splitlines():
            row = CODE_LINE.fullmatch(line)
            if row:
                text = self.printed("explain", row["code"])
                parts[-1][1].append((row["code"], row["summary"], text))
            elif line:
                parts.append((line.rstrip(":"), []))
        return parts

    def converted(self, sources, style):
        """The answer of `convert --jsonl` for each source."""
        records = "".join(json.dumps({"source": source}) + "\n" for source in sources)
        lines = self.printed("convert", "--jsonl", "--style", style, given=records).splitlines()
        return [json.loads(line) for line in lines]
