// Hover cards, commands and the edits that the server itself asks for.
import { strict as assert } from 'node:assert';

import { ale, eglot19, full, withChanges } from '../harness/clients.mjs';
import { patience, within } from '../harness/server_process.mjs';
import { twoUses } from '../harness/samples.mjs';
import { sessionTest } from '../harness/session.mjs';
import { commands } from '../harness/wording.mjs';

sessionTest('hover over a use shows its mapping card as Markdown', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  const hover = await document.hover('torch.abs', 7);
  assert.equal(hover.contents.kind, 'markdown');
  assert.match(hover.contents.value, /torch\.abs/);
  assert.match(hover.contents.value, /paddle\.abs/);
  assert.deepEqual(hover.range, document.rangeOf('torch.abs'));
});

sessionTest('hover elsewhere is null', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  assert.equal(await document.hover('title'), null);
  const beyond = { textDocument: document.identifier, position: { line: 1000, character: 1000 } };
  assert.equal(await server.request('textDocument/hover', beyond), null);
});

sessionTest('a client that shows plain text gets plain text', { client: eglot19 }, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  const { contents } = await document.hover('torch.abs', 7);
  assert.equal(contents.kind, 'plaintext');
});

sessionTest('hover right after a change is about the changed text', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  document.insert(0, '# one line more\n');
  assert.deepEqual((await document.hover('torch.ones', 7)).range, document.rangeOf('torch.ones'));
  await document.diagnostics();
});

sessionTest('debugInfo tells version, process, encoding, settings, documents and memory', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  const info = await server.command(commands.debugInfo);
  assert.equal(info.version, server.initializeResult.serverInfo.version);
  assert.equal(info.pid, server.process.pid);
  assert.equal(info.positionEncoding, 'utf-16');
  assert.ok(info.settings);
  const [held] = info.documents;
  assert.equal(held.uri, document.uri);
  assert.equal(held.version, 1);
  assert.equal(held.bytes, Buffer.byteLength(twoUses));
  assert.equal(held.findings, 2);
  assert.ok(info.memory.residentBytes > 0);
});

sessionTest('memoryUsage is a number of bytes per part, near to what the kernel says', {}, async server => {
  const document = server.open('a.py', twoUses.repeat(1000));
  await document.diagnostics();
  const usage = await server.command(commands.memoryUsage);
  assert.ok(JSON.stringify(usage).match(/\d{4,}/), JSON.stringify(usage));
});

sessionTest('convertFile asks the client to apply one edit, named and versioned', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  let asked;
  server.answer('workspace/applyEdit', params => {
    asked = params;
    return { applied: true };
  });
  await server.command(commands.convertFile, document.uri);
  assert.ok(asked.label);
  const converted = document.textAfterEdit(asked.edit);
  assert.match(converted, /paddle\.abs\(-1\)/);
  assert.match(converted, /paddle\.ones\(\[2, 3\]\)/);
  const [{ type, message }] = server.claimAll('window/showMessage');
  assert.equal(type, 3);
  assert.match(message, /^1 file: 2 uses converted in 1 file/);
});

const heldBack = 'import torch\n\n\ndef f(x):\n    return torch.no_such(torch.abs(x))\n';

sessionTest('convertFile converts everything but what is manual, and says what is left', {}, async server => {
  const document = server.open('a.py', heldBack);
  await document.diagnostics();
  server.answer('workspace/applyEdit', () => ({ applied: true }));
  const { message } = await server.command(commands.convertFile, document.uri);
  assert.match(message, /1 use converted in 1 file\n1 manual/);
  const [shown] = server.claimAll('window/showMessage');
  assert.deepEqual(shown, { type: 2, message });
});

sessionTest('where safe uses are held back, the user can convert them anyway', {}, async server => {
  const document = server.open('a.py', heldBack);
  await document.diagnostics();
  const texts = [];
  server.answer('workspace/applyEdit', ({ edit }) => { texts.push(document.textAfterEdit(edit)); return { applied: true }; });
  server.answer('window/showMessageRequest', ({ message, actions }) => {
    assert.match(message, /1 use is ready but held back by 1 that needs your decision:\n  .*a\.py:5: torch\.no_such/);
    return actions.find(({ title }) => title === 'Convert anyway');
  });
  const answer = await server.command(commands.convertFile, { uri: document.uri, scope: 'safe' });
  assert.equal(answer.applied, false);
  await server.sync();
  await within(5000 * patience, 'the edit', new Promise(resolve => {
    const look = () => (texts.length > 0 ? resolve() : setTimeout(look, 10));
    look();
  }));
  assert.match(texts[0], /torch\.no_such\(paddle\.abs\(x\)\)/);
  await server.sync();
  server.claimAll('window/showMessage');
});

