// A long random conversation: valid, invalid and broken messages against one server.
//
//   node test/lsp/fuzz_session.mjs [--messages N] [--seed S]
//
// Checks that every request gets exactly one reply, every unreadable body exactly one error for id
// null, that everything the server sends follows the protocol, and that it is alive, in step and
// orderly at the end. A failure names the seed that plays it again.
import { strict as assert } from 'node:assert';
import { parseArgs } from 'node:util';

import { TextDocument } from 'vscode-languageserver-textdocument';

import { withPull } from './harness/clients.mjs';
import { Random } from './harness/random.mjs';
import { exit, frame, RawConnection, shutdown } from './harness/raw_connection.mjs';
import { patience } from './harness/server_process.mjs';
import { twoUses } from './harness/samples.mjs';
import { commands } from './harness/wording.mjs';

const { values: options } = parseArgs({
  options: { messages: { type: 'string', default: '5000' }, seed: { type: 'string', default: String(Date.now() % 1e9) } },
});
const random = new Random(options.seed);
const wanted = Number(options.messages);

const junk = [null, true, -1, 1.5, 2 ** 40, '', 'x', '中😀\u0000', [], {}, [[]], { uri: 5 }, 'file:///project/0.py', -(2 ** 31)];
const uris = Array.from({ length: 8 }, (_, index) => `file:///project/${index}.py`);
const fragments = ['a', '', '\n', 'torch.abs(1)', '(', '"""', '😀', '\r\n', 'import torch as t\n', '# paddle-ls: ignore\n', '\\', '    ', '}'];

// What we know of the session: the texts as an editor would hold them, and what is owed to us.
const open = new Map();
const owed = new Set();
let owedNullReplies = 0;
let sent = 0;
let nextId = 0;

const note = (method, params) => ({ jsonrpc: '2.0', method, params });
function ask(method, params) {
  const id = random.chance(30) ? `s${nextId++}` : nextId++;
  owed.add(id);
  return { jsonrpc: '2.0', id, method, params };
}

const somePosition = () => ({ line: random.below(12), character: random.below(40) });
const someRange = () => ({ start: somePosition(), end: somePosition() });
const identifier = () => ({ uri: random.pick(uris) });

function didOpen() {
  const uri = random.pick(uris);
  const text = random.chance(50) ? twoUses : random.pick(fragments).repeat(random.below(20));
  const version = random.below(5);
  open.set(uri, TextDocument.create(uri, 'python', version, text));
  return note('textDocument/didOpen', { textDocument: { uri, languageId: 'python', version, text } });
}

// No editor puts its cursor between the halves of a character.
const placeBefore = (document, text, offset) => document.positionAt(/[\uDC00-\uDFFF]/.test(text[offset] ?? '') ? offset - 1 : offset);

function didChange() {
  if (open.size === 0) return didOpen();
  const document = random.pick([...open.values()]);
  const contentChanges = [];
  for (let left = random.below(4); left >= 0; --left) {
    const text = random.pick(fragments);
    const before = document.getText();
    const start = random.below(before.length + 1);
    const end = Math.min(before.length, start + random.below(9));
    const range = { start: placeBefore(document, before, start), end: placeBefore(document, before, end) };
    const change = random.chance(5) ? { text: twoUses } : { range, text };
    contentChanges.push(change);
    TextDocument.update(document, [change], document.version);
  }
  TextDocument.update(document, [], document.version + 1);
  return note('textDocument/didChange', { textDocument: { uri: document.uri, version: document.version }, contentChanges });
}

function badChange() {
  const uri = random.pick(uris);
  open.delete(uri);   // the server lets go of it, and so do we
  return note('textDocument/didChange', {
    textDocument: { uri, version: 999 },
    contentChanges: [{ range: { start: { line: 500_000, character: 0 }, end: { line: 3, character: 1 } }, text: 'x' }],
  });
}

function didClose() {
  const uri = random.pick(uris);
  open.delete(uri);
  return note('textDocument/didClose', { textDocument: { uri } });
}

