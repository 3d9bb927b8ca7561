// Legacy models and PIR text in an editor.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';

import { withChanges, withModels } from '../harness/clients.mjs';
import { DocsFolder } from '../harness/docs_folder.mjs';
import { pick } from '../harness/document.mjs';
import { sessionTest } from '../harness/session.mjs';
import { applyEdits } from '../harness/text.mjs';

const net = 'import paddle\n\n\ndef forward(x):\n    y = paddle.nn.functional.relu(x)\n    return y.strange()\n';

const variable = name => `vars { name: '${name}' type { type: LOD_TENSOR lod_tensor { tensor { data_type: FP32 dims: 2 dims: 3 } } } }\n`;
const stack = (file, line, source) => `attrs { name: 'op_callstack' type: STRINGS strings: '  File "${file}", line ${line}, in forward' strings: '    ${source}' }`;
const op = (type, input, output, more) => `ops { type: '${type}' inputs { parameter: 'X' arguments: '${input}' } outputs { parameter: 'Out' arguments: '${output}' } ${more} }\n`;
const feed = `ops { type: 'feed' inputs { parameter: 'X' arguments: 'feed' } outputs { parameter: 'Out' arguments: 'image' } attrs { name: 'col' type: INT i: 0 } }\n`;

// A saved program, as protobuf text: image -> relu -> an operator that no Paddle has.
const model = python => `blocks { idx: 0 parent_idx: -1\n` +
  `vars { name: 'feed' type { type: FEED_MINIBATCH } persistable: true }\n` + ['image', 'hidden', 'result'].map(variable).join('') +
  feed + op('relu', 'image', 'hidden', stack(python, 5, 'y = paddle.nn.functional.relu(x)')) +
  op('strange_op', 'hidden', 'result', stack(python, 6, 'return y.strange()')) + '}\n';

const pir = `{
    (%0) = "pd_op.data" () {dtype:float32,name:"x",place:Place(undefined:0),shape:[2,3]} : () -> tensor<2x3xf32>
    (%1) = "pd_op.relu" (%0) {} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    (%7) = "pd_op.exp" (%1) {} : (tensor<2x3xf32>) -> tensor<2x3xf32>
}
`;

const client = withChanges(withModels, { workspace: { textDocumentContent: { dynamicRegistration: false } }, window: { showMessage: {} } });

function irTest(name, test) {
  sessionTest(name, { client, initialize: { initializationOptions: { inlayHints: { enable: true } } } }, async server => {
    const folder = new DocsFolder({ 'net.py': net, 'x.pir': pir });
    folder.write('net.pdmodel', model(folder.path('net.py')));
    const shown = [];
    server.answer('window/showDocument', params => { shown.push(params); return { success: true }; });
    server.answer('window/workDoneProgress/create', () => null);
    const translate = more => server.command('paddleLs.ir.translate', { uri: folder.uri('net.pdmodel'), ...more });
    // Opens the virtual document as an editor does that shows it.
    const translated = async more => {
      const { uri, text } = await translate(more);
      const document = server.open(uri, text, { languageId: 'pir' });
      return { document, diagnostics: await document.diagnostics() };
    };
    try {
      await test({ server, folder, shown, translate, translated });
    } finally {
      folder.remove();
    }
  });
}

irTest('a legacy model is translated, and the client is asked to show it', async ({ server, folder, shown, translate }) => {
  const { uri, text, findings } = await translate();
  assert.match(text, /\(%1\) = "pd_op\.relu" \(%0\)/);
  assert.match(uri, /^paddle-ls:\/ir\/3\.3\.1\/tolerant\/net\.pdmodel\.pir\?file:/);
  await server.sync();
  assert.deepEqual(shown.map(({ uri }) => uri), [uri]);
  assert.deepEqual(findings.map(({ code, block, op, python }) => [code, block, op, python.line]), [['IR101', 0, 2, 6]]);
  const content = await server.request('workspace/textDocumentContent', { uri });
  assert.equal(content.text, text);
  const bytes = Buffer.from(model(folder.path('net.py'))).toString('base64');
  assert.equal((await server.command('paddleLs.ir.translate', { bytes })).text, text);
});

irTest('strict mode refuses with Paddle\'s own words, and a file that is not a model says why', async ({ server, folder, translate }) => {
  await assert.rejects(translate({ mode: 'strict' }), /Op strange_op should have corresponding OpInfo/);
  await assert.rejects(translate({ uri: folder.uri('net.py') }), /net\.py/);
  await assert.rejects(translate({ uri: folder.uri('nothing.pdmodel') }), /nothing\.pdmodel/);
  await assert.rejects(translate({ dialect: '1.8' }), /1\.8|version/);
  await assert.rejects(server.command('paddleLs.ir.translate', {}), /"uri"/);
});

