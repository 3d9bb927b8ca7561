// Diagnostics as the client asks for them: no pushes, result ids, unchanged reports, a long poll.
import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { withPull } from '../harness/clients.mjs';
import { DocsFolder } from '../harness/docs_folder.mjs';
import { patience, sleep } from '../harness/server_process.mjs';
import { noUses, twoUses } from '../harness/samples.mjs';
import { sessionTest } from '../harness/session.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-pull-'));
fs.writeFileSync(path.join(folder, 'one.py'), twoUses);
fs.writeFileSync(path.join(folder, 'two.py'), noUses);
fs.mkdirSync(path.join(folder, 'package'));
fs.writeFileSync(path.join(folder, 'package/three.py'), twoUses);
const manyFiles = fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-pull-'));
for (let index = 0; index < 250; ++index) fs.writeFileSync(path.join(manyFiles, `file${index}.py`), twoUses);
process.on('exit', () => [folder, manyFiles].forEach(made => fs.rmSync(made, { recursive: true })));
const folderUri = pathToFileURL(folder).href;

sessionTest('a document is reported in full, then as unchanged, then in full again', { client: withPull }, async server => {
  assert.ok(server.initializeResult.capabilities.diagnosticProvider);
  const document = server.open('a.py', twoUses);
  const first = await document.pull();
  assert.equal(first.kind, 'full');
  assert.equal(first.items.length, 2);
  assert.ok(first.resultId);
  const second = await document.pull(first.resultId);
  assert.deepEqual(second, { kind: 'unchanged', resultId: first.resultId });
  document.replace(['torch.abs', 'math.fabs']);
  const third = await document.pull(first.resultId);
  assert.equal(third.kind, 'full');
  assert.equal(third.items.length, 1);
});

sessionTest('a result id that is not known means a full report', { client: withPull }, async server => {
  const document = server.open('a.py', twoUses);
  assert.equal((await document.pull('from another life')).items.length, 2);
});

// Neovim 0.12 shows nothing of a buffer that it has closed, and names what it was given of it when it is open again.
sessionTest('a document that is opened again is reported in full', { client: withPull }, async server => {
  const first = server.open('a.py', twoUses);
  const { resultId } = await first.pull();
  server.notify('textDocument/didClose', { textDocument: first.identifier });
  const second = server.open('a.py', twoUses);
  for (const round of ['the first answer may be taken back', 'the second']) {
    const report = await second.pull(resultId);
    assert.equal(report.items?.length, 2, round);
    assert.notEqual(report.resultId, resultId);
  }
});

sessionTest('a client that pulls is asked to do it again when another document has changed what is wrong', { client: withPull }, async server => {
  const place = new DocsFolder({
    '.paddle-ls/templates.json': '[{"template": "a.in", "outputs": ["a.txt"], "env": "a.json"}]\n', 'a.in': '${word}\n', 'a.json': '{"word": "one"}\n',
  });
  let asked = 0;
  server.answer('workspace/diagnostic/refresh', () => { ++asked; return null; });
  const template = server.open(place.uri('a.in'), '${word}\n', { languageId: 'plaintext' });
  assert.deepEqual((await template.pull()).items, []);
  const before = asked;
  const env = server.open(place.uri('a.json'), '{"other": "one"}\n', { languageId: 'json' });
  await env.pull();
  await server.sync();
  assert.ok(asked > before);
  assert.deepEqual((await template.pull()).items.map(({ code }) => code), ['T01']);
});

sessionTest('a pull right after a change is about the changed text', { client: withPull }, async server => {
  const document = server.open('a.py', twoUses);
  for (let round = 0; round < 50; ++round) {
    document.insert(document.text.length, 'z = torch.abs(0)\n');
    const { items } = await document.pull();
    assert.equal(items.length, 3 + round);
  }
});

sessionTest('nothing is pushed to a client that pulls', { client: withPull }, async server => {
  const document = server.open('a.py', twoUses);
  await document.pull();
  document.replace(['torch.abs', 'math.fabs']);
  await document.pull();
  server.notify('textDocument/didClose', { textDocument: document.identifier });
  await server.sync();
  await sleep(200 * patience);
});

const workspace = {
  client: withPull,
  initialize: { folders: [folderUri], rootUri: folderUri, initializationOptions: { diagnostics: { scope: 'workspace' } } },
};

sessionTest('the workspace report covers the files of its folders, open or not', workspace, async server => {
  const { items } = await server.request('workspace/diagnostic', { previousResultIds: [] });
  const found = new Map(items.map(item => [item.uri.slice(folderUri.length + 1), item]));
  assert.equal(found.get('one.py').items.length, 2);
  assert.equal(found.get('one.py').version, null);
  assert.equal(found.get('package/three.py').items.length, 2);
});

sessionTest('an open document is reported with its version and its own text', workspace, async server => {
  const uri = `${folderUri}/one.py`;
  server.open(uri, twoUses.replace('torch.abs', 'math.fabs'), { version: 12 });
  const { items } = await server.request('workspace/diagnostic', { previousResultIds: [] });
  const report = items.find(item => item.uri === uri);
  assert.equal(report.version, 12);
  assert.equal(report.items.length, 1);
});

sessionTest('an unchanged workspace holds the request until something changes', workspace, async server => {
  const uri = `${folderUri}/one.py`;
  const document = server.open(uri, twoUses);
  const first = await server.request('workspace/diagnostic', { previousResultIds: [] });
  const previousResultIds = first.items.map(item => ({ uri: item.uri, value: item.resultId }));
  const poll = server.request('workspace/diagnostic', { previousResultIds });
  const early = await Promise.race([poll, sleep(500).then(() => 'waiting')]);
  assert.equal(early, 'waiting');
  document.replace(['torch.abs', 'math.fabs']);
  const second = await poll;
  assert.deepEqual(second.items.filter(item => item.kind === 'full').map(item => [item.uri, item.items.length]), [[uri, 1]]);
});

const many = structuredClone(workspace);
many.initialize.folders = [pathToFileURL(manyFiles).href];
sessionTest('a client that gives a partial result token gets a long report in parts', many, async server => {
  const last = await server.request('workspace/diagnostic', { previousResultIds: [], partialResultToken: 'parts' });
  const parts = server.progressValues.get('parts') ?? [];
  assert.ok(parts.length > 1, `${parts.length} parts`);
  assert.deepEqual(last.items, [], 'what is reported in parts is not in the answer (LSP, "Partial Result Progress")');
  assert.equal(new Set(parts.flatMap(part => part.items.map(item => item.uri))).size, 250);
});

sessionTest('shutdown ends a waiting poll', workspace, async server => {
  const first = await server.request('workspace/diagnostic', { previousResultIds: [] });
  const previousResultIds = first.items.map(item => ({ uri: item.uri, value: item.resultId }));
  const poll = server.request('workspace/diagnostic', { previousResultIds }).then(() => 'result', error => error.code);
  await server.sync();
  const bye = server.finish();
  assert.ok(['result', -32800, -32802].includes(await poll));
  await bye;
});
