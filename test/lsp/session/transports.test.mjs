// The same server over a socket, a named pipe and standard streams.
import { strict as assert } from 'node:assert';
import { spawn, spawnSync } from 'node:child_process';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

import { StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

import { exit, initialize, initialized, RawConnection, shutdown } from '../harness/raw_connection.mjs';
import { patience, serverPath, within } from '../harness/server_process.mjs';

// Listens as an editor does, starts the server with `argsFor(address)` and speaks through the connection.
async function connected(address, argsFor, body) {
  const listener = net.createServer();
  await new Promise(resolve => listener.listen(address, resolve));
  const child = spawn(serverPath, argsFor(listener.address()), { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  child.stdout.on('data', bytes => { printed += bytes; });
  const ended = new Promise(resolve => child.once('exit', resolve));
  try {
    const connection = await within(3000 * patience, 'the server to connect', new Promise(resolve => listener.once('connection', resolve)));
    await body({ connection, ended });
    assert.equal(printed, '', 'standard output stays empty');
  } finally {
    child.kill('SIGKILL');
    listener.close();
  }
}

async function shortSession({ connection, ended }) {
  const replies = [];
  const reader = new StreamMessageReader(connection);
  const allAnswered = new Promise(resolve => reader.listen(message => {
    if (!message.method) replies.push(message);
    if (replies.length === 2) resolve();
  }));
  const writer = new StreamMessageWriter(connection);
  for (const message of [initialize(1), initialized, shutdown(2)]) await writer.write(message);
  await within(3000 * patience, 'the replies', allAnswered);
  assert.ok(replies[0].result.capabilities);
  await writer.write(exit);
  assert.equal(await within(2000 * patience, 'the server to end', ended), 0);
}

const pipePath = () => path.join(os.tmpdir(), `paddle-ls-test-${process.pid}-${Math.random().toString(36).slice(2)}.sock`);
const limits = { timeout: 20_000 * patience };

test('--socket=PORT connects to the client', limits, () => connected({ port: 0, host: '127.0.0.1' }, ({ port }) => [`--socket=${port}`], shortSession));
test('--pipe=PATH connects to the client', limits, () => connected({ path: pipePath() }, address => [`--pipe=${address}`], shortSession));

for (const [name, address, argsFor] of [
  ['socket', { port: 0, host: '127.0.0.1' }, ({ port }) => [`--socket=${port}`]],
  ['pipe', { path: pipePath() }, address => [`--pipe=${address}`]],
]) {
  test(`a client that closes the ${name} ends the server with status 1`, limits, () => connected(address, argsFor, async ({ connection, ended }) => {
    connection.destroy();
    assert.equal(await within(1000 * patience, 'the server to end', ended), 1);
  }));
}

test('--stdio is accepted, as VS Code appends it', limits, async () => {
  const server = new RawConnection({ args: ['--stdio'] });
  await server.start();
  await server.finish();
});

for (const args of [['--socket=1'], [`--pipe=${path.join(os.tmpdir(), 'nobody-listens.sock')}`], ['--socket=nonsense'], ['--no-such-option']]) {
  test(`${args.join(' ')} fails with a reason`, limits, () => {
    const { status, stderr } = spawnSync(serverPath, args, { encoding: 'utf8', timeout: 5000 * patience, input: '' });
    assert.ok(status !== 0 && status !== null, `status ${status}`);
    assert.ok(stderr.length > 0);
  });
}