irTest('each failure is shown at its operation, with the Python line and the defining operation', async ({ folder, translated }) => {
  const { document, diagnostics } = await translated();
  const failure = diagnostics.find(({ code }) => code === 'IR101');
  assert.match(document.text.split('\n')[failure.range.start.line], /strange_op/);
  const [python] = failure.relatedInformation;
  assert.equal(python.location.uri, folder.uri('net.py'));
  assert.equal(python.location.range.start.line, 5);
});

irTest('a Python file shows what the translation of its model found, on its line', async ({ server, folder, translate }) => {
  const python = server.open(folder.uri('net.py'), net, { languageId: 'python' });
  assert.deepEqual(await python.diagnostics(), []);
  await translate();
  const [remark] = await python.diagnostics();
  assert.equal(remark.code, 'IR101');
  assert.equal(remark.range.start.line, 5);
});

irTest('a value leads to its variable and to its Python line', async ({ server, folder, shown, translated }) => {
  const { document } = await translated();
  const card = await document.hover('(%1)', 1);
  assert.match(card.contents.value, /tensor<2x3xf32>[\s\S]*variable `hidden`[\s\S]*legacy operator `relu`, number 1 of block 0[\s\S]*net\.py:5/);
  const [place] = await document.ask('definition', 'pd_op.relu');
  assert.deepEqual([place.uri, place.range.start.line], [folder.uri('net.py'), 4]);
  const line = document.rangeOf('pd_op.relu').start.line;
  assert.deepEqual(await server.command('paddleLs.ir.goToPython', { uri: document.uri, line }), place);
  assert.deepEqual(await server.command('paddleLs.ir.goToPython', { uri: document.uri, block: 0, op: 1 }), place);
  await server.sync();
  assert.equal(shown.at(-1).uri, folder.uri('net.py'));
  const action = pick(await document.codeActions('pd_op.relu'), /Python line/);
  assert.deepEqual(await server.command(action.command.command, ...action.command.arguments), place);
  const legacy = pick(await document.codeActions('pd_op.relu'), /legacy operator/);
  const there = await server.command(legacy.command.command, ...legacy.command.arguments);
  const before = (await server.request('workspace/textDocumentContent', { uri: there.uri })).text.split('\n');
  assert.match(before.slice(there.range.start.line, there.range.end.line + 1).join('\n'), /relu/);
  const links = await document.ask('documentLink');
  assert.ok(links.some(({ target }) => target === `${folder.uri('net.py')}#L5`));
  const hints = await document.ask('inlayHint', undefined, { range: { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } } });
  assert.deepEqual(hints.map(({ label }) => label), ['image', 'hidden', 'result']);
});

irTest('two programs are compared, counted, drawn and saved', async ({ server, folder }) => {
  const uri = folder.uri('x.pir');
  folder.write('y.pir', pir.replace('pd_op.exp', 'pd_op.tanh'));
  assert.deepEqual(await server.command('paddleLs.ir.diff', { left: uri, right: uri }), { equal: true, text: '' });
  const { equal, text } = await server.command('paddleLs.ir.diff', { left: uri, right: folder.uri('y.pir') });
  assert.equal(equal, false);
  assert.match(text, /-.*pd_op\.exp[\s\S]*\+.*pd_op\.tanh/);
  const counted = await server.command('paddleLs.ir.stats', { uri });
  assert.deepEqual([counted.operations, counted.ops['pd_op.relu']], [3, 1]);
  assert.match((await server.command('paddleLs.ir.graph', { uri })).text, /<svg/);
  assert.match((await server.command('paddleLs.ir.graph', { uri, format: 'dot' })).text, /digraph/);
  assert.equal(JSON.parse((await server.command('paddleLs.ir.toJson', { uri })).text).base_code.magic, 'pir');
});

const old = `blocks { idx: 0 parent_idx: -1\n` +
  `vars { name: 'feed' type { type: FEED_MINIBATCH } persistable: true }\n` + ['image', 'flat'].map(variable).join('') +
  feed + op('flatten2', 'image', 'flat', `attrs { name: 'axis' type: INT i: 1 }`) + '}\n';