const codeAction = () => ask('textDocument/codeAction', {
  textDocument: identifier(), range: someRange(),
  context: { diagnostics: [], ...(random.chance(50) ? { only: [random.pick(['quickfix', 'source.fixAll', 'source', '', 'x'])] } : {}) },
});
const hover = () => ask('textDocument/hover', { textDocument: identifier(), position: somePosition() });
const pull = () => ask('textDocument/diagnostic', { textDocument: identifier(), previousResultId: String(random.below(5)) });
const workspacePull = () => ask('workspace/diagnostic', { previousResultIds: [] });
const debugInfo = () => ask('workspace/executeCommand', { command: commands.debugInfo, arguments: random.chance(50) ? [{ uri: random.pick(uris), text: true }] : [] });
const convert = () => ask('workspace/executeCommand', { command: commands.convertFile, arguments: [random.pick(uris)] });
const unknown = () => ask(random.pick(['$/x', 'no/such', 'textDocument/', '', 'initialize', 'window/logMessage']), random.pick(junk));
const resolve = () => ask('codeAction/resolve', { title: 'x', data: random.pick(junk) });
const cancel = () => note('$/cancelRequest', { id: random.chance(80) ? nextId - 1 - random.below(20) : random.pick(junk) });
const strangeNote = () => note(random.pick(['initialized', '$/setTrace', 'textDocument/didSave', 'workspace/didChangeConfiguration',
  'workspace/didChangeWatchedFiles', 'workspace/didChangeWorkspaceFolders', 'notebookDocument/didChange', 'notebookDocument/didOpen',
  'window/workDoneProgress/cancel', 'no/such', '$/x']), random.pick(junk));
const strayReply = () => ({ jsonrpc: '2.0', id: random.pick(['stray', 10 ** 9]), result: random.pick(junk) });

function notebookOpen() {
  const cells = Array.from({ length: random.below(4) }, (_, index) => ({ kind: 1 + random.below(2), document: `vscode-notebook-cell:/n#${index}` }));
  return note('notebookDocument/didOpen', {
    notebookDocument: { uri: 'file:///n.ipynb', notebookType: 'jupyter-notebook', version: 1, cells },
    cellTextDocuments: cells.map(({ document }) => ({ uri: document, languageId: 'python', version: 1, text: twoUses })),
  });
}

function notebookChange() {
  return note('notebookDocument/didChange', {
    notebookDocument: { uri: 'file:///n.ipynb', version: random.below(9) },
    change: {
      cells: {
        structure: {
          array: { start: random.below(5), deleteCount: random.below(4), cells: [{ kind: 2, document: `vscode-notebook-cell:/n#${random.below(9)}` }] },
          didOpen: [{ uri: `vscode-notebook-cell:/n#${random.below(9)}`, languageId: 'python', version: 1, text: twoUses }],
        },
        textContent: [{ document: { uri: `vscode-notebook-cell:/n#${random.below(9)}`, version: 2 }, changes: [{ range: someRange(), text: random.pick(fragments) }] }],
      },
    },
  });
}

// A damaged message may say anything of the documents that it names, as cells of a notebook too.
function forgetNamed(message) {
  const text = JSON.stringify(message);
  for (const uri of uris) if (text.includes(uri)) open.delete(uri);
}

// A good message with one member, anywhere below params, replaced by junk or taken away.
function mutated() {
  const message = structuredClone(random.pick([hover, codeAction, didOpen, didChange, notebookOpen, debugInfo])());
  if (message.id === undefined) forgetNamed(message);
  let holder = message;
  let member = 'params';
  while (holder[member] !== null && typeof holder[member] === 'object' && Object.keys(holder[member]).length > 0 && random.chance(75)) {
    holder = holder[member];
    member = random.pick(Object.keys(holder));
  }
  if (random.chance(30) && !Array.isArray(holder)) delete holder[member];
  else holder[member] = random.pick(junk);
  if (message.id === undefined) forgetNamed(message);
  return message;
}

