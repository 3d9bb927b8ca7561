// One document under many spellings of its URI; the client always sees its own.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';

import { URI } from 'vscode-uri';

import { didOpen, hover, RawConnection } from '../harness/raw_connection.mjs';
import { twoUses } from '../harness/samples.mjs';
import { patience } from '../harness/server_process.mjs';
import { sessionTest } from '../harness/session.mjs';

const spellings = [
  'file:///project/plain.py',
  'file:///project/with%20blank.py',
  'file:///project/(paren)[bracket].py',
  'file:///project/%E4%B8%AD%E6%96%87.py',
  'file:///project/%e4%b8%ad%e6%96%87.py',
  'file:///project/中文.py',
  'file:///project/a+b&c=d@e!.py',
  'file:///project/100%25.py',
  'file:///C:/project/upper.py',
  'file:///c:/project/lower.py',
  'file:///c%3A/project/escaped.py',
  'file://server/share/unc.py',
  'untitled:Untitled-1',
  'untitled:/project/new.py',
  'vscode-notebook-cell:/project/n.ipynb#W0sZmlsZQ%3D%3D',
  'vscode-vfs://github/owner/name/a.py',
  'git:/project/a.py?%7B%22ref%22%3A%22HEAD%22%7D',
  'vscode-remote://ssh-remote%2Bhost/home/me/a.py',
];

for (const uri of spellings) {
  sessionTest(`${uri} comes back as it was written, and is found under VS Code's spelling`, {}, async server => {
    const document = server.open(uri, twoUses);
    assert.equal((await document.diagnostics()).length, 2);
    const { start } = document.rangeOf('torch.abs');
    const same = URI.parse(uri).toString();
    const hover = await server.request('textDocument/hover', {
      textDocument: { uri: same }, position: { line: start.line, character: start.character + 7 },
    });
    assert.ok(hover, `the document is found as ${same}`);
    const action = (await document.codeActions('torch.abs', { only: ['quickfix'] })).find(({ isPreferred }) => isPreferred);
    await document.textAfter(action);   // checks the spelling inside the edit
    await document.close();
  });
}

sessionTest('documents that differ only in the case of a name are two', {}, async server => {
  const one = server.open('file:///project/A.py', twoUses);
  const two = server.open('file:///project/a.py', 'import torch\n');
  assert.equal((await one.diagnostics()).length, 2);
  await two.diagnostics();
  const { documents } = await server.command('paddleLs.debugInfo');
  assert.equal(documents.length, 2);
});

test('strings that are not a URI do no harm', { timeout: 30_000 * patience }, async () => {
  const server = new RawConnection();
  try {
    await server.start();
    for (const uri of ['', ':', '/no/scheme.py', 'file:', 'file://', '%', 'file:///%', 'file:///%zz', 'file:///%ff%fe', '\u0000', 'x'.repeat(100_000)]) {
      server.send(didOpen(uri, twoUses), { jsonrpc: '2.0', method: 'textDocument/didClose', params: { textDocument: { uri } } });
    }
    await server.request(hover('last', 'file:///project/a.py'));
    server.faults = server.faults.filter(fault => !fault.includes('is not a URI'));   // it was ours
    await server.finish();
  } finally {
    server.process.kill();
  }
});
