// The server's text is the editor's text, always; where that cannot be, the document is let go of.
import { strict as assert } from 'node:assert';

import { full, minimal, neovim07, withEncoding } from '../harness/clients.mjs';
import { noUses, twoUses } from '../harness/samples.mjs';
import { sessionTest } from '../harness/session.mjs';

async function assertInStep(document) {
  const state = await document.session.documentState(document.uri);
  assert.equal(state.text, document.text);
  assert.equal(state.treeEqualsFullParse, true);
}

for (const encoding of ['utf-8', 'utf-16', 'utf-32']) {
  sessionTest(`columns count ${encoding} units after wide characters`, { client: withEncoding(encoding) }, async server => {
    const document = server.open('a.py', twoUses);
    const [first] = await document.diagnostics();
    assert.deepEqual(first.range.start, document.rangeOf('torch.abs').start);
    document.replace(['torch.abs', 'math.fabs'], ['中文😀', 'é𝄞']);
    assert.equal((await document.diagnostics()).length, 1);
    await assertInStep(document);
  });
}

sessionTest('several changes in one notification apply one after the other', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  document.replace(['torch.ones', 'torch.zeros'], ['import torch\n', 'import torch\n\n'], ['[2, 3]', '[4]'], ['torch.abs', 'torch.sum']);
  assert.equal((await document.diagnostics()).length, 2);
  await assertInStep(document);
});

sessionTest('a whole new text may come as a change, alone or between others', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  document.replaceAll(noUses);
  assert.deepEqual(await document.diagnostics(), []);
  document.text = '# import torch\n' + twoUses;
  document.sendChanges([
    { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 6 } }, text: 'x' },
    { text: twoUses },
    { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: '# import torch\n' },
  ]);
  assert.equal((await document.diagnostics()).length, 2);
  await assertInStep(document);
});

sessionTest('a change with no changes moves the version only', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  document.sendChanges([]);
  document.replace(['torch.abs', 'torch.sum']);
  assert.equal((await document.diagnostics()).length, 2);
  await assertInStep(document);
});

sessionTest('rangeLength, which old clients send, is not needed', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  const range = document.rangeOf('torch.abs');
  document.text = document.text.replace('torch.abs', 'torch.sum');
  document.sendChanges([{ range, rangeLength: 12345, text: 'torch.sum' }]);
  assert.equal((await document.diagnostics()).length, 2);
  await assertInStep(document);
});

for (const [name, ending] of [['\\n', '\n'], ['\\r\\n', '\r\n'], ['\\r', '\r']]) {
  sessionTest(`lines may end with ${name}`, {}, async server => {
    const document = server.open('a.py', twoUses.replaceAll('\n', ending));
    const [, second] = await document.diagnostics();
    assert.deepEqual(second.range.start, { line: 3, character: 4 });
    document.replace([`${ending}y = `, `${ending}# new${ending}y = `]);
    assert.equal((await document.diagnostics())[1].range.start.line, 4);
    await assertInStep(document);
  });
}

sessionTest('line endings may be mixed, and a change may split or join \\r\\n', {}, async server => {
  const document = server.open('a.py', 'import torch\r\nx = torch.abs(1)\ry = torch.ones(2)\nz = 1\r\n\r\n');
  assert.equal((await document.diagnostics()).length, 2);
  document.sendChanges([{ range: { start: { line: 0, character: 12 }, end: { line: 1, character: 0 } }, text: '\r' }]);
  document.text = document.text.replace('\r\n', '\r');
  await document.diagnostics();
  document.insert(document.text.indexOf('\r') + 1, '\n');
  await document.diagnostics();
  await assertInStep(document);
});

sessionTest('a column after the end of its line is the end of the line', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  document.text = document.text.replace('import torch\n', 'import torch  # all\n');
  document.sendChanges([{ range: { start: { line: 0, character: 999 }, end: { line: 0, character: 9999 } }, text: '  # all' }]);
  await document.diagnostics();
  await assertInStep(document);
});

sessionTest('the end of the text may be named as the line after the last', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  document.text += 'z = torch.abs(2)\n';
  document.sendChanges([{ range: { start: { line: 4, character: 0 }, end: { line: 4, character: 0 } }, text: 'z = torch.abs(2)\n' }]);
  assert.equal((await document.diagnostics()).length, 3);
  await assertInStep(document);
});

const badRanges = {
  'has a negative line': { start: { line: -1, character: 0 }, end: { line: 0, character: 0 } },
  'has a line that is not an integer': { start: { line: 1.5, character: 0 }, end: { line: 2, character: 0 } },
  'has a line beyond 32 bits': { start: { line: 2 ** 33, character: 0 }, end: { line: 2 ** 33, character: 0 } },
};
for (const [what, range] of Object.entries(badRanges)) {
  sessionTest(`a change that ${what} drops the document until its full text comes`, { tolerateClientFaults: true }, async server => {
    const document = server.open('a.py', twoUses);
    await document.diagnostics();
    document.sendChanges([{ range, text: 'torch' }]);
    const warning = await server.claim('window/logMessage', ({ message }) => message.includes('a.py'));
    assert.ok(warning.type <= 2, warning.message);
    server.claimAll('window/logMessage');   // where in the message the range was wrong
    assert.deepEqual((await server.claim('textDocument/publishDiagnostics')).diagnostics, [], 'nothing stale is left');
    document.replace(['torch.ones', 'torch.zeros']);
    assert.equal(await document.hover('torch.abs', 7), null, 'no answer from a text that is not the editor\'s');
    document.replaceAll(twoUses);
    assert.equal((await document.diagnostics()).length, 2, 'a full text is in step again');
    document.replace(['torch.ones', 'torch.zeros']);
    await document.diagnostics();
    await assertInStep(document);
    document.sendChanges([{ range, text: 'torch' }]);
    await server.claim('window/logMessage', ({ message }) => message.includes('a.py'));
    server.claimAll('window/logMessage');
    server.notify('textDocument/didClose', { textDocument: document.identifier });
    await server.sync();
    server.claimAll('textDocument/publishDiagnostics', params => params.diagnostics.length === 0);
    const again = server.open('a.py', twoUses, { version: 7 });
    assert.equal((await again.diagnostics()).length, 2);
  });
}

