// Comparing a program with its conversion from an editor. A script plays both frameworks; test/align runs the real ones.
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';

import { full, withChanges, withPull } from '../harness/clients.mjs';
import { DocsFolder } from '../harness/docs_folder.mjs';
import { serverPath as program } from '../harness/server_process.mjs';
import { sessionTest } from '../harness/session.mjs';
import { commands } from '../harness/wording.mjs';

const fixture = name => readFileSync(new URL(`../../../fixtures/compared/${name}`, import.meta.url), 'utf8');
const net = fixture('torch/net.py');
const player = fixture('player.py');
const entries = { original: 'a', converted: 'b', torchPython: './player', paddlePython: './player', entries: [{ name: 'one', model: 'net:Net()' }] };

function madeFolder(error, files = { 'align.json': JSON.stringify(entries) }) {
  const folder = new DocsFolder({ 'a/net.py': net, player, error, ...files });
  chmodSync(folder.path('player'), 0o755);
  execFileSync(program, ['convert', '--out', folder.path('b'), folder.path('a')], { stdio: 'ignore' });
  return folder;
}

// `test` gets a session whose workspace is such a folder.
function alignTest(name, { client = full, error = '0.25', files } = {}, test) {
  const folder = madeFolder(error, files);
  sessionTest(name, { client, initialize: { folders: [folder.rootUri] } }, async server => {
    try {
      await test({ server, folder });
    } finally {
      folder.remove();
    }
  });
}

const ours = diagnostics => diagnostics.filter(each => each.code === 'align');
const published = async (server, uri, isWanted) => ours((await server.claim('textDocument/publishDiagnostics',
  params => params.uri === uri && isWanted(ours(params.diagnostics)))).diagnostics);
const some = diagnostics => diagnostics.length > 0;
const none = diagnostics => diagnostics.length === 0;

alignTest('a difference is a diagnostic of both programs, until a run agrees', {}, async ({ server, folder }) => {
  const document = server.open(folder.uri('b/net.py'), readFileSync(folder.path('b/net.py'), 'utf8'));
  await document.diagnostics();
  const answer = await server.command(commands.align, {});
  assert.equal(answer.agree, false);
  assert.equal(answer.differences, 1);
  assert.match(answer.message, /^First difference: .*: off by up to 0\.25 at \[0\]: 1 is 1\.25 .*\(net\.py:8\)$/);
  assert.equal((await server.claim('window/showMessage')).message, answer.message);

  const [converted] = await published(server, document.uri, some);
  assert.equal(converted.severity, 1);
  assert.equal(converted.source, 'paddle-ls');
  assert.deepEqual(converted.range, { start: { line: 7, character: 8 }, end: { line: 7, character: 24 } });
  assert.equal(converted.relatedInformation[0].location.uri, folder.uri('a/net.py'));
  assert.equal(converted.relatedInformation[0].message, 'The original: return y * scale');
  const [original] = await published(server, folder.uri('a/net.py'), some);
  assert.equal(original.relatedInformation[0].location.uri, document.uri);

  folder.write('error', '0');
  const agreed = await server.command(commands.align, { uri: document.uri, class: 'Net' });
  assert.deepEqual({ ...agreed, message: undefined }, { agree: true, differences: 0, message: undefined });
  assert.match((await server.claim('window/showMessage')).message, /^Both programs agree: \d+ values? compared\.$/);
  await published(server, document.uri, none);
  await published(server, folder.uri('a/net.py'), none);
});

alignTest('a difference stays with its line, and goes when the line is changed', {}, async ({ server, folder }) => {
  const document = server.open(folder.uri('b/net.py'), readFileSync(folder.path('b/net.py'), 'utf8'));
  await document.diagnostics();
  await server.command(commands.align, {});
  await server.claim('window/showMessage');
  await published(server, document.uri, some);
  await published(server, folder.uri('a/net.py'), some);
  document.replaceAll(`# new\n${document.text}`);
  const [moved] = await published(server, document.uri, some);
  assert.equal(moved.range.start.line, 8);
  document.replaceAll(document.text.replace('return y * scale', 'return y * scale * 2'));
  await published(server, document.uri, none);
  // What is shown of a closed file may take the place of the empty list that comes before it.
  server.notify('textDocument/didClose', { textDocument: document.identifier });
  const [closed] = await published(server, document.uri, some);
  assert.equal(closed.range.start.line, 7);
  server.claimAll('textDocument/publishDiagnostics');
});

