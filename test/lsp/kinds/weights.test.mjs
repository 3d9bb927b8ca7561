// Checkpoints in an editor.
import { strict as assert } from 'node:assert';

import { withChanges, withModels } from '../harness/clients.mjs';
import { DocsFolder } from '../harness/docs_folder.mjs';
import { sessionTest } from '../harness/session.mjs';

// A file of safetensors: `tensors` are names with their numbers, as float32.
function safetensors(tensors) {
  const header = { __metadata__: { format: 'pt' } };
  const parts = [];
  let end = 0;
  for (const [name, { shape, numbers }] of Object.entries(tensors)) {
    const part = Buffer.from(new Float32Array(numbers).buffer);
    header[name] = { dtype: 'F32', shape, data_offsets: [end, end += part.length] };
    parts.push(part);
  }
  const text = Buffer.from(JSON.stringify(header));
  const size = Buffer.alloc(8);
  size.writeBigUInt64LE(BigInt(text.length));
  return Buffer.concat([size, text, ...parts]);
}

const net = safetensors({
  'layer1.0.conv1.weight': { shape: [2, 1, 2], numbers: [1, -2, NaN, Infinity] },
  'layer1.0.conv1.bias': { shape: [2], numbers: [0.5, 0.25] },
  'layer1.1.weight': { shape: [1], numbers: [3] },
  fc: { shape: [0], numbers: [] },
});
const dataStart = 8 + Number(net.readBigUInt64LE(0));

const client = withChanges(withModels, { workspace: { textDocumentContent: { dynamicRegistration: false } } });

function weightsTest(name, test) {
  sessionTest(name, { client }, async server => {
    const folder = new DocsFolder({ 'net.safetensors': net });
    const shown = [];
    server.answer('window/showDocument', params => { shown.push(params); return { success: true }; });
    server.answer('window/workDoneProgress/create', () => null);
    const show = argument => server.command('paddleLs.weights.show', argument ?? folder.uri('net.safetensors'));
    // Opens the virtual document as an editor does that shows it.
    const opened = async () => {
      const { uri, text } = await show();
      const document = server.open(uri, text, { languageId: 'plaintext' });
      assert.deepEqual(await document.diagnostics(), []);
      return document;
    };
    try {
      await test({ server, folder, shown, show, opened });
    } finally {
      folder.remove();
    }
  });
}

weightsTest('a checkpoint is listed, and the client is asked to show it', async ({ server, folder, shown, show }) => {
  const { uri, text } = await show();
  assert.match(uri, /^paddle-ls:\/weights\/net\.safetensors\.weights\.txt\?file:/);
  assert.equal(text, `${folder.path('net.safetensors')}: safetensors, 4 tensors, 7 elements, 28 B
  (format: pt)
  layer1.0.conv1.weight  float32 [2, 1, 2]  16 B
  layer1.0.conv1.bias    float32 [2]  8 B
  layer1.1.weight        float32 [1]  4 B
  fc                     float32 [0]  0 B
`);
  assert.equal((await show({ uri, show: false })).text, text);
  await server.sync();
  assert.deepEqual(shown.map(each => each.uri), [uri]);
  assert.equal((await server.request('workspace/textDocumentContent', { uri })).text, text);
  assert.equal((await server.command('paddleLs.textDocumentContent', uri)).text, text);
  assert.equal((await show({ path: folder.path('net.safetensors') })).text, text);
  assert.equal((await show({ uri })).uri, uri);
});

weightsTest('a file that is damaged, is gone or is not a checkpoint says why', async ({ server, folder, show }) => {
  folder.write('cut.safetensors', net.subarray(0, 40));
  folder.write('text.pth', 'no weights');
  for (const name of ['cut.safetensors', 'text.pth', 'gone.pth']) await assert.rejects(show(folder.uri(name)), new RegExp(name));
  await assert.rejects(show({}), /"uri"/);
  await assert.rejects(show('untitled:x'), /"uri"/);
  const uri = `paddle-ls:/weights/cut.safetensors.weights.txt?${folder.uri('cut.safetensors')}`;
  const { text } = await server.request('workspace/textDocumentContent', { uri });
  assert.match(text, /cut\.safetensors/);
  const document = server.open(uri, text, { languageId: 'plaintext' });
  await document.diagnostics();
  assert.equal(await document.hover('cut'), null);
  assert.deepEqual(await document.ask('documentSymbol'), []);
});

weightsTest('the outline nests by the parts of names', async ({ opened }) => {
  const document = await opened();
  const tree = symbols => symbols.map(({ name, detail, children = [] }) => children.length > 0 ? [name, detail, tree(children)] : [name, detail]);
  const symbols = await document.ask('documentSymbol');
  assert.deepEqual(tree(symbols), [
    ['layer1', '3 tensors, 28 B', [
      ['0', '2 tensors, 24 B', [
        ['conv1', '2 tensors, 24 B', [['weight', 'float32 [2, 1, 2]  16 B'], ['bias', 'float32 [2]  8 B']]],
      ]],
      ['1', '1 tensor, 4 B', [['weight', 'float32 [1]  4 B']]],
    ]],
    ['fc', 'float32 [0]  0 B'],
  ]);
  assert.deepEqual([symbols[0].range.start.line, symbols[0].range.end.line], [2, 4]);
  assert.deepEqual(await document.ask('foldingRange'), [[2, 4], [2, 3], [2, 3]].map(([startLine, endLine]) => ({ startLine, endLine })));
});

weightsTest('a tensor tells where it is and what its values are like', async ({ opened }) => {
  const document = await opened();
  const card = (await document.hover('layer1.0.conv1.weight')).contents.value;
  assert.match(card, /^`layer1\.0\.conv1\.weight`[\s\S]*float32 .*2, 1, 2.*, 4 elements, 16 bytes/);
  assert.ok(card.includes(`at byte ${dataStart} of the file`), card);
  assert.match(card, /least -2, greatest 1, mean -0\.5, 1 NaN, 1 infinity$/);
  assert.match((await document.hover('16 B')).contents.value, /conv1\.weight/);
  assert.match((await document.hover('layer1.1')).contents.value, /1 element, 4 bytes/);
  assert.doesNotMatch((await document.hover('fc')).contents.value, /NaN/);
  assert.equal(await document.hover('format'), null);
});

weightsTest('a file that is written again is read again, and values of another file are not shown', async ({ folder, opened, show }) => {
  const document = await opened();
  folder.write('net.safetensors', safetensors({ other: { shape: [3], numbers: [1, 2, 3] } }));
  const card = (await document.hover('layer1.0.conv1.weight')).contents.value;
  assert.match(card, /written again/);
  assert.doesNotMatch(card, /least/);
  assert.match((await show()).text, /other  float32 \[3\]/);
});
