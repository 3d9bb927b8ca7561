// Functions that converted code needs, in the module of the project that the setting names.
import { strict as assert } from 'node:assert';

import { full, withChanges } from '../harness/clients.mjs';
import { DocsFolder } from '../harness/docs_folder.mjs';
import { pick } from '../harness/document.mjs';
import { sessionTest } from '../harness/session.mjs';
import { applyEdits } from '../harness/text.mjs';
import { commands } from '../harness/wording.mjs';

const rules = {
  $helpers: { doubled: 'def doubled(x):\n    return x + x', halved: 'def halved(x):\n    return x / 2' },
  'torch.twice': { signature: '(x)', expression: 'doubled({x})', helper: 'doubled' },
  'torch.half_of': { signature: '(x)', expression: 'halved({x})', helper: 'halved' },
};
const source = 'import torch\n\ny = torch.twice(1)\nz = torch.half_of(y)\n';
const files = {
  'rules.json': JSON.stringify(rules),
  '.paddle-ls.json': '{"rules": {"files": ["rules.json"], "helperModule": "net/helpers.py"}}',
  'net/__init__.py': '',
  'net/model.py': source,
  'run.py': source,
};
const creates = withChanges(full, { workspace: { workspaceEdit: { resourceOperations: ['create'] } } });

function folderTest(name, body, { client = creates, more = {} } = {}) {
  const folder = new DocsFolder({ ...files, ...more });
  sessionTest(name, { client, initialize: { rootUri: folder.rootUri, folders: [folder.rootUri] } }, async server => {
    try {
      await body(server, folder);
    } finally {
      folder.remove();
    }
  });
}

const openModel = async (server, folder) => {
  const document = server.open(folder.uri('net/model.py'), source);
  await document.diagnostics();
  return document;
};
const resolved = async (server, action) => (action.edit ? action : await server.request('codeAction/resolve', action)).edit.documentChanges;

folderTest('a quick fix makes the module that it imports from', async (server, folder) => {
  const document = await openModel(server, folder);
  const fix = pick(await document.codeActions('torch.twice', { only: ['quickfix'] }), /^Replace torch\.twice with `doubled\(x\)`$/);
  const [own, create, module] = await resolved(server, fix);
  assert.match(applyEdits(source, own.edits, server.encoding), /^from \.helpers import doubled$/m);
  assert.deepEqual([create.kind, create.uri], ['create', folder.uri('net/helpers.py')]);
  assert.equal(module.textDocument.uri, create.uri);
  const text = applyEdits('', module.edits, server.encoding);
  assert.match(text, /^def doubled\(x\):\n {4}return x \+ x$/m);
  assert.ok(!text.includes('halved'), text);
});

folderTest('a module that is open gets what is missing, at its version', async (server, folder) => {
  const document = await openModel(server, folder);
  const present = '"""Ours."""\n\n\ndef doubled(x):\n    return x + x\n';
  const module = server.open(folder.uri('net/helpers.py'), present);
  await module.diagnostics();
  const [own, edit, ...others] = await resolved(server, await document.fixAll());
  assert.equal(others.length, 0);
  assert.match(applyEdits(source, own.edits, server.encoding), /^from \.helpers import doubled, halved$/m);
  assert.deepEqual(edit.textDocument, { uri: module.uri, version: 1 });
  const text = applyEdits(present, edit.edits, server.encoding);
  assert.ok(text.startsWith(present), text);
  assert.match(text, /^def halved\(x\):$/m);
}, { more: { 'net/helpers.py': 'def old():\n    pass\n' } });

folderTest('the workspace is converted with one module', async (server, folder) => {
  let edit;
  server.answer('workspace/applyEdit', params => { ({ edit } = params); return { applied: true }; });
  await server.command(commands.convertWorkspace, { scope: 'safe' });
  const names = edit.documentChanges.map(change => (change.uri ?? change.textDocument.uri).replace(`${folder.rootUri}/`, ''));
  assert.deepEqual(names, ['net/helpers.py', 'net/model.py', 'run.py', 'net/helpers.py']);
  const [, model, run, module] = edit.documentChanges.map(({ edits }) => edits && edits.map(({ newText }) => newText).join(''));
  assert.match(model, /from \.helpers import doubled, halved/);
  assert.match(run, /from net\.helpers import doubled, halved/);
  assert.match(module, /def doubled[^]*def halved/);
  assert.match(server.claimAll('window/showMessage')[0].message, /^3 files: 4 uses converted in 2 files/);
});

folderTest('a client that cannot create files gets the functions in each file', async (server, folder) => {
  const document = await openModel(server, folder);
  assert.match((await server.claim('window/showMessage')).message, /rules\.helperModule has no effect yet.*net\/helpers\.py/);
  const converted = await document.textAfter(await document.fixAll());
  assert.match(converted, /^def doubled\(x\):$/m);
}, { client: full });

folderTest('a client that cannot create files uses the module that is there', async (server, folder) => {
  const document = await openModel(server, folder);
  const [own, edit] = await resolved(server, await document.fixAll());
  assert.match(applyEdits(source, own.edits, server.encoding), /^from \.helpers import doubled, halved$/m);
  assert.equal(edit.textDocument.uri, folder.uri('net/helpers.py'));
}, { client: full, more: { 'net/helpers.py': '' } });
