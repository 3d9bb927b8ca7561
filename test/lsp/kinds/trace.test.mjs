// A recorded session can be read by a person and played again.
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

import { twoUses } from '../harness/samples.mjs';
import { patience, serverPath } from '../harness/server_process.mjs';
import { Session, sessionTest } from '../harness/session.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-trace-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true }));
const readTrace = file => fs.readFileSync(file, 'utf8').trimEnd().split('\n').map(line => JSON.parse(line));

async function recordedSession(file) {
  const session = new Session({ args: ['--trace-file', file] });
  try {
    await session.initialize();
    const document = session.open('a.py', twoUses);
    await document.diagnostics();
    document.replace(['torch.abs', 'math.fabs'], ['中文', 'é']);
    await document.diagnostics();
    await document.hover('torch.ones', 7);
    await document.close();
    await session.finish();
    return session.trace;
  } finally {
    session.process.kill();
  }
}

test('the trace has every message of both directions, in order, with its time', { timeout: 30_000 * patience }, async () => {
  const file = path.join(folder, 'session.jsonl');
  const ours = await recordedSession(file);
  const lines = readTrace(file);
  for (const { time, direction, message } of lines) {
    assert.ok(Number.isFinite(time) && ['receive', 'send'].includes(direction) && message.jsonrpc === '2.0');
  }
  for (let index = 1; index < lines.length; ++index) assert.ok(lines[index].time >= lines[index - 1].time);
  const seen = (direction) => lines.filter(line => line.direction === direction).map(({ message }) => message);
  const sent = sender => ours.filter(entry => entry.sender === sender).map(({ message }) => message);
  assert.deepEqual(seen('receive'), sent('client'));
  assert.deepEqual(seen('send'), sent('server'));
});

test('replay feeds the received messages back and ends well', { timeout: 30_000 * patience }, async () => {
  const file = path.join(folder, 'to-replay.jsonl');
  await recordedSession(file);
  const again = path.join(folder, 'replayed.jsonl');
  const replayed = spawnSync(serverPath, ['--trace-file', again, 'replay', file], { encoding: 'utf8', timeout: 10_000 * patience });
  assert.equal(replayed.status, 0, replayed.stderr);
});

test('replay of a file that is not a trace says so and where', () => {
  const file = path.join(folder, 'broken.jsonl');
  fs.writeFileSync(file, '{"time":1,"direction":"receive","message":{}}\nnot json\n');
  const replayed = spawnSync(serverPath, ['replay', file], { encoding: 'utf8', timeout: 10_000 * patience });
  assert.equal(replayed.status, 2);
  assert.match(replayed.stderr, /2/);
  const missing = spawnSync(serverPath, ['replay', path.join(folder, 'missing.jsonl')], { encoding: 'utf8', timeout: 10_000 * patience });
  assert.equal(missing.status, 2);
  assert.match(missing.stderr, /missing\.jsonl/);
});

sessionTest('a client that sets the trace gets $/logTrace until it takes it back', {}, async server => {
  server.notify('$/setTrace', { value: 'verbose' });
  await server.sync();
  await server.claim('$/logTrace');
  server.notify('$/setTrace', { value: 'off' });
  await server.sync();
  server.claimAll('$/logTrace');
  await server.sync();
  assert.deepEqual(server.claimAll('$/logTrace'), []);
});
