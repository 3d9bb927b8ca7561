// One reply for every request, whatever is asked, under whatever id, and however soon it is taken back.
import { strict as assert } from 'node:assert';

import { withPull } from '../harness/clients.mjs';
import { twoUses } from '../harness/samples.mjs';
import { errorCode, RequestError, sessionTest } from '../harness/session.mjs';
import { commands } from '../harness/wording.mjs';

sessionTest('an unknown request is refused by name, also when it begins with $/', {}, async server => {
  assert.equal(await errorCode(server.request('no/such/method', {})), -32601);
  assert.equal(await errorCode(server.request('$/optional', {})), -32601);
  assert.equal(await errorCode(server.request('textDocument/unheardOf')), -32601);
});

sessionTest('an unknown notification is ignored', { tolerateClientFaults: true }, async server => {
  server.notify('no/such/method', { a: 1 });
  server.notify('$/optional', [1, 2]);
  server.notify('$/cancelRequest', { id: 'never asked' });
  server.notify('window/workDoneProgress/cancel', { token: 'never begun' });
  server.notify('$/progress', { token: 'never begun', value: 1 });
  await server.sync();
});

// In notifications the server can only log; it must not answer, and not fall over.
const badNotifications = [
  ['textDocument/didOpen', {}],
  ['textDocument/didOpen', { textDocument: null }],
  ['textDocument/didOpen', { textDocument: { uri: 5, languageId: 'python', version: 1, text: 'x' } }],
  ['textDocument/didOpen', null],
  ['textDocument/didOpen', []],
  ['textDocument/didChange', { textDocument: { uri: 'file:///never/opened.py', version: 2 }, contentChanges: [{ text: 'x' }] }],
  ['textDocument/didChange', { textDocument: { uri: 'file:///never/opened.py', version: 2 }, contentChanges: 'x' }],
  ['textDocument/didClose', { textDocument: { uri: 'file:///never/opened.py' } }],
  ['textDocument/didSave', { textDocument: { uri: 'file:///never/opened.py' } }],
  ['workspace/didChangeWatchedFiles', { changes: [{ uri: 'file:///x', type: 99 }] }],
  ['workspace/didChangeWatchedFiles', { changes: null }],
  ['workspace/didChangeWorkspaceFolders', {}],
  ['workspace/didChangeConfiguration', { settings: null }],
  ['notebookDocument/didChange', { notebookDocument: { uri: 'file:///never.ipynb', version: 1 }, change: {} }],
  ['$/setTrace', { value: 'loud' }],
  ['$/cancelRequest', {}],
  ['initialized', null],
];
sessionTest('badly formed notifications are survived in silence', { tolerateClientFaults: true }, async server => {
  for (const [method, params] of badNotifications) server.notify(method, params);
  await server.sync();
  server.claimAll('window/logMessage', ({ type }) => type <= 2);   // a warning or an error may be told
  const document = server.open('fine.py', twoUses);
  assert.equal((await document.diagnostics()).length, 2);
});

const badRequests = [
  ['textDocument/hover', undefined],
  ['textDocument/hover', null],
  ['textDocument/hover', []],
  ['textDocument/hover', { textDocument: { uri: 'file:///project/a.py' } }],
  ['textDocument/hover', { textDocument: { uri: 'file:///project/a.py' }, position: { line: 'one', character: 0 } }],
  ['textDocument/hover', { textDocument: { uri: 'file:///project/a.py' }, position: { line: -1, character: 0 } }],
  ['textDocument/hover', { textDocument: 'file:///project/a.py', position: { line: 0, character: 0 } }],
  ['textDocument/codeAction', { textDocument: { uri: 'file:///project/a.py' }, range: {}, context: { diagnostics: [] } }],
  ['workspace/executeCommand', { arguments: [] }],
  ['workspace/executeCommand', { command: 7 }],
];
sessionTest('a request with bad params is refused and the message says where', { tolerateClientFaults: true }, async server => {
  for (const [method, params] of badRequests) {
    const failure = await server.request(method, params).then(() => undefined, error => error);
    assert.ok(failure instanceof RequestError, `${method} ${JSON.stringify(params)} is refused`);
    assert.equal(failure.code, -32602, failure.message);
  }
  const misplaced = await server.request(...badRequests[4]).catch(error => error);
  assert.match(misplaced.message, /position.*line/);
});

sessionTest('a command that does not exist is refused', {}, async server => {
  assert.equal(await errorCode(server.command('paddleLs.noSuchCommand')), -32602);
});

sessionTest('a document that is not open has no hover and no actions', {}, async server => {
  const textDocument = { uri: 'file:///project/closed.py' };
  const start = { line: 0, character: 0 };
  assert.equal(await server.request('textDocument/hover', { textDocument, position: start }), null);
  const actions = await server.request('textDocument/codeAction', { textDocument, range: { start, end: start }, context: { diagnostics: [] } });
  assert.deepEqual(actions ?? [], []);
});

sessionTest('ids come back as they were: strings, negative and large numbers', { tolerateClientFaults: true }, async server => {
  for (const id of ['a', '', '7', 7, '中文', 0, -1, 2 ** 31 - 1, -(2 ** 31), 'x'.repeat(10_000)]) {
    assert.ok(await server.request('workspace/executeCommand', { command: commands.debugInfo }, id));
  }
});

sessionTest('a request that is taken back gets its one reply all the same', {}, async server => {
  server.open('a.py', twoUses);
  const replies = [];
  for (let round = 0; round < 200; ++round) {
    replies.push(server.command(commands.debugInfo).then(() => 'result', error => error.code));
    server.cancel(server.lastId);
  }
  for (const outcome of await Promise.all(replies)) assert.ok(['result', -32800].includes(outcome), `${outcome}`);
  await server.claim('textDocument/publishDiagnostics');
});

sessionTest('a request that waits is ended by its cancellation with -32800', { client: withPull, initialize: { folders: ['file:///project'] } }, async server => {
  server.open('a.py', twoUses);
  const first = await server.request('workspace/diagnostic', { previousResultIds: [] });
  const previousResultIds = first.items.map(({ uri, resultId }) => ({ uri, value: resultId }));
  const waiting = errorCode(server.request('workspace/diagnostic', { previousResultIds }));
  server.cancel(server.lastId);
  assert.equal(await waiting, -32800);
});

sessionTest('10,000 requests at once are all answered', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  const hovers = Array.from({ length: 10_000 }, () => document.hover('torch.abs', 7));
  for (const answer of await Promise.all(hovers)) assert.ok(answer);
});