irTest('a model of an older release is written for Paddle 3, by a lens above it', async ({ server, folder }) => {
  folder.write('old.pdmodel', old);
  const { uri, text } = await server.command('paddleLs.ir.translate', { uri: folder.uri('old.pdmodel') });
  const document = server.open(uri, text, { languageId: 'pir' });
  const lens = (await document.ask('codeLens')).find(({ command }) => /Paddle 3/.test(command.title));
  assert.equal(lens.command.command, 'paddleLs.ir.upgrade');
  await document.diagnostics();
  const answer = await server.command(lens.command.command, ...lens.command.arguments);
  assert.deepEqual(answer.lines, ['1\tflatten2 -> flatten_contiguous_range']);
  assert.deepEqual(answer.failures, []);
  assert.equal(answer.program, folder.uri('paddle3/old.json'));
  assert.equal(JSON.parse(readFileSync(folder.path('paddle3/old.json'))).base_code.magic, 'pir');
  assert.match((await server.claim('window/showMessage')).message, /1 of 2 operators replaced/);
  await assert.rejects(server.command('paddleLs.ir.upgrade', { uri: folder.uri('old.pdmodel') }), /exists already/);
});

irTest('a model that Paddle 3 has no operators for is not written', async ({ server, folder }) => {
  const answer = await server.command('paddleLs.ir.upgrade', { uri: folder.uri('net.pdmodel') });
  assert.equal(answer.program, null);
  assert.match(answer.failures[0], /block 0, op 2 \(strange_op\): error\[IR101\]/);
  assert.match((await server.claim('window/showMessage')).message, /net\.pdmodel is not written/);
  await assert.rejects(server.command('paddleLs.ir.upgrade', {}), /"uri"/);
  await assert.rejects(server.command('paddleLs.ir.upgrade', { uri: folder.uri('nothing.pdmodel') }), /nothing/);
});

irTest('PIR text that is typed is checked', async ({ server, folder }) => {
  const document = server.open(folder.uri('x.pir'), pir, { languageId: 'pir' });
  assert.deepEqual(await document.diagnostics(), []);
  document.replace(['"pd_op.exp" (%1)', '"pd_op.exp" (%5)']);
  const [undefined_] = await document.diagnostics();
  assert.equal(undefined_.code, 'pir-undefined');
  assert.deepEqual(undefined_.range, document.rangeOf('%5'));
});

irTest('PIR in the fences of a Markdown document is checked and explained in place', async ({ server, folder }) => {
  const fence = '```pir\n(%0) = "pd_op.data" () {} : () -> tensor<2xf32>\n(%1) = "pd_op.relu" (%0) {} : (tensor<2xf32>) -> tensor<2xf32>\n```\n';
  const document = server.open(folder.uri('notes.md'), `# Größe\n\n${fence}\nAgain, with braces:\n\n\`\`\`pir\n${pir}\`\`\`\n`, { languageId: 'markdown' });
  assert.deepEqual(await document.diagnostics(), []);
  const card = await document.hover('%1', 1);
  assert.match(card.contents.value, /tensor<2xf32>[\s\S]*pd_op\.relu/);
  document.replace(['"pd_op.relu" (%0)', '"pd_op.relu" (%9)']);
  const [undefined_] = await document.diagnostics();
  assert.equal(undefined_.code, 'pir-undefined');
  assert.deepEqual(undefined_.range, document.rangeOf('%9'));
});

irTest('values have definitions, references, highlights and names that can be changed', async ({ server, folder }) => {
  const document = server.open(folder.uri('x.pir'), pir, { languageId: 'pir' });
  await document.diagnostics();
  const [definition] = await document.ask('definition', '%1) {}');
  assert.deepEqual(definition.range, document.rangeOf('%1'));
  assert.equal((await document.ask('references', '%1', { context: { includeDeclaration: true } })).length, 2);
  assert.deepEqual((await document.ask('documentHighlight', '%1')).map(({ kind }) => kind), [3, 2]);
  const { documentChanges: [{ edits }] } = await document.ask('rename', '%1', { newName: '%hidden' });
  assert.match(applyEdits(document.text, edits, 'utf-16'), /\(%hidden\) = "pd_op\.relu"[\s\S]*"pd_op\.exp" \(%hidden\)/);
  await assert.rejects(document.ask('rename', '%1', { newName: '%7' }), /another value/);
  const symbols = await document.ask('documentSymbol');
  assert.deepEqual(symbols.map(({ name }) => name), ['pd_op.data']);
  const { data } = await document.ask('semanticTokens/full');
  assert.ok(data.length > 5 * 10);
});

irTest('a program is renumbered and printed as another Paddle prints it', async ({ server, folder }) => {
  const document = server.open(folder.uri('x.pir'), pir, { languageId: 'pir' });
  await document.diagnostics();
  const actions = await document.codeActions('pd_op.exp', { only: ['refactor.rewrite'] });
  assert.match(await document.textAfter(pick(actions, /^Renumber/)), /\(%2\) = "pd_op\.exp"/);
  assert.match(await document.textAfter(pick(actions, /2\.6/)), /dtype:\(pd_op\.DataType\)float32/);
});
