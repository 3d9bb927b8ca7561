"""A client of the language server, over the pipes of a process."""

import json
import queue
import subprocess
import threading


class Session:
    def __init__(self, command, environment):
        self.process = subprocess.Popen(
            list(map(str, command)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
        )
        self.received = queue.Queue()
        self.seen = []
        self.last_id = 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        while header := self.process.stdout.readline():
            size = int(header.split(b":")[1])
            while self.process.stdout.readline() != b"\r\n":
                pass
            self.received.put(json.loads(self.process.stdout.read(size)))

    def send(self, method, params=None, **more):
        message = {"jsonrpc": "2.0", "method": method, **more}
        if params is not None:
            message["params"] = params
        content = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))
        self.process.stdin.flush()

    def wait_for(self, is_it, seconds=60):
        for message in self.seen:
            if is_it(message):
                return message
        while True:
            message = self.received.get(timeout=seconds)
            self.seen.append(message)
            if is_it(message):
                return message

    def request(self, method, params=None):
        self.last_id += 1
        number = self.last_id
        self.send(method, params, id=number)
        answer = self.wait_for(
            lambda message: message.get("id") == number and "method" not in message
        )
        assert "error" not in answer, answer
        return answer["result"]

    def start(self, folder_uri=None):
        params = {"processId": None, "rootUri": folder_uri, "capabilities": {}}
        result = self.request("initialize", params)
        self.send("initialized", {})
        return result

    def diagnostics(self, name):
        def is_it(message):
            return message.get("method") == "textDocument/publishDiagnostics" and message["params"][
                "uri"
            ].endswith(name)

        return self.wait_for(is_it)["params"]

    def leave(self):
        self.request("shutdown")
        self.send("exit")
        return self.process.wait(timeout=30)
