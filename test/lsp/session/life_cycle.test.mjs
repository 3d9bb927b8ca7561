// initialize, initialized, shutdown, exit: in the right order, in the wrong order, and more than once.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';

import * as clients from '../harness/clients.mjs';
import { didOpen, exit, hover, initialize, initialized, RawConnection, shutdown } from '../harness/raw_connection.mjs';
import { patience } from '../harness/server_process.mjs';
import { twoUses } from '../harness/samples.mjs';
import { sessionTest } from '../harness/session.mjs';

const uri = 'file:///project/a.py';

function rawTest(name, body) {
  test(name, { timeout: 30_000 * patience }, async () => {
    const server = new RawConnection();
    try {
      await body(server);
    } finally {
      server.process.kill();
    }
  });
}

sessionTest('the server introduces itself', {}, async server => {
  const { serverInfo, capabilities } = server.initializeResult;
  assert.equal(serverInfo.name, 'paddle-ls');
  assert.match(serverInfo.version, /^\d+\.\d+\.\d+/);
  assert.equal(capabilities.textDocumentSync.openClose, true);
  assert.equal(capabilities.textDocumentSync.change, 2, 'changes are incremental');
  assert.ok(capabilities.codeActionProvider.codeActionKinds.includes('quickfix'));
  assert.ok(capabilities.hoverProvider);
});

rawTest('a request before initialize is refused, a notification is dropped', async server => {
  server.send(didOpen(uri, twoUses));
  assert.equal((await server.request(hover(1, uri))).error.code, -32002);
  assert.equal((await server.request(shutdown('early'))).error.code, -32002);
  await server.start();
  assert.deepEqual(server.received.filter(message => message.method), [], 'nothing came of the early didOpen');
  await server.finish();
});

rawTest('exit before initialize ends the server with status 1', async server => {
  server.send(exit);
  assert.equal((await server.process.exitWithin(1000 * patience)).code, 1);
});

rawTest('a second initialize is refused and the session goes on', async server => {
  await server.start();
  assert.equal((await server.request(initialize(2))).error.code, -32600);
  await server.finish();
});

rawTest('after shutdown every request is refused and notifications are dropped', async server => {
  await server.start();
  assert.equal((await server.request(shutdown())).result, null);
  assert.equal((await server.request(hover(2, uri))).error.code, -32600);
  assert.equal((await server.request(shutdown('again'))).error.code, -32600);
  assert.equal((await server.request(initialize(3))).error.code, -32600);
  server.send(didOpen(uri, twoUses), exit);
  assert.equal((await server.process.exitWithin(1000 * patience)).code, 0);
  assert.deepEqual(server.received.filter(message => message.method === 'textDocument/publishDiagnostics'), []);
});

rawTest('exit without shutdown gives status 1', async server => {
  await server.start();
  server.send(exit);
  assert.equal((await server.process.exitWithin(1000 * patience)).code, 1);
});

for (const params of [undefined, null, {}, []]) {
  rawTest(`shutdown with params ${JSON.stringify(params)} is a shutdown`, async server => {
    await server.start();
    const reply = await server.request({ ...shutdown(), ...(params === undefined ? {} : { params }) });
    assert.equal(reply.result, null);
    server.send({ ...exit, ...(params === undefined ? {} : { params }) });
    assert.equal((await server.process.exitWithin(1000 * patience)).code, 0);
  });
}

rawTest('work in progress does not hold up shutdown', async server => {
  await server.start();
  const large = 'import torch\n' + 'x = torch.abs(torch.ones([2, 3]))\n'.repeat(50_000);
  server.send(didOpen(uri, large));
  const asked = performance.now();
  await server.request(shutdown());
  server.send(exit);
  assert.equal((await server.process.exitWithin(1500 * patience)).code, 0);
  assert.ok(performance.now() - asked < 1500 * patience);
});

// null, or nothing at all, where the protocol has an object: lsp-mode and others send it.
const looseInitialize = {
  'null capabilities': { capabilities: null },
  'null for every optional member': {
    processId: null, clientInfo: null, locale: null, rootPath: null, rootUri: null, initializationOptions: null,
    trace: null, workspaceFolders: null, capabilities: { workspace: null, textDocument: null, window: null, general: null, notebookDocument: null },
  },
  'unknown members': { capabilities: { textDocument: { future: { support: true } }, experimental: { a: 1 } }, somethingElse: [1] },
  'an empty list of encodings': { capabilities: { general: { positionEncodings: [] } } },
  'only encodings we do not have': { capabilities: { general: { positionEncodings: ['utf-7'] } } },
};
for (const [what, params] of Object.entries(looseInitialize)) {
  rawTest(`initialize with ${what} succeeds`, async server => {
    const { result } = await server.start(params);
    assert.equal(result.capabilities.positionEncoding ?? 'utf-16', 'utf-16');
    await server.finish();
  });
}

rawTest('initialize without params is refused and can be repeated', async server => {
  const reply = await server.request({ jsonrpc: '2.0', id: 1, method: 'initialize' });
  assert.equal(reply.error.code, -32602);
  await server.start();
  await server.finish();
});

const chosenEncodings = [
  [undefined, 'utf-16'],
  [['utf-16'], 'utf-16'],
  [['utf-16', 'utf-8'], 'utf-8'],
  [['utf-32', 'utf-8', 'utf-16'], 'utf-8'],
  [['utf-32'], 'utf-32'],
  [['utf-32', 'utf-16'], 'utf-16'],
];
for (const [offered, chosen] of chosenEncodings) {
  const client = clients.withChanges(clients.full, { general: { positionEncodings: offered } });
  sessionTest(`of the encodings ${offered ?? '(none)'} the server takes ${chosen}`, { client }, async server => {
    assert.equal(server.encoding, chosen);
  });
}

rawTest('initialized may come twice or never', async server => {
  await server.request(initialize(1));
  server.send(didOpen(uri, twoUses));
  server.send(initialized, initialized);
  await server.finish();
});
