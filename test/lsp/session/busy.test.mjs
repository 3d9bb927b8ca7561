// While much is computed for one document, everything else is heard: questions about others, a cancel, the end.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';

import { soundDoc } from '../harness/docs_folder.mjs';
import { didOpen, exit, hover, RawConnection, shutdown } from '../harness/raw_connection.mjs';
import { patience } from '../harness/server_process.mjs';
import { twoUses } from '../harness/samples.mjs';

const python = 'file:///project/small.py';
const largeUri = 'file:///project/docs/api_difference/ops/torch.demo.scale.md';
const largePython = 'file:///project/large.py';

const rows = count => soundDoc() + '\n### 参数映射\n\n| PyTorch | PaddlePaddle | 备注 |\n| --- | --- | --- |\n' +
  Array.from({ length: count }, (_, row) => `| a${row} | b${row} | 仅参数名不一致 |\n`).join('');
const manyUses = count => 'import torch\n' + 'x = torch.abs(x)\n'.repeat(count);

const everywhere = { start: { line: 0, character: 0 }, end: { line: 99_999, character: 0 } };
const codeAction = (id, uri, context = {}) => ({
  jsonrpc: '2.0', id, method: 'textDocument/codeAction', params: { textDocument: { uri }, range: everywhere, context: { diagnostics: [], ...context } },
});
const opened = (uri, text) => {
  const message = didOpen(uri, text);
  message.params.textDocument.languageId = uri.endsWith('.md') ? 'markdown' : 'python';
  return message;
};
const cancel = id => ({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id } });
const published = (server, uri) => server.until(
  () => server.received.some(message => message.method === 'textDocument/publishDiagnostics' && message.params.uri === uri), `diagnostics of ${uri}`);

// A server with a small file and a large one that has been analysed.
async function withLarge(uri, text, body) {
  const server = new RawConnection();
  try {
    await server.start();
    server.send(opened(python, twoUses), opened(uri, text));
    await published(server, python);
    await published(server, uri);
    await body(server);
  } finally {
    server.process.kill();
  }
}

const large = { 'a table of 4,000 rows': [largeUri, rows(4000)], 'a file with 10,000 uses': [largePython, manyUses(10_000)] };

for (const [what, [uri, text]] of Object.entries(large)) {
  test(`a hover and a cancel are heard while all actions of ${what} are made`, { timeout: 60_000 * patience }, async () => {
    await withLarge(uri, text, async server => {
      server.send(codeAction('all', uri));
      let asked = performance.now();
      assert.notEqual((await server.request(hover('hover', python, 2, 28))).result, null);
      assert.ok(performance.now() - asked <= 50 * patience, `hover after ${performance.now() - asked} ms`);
      server.send(codeAction('cancelled', uri), cancel('cancelled'));
      asked = performance.now();
      const { error } = await server.reply('cancelled');
      assert.equal(error.code, -32800);
      assert.ok(performance.now() - asked <= 50 * patience, `cancel after ${performance.now() - asked} ms`);
      const { result } = await server.reply('all', 10_000 * patience);
      assert.ok(result.length > 0);
      await server.finish();
    });
  });

  test(`the end is heard while all actions of ${what} are made`, { timeout: 60_000 * patience }, async () => {
    for (const end of [server => server.process.stdin.end(), server => server.process.kill('SIGTERM'),
      server => server.send(shutdown(), exit)]) {
      await withLarge(uri, text, async server => {
        for (let request = 0; request < 20; ++request) server.send(codeAction(request, uri, { only: ['quickfix', 'source.fixAll'] }));
        const asked = performance.now();
        end(server);
        await server.process.exitWithin(2000 * patience);
        assert.ok(server.process.exitedAt - asked <= 2000 * patience, `${server.process.exitedAt - asked} ms`);
      });
    }
  });
}

test('a document under a name of thousands of parts is opened at once', { timeout: 60_000 * patience }, async () => {
  const server = new RawConnection();
  try {
    await server.start();
    const deep = 'file:///' + 'x/'.repeat(8000) + 'a.py';
    const asked = performance.now();
    server.send(opened(deep, twoUses), opened(python, twoUses));
    await published(server, deep);
    await published(server, python);
    assert.ok(performance.now() - asked <= 500 * patience, `${performance.now() - asked} ms`);
    await server.finish();
  } finally {
    server.process.kill();
  }
});

test('a name that is not UTF-8 comes back as valid UTF-8', { timeout: 60_000 * patience }, async () => {
  const server = new RawConnection();
  try {
    await server.start();
    const uri = 'file:///project/%ff%fe.py';
    server.send(opened(uri, twoUses));
    await published(server, uri);
    server.send(codeAction('all', uri), { jsonrpc: '2.0', id: 'command', method: 'workspace/executeCommand',
      params: { command: 'paddleLs.debugInfo', arguments: [{ uri, text: true }] } });
    await server.reply('all');
    await server.reply('command');
    await server.finish();
  } finally {
    server.process.kill();
  }
});