alignTest('a client that pulls is told to, and gets differences with the rest', { client: withPull }, async ({ server, folder }) => {
  let asked = 0;
  server.answer('workspace/diagnostic/refresh', () => { asked += 1; return null; });
  const document = server.open(folder.uri('b/net.py'), readFileSync(folder.path('b/net.py'), 'utf8'));
  await server.command(commands.align, { entry: 'one' });
  await server.claim('window/showMessage');
  assert.ok(asked > 0);
  const { items } = await server.request('textDocument/diagnostic', { textDocument: { uri: document.uri } });
  assert.equal(ours(items).length, 1);
  const all = await server.request('workspace/diagnostic', { previousResultIds: [] });
  const original = all.items.find(each => each.uri === folder.uri('a/net.py'));
  assert.equal(ours(original.items).length, 1);
});

const isRunning = id => { try { process.kill(id, 0); return true; } catch { return false; } };
const until = async holds => { while (!holds()) await new Promise(resolve => setTimeout(resolve, 20)); };

alignTest('a comparison that is cancelled ends with all that it has started, and there is one at a time', { error: '-1' }, async ({ server, folder }) => {
  const outcome = server.command(commands.align, {}).then(() => 'done', failure => failure.message);
  await until(() => existsSync(folder.path('pid')) && readFileSync(folder.path('pid'), 'utf8') !== '');
  const child = Number(readFileSync(folder.path('pid'), 'utf8'));
  await assert.rejects(server.command(commands.align, {}), /another comparison is running/);
  const [[token, values]] = [...server.progressValues];
  await until(() => values.some(each => each.kind === 'report'));
  assert.equal(values[0].title, 'Comparing with PyTorch');
  assert.equal(values.find(each => each.kind === 'report').message, 'running the original');
  server.notify('window/workDoneProgress/cancel', { token });
  assert.match(await outcome, /the comparison was cancelled/);
  await until(() => !isRunning(child));
  folder.write('error', '0');
  assert.equal((await server.command(commands.align, {})).agree, true);
  await server.claim('window/showMessage');
});

alignTest('what cannot run says why', { files: { 'align.json': JSON.stringify({ ...entries, torchPython: './none' }) } }, async ({ server }) => {
  await assert.rejects(server.command(commands.align, {}), /none cannot be started/);
  assert.match((await server.claim('window/showMessage')).message, /none cannot be started/);
  await assert.rejects(server.command(commands.align, { entry: 'two' }), /no entry with this name/);
  await server.claim('window/showMessage');
});

const withFiles = withChanges(full, { workspace: { workspaceEdit: { resourceOperations: ['create'] } } });

alignTest('without align.json a file with an entry is made, and nothing runs', { client: withFiles, files: {} }, async ({ server, folder }) => {
  let edit;
  server.answer('workspace/applyEdit', params => { ({ edit } = params); return { applied: true }; });
  const answer = await server.command(commands.align, { uri: folder.uri('a/net.py'), class: 'Net' });
  assert.equal(answer.added, true);
  assert.match((await server.claim('window/showMessage')).message, /^align\.json is new, with the entry "Net"\. Fill in/);
  const [create, { edits: [{ newText }] }] = edit.documentChanges;
  assert.deepEqual([create.kind, create.uri], ['create', folder.uri('align.json')]);
  const made = JSON.parse(newText);
  assert.deepEqual(made.entries, [{ name: 'Net', model: 'a.net:Net()', inputs: ['randn(2, 3, 32, 32)', 'randn(2, 3, 32, 32)'] }]);
  assert.deepEqual([made.original, made.converted], ['.', 'converted']);
});

alignTest('an entry that is missing is added to those that are there', {}, async ({ server, folder }) => {
  let edit;
  server.answer('workspace/applyEdit', params => { ({ edit } = params); return { applied: true }; });
  await server.command(commands.align, { uri: folder.uri('a/net.py'), script: true });
  await server.claim('window/showMessage');
  const [{ edits: [{ range, newText }] }] = edit.documentChanges;
  const before = readFileSync(folder.path('align.json'), 'utf8');
  const after = before.slice(0, range.start.character) + newText + before.slice(range.start.character);
  assert.deepEqual(JSON.parse(after), { ...entries, entries: [...entries.entries, { name: 'net', script: 'net.py' }] });
});

sessionTest('models and scripts have a lens that compares them', { initialize: { initializationOptions: { codeLens: { align: true } } } }, async server => {
  const document = server.open('net.py', net);
  await document.diagnostics();
  const lenses = await server.request('textDocument/codeLens', { textDocument: document.identifier });
  assert.deepEqual(lenses.map(({ range, command }) => [range.start.line, command.title, command.arguments]), [
    [4, 'Compare with PyTorch', [{ class: 'Net', uri: document.uri }]],
    [10, 'Compare with PyTorch', [{ script: true, uri: document.uri }]],
  ]);
});
