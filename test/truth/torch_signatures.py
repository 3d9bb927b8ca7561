"""Parameter names of torch and torchvision functions, from the tables in ../shared/data/api, read in place."""

import json
import os
import pathlib

SHARED = pathlib.Path(
    os.environ.get(
        "PADDLE_LS_SHARED_DATA", pathlib.Path(__file__).resolve().parents[3] / "shared" / "data"
    )
)


class Signatures:
    def __init__(self, *tables):
        self._apis = {}
        for table in tables or ("torch-2.9.1.json",):
            path = SHARED / "api" / table
            if path.exists():
                self._apis.update(json.loads(path.read_text())["apis"])

    def entry(self, api):
        entry = self._apis.get(api, {})
        return self._apis.get(entry["alias"], {}) if "alias" in entry else entry

    def full_overloads(self, api):
        """Lists of (name, kind, default, type) of every overload, as in the table's README."""
        entry = self.entry(api)
        forms = entry.get("overloads") or [entry]
        return [form.get("params", []) for form in forms]

    def overloads(self, api):
        """Lists of (name, kind) of every overload."""
        return [[(p[0], p[1]) for p in params] for params in self.full_overloads(api)]

    def __iter__(self):
        return iter(self._apis)
