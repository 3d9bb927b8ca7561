// Sessions with `paddle-ls mcp` over a pipe, one message at a time.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import test from 'node:test';
import Ajv from 'ajv/dist/2020.js';

const program = process.env.PADDLE_LS ?? path.resolve('build/release/paddle-ls');
const source = 'import torch\n\ny = torch.sum(x)\n';
const layer = 'import torch\n\nlayer = torch.nn.Linear(2, 3)\n';

class Client {
  constructor(folder) {
    this.process = spawn(program, ['mcp', '--root', folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = readline.createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    this.ended = new Promise((resolve) => this.process.on('exit', resolve));
    this.next = 0;
  }
  write(text) {
    this.process.stdin.write(`${text}\n`);
  }
  async read() {
    return JSON.parse((await this.lines.next()).value);
  }
  async send(text) {
    this.write(text);
    return this.read();
  }
  async request(method, params) {
    const id = ++this.next;
    const answer = await this.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    assert.equal(answer.id, id);
    assert.equal(answer.jsonrpc, '2.0');
    return answer;
  }
  async begin(protocolVersion = '2025-06-18') {
    const { result } = await this.request('initialize', {
      protocolVersion,
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    });
    this.write(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }));
    return result;
  }
  async call(name, args) {
    return (await this.request('tools/call', { name, arguments: args })).result;
  }
}

async function session(files, work) {
  const outer = fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-mcp-'));
  const folder = path.join(outer, 'project');
  fs.mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
  const client = new Client(folder);
  try {
    await work(client, folder, outer);
    client.process.stdin.end();
    assert.equal(await client.ended, 0);
    assert.equal((await client.lines.next()).done, true, 'nothing else is printed');
  } finally {
    client.process.kill('SIGKILL');
    fs.rmSync(outer, { recursive: true });
  }
}

test('a known version of the protocol is taken, an unknown one answered by the newest', async () => {
  for (const version of ['2024-11-05', '2025-03-26', '2025-06-18']) {
    await session({}, async (client) => assert.equal((await client.begin(version)).protocolVersion, version));
  }
  await session({}, async (client) => {
    const result = await client.begin('1999-01-01');
    assert.equal(result.protocolVersion, '2025-06-18');
    assert.equal(result.serverInfo.name, 'paddle-ls');
    assert.deepEqual((await client.request('ping')).result, {});
  });
});

test('every tool has schemas, and its answers fit them', async () => {
  await session({ 'a.py': source, 'layer.py': layer, '.paddle-ls.json': '{"style": "exact"}' }, async (client) => {
    await client.begin();
    const { tools } = (await client.request('tools/list')).result;
    assert.deepEqual(tools.map(({ name }) => name), ['check', 'explain', 'convert', 'decide', 'weights_show']);
    const ajv = new Ajv({ strict: false, allErrors: true });
    const fits = async (name, args) => {
      const tool = tools.find((each) => each.name === name);
      assert.ok(ajv.validate(tool.inputSchema, args), ajv.errorsText());
      const result = await client.call(name, args);
      assert.equal(result.isError, false, JSON.stringify(result));
      assert.ok(ajv.validate(tool.outputSchema, result.structuredContent), ajv.errorsText());
      assert.equal(ajv.validate(tool.outputSchema, { ...result.structuredContent, loud: 1 }), false);
      return result;
    };
    assert.ok((await fits('check', { paths: ['.'] })).structuredContent.findings.length >= 2);
    const limited = (await fits('check', { paths: ['.'], limit: 1 })).structuredContent;
    assert.equal(limited.findings.length, 1);
    assert.ok(limited.left_out >= 1);
    await fits('check', { code: source });
    assert.match((await fits('convert', { paths: ['a.py'] })).structuredContent.diff, /\+y = paddle\.sum\(x\)/);
    await fits('convert', { code: source });
    await fits('decide', { paths: ['.'] });
    assert.deepEqual(
      tools.map(({ annotations: { readOnlyHint, destructiveHint } }) => [readOnlyHint, destructiveHint]),
      [[true, false], [true, false], [false, true], [false, true], [true, false]],
    );
  });
});

test('a piece of code is checked and converted without a file', async () => {
  await session({}, async (client, folder) => {
    await client.begin();
    const checked = (await client.call('check', { code: source, filename: 'new.py' })).structuredContent;
    assert.equal(checked.findings[0].api, 'torch.sum');
    assert.equal(checked.findings[0].file, 'new.py');
    const converted = await client.call('convert', { code: source });
    assert.equal(converted.content[0].text, 'import paddle\n\ny = paddle.sum(x)\n');
    assert.equal(converted.structuredContent.code, converted.content[0].text);
    assert.deepEqual(fs.readdirSync(folder), []);
  });
});

