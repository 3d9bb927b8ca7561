"""Parameter names of torch functions, from the table in ../shared/data/api, read in place."""

import json
import os
import pathlib

SHARED = pathlib.Path(os.environ.get(
    "PADDLE_LS_SHARED_DATA", pathlib.Path(__file__).resolve().parents[3] / "shared" / "data"))


class Signatures:
    def __init__(self, path=SHARED / "api" / "torch-2.9.1.json"):
        self._apis = json.loads(path.read_text())["apis"] if path.exists() else {}

    def entry(self, api):
        entry = self._apis.get(api, {})
        return self._apis.get(entry["alias"], {}) if "alias" in entry else entry

    def overloads(self, api):
        """Lists of (name, kind) of every overload: kind as in the table's README."""
        entry = self.entry(api)
        forms = entry.get("overloads") or [entry]
        return [[(p[0], p[1]) for p in form.get("params", [])] for form in forms]

    def __iter__(self):
        return iter(self._apis)