sessionTest('a position inside a character cuts it in two, as in the editor', { client: withEncoding('utf-16') }, async server => {
  const document = server.open('a.py', '"😀" # torch\n');
  await document.diagnostics();
  document.sendChanges([{ range: { start: { line: 0, character: 2 }, end: { line: 0, character: 3 } }, text: '' }]);
  document.text = '"\ud83d" # torch\n';
  const state = await server.documentState(document.uri);
  assert.equal(state.text, '"\ufffd" # torch\n');
  await document.diagnostics();
});

sessionTest('a range after the end of the text is the end of the text', { tolerateClientFaults: true }, async server => {
  const document = server.open('a.py', 'a\nb');
  await document.diagnostics();
  document.sendChanges([{ range: { start: { line: 0, character: 0 }, end: { line: 2, character: 0 } }, text: 'import torch\n' }]);
  document.sendChanges([{ range: { start: { line: 99, character: 0 }, end: { line: 100, character: 3 } }, text: 'y = torch.abs(1)\n' }]);
  document.sendChanges([{ range: { start: { line: 1, character: 1 }, end: { line: 1, character: 0 } }, text: 'x' }]);
  document.text = 'import torch\nx = torch.abs(1)\n';
  assert.equal((await document.diagnostics()).length, 1);
  await assertInStep(document);
});

sessionTest('a change after close is ignored and does not bring the document back', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  await document.close();
  document.sendChanges([{ text: twoUses }]);
  await server.sync();
  assert.equal(await document.hover('torch.abs', 7), null);
});

sessionTest('versions may start at 0 and jump', { client: neovim07 }, async server => {
  const document = server.open('a.py', twoUses, { version: 0 });
  assert.equal((await document.diagnostics()).length, 2);
  document.version = 41;
  document.replace(['torch.abs', 'math.fabs']);
  assert.equal((await document.diagnostics()).length, 1);
});

sessionTest('opening an open document again takes the new text', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  const again = server.open('a.py', noUses, { version: 5 });
  await server.claim('textDocument/publishDiagnostics', ({ version, diagnostics }) => version === 5 && diagnostics.length === 0);
  server.claimAll('textDocument/publishDiagnostics', ({ diagnostics }) => diagnostics.length === 0);
  await assertInStep(again);
});

sessionTest('closing twice is closing once', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  await document.close();
  server.notify('textDocument/didClose', { textDocument: document.identifier });
  await server.sync();
});

sessionTest('a language that is not ours gets no diagnostics of torch', {}, async server => {
  server.open('a.cpp', '// import torch\n', { languageId: 'cpp' });
  await server.sync();
  assert.deepEqual(server.claimAll('textDocument/publishDiagnostics', params => params.diagnostics.length > 0), []);
  server.claimAll('textDocument/publishDiagnostics');
});

const strangeTexts = {
  'an empty text': '',
  'a byte order mark': `\ufeff${twoUses}`,
  'a NUL': 'import torch\nx = "\0"\ny = torch.abs(1)\n',
  'no last line end': 'import torch\ntorch.abs(1)',
  'only line ends': '\r\n\n\r\r\n',
  'a syntax error': 'import torch\ndef (:\n  x = torch.abs(1\n',
  'form feeds and odd spaces': 'import torch\f\nx\u00a0= torch.abs(1)\u2028y = 1\n',
  '20,000 open parentheses': `import torch\nx = ${'('.repeat(20_000)}`,
  'a chain of 20,000 calls': `import torch\nx = torch.ones(1)${'.abs()'.repeat(20_000)}\n`,
  '5,000 nested calls': `import torch\nx = ${'torch.abs('.repeat(5000)}1${')'.repeat(5000)}\n`,
  '3,000 levels of indentation': Array.from({ length: 3000 }, (_, depth) => `${' '.repeat(depth)}if x:\n`).join(''),
  'one line of 1 MB': `import torch\nx = [${'torch.abs(1), '.repeat(75_000)}]\n`,
};
for (const [what, text] of Object.entries(strangeTexts)) {
  sessionTest(`${what} is a document like any other`, {}, async server => {
    const document = server.open('a.py', text);
    await document.diagnostics();
    document.insert(0, '# first\n');
    await document.diagnostics();
    assert.equal((await server.documentState(document.uri)).text, document.text);
  });
}

sessionTest('a client that announces nothing at all is served', { client: minimal }, async server => {
  const document = server.open('a.py', twoUses);
  const diagnostics = await document.diagnostics();
  assert.equal(diagnostics.length, 2);
  for (const diagnostic of diagnostics) {
    assert.ok(!('data' in diagnostic) && !('relatedInformation' in diagnostic) && !('tags' in diagnostic) && !('codeDescription' in diagnostic));
  }
});

sessionTest('many documents live side by side', { client: full }, async server => {
  const documents = Array.from({ length: 100 }, (_, index) => server.open(`many/${index}.py`, twoUses));
  for (const document of documents) assert.equal((await document.diagnostics()).length, 2);
  documents[50].replace(['torch.abs', 'math.fabs']);
  assert.equal((await documents[50].diagnostics()).length, 1);
  const { documents: held } = await server.command('paddleLs.debugInfo');
  assert.equal(held.length, 100);
  for (const document of documents) await document.close();
});
