// What a menu offers where Paddle's own form and PyTorch's differ: the form of the style, that of the
// other one.
import { strict as assert } from 'node:assert';

import { full, withChanges } from '../harness/clients.mjs';
import { DocsFolder } from '../harness/docs_folder.mjs';
import { pick } from '../harness/document.mjs';
import { sessionTest } from '../harness/session.mjs';
import { applyEdits } from '../harness/text.mjs';

const layer = 'import torch\n\nlayer = torch.nn.Linear(2, 3)\n';
const creates = withChanges(full, { workspace: { workspaceEdit: { resourceOperations: ['create'] } } });
const withoutResolve = withChanges(creates, { textDocument: { codeAction: { resolveSupport: undefined } } });

const toNative = /^Replace torch\.nn\.Linear with paddle\.nn\.Linear \(accepts: .*first weights/;
const toExact = /^Replace torch\.nn\.Linear and keep PyTorch's .*first weights/;

function folderTest(name, files, body, { client = creates, root = '.' } = {}) {
  const folder = new DocsFolder({ 'package/__init__.py': '', ...files });
  sessionTest(name, { client, initialize: { rootUri: folder.uri(root), folders: [folder.uri(root)] } }, async server => {
    try {
      await body(server, folder);
    } finally {
      folder.remove();
    }
  });
}

async function opened(server, folder, name, text) {
  const document = server.open(folder.uri(name), text);
  const diagnostics = await document.diagnostics();
  return { document, diagnostics };
}

const fixesAt = (document, snippet) => document.codeActions(snippet, { only: ['quickfix'] });
const resolved = async (server, action) => (action.edit ? action : await server.request('codeAction/resolve', action)).edit;

function ownText(edit, document, server) {
  const own = edit.documentChanges.find(change => change.textDocument?.uri === document.uri);
  return applyEdits(document.text, own.edits, server.encoding);
}

folderTest('the first action is the style\'s, the second one is that of the other style', {
  'package/net.py': layer, '.paddle-ls.json': '{"rules": {"helperModule": "package/helpers.py"}}',
}, async (server, folder) => {
  const { document, diagnostics } = await opened(server, folder, 'package/net.py', layer);
  assert.match(diagnostics[0].message, /; accepted: .*first-weights/);
  const actions = await fixesAt(document, 'torch.nn.Linear');
  assert.match(actions[0].title, toNative);
  assert.match(actions[1].title, toExact);
  assert.equal(actions[1].edit, undefined);
  assert.notEqual(actions[1].isPreferred, true);
  assert.match(ownText(await resolved(server, actions[0]), document, server), /^layer = paddle\.nn\.Linear\(2, 3\)$/m);
  const exact = await resolved(server, actions[1]);
  assert.doesNotMatch(ownText(exact, document, server), /torch|paddle\.nn\.Linear\(2, 3\)/);
  assert.ok(exact.documentChanges.some(({ kind }) => kind === 'create'), 'the helper has a module');
});

folderTest('a project of style exact is offered Paddle\'s own form', { 'a.py': layer, '.paddle-ls.json': '{"style": "exact"}' }, async (server, folder) => {
  const { document, diagnostics } = await opened(server, folder, 'a.py', layer);
  assert.doesNotMatch(diagnostics[0].message, /accepted/);
  const actions = await fixesAt(document, 'torch.nn.Linear');
  assert.match(actions[1].title, toNative);
  assert.match(ownText(await resolved(server, actions[1]), document, server), /^layer = paddle\.nn\.Linear\(2, 3\)$/m);
});

folderTest('an action of an older text changes nothing', { 'a.py': layer }, async (server, folder) => {
  const { document } = await opened(server, folder, 'a.py', layer);
  const action = pick(await fixesAt(document, 'torch.nn.Linear'), toExact);
  document.insert(0, '# moved\n');
  await document.diagnostics();
  assert.equal((await server.request('codeAction/resolve', action)).edit, undefined);
});

folderTest('both styles write the same of most uses, and one action is offered', { 'a.py': 'import torch\ny = torch.abs(x)\n' }, async (server, folder) => {
  const { document } = await opened(server, folder, 'a.py', 'import torch\ny = torch.abs(x)\n');
  const replaces = (await fixesAt(document, 'torch.abs')).filter(({ title }) => title.startsWith('Replace torch.abs'));
  assert.equal(replaces.length, 1);
});

folderTest('a client that resolves nothing is told the edit by a command', { 'a.py': layer }, async (server, folder) => {
  const layers = await opened(server, folder, 'a.py', layer);
  const exact = pick(await fixesAt(layers.document, 'torch.nn.Linear'), toExact);
  assert.equal(exact.command.command, 'paddleLs.applyFixes');
  const applied = [];
  server.answer('workspace/applyEdit', ({ edit }) => { applied.push(edit); return { applied: true }; });
  const run = ({ command: { command, arguments: given } }) => server.request('workspace/executeCommand', { command, arguments: given });
  assert.deepEqual(await run(exact), { applied: true });
  assert.doesNotMatch(ownText(applied[0], layers.document, server), /paddle\.nn\.Linear\(2, 3\)/);
}, { client: withoutResolve });

folderTest('a hover says the difference before the card', { 'a.py': layer }, async (server, folder) => {
  const { document } = await opened(server, folder, 'a.py', layer);
  const hover = await document.ask('hover', 'torch.nn.Linear');
  const text = hover.contents.value;
  assert.ok(text.indexOf('(`first-weights`, accepted)') < text.indexOf('**torch.nn.Linear**'), text);
});