test('files are written when that is asked for, and git could give them back or it is forced', async () => {
  await session({ 'a.py': source }, async (client, folder) => {
    const now = () => fs.readFileSync(path.join(folder, 'a.py'), 'utf8');
    await client.begin();
    await client.call('convert', { paths: ['a.py'] });
    assert.equal(now(), source);
    const refused = await client.call('convert', { paths: ['a.py'], write: true });
    assert.equal(refused.isError, true);
    assert.match(refused.content[0].text, /not in a git repository/);
    assert.equal(now(), source);
    const written = await client.call('convert', { paths: ['a.py'], write: true, force: true });
    assert.equal(written.structuredContent.written, true);
    assert.equal(now(), 'import paddle\n\ny = paddle.sum(x)\n');
  });
});

test('an answer to a difference goes into the settings of the project', async () => {
  await session({ 'layer.py': layer, '.paddle-ls.json': '{\n  // ours\n  "style": "exact"\n}\n' }, async (client, folder) => {
    await client.begin();
    const ids = (rows) => rows.map(({ id }) => id);
    const decide = async (more) => (await client.call('decide', { paths: ['layer.py'], ...more })).structuredContent;
    const before = await decide({});
    assert.deepEqual(before.written, []);
    const accepted = await decide({ accept: ['first-weights'] });
    assert.deepEqual(accepted.written, ['.paddle-ls.json']);
    assert.ok(ids(accepted.accepted).includes('first-weights'));
    const text = fs.readFileSync(path.join(folder, '.paddle-ls.json'), 'utf8');
    assert.match(text, /"first-weights": \{"everywhere": "accept", "question": "[0-9a-f]{8}"\}/);
    assert.match(text, /\/\/ ours/);
    assert.deepEqual((await decide({ accept: ['first-weights'] })).written, []);
    const refused = await decide({ refuse: ['first-weights'] });
    assert.deepEqual(refused.written, ['.paddle-ls.json']);
    assert.ok(!ids(refused.accepted).includes('first-weights'));
    const some = await decide({ accept: ['first-weights'], for: ['layer.py'], because: 'loaded' });
    assert.ok(ids(some.accepted).includes('first-weights'));
    assert.match(fs.readFileSync(path.join(folder, '.paddle-ls.json'), 'utf8'), /"because": "loaded"/);
    assert.ok(!ids((await decide({ forget: ['first-weights'] })).accepted).includes('first-weights'));
    const unknown = await client.call('decide', { paths: ['layer.py'], accept: ['first-weihgts'] });
    assert.equal(unknown.isError, true);
    assert.match(unknown.content[0].text, /did you mean `first-weights`/);
    const both = await client.call('decide', { paths: ['.'], accept: ['package'], refuse: ['package'] });
    assert.equal(both.isError, true);
  });
});

test('settings outside of the folders are not written', async () => {
  await session({ 'layer.py': layer }, async (client, folder, outer) => {
    fs.writeFileSync(path.join(outer, '.paddle-ls.json'), '{}');
    await client.begin();
    const result = await client.call('decide', { paths: ['layer.py'], accept: ['first-weights'] });
    assert.equal(result.isError, true);
    assert.equal(fs.readFileSync(path.join(outer, '.paddle-ls.json'), 'utf8'), '{}');
  });
});

test('paths outside of the folders are refused, links included', async () => {
  await session({ 'a.py': source }, async (client, folder, outer) => {
    fs.writeFileSync(path.join(outer, 'secret.py'), source);
    fs.symlinkSync(path.join(outer, 'secret.py'), path.join(folder, 'link.py'));
    fs.symlinkSync(outer, path.join(folder, 'up'));
    await client.begin();
    const outside = ['../secret.py', path.join(outer, 'secret.py'), 'link.py', 'up/secret.py', '/', '', 'a\u0000b', '.git/config'];
    for (const given of outside) {
      for (const [tool, args] of [['check', { paths: [given] }], ['weights_show', { paths: [given] }],
        ['convert', { paths: [given], write: true, force: true }], ['decide', { paths: [given], accept: ['package'] }],
        ['check', { code: source, filename: given === '' ? '..' : given }]]) {
        const result = await client.call(tool, args);
        assert.equal(result.isError, true, `${tool} ${given}`);
      }
    }
    assert.equal(fs.readFileSync(path.join(outer, 'secret.py'), 'utf8'), source);
    assert.equal((await client.call('check', { paths: [path.join(folder, 'a.py')] })).isError, false);
  });
});

