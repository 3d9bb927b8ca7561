"""What only Windows has: drive letters, CRLF, its encodings, read-only files, and processes without signals."""

import os
import pathlib
import tempfile
import time
import unittest
import urllib.parse

from on_platform import environment, program, run, wanted, work
from session import Session

PLATFORM = "win32-x64"
SOURCE = "import torch\r\n\r\n# déjà\r\nx = torch.abs(torch.ones(2))\r\n"
CONVERTED = "import paddle\r\n\r\n# déjà\r\nx = paddle.abs(paddle.ones(2))\r\n"


def windows_path(path):
    return "Z:" + str(path).replace("/", "\\")


def windows_uri(path):
    """As VS Code writes it."""
    return "file:///z%3A" + urllib.parse.quote(str(path))


@wanted(PLATFORM)
class Windows(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="träe ", dir=work()))
        self.file = self.folder / "inner" / "Modül.py"
        self.file.parent.mkdir()
        self.file.write_bytes(SOURCE.encode())

    def session(self, *words):
        session = Session(["wine", program(PLATFORM), "serve", "--stdio", *words], environment())
        self.addCleanup(session.process.kill)
        return session

    def check(self, *arguments):
        return run(PLATFORM, program(PLATFORM), *arguments)

    def test_a_session_with_drive_letters_and_crlf(self):
        session = self.session()
        session.start(windows_uri(self.folder))
        uri = windows_uri(self.file)
        document = {"uri": uri, "languageId": "python", "version": 1, "text": SOURCE}
        session.send("textDocument/didOpen", {"textDocument": document})
        published = session.diagnostics(urllib.parse.quote(self.file.name))
        self.assertEqual(published["uri"].lower(), uri.lower())
        lines = sorted({each["range"]["start"]["line"] for each in published["diagnostics"]})
        self.assertEqual(lines, [3])
        context = {"diagnostics": [], "only": ["source.fixAll"]}
        everything = {"start": {"line": 0, "character": 0}, "end": {"line": 4, "character": 0}}
        actions = session.request(
            "textDocument/codeAction",
            {"textDocument": {"uri": uri}, "range": everything, "context": context},
        )
        self.assertTrue(actions, published)
        self.assertEqual(session.leave(), 0)

    def test_a_tree_is_converted_in_place(self):
        status, output = self.check("convert", "--in-place", "--force", windows_path(self.folder))
        self.assertEqual(status, 0, output)
        self.assertEqual(self.file.read_bytes().decode(), CONVERTED)
        self.assertEqual(sorted(os.listdir(self.file.parent)), [self.file.name])

    def test_names_are_printed_as_utf8(self):
        status, output = self.check("check", windows_path(self.folder))
        self.assertEqual(status, 1, output)
        self.assertIn("inner/Modül.py", output)

    def test_a_read_only_file_stays(self):
        self.file.chmod(0o444)
        status, output = self.check("convert", "--in-place", "--force", windows_path(self.folder))
        self.assertNotEqual(status, 0, output)
        self.assertIn("read-only", output)
        self.assertEqual(self.file.read_bytes().decode(), SOURCE)

    def test_other_encodings_come_back(self):
        text = "# coding: gbk\r\nimport torch\r\nx = torch.abs(1)  # 飞桨\r\n"
        self.file.write_bytes(text.encode("gbk"))
        status, output = self.check("convert", "--in-place", "--force", windows_path(self.folder))
        self.assertEqual(status, 0, output)
        self.assertEqual(
            self.file.read_bytes().decode("gbk"),
            text.replace("import torch", "import paddle").replace("torch.abs", "paddle.abs"),
        )

    def test_the_server_leaves_when_its_client_is_killed(self):
        client = self.session()
        client.start()
        about = client.request(
            "workspace/executeCommand", {"command": "paddleLs.debugInfo", "arguments": []}
        )
        server = self.session(f"--clientProcessId={about['pid']}")
        server.start()
        time.sleep(1)
        self.assertIsNone(server.process.poll())
        client.process.stdin.close()
        client.process.wait(timeout=30)
        server.process.wait(timeout=10)
