// Messages cut, glued, badly headed or badly written: what the base protocol has to bear.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';

import { didOpen, exit, frame, hover, initialize, initialized, RawConnection, shutdown } from '../harness/raw_connection.mjs';
import { memoryCounts, patience, sleep } from '../harness/server_process.mjs';
import { twoUses } from '../harness/samples.mjs';

const uri = 'file:///project/a.py';

function rawTest(name, body, options) {
  test(name, { timeout: 30_000 * patience }, async () => {
    const server = new RawConnection(options);
    try {
      await body(server);
    } finally {
      server.process.kill();
    }
  });
}

const wholeSession = [initialize(1), initialized, didOpen(uri, twoUses), hover(2, uri, 2, 24), shutdown(3), exit];

for (const pieceLength of [1, 7, 64]) {
  rawTest(`a session cut into pieces of ${pieceLength} bytes is understood`, async server => {
    server.expectRepliesTo(...wholeSession);
    const bytes = Buffer.concat(wholeSession.map(message => frame(message)));
    for (let at = 0; at < bytes.length; at += pieceLength) await server.sendBytes(bytes.subarray(at, at + pieceLength));
    assert.equal((await server.process.exitWithin(3000 * patience)).code, 0);
    for (const id of [1, 2, 3]) assert.equal(server.replies(id).length, 1, `replies to ${id}`);
    server.checkFaults();
  });
}

rawTest('a whole session in one write is answered in full before the server leaves', async server => {
  server.send(...wholeSession);
  assert.equal((await server.process.exitWithin(3000 * patience)).code, 0);
  for (const id of [1, 2, 3]) assert.equal(server.replies(id).length, 1, `replies to ${id}`);
  server.checkFaults();
});

const goodHeaders = {
  'in lower case': length => `content-length: ${length}\r\n\r\n`,
  'in upper case': length => `CONTENT-LENGTH: ${length}\r\n\r\n`,
  'without a blank': length => `Content-Length:${length}\r\n\r\n`,
  'with blanks around the value': length => `Content-Length:   ${length}  \r\n\r\n`,
  'with the content type last': length => `Content-Length: ${length}\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n`,
  'with the content type before': length => `Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: ${length}\r\n\r\n`,
  'with the old name of the charset': length => `Content-Length: ${length}\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n`,
  'with a header of the future': length => `X-Editor: yes\r\nContent-Length: ${length}\r\n\r\n`,
};
for (const [what, header] of Object.entries(goodHeaders)) {
  rawTest(`a header ${what} is read`, async server => {
    server.expectRepliesTo(initialize(1));
    server.sendBytes(frame(initialize(1), header));
    assert.ok((await server.reply(1)).result.capabilities);
    await server.finish();
  });
}

// Bodies that are not a request: each is answered with an error for id null, and the next one is served.
const badBodies = {
  'cut JSON': ['{"jsonrpc":"2.0","id":9,', -32700],
  'no JSON at all': ['hello', -32700],
  'an empty body': ['', -32700],
  'a trailing comma': ['{"jsonrpc":"2.0","id":9,"method":"x",}', -32700],
  'invalid UTF-8': [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), -32700],
  'a lone surrogate in bytes': [Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), -32700],
  'a nesting of 100,000 lists': ['['.repeat(100_000) + ']'.repeat(100_000), -32700],
  'a number': ['42', -32600],
  'a list': ['[]', -32600],
  'a batch of requests': [JSON.stringify([hover(7, uri), hover(8, uri)]), -32600],
  'null': ['null', -32600],
  'an object that says nothing': ['{}', -32600],
  'an id that is an object': ['{"jsonrpc":"2.0","id":{},"method":"shutdown"}', -32600],
  'a method that is a number': ['{"jsonrpc":"2.0","id":null,"method":5}', -32600],
};
for (const [what, [body, code]] of Object.entries(badBodies)) {
  rawTest(`${what} gets an error and the server goes on`, async server => {
    await server.start();
    server.sendBytes(frame(Buffer.from(body)));
    const { error } = await server.reply(null);
    assert.equal(error.code, code, error.message);
    await server.finish();
  });
}

rawTest('a charset that is not UTF-8 gets an error and the server goes on', async server => {
  await server.start();
  server.sendBytes(frame(hover(5, uri), length => `Content-Length: ${length}\r\nContent-Type: application/vscode-jsonrpc; charset=utf-16\r\n\r\n`));
  assert.ok((await server.reply(null)).error);
  await server.finish();
});

// After one of these it is not known where the next message starts. The server may find its way back
// or leave, but it tells why and never waits for ever.
const lostHeaders = {
  'a negative length': 'Content-Length: -5\r\n\r\n',
  'a length that is a word': 'Content-Length: many\r\n\r\n',
  'a length beyond 64 bits': 'Content-Length: 99999999999999999999999\r\n\r\n',
  'a length of 10 GB': 'Content-Length: 10000000000\r\n\r\n',
  'no length': 'Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n',
  'two lengths that differ': 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n',
  'a header without a colon': 'Hello\r\n\r\n',
};
for (const [what, header] of Object.entries(lostHeaders)) {
  rawTest(`${what} is refused with a reason`, async server => {
    await server.start();
    const before = server.process.residentBytes();
    await server.sendBytes(Buffer.from(header));
    server.send(shutdown('after'));
    const answered = server.reply('after', 2000 * patience).then(() => 'answered', () => 'silent');
    const left = server.process.exited.then(() => 'left');
    const outcome = await Promise.race([answered, left]);
    assert.notEqual(outcome, 'silent');
    const told = server.replies(null).some(({ error }) => error) || server.process.stderr !== '';
    assert.ok(told, 'the reason is in a reply or in the log');
    if (outcome === 'left') {
      assert.notEqual((await server.process.exited).code, 0);
    } else if (memoryCounts) {
      assert.ok(server.process.residentBytes() - before < 8e6, 'nothing was reserved for what never came');
    }
  });
}

rawTest('a header without end does not grow the memory', async server => {
  await server.start();
  const before = server.process.residentBytes();
  const junk = Buffer.alloc(1 << 20, 'x');
  for (let megabyte = 0; megabyte < 32 && !server.process.hasExited; ++megabyte) await server.sendBytes(junk);
  await sleep(200 * patience);
  if (memoryCounts && !server.process.hasExited) assert.ok(server.process.residentBytes() - before < 16e6);
});

rawTest('a body that ends early ends the server', async server => {
  await server.start();
  await server.sendBytes(Buffer.from('Content-Length: 1000\r\n\r\n{"jsonrpc"'));
  server.process.stdin.end();
  assert.notEqual((await server.process.exitWithin(1000 * patience)).code, 0);
});