const refusedIfStale = (document, texts) => ({ edit }) => {
  const fresh = edit.documentChanges.every(({ textDocument }) => textDocument.version === document.version);
  if (fresh) texts.push(document.textAfterEdit(edit));
  return fresh ? { applied: true } : { applied: false, failureReason: 'the document has changed' };
};

// The user types and presses the button; the client sends what was typed only after the answer.
for (const [when, order] of [
  ['before the refusal', (send, refuse) => { send(); return refuse(); }],
  ['after the refusal', (send, refuse) => { setTimeout(send, 100); return refuse(); }],
]) {
  for (const [name, ask] of [
    ['a file', (server, document) => server.command(commands.convertFile, { uri: document.uri, scope: 'safe' })],
    ['a workspace', server => server.command(commands.convertWorkspace, { scope: 'safe' })],
  ]) {
    sessionTest(`the conversion of ${name} is made again where a change comes ${when}`, {}, async server => {
      const document = server.open('a.py', heldBack);
      await document.diagnostics();
      const texts = [];
      const line = '# typed before the answer\n';
      let isFirst = true;
      server.answer('workspace/applyEdit', params => {
        if (!isFirst) return refusedIfStale(document, texts)(params);
        isFirst = false;
        return order(() => document.insert(0, line), () => ({ applied: false, failureReason: 'the document has changed' }));
      });
      server.answer('window/showMessageRequest', ({ actions }) => actions.find(({ title }) => title === 'Convert anyway'));
      await ask(server, document);
      await within(5000 * patience, 'the edit', new Promise(resolve => {
        const look = () => (texts.length > 0 ? resolve() : setTimeout(look, 10));
        look();
      }));
      assert.ok(texts[0].startsWith(line) && texts[0].includes('torch.no_such(paddle.abs(x))'), texts[0]);
      await server.sync();
      const told = server.claimAll('window/showMessage').map(({ message }) => message);
      assert.ok(told.every(message => !message.includes('refused')), JSON.stringify(told));
      await document.diagnostics();
    });
  }
}

sessionTest('an edit that is refused a second time is told, and not made a third time', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  let refusals = 0;
  server.answer('workspace/applyEdit', () => {
    ++refusals;
    document.insert(0, '# typed\n');
    return { applied: false, failureReason: 'the document has changed' };
  });
  const answer = await server.command(commands.convertFile, document.uri);
  assert.equal(answer.applied, false);
  await server.sync();
  assert.equal(refusals, 2);
  const [{ message }] = server.claimAll('window/showMessage');
  assert.match(message, /^Nothing was converted: the editor refused the edit \(the document has changed\)/);
  await document.diagnostics();
});

sessionTest('an edit that the client refuses is told, and the session goes on', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  server.answer('workspace/applyEdit', () => ({ applied: false, failureReason: 'the file is locked' }));
  await server.command(commands.convertFile, document.uri).catch(() => {});
  await server.sync();
  const told = [...server.claimAll('window/showMessage'), ...server.claimAll('window/logMessage')];
  for (const { message } of told) assert.match(message, /the file is locked/);
});

sessionTest('a client that never answers applyEdit does not hold the session up', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  server.answer('workspace/applyEdit', () => undefined);
  const command = server.command(commands.convertFile, document.uri).then(() => 'done', () => 'failed');
  document.replace(['torch.abs', 'math.fabs']);
  assert.equal((await document.diagnostics()).length, 1);
  assert.ok(await document.hover('torch.ones', 7));
  assert.ok(await within(9000 * patience, 'the command to end, too', command));
  server.claimAll('window/showMessage');
  server.claimAll('window/logMessage');
});

sessionTest('a client without applyEdit is never asked to apply one', { client: withChanges(ale, {}) }, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  await server.command(commands.convertFile, document.uri).catch(() => {});
  server.claimAll('window/showMessage');
});

sessionTest('the list of commands is announced, and each belongs to us', { client: full }, async server => {
  const announced = server.initializeResult.capabilities.executeCommandProvider.commands;
  for (const command of Object.values(commands)) assert.ok(announced.includes(command), command);
  for (const command of announced) assert.match(command, /^paddleLs\./);
});