test('whatever is sent, the session goes on', async () => {
  await session({}, async (client) => {
    const code = async (text) => (await client.send(text)).error.code;
    assert.equal(await code('{'), -32700);
    assert.equal(await code('\u0001'), -32700);
    assert.equal(await code('['.repeat(100000)), -32700);
    assert.equal(await code('7'), -32600);
    assert.equal(await code('[]'), -32600);
    assert.equal(await code('{"jsonrpc":"1.0","id":1,"method":"ping"}'), -32600);
    assert.equal(await code('{"jsonrpc":"2.0","id":1}'), -32600);
    assert.equal(await code('{"jsonrpc":"2.0","id":1,"method":3}'), -32600);
    assert.equal(await code('{"jsonrpc":"2.0","id":null,"method":"ping"}'), -32600);
    assert.equal(await code('{"jsonrpc":"2.0","id":{},"method":"ping"}'), -32600);
    assert.equal(await code('{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}'), -32602);
    assert.equal(await code('{"jsonrpc":"2.0","id":1,"method":"tools/list"}'), -32600);
    assert.equal(await code('{"jsonrpc":"2.0","id":1,"method":"initialize"}'), -32602);
    await client.begin();
    assert.equal(await code('{"jsonrpc":"2.0","id":1,"method":"resources/list"}'), -32601);
    assert.equal(await code('{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}'), -32602);
    assert.equal(await code('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}'), -32602);
    assert.equal(await code('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check","arguments":[]}}'), -32602);
    const unknown = (await client.request('tools/call', { name: 'chek' })).error;
    assert.equal(unknown.code, -32602);
    assert.match(unknown.message, /did you mean `check`/);
    const wrong = [
      ['check', {}], ['check', { paths: [], }], ['check', { paths: 'a.py' }], ['check', { paths: [1] }],
      ['check', { paths: ['.'], code: 'x' }], ['check', { code: 'x', limit: 0 }], ['check', { code: 'x', pahts: 1 }],
      ['check', { code: 'x', profile: '0.1' }], ['convert', { code: 'x', write: true }], ['convert', { code: 'x', write: 'yes' }],
      ['weights_show', {}], ['weights_show', { paths: ['.'] }], ['explain', { word: 'no-such-word' }], ['check', { paths: ['gone.py'] }],
    ];
    for (const [tool, args] of wrong) {
      const result = await client.call(tool, args);
      assert.equal(result.isError, true, `${tool} ${JSON.stringify(args)}`);
      assert.ok(result.content[0].text.length > 0);
    }
    // Notifications and answers get none.
    client.write('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}');
    client.write('{"jsonrpc":"2.0","method":"no/such"}');
    client.write('{"jsonrpc":"2.0","id":9,"result":{}}');
    client.write('');
    assert.equal(await code('x'.repeat((64 << 20) + 1)), -32700);
    assert.deepEqual((await client.request('ping')).result, {});
    assert.match((await client.call('explain', { word: 'torch.sum' })).content[0].text, /paddle\.sum/);
  });
});

test('a call that is cancelled gets no answer, and writes no more files', async () => {
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`m${i}.py`, layer.repeat(50)]));
  await session(many, async (client, folder) => {
    await client.begin();
    const request = (id, tool, args) =>
      client.write(JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: tool, arguments: args } }));
    const cancel = (id) =>
      client.write(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: id } }));
    request('long', 'convert', { paths: ['.'], write: true, force: true });
    request('waits', 'check', { code: source });
    cancel('waits');
    cancel('long');
    cancel('never sent');
    client.write('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":null}}');
    client.write('{"jsonrpc":"2.0","method":"notifications/cancelled"}');
    request('last', 'check', { code: source });
    assert.equal((await client.read()).id, 'last');
    const left = Object.keys(many).filter((name) => fs.readFileSync(path.join(folder, name), 'utf8') === many[name]);
    assert.ok(left.length > 0, 'some files are as they were');
  });
});

test('batches are answered in the version that has them', async () => {
  const batch = '[{"jsonrpc":"2.0","id":"a","method":"ping"},{"jsonrpc":"2.0","method":"x"},3]';
  await session({}, async (client) => {
    await client.begin('2025-03-26');
    const answers = await client.send(batch);
    assert.deepEqual(answers.map(({ id }) => id), ['a', null]);
  });
  await session({}, async (client) => {
    await client.begin();
    assert.equal((await client.send(batch)).error.code, -32600);
  });
});

test('a signal ends the server, also after a tool ran', async () => {
  const client = new Client(os.tmpdir());
  await client.begin();
  await client.call('check', { code: source });
  client.process.kill('SIGTERM');
  await client.ended;
  assert.equal(client.process.signalCode, 'SIGTERM');
});
