// The server ends with its client, and uses no processor time while it is idle.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { test } from 'node:test';

import { didOpen, frame, hover, RawConnection, shutdown } from '../harness/raw_connection.mjs';
import { memoryCounts, patience, sleep } from '../harness/server_process.mjs';
import { twoUses } from '../harness/samples.mjs';

const uri = 'file:///project/a.py';

function rawTest(name, options, body) {
  test(name, { timeout: 120_000 * patience }, async () => {
    const server = new RawConnection(options);
    try {
      await body(server);
    } finally {
      server.process.kill();
    }
  });
}

// The shortest of three: a busy machine may delay us, not the server.
async function fastestEnd(end) {
  const times = [];
  for (let run = 0; run < 3; ++run) {
    const server = new RawConnection();
    await server.start();
    const asked = performance.now();
    end(server);
    const { code } = await server.process.exitWithin(5000 * patience);
    times.push({ code, milliseconds: server.process.exitedAt - asked });
  }
  assert.ok(times.every(({ code }) => code === times[0].code));
  return { code: times[0].code, milliseconds: Math.min(...times.map(time => time.milliseconds)) };
}

test('the end of input ends the server within 100 ms with status 1', async () => {
  const { code, milliseconds } = await fastestEnd(server => server.process.stdin.end());
  assert.equal(code, 1);
  assert.ok(milliseconds <= 100 * patience, `${milliseconds} ms`);
});

test('SIGTERM ends the server cleanly within 1 s', async () => {
  const { code, milliseconds } = await fastestEnd(server => server.process.kill('SIGTERM'));
  assert.notEqual(code, null, 'ended by itself, not by the signal');
  assert.ok(milliseconds <= 1000 * patience, `${milliseconds} ms`);
});

rawTest('SIGTERM ends a server that is analysing a large file', {}, async server => {
  await server.start();
  await server.sendBytes(frame(didOpen(uri, 'import torch\n' + 'x = torch.abs(torch.ones([2, 3]))\n'.repeat(100_000))));
  server.process.kill('SIGTERM');
  const { code } = await server.process.exitWithin(1000 * patience);
  assert.notEqual(code, null);
});

rawTest('the end of input after shutdown gives status 0 or 1, at once', {}, async server => {
  await server.start();
  await server.request(shutdown());
  server.process.stdin.end();
  assert.ok([0, 1].includes((await server.process.exitWithin(1000 * patience)).code));
});

for (const [what, deadAtStart] of [['dies', false], ['is dead before initialize', true]]) {
  test(`a client that ${what} while its pipes stay open takes the server with it`, { timeout: 20_000 * patience }, async () => {
    const editor = spawn('sleep', ['1000']);
    const server = new RawConnection();
    try {
      const killed = new Promise(resolve => editor.once('exit', resolve));
      if (deadAtStart) {
        editor.kill();
        await killed;
      }
      await server.start({ processId: editor.pid });
      if (!deadAtStart) {
        editor.kill();
        await killed;
      }
      await server.process.exitWithin(5000 * patience);
    } finally {
      editor.kill();
      server.process.kill();
    }
  });
}

rawTest('a client that closes its end of our output ends the server', {}, async server => {
  await server.start();
  server.process.stdout.destroy();
  for (let id = 1; id <= 100 && !server.process.hasExited; ++id) {
    await server.sendBytes(frame(hover(id, uri)));
    await sleep(5);
  }
  assert.notEqual((await server.process.exitWithin(2000 * patience)).code, 0);
});

rawTest('an idle server uses no processor time', {}, async server => {
  await server.start();
  server.send(didOpen(uri, twoUses));
  await sleep(1000 * patience);
  const before = server.process.processorTicks();
  await sleep(3000);
  assert.equal(server.process.processorTicks() - before, 0);
  await server.finish();
});

rawTest('an idle server holds at most 20 MB', {}, async server => {
  await server.start();
  await sleep(300 * patience);
  if (memoryCounts) assert.ok(server.process.residentBytes() <= 20e6, `${server.process.residentBytes()} bytes`);
  await server.finish();
});

rawTest('nothing that is printed can reach the client: descriptor 1 is standard error', {}, async server => {
  await server.start();
  assert.equal(server.process.openFile(1), server.process.openFile(2));
  await server.finish();
});

rawTest('a client that does not read for a while loses nothing and blocks nothing', { stalled: true }, async server => {
  const messages = [
    { jsonrpc: '2.0', id: 'initialize', method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } },
    { jsonrpc: '2.0', method: 'initialized', params: {} },
    didOpen(uri, twoUses),
  ];
  server.send(...messages);
  await sleep(500 * patience);
  const before = server.process.residentBytes();

  const requests = Array.from({ length: 10_000 }, (_, id) => hover(id, uri, 2, 24));
  for (const request of requests) await server.sendBytes(frame(request));
  const change = version => ({
    jsonrpc: '2.0', method: 'textDocument/didChange',
    params: { textDocument: { uri, version }, contentChanges: [{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: '#\n' }] },
  });
  for (let version = 2; version <= 1000; ++version) await server.sendBytes(frame(change(version)));
  // The last byte is in the pipe, so the server kept reading while its output was not read.
  await sleep(1000 * patience);
  if (memoryCounts) assert.ok(server.process.residentBytes() - before <= 64e6, `${server.process.residentBytes() - before} bytes more`);

  server.expectRepliesTo(...requests);
  server.listen();
  const published = () => server.received.filter(message => message.method === 'textDocument/publishDiagnostics');
  await server.until(() => published().at(-1)?.params.version === 1000, 'the diagnostics of the last version');
  await server.request(shutdown('after the flood'));
  for (let id = 0; id < 10_000; id += 97) assert.equal(server.replies(id).length, 1, `replies to ${id}`);
  const ids = new Set(server.received.filter(message => !('method' in message)).map(message => message.id));
  assert.equal(ids.size, 10_002, 'one reply for each request');
  assert.ok(published().length < 100, `${published().length} publishes: unread ones were replaced by newer ones`);
  assert.equal(published().at(-1).params.diagnostics.length, 2);
  server.checkFaults();
});
