// Diagnostics as the server pushes them: right for the version they name, no more often than needed,
// gone when the document goes.
import { strict as assert } from 'node:assert';

import { full, withChanges } from '../harness/clients.mjs';
import { patience, sleep } from '../harness/server_process.mjs';
import { noUses, twoUses } from '../harness/samples.mjs';
import { sessionTest } from '../harness/session.mjs';
import { codes, source } from '../harness/wording.mjs';

sessionTest('each torch use is one diagnostic with range, source, code and message', {}, async server => {
  const document = server.open('a.py', twoUses);
  const diagnostics = await document.diagnostics();
  assert.deepEqual(diagnostics.map(({ range }) => range), [document.rangeOf('torch.abs'), document.rangeOf('torch.ones')]);
  for (const diagnostic of diagnostics) {
    assert.equal(diagnostic.source, source);
    assert.equal(diagnostic.code, codes.torchApi);
    assert.ok([1, 2, 3, 4].includes(diagnostic.severity));
    assert.ok(diagnostic.message.length > 0);
  }
  assert.match(diagnostics[0].message, /torch\.abs/);
  assert.match(diagnostics[1].message, /torch\.ones/);
});

sessionTest('a file without torch has an empty list', {}, async server => {
  assert.deepEqual(await server.open('a.py', noUses).diagnostics(), []);
});

sessionTest('names are recognised by scope', {}, async server => {
  const document = server.open('a.py', `import torch as t
from torch import ones as make
from torch.nn import functional as F

def f(t):
    return t.abs(1)          # a parameter

a = t.abs(1)
b = make(2)
c = F.relu(a)
torch = 5
d = "torch.abs"              # a string; torch.abs in a comment
`);
  const marked = (await document.diagnostics()).filter(({ code }) => code === codes.torchApi)
    .map(({ range }) => range.start.line);
  assert.ok([7, 8, 9].every(line => marked.includes(line)), `lines ${marked}`);
  assert.ok([5, 10, 11].every(line => !marked.includes(line)), `lines ${marked}`);
});

sessionTest('the range is the name that would be changed, not the whole call', {}, async server => {
  const document = server.open('a.py', 'import torch\nx = torch.abs(\n    1,\n)\n');
  const [diagnostic] = await document.diagnostics();
  assert.deepEqual(diagnostic.range, document.rangeOf('torch.abs'));
});

for (const [member, announced] of [['dataSupport', 'data'], ['codeDescriptionSupport', 'codeDescription']]) {
  const without = withChanges(full, { textDocument: { publishDiagnostics: { [member]: undefined } } });
  sessionTest(`${announced} is left out for a client without ${member}`, { client: without }, async server => {
    for (const diagnostic of await server.open('a.py', twoUses).diagnostics()) assert.ok(!(announced in diagnostic));
  });
}

sessionTest('a client with dataSupport gets data', {}, async server => {
  for (const diagnostic of await server.open('a.py', twoUses).diagnostics()) assert.ok(diagnostic.data !== undefined);
});

sessionTest('a burst of 100 changes gives at most 3 publishes, the last for the last version', {}, async server => {
  const document = server.open('a.py', twoUses.repeat(200));
  await document.diagnostics();
  for (let change = 0; change < 100; ++change) document.insert(document.text.indexOf('\n') + 1, 'x');
  await document.diagnostics();
  await sleep(500 * patience);
  assert.deepEqual(server.claimAll('textDocument/publishDiagnostics'), []);
  const published = server.trace.filter(({ message }) => message.method === 'textDocument/publishDiagnostics').length - 1;
  assert.ok(published <= 3, `${published} publishes`);
});

sessionTest('nothing is published after close, even when analysis was under way', {}, async server => {
  for (let round = 0; round < 30; ++round) {
    const document = server.open(`race/${round}.py`, twoUses.repeat(100));
    document.insert(0, '\n');
    server.notify('textDocument/didClose', { textDocument: document.identifier });
  }
  await server.sync();
  await sleep(300 * patience);
  const last = new Map();
  for (const { uri, diagnostics } of server.claimAll('textDocument/publishDiagnostics')) last.set(uri, diagnostics);
  for (const [uri, diagnostics] of last) assert.deepEqual(diagnostics, [], uri);
});

sessionTest('a document that is opened again has its diagnostics again', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  await document.close();
  assert.equal((await server.open('a.py', twoUses).diagnostics()).length, 2);
});

sessionTest('a comment suppresses findings of its line, one that suppresses nothing is told', {}, async server => {
  const document = server.open('a.py', `import torch
x = torch.abs(1)  # paddle-ls: ignore[torch-api]
y = torch.abs(2)  # paddle-ls: ignore
z = torch.abs(3)
w = 4  # paddle-ls: ignore[torch-api]
`);
  const diagnostics = await document.diagnostics();
  const linesOf = code => diagnostics.filter(diagnostic => diagnostic.code === code).map(({ range }) => range.start.line);
  assert.deepEqual(linesOf(codes.torchApi), [3]);
  assert.deepEqual(linesOf(codes.unusedSuppression), [4]);
});