const unreadable = [
  () => Buffer.from('{"jsonrpc":"2.0","id":1,'), () => Buffer.from(''), () => Buffer.from([0x22, 0xc3, 0x28, 0x22]),
  () => Buffer.from('[1,2]'), () => Buffer.from('"text"'), () => Buffer.from('null'), () => Buffer.from('['.repeat(1 + random.below(5000))),
  () => Buffer.from(Array.from({ length: 1 + random.below(50) }, () => 0x80 + random.below(0x80))),
];

const makers = [
  [15, didOpen], [60, didChange], [3, badChange], [6, didClose], [25, hover], [25, codeAction], [8, pull], [3, workspacePull], [8, debugInfo],
  [3, convert], [8, unknown], [6, resolve], [20, cancel], [6, strangeNote], [5, strayReply], [3, notebookOpen], [5, notebookChange], [20, mutated],
];
const weighted = makers.flatMap(([weight, maker]) => Array(weight).fill(maker));

// The bytes of one more message, and what it makes the server owe us.
function nextFrame() {
  ++sent;
  if (random.chance(4)) {
    ++owedNullReplies;
    return frame(random.pick(unreadable)());
  }
  const message = random.pick(weighted)();
  server.expectRepliesTo(message);
  return frame(message);
}

// As a client that answers, refuses, keeps silent, or answers nonsense.
function answer(request) {
  if (random.chance(20)) return;
  const outcome = random.chance(60) ? { result: request.method === 'workspace/applyEdit' ? { applied: random.chance(50) } : null }
    : random.chance(50) ? { error: { code: -32603, message: 'no' } } : { result: random.pick(junk) };
  server.sendBytes(frame({ jsonrpc: '2.0', id: request.id, ...outcome }));
}

function take(message) {
  // A document that this client opened under a name that is not a URI is spoken of by that very name.
  server.faults = server.faults.filter(fault => !/uri is not a URI/.test(fault));
  if (message.method !== undefined) {
    if (message.id !== undefined) answer(message);
  } else if (message.id === null) {
    --owedNullReplies;
    assert.ok(owedNullReplies >= 0, 'an error for id null that nothing asked for');
  } else {
    assert.ok(owed.delete(message.id), `a second reply to ${JSON.stringify(message.id)}`);
  }
}

const server = new RawConnection();
try {
  await server.start({ capabilities: withPull });
  server.received.length = 0;
  server.onMessage = take;
  const began = performance.now();
  while (sent < wanted) {
    const frames = Array.from({ length: 1 + random.below(300) }, nextFrame);
    for (const id of owed) frames.push(frame(note('$/cancelRequest', { id })));
    let bytes = Buffer.concat(frames);
    while (bytes.length > 0) {
      const cut = random.chance(50) ? bytes.length : 1 + random.below(bytes.length);
      await server.sendBytes(bytes.subarray(0, cut));
      bytes = bytes.subarray(cut);
    }
    await server.until(() => owed.size === 0 && owedNullReplies === 0, `the replies to ${[...owed].slice(0, 5)} and ${owedNullReplies} unreadable bodies`, 20_000 * patience);
    assert.ok(!server.process.hasExited);
    server.checkFaults();
    server.received.length = 0;
  }
  const seconds = (performance.now() - began) / 1000;
  for (const document of open.values()) {
    const request = ask('workspace/executeCommand', { command: commands.debugInfo, arguments: [{ uri: document.uri, text: true }] });
    const { result } = await server.request(request);
    assert.equal(result.text, document.getText(), document.uri);
  }
  owed.add('shutdown');
  assert.equal((await server.request(shutdown())).result, null);
  server.send(exit);
  assert.equal((await server.process.exitWithin(3000 * patience)).code, 0);
  server.checkFaults();
  console.log(`ok - ${sent} messages in ${seconds.toFixed(1)} s, ${nextId} requests, each answered once (seed ${options.seed})`);
} catch (failure) {
  console.error(`not ok - after ${sent} messages with --seed ${options.seed} --messages ${wanted}`);
  console.error(failure);
  console.error(server.process.stderr.slice(-4000));
  process.exitCode = 1;
} finally {
  server.process.kill();
}
