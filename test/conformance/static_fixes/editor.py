"""An editor that opens documents, looks at findings and applies quick fixes."""
import json
import subprocess

CAPABILITIES = {
    "general": {"positionEncodings": ["utf-8"]},
    "workspace": {"workspaceEdit": {"documentChanges": True}},
    "textDocument": {
        "publishDiagnostics": {"versionSupport": True},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}, "isPreferredSupport": True},
    },
}


class Editor:
    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.last_id = 0
        self.found = {}   # by URI: the version and its diagnostics
        self.request("initialize", {"processId": None, "rootUri": None, "capabilities": CAPABILITIES})
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            name, value = line.split(b":")
            if name.lower() == b"content-length":
                length = int(value)
        message = json.loads(self.process.stdout.read(length))
        if message.get("method") == "textDocument/publishDiagnostics":
            params = message["params"]
            self.found[params["uri"]] = (params.get("version"), params["diagnostics"])
        elif "method" in message and "id" in message:
            self.send({"id": message["id"], "result": None})
        return message

    def request(self, method, params):
        self.last_id += 1
        self.send({"id": self.last_id, "method": method, "params": params})
        while True:
            message = self.receive()
            if message.get("id") == self.last_id and "method" not in message:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.wait()


class Document:
    def __init__(self, editor, uri, text):
        self.editor, self.uri, self.text, self.version = editor, uri, text, 1
        editor.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "python", "version": 1, "text": text}})

    def findings(self):
        while self.editor.found.get(self.uri, (None,))[0] != self.version:
            self.editor.receive()
        return [each for each in self.editor.found[self.uri][1] if str(each["code"]).startswith("static-")]

    def fixes(self, finding):
        """The quick fixes that are offered for this finding."""
        actions = self.editor.request("textDocument/codeAction", {
            "textDocument": {"uri": self.uri}, "range": finding["range"],
            "context": {"diagnostics": [finding], "only": ["quickfix"]}})
        return [each for each in actions if any(of["code"] == finding["code"] and of["range"] == finding["range"] for of in each.get("diagnostics", []))]

    def apply(self, action):
        lines = self.text.encode().splitlines(keepends=True)
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line))
        text = self.text.encode()
        [changed] = action["edit"]["documentChanges"]
        assert changed["textDocument"]["uri"] == self.uri, changed
        edits = sorted(((starts[edit["range"]["start"]["line"]] + edit["range"]["start"]["character"],
                         starts[edit["range"]["end"]["line"]] + edit["range"]["end"]["character"], at, edit["newText"])
                        for at, edit in enumerate(changed["edits"])), reverse=True)
        for start, end, _, new in edits:
            text = text[:start] + new.encode() + text[end:]
        self.text = text.decode()
        self.version += 1
        self.editor.notify("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [{"text": self.text}]})

    def close(self):
        self.editor.notify("textDocument/didClose", {"textDocument": {"uri": self.uri}})
        self.editor.found.pop(self.uri, None)
