// Functions that paddle.jit.to_static converts: hazards, their fixes, and what control flow becomes.
import { strict as assert } from 'node:assert';

import { withChanges, withModels } from '../harness/clients.mjs';
import { DocsFolder } from '../harness/docs_folder.mjs';
import { pick } from '../harness/document.mjs';
import { sessionTest } from '../harness/session.mjs';

const broken = `import paddle
import torch

@paddle.jit.to_static(full_graph=True)
def first_falling(pairs, x: paddle.Tensor):
    seen = 0
    for a, b in pairs:
        if a > b:
            break
        seen += 1
    if x > 0:
        y = torch.abs(x)
    else:
        y = x
    return seen, y
`;

const codes = diagnostics => diagnostics.map(({ code }) => code).sort();

sessionTest('a broken loop is shown beside the torch uses of the file, and its fix mends it', {}, async server => {
  const document = server.open('net.py', broken);
  const before = await document.diagnostics();
  assert.ok(codes(before).includes('static-D03-tuple-target-break'), JSON.stringify(before));
  assert.ok(codes(before).includes('torch-api'));
  const hazard = before.find(({ code }) => code === 'static-D03-tuple-target-break');
  assert.deepEqual(hazard.range, document.rangeOf('a, b'));
  assert.equal(hazard.severity, 1);

  const actions = await document.codeActions('a, b', { diagnostics: [hazard] });
  const fix = pick(actions, /Unpack the items in the body of the loop/);
  document.replaceAll(await document.textAfter(fix));
  assert.match(document.text, /for item in pairs:\n {8}a, b = item\n/);
  assert.deepEqual(codes(await document.diagnostics()), codes(before).filter(code => !code.startsWith('static-D03')));
});

sessionTest('the torch uses of a converted function keep their quick fixes', {}, async server => {
  const document = server.open('net.py', broken);
  await document.diagnostics();
  const actions = await document.codeActions('torch.abs');
  assert.ok(actions.some(({ title }) => title.includes('paddle.abs')), JSON.stringify(actions));
});

sessionTest('hover on control flow says what it becomes and whether its test is a tensor', {}, async server => {
  const document = server.open('net.py', broken);
  await document.diagnostics();
  const { contents } = await document.hover('if x > 0');
  assert.match(contents.value, /_jst\.IfElse/);
  assert.match(contents.value, /\*\*tensor\*\*, because `x` is annotated/);
  assert.match(contents.value, /Carried: `y`/);
  const torch = await document.hover('torch.abs', 7);
  assert.match(torch.contents.value, /paddle\.abs/);
});

sessionTest('functions that nothing converts have no hazards', {}, async server => {
  const document = server.open('net.py', broken.replace(/^@.*\n/m, ''));
  assert.ok(!codes(await document.diagnostics()).some(code => code.startsWith('static-')));
});

const loop = `import paddle

@paddle.jit.to_static(full_graph=True)
def total(x: paddle.Tensor, n):
    for i in range(n):
        x = x + i
    return x
`;
const previews = withChanges(withModels, { workspace: { textDocumentContent: { dynamicRegistration: false } } });

function previewTest(name, test) {
  sessionTest(name, { client: previews }, async server => {
    const shown = [];
    server.answer('window/showDocument', ({ uri }) => { shown.push(uri); return { success: true }; });
    const document = server.open('net.py', loop);
    await document.diagnostics();
    const preview = more => server.command('paddleLs.toStatic.preview', { uri: document.uri, ...more });
    await test({ server, document, preview, shown });
  });
}

previewTest('the generated code of the function at the cursor is a document that follows the buffer', async ({ server, document, preview, shown }) => {
  const { uri, function: name, text } = await preview({ position: document.rangeOf('x + i').start });
  assert.equal(name, 'total');
  await server.sync();
  assert.deepEqual(shown, [uri]);
  assert.match(text, /_jst\.While/);
  const content = () => server.request('workspace/textDocumentContent', { uri });
  assert.equal((await content()).text, text);
  document.replace(['x + i', 'x * i']);
  await server.claim('workspace/textDocumentContent/refresh', params => params.uri === uri);
  assert.match((await content()).text, /x\) \* _jst\.Ld\(i\)/);
  await document.diagnostics();
});

previewTest('each line of generated code leads to its source line', async ({ server, document, preview, shown }) => {
  const { uri, text, lineMap } = await preview({ function: 'total', show: false });
  await server.sync();
  assert.deepEqual(shown, []);
  const lines = text.trimEnd().split('\n');
  assert.deepEqual(lineMap.map(([line]) => line), lines.map((_, line) => line));
  const line = lines.findIndex(each => each.includes('x) + '));
  assert.deepEqual(lineMap[line], [line, 5, 8, 'exact']);
  const [place] = await server.request('textDocument/definition', { textDocument: { uri }, position: { line, character: 4 } });
  assert.deepEqual([place.uri, place.range.start], [document.uri, { line: 5, character: 8 }]);
});

previewTest('each stage can be seen, by itself or all together', async ({ server, preview }) => {
  const { stages, text } = await preview({ function: 'total', level: 'all', show: false });
  assert.deepEqual(stages.map(({ level }) => level), stages.map((_, level) => level));
  assert.ok(stages.some(({ name, changed }) => name === 'LoopTransformer' && changed));
  assert.match(text, /^# level 0: source\n/);
  const source = await preview({ function: 'total', level: 0, show: false });
  assert.doesNotMatch(source.text, /_jst/);
  const again = await server.command('paddleLs.toStatic.preview', { uri: source.uri, show: false });
  assert.deepEqual(again, source);
});

previewTest('where conversion stops the last stage before that is shown, with the reason and its place', async ({ document, preview }) => {
  document.replace(['for i in range(n):\n', 'for i, j in n:\n        break\n']);
  const { text, refusal } = await preview({ function: 'total', show: false });
  assert.match(text, /^# BreakContinueTransformer raises AttributeError/);
  assert.deepEqual([refusal.pass, refusal.range], ['BreakContinueTransformer', document.rangeOf('i, j')]);
  await document.diagnostics();
});

previewTest('what cannot be previewed says why', async ({ server, document, preview }) => {
  await assert.rejects(preview({ function: 'nothing' }), /there is no function `nothing`/);
  await assert.rejects(preview({ position: { line: 0, character: 0 } }), /no function at this position/);
  await assert.rejects(preview({ function: 'total', level: 99 }), /unknown level 99/);
  await assert.rejects(preview({}), /"function" or a "position"/);
  await assert.rejects(server.command('paddleLs.toStatic.preview', { uri: 'file:///other.py', function: 'f' }), /not open/);
  const { uri } = await preview({ function: 'total', show: false });
  document.replace(['def total', 'def sum_up']);
  await document.diagnostics();
  assert.equal((await server.request('workspace/textDocumentContent', { uri })).text, '# there is no function `total`\n');
});

sessionTest('a function of a file that is not open is previewed as it is on disk', { client: previews }, async server => {
  const folder = new DocsFolder({ 'net.py': loop });
  const source = folder.uri('net.py');
  const { uri, text, lineMap } = await server.command('paddleLs.toStatic.preview', { uri: source, function: 'total', show: false });
  assert.match(text, /_jst\.While/);
  assert.equal((await server.request('workspace/textDocumentContent', { uri })).text, text);
  const line = lineMap.find(([, of]) => of === 5)[0];
  const [place] = await server.request('textDocument/definition', { textDocument: { uri }, position: { line, character: 0 } });
  assert.deepEqual([place.uri, place.range.start.line], [source, 5]);
  folder.remove();
});

previewTest('generated code that a client opens has no findings', async ({ server, preview }) => {
  const { uri, text } = await preview({ function: 'total', show: false });
  const shown = server.open(uri, `import torch\ntorch.abs(1)\n${text}`);
  assert.equal(await shown.hover('torch.abs'), null);   // and no diagnostics, which the session would find unexpected
});

const caller = `import paddle
from .layers import first

@paddle.jit.to_static(full_graph=True)
def total(xs):
    return first(xs)
`;
const callee = `def first(xs):
    for x in xs:
        return x
`;
const projectFiles = { '__init__.py': '', 'net.py': caller, 'layers.py': callee };
const hazards = async document => (await document.diagnostics()).filter(({ code }) => code.startsWith('static-'));

sessionTest('a hazard of another file is shown at the call that leads there, and goes when that file is mended', {}, async server => {
  const folder = new DocsFolder(projectFiles);
  const net = server.open(folder.uri('net.py'), caller);
  const [found, ...more] = await hazards(net);
  assert.deepEqual(more, []);
  assert.equal(found.code, 'static-D05-return-in-loop');
  assert.deepEqual(found.range, { start: { line: 5, character: 11 }, end: { line: 5, character: 16 } });
  assert.deepEqual(found.relatedInformation.map(({ location }) => location.uri),
    [folder.uri('layers.py'), net.uri, net.uri]);
  assert.equal(found.relatedInformation[0].location.range.start.line, 2);

  const layers = server.open(folder.uri('layers.py'), callee);
  const [own] = await hazards(layers);
  assert.deepEqual(own.range, layers.rangeOf('return x'));
  assert.deepEqual(own.relatedInformation.map(({ location }) => location.uri), [net.uri, net.uri]);

  layers.replace(['        return x\n', '        pass\n    return x\n']);
  assert.deepEqual(await hazards(layers), []);
  assert.deepEqual(await hazards(net), []);
  folder.remove();
});

sessionTest('a quick fix at the call mends the function of the other file, where that is', {}, async server => {
  const dropped = 'def first(xs):\n    for x in xs:\n        if x:\n            break\n    else:\n        x = None\n    return 1\n';
  const folder = new DocsFolder({ ...projectFiles, 'layers.py': dropped });
  const net = server.open(folder.uri('net.py'), caller);
  const [found, ...more] = await hazards(net);
  assert.deepEqual([found.code, ...more], ['static-D01-loop-else']);
  const actions = await net.codeActions('first(xs)', { diagnostics: [found] });
  const fix = pick(actions, /Use a flag and an `if` instead of `else` in layers\.py/);
  const [changed, ...others] = fix.edit.documentChanges ?? Object.entries(fix.edit.changes).map(([uri, edits]) => ({ textDocument: { uri }, edits }));
  assert.deepEqual([changed.textDocument.uri, others], [folder.uri('layers.py'), []]);
  assert.deepEqual(changed.edits.map(({ range, newText }) => [range.start.line, newText]),
    [[1, '    completed = True\n'], [3, '            completed = False\n'], [4, 'if completed']]);
  folder.remove();
});

sessionTest('a function is known to be converted by a file that is not open', {}, async server => {
  const folder = new DocsFolder({ ...projectFiles, '.gitignore': 'old/\n' });
  server.notify('workspace/didChangeWorkspaceFolders', { event: { added: [{ uri: folder.rootUri, name: 'net' }], removed: [] } });
  const layers = server.open(folder.uri('layers.py'), callee);
  const wait = async count => {
    let left = await hazards(layers);
    while (left.length !== count) left = await hazards(layers);
    return left;
  };
  const [own] = await wait(1);
  assert.deepEqual([own.code, own.range], ['static-D05-return-in-loop', layers.rangeOf('return x')]);
  assert.deepEqual(own.relatedInformation.map(({ location }) => [location.uri, location.range.start.line]),
    [[folder.uri('net.py'), 5], [folder.uri('net.py'), 3]]);
  folder.write('net.py', caller.replace('return first(xs)', 'return xs'));
  server.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: folder.uri('net.py'), type: 2 }] });
  await wait(0);
  folder.remove();
});

sessionTest('a pasted traceback is shown at the source of its generated frames, with links', {}, async server => {
  const folder = new DocsFolder({ 'net.py': 'def double(x):\n    return x * 2\n' });
  try {
    server.notify('workspace/didChangeWorkspaceFolders', { event: { added: [{ uri: folder.rootUri, name: 'net' }], removed: [] } });
    const generated = '  File "/home/ada/.cache/paddle/to_static_tmp/1/double_a1b2c3d.py", line 14, in double\n    __return_value_0 = _jst.Ld(x) * 2\n';
    const { text, links, frames } = await server.command('paddleLs.toStatic.mapTrace', `Traceback\n${generated}ValueError: no\n`);
    assert.equal(text, `Traceback\n  File "${folder.path('net.py')}", line 2, in double\n    return x * 2\nValueError: no\n`);
    assert.deepEqual(links.map(({ range, target }) => [range.start, target]), [[{ line: 1, character: 2 }, `${folder.uri('net.py')}#L2`]]);
    assert.deepEqual(frames.map(({ line, function: name, places }) => [line, name, places.map(({ uri }) => uri)]), [[1, 'double', [folder.uri('net.py')]]]);
    await assert.rejects(server.command('paddleLs.toStatic.mapTrace', {}), /must be a traceback/);
  } finally {
    folder.remove();
  }
});

previewTest('a line above a converted function leads to its generated code', async ({ server, document, shown }) => {
  const [lens, ...others] = await document.ask('codeLens');
  assert.equal(others.length, 0);
  assert.equal(lens.command.title, 'Show static code');
  assert.deepEqual(lens.range, document.rangeOf('total'));
  const { uri, function: name } = await server.command(lens.command.command, ...lens.command.arguments);
  assert.equal(name, 'total');
  await server.sync();
  assert.deepEqual(shown, [uri]);
});

const whole = { start: { line: 0, character: 0 }, end: { line: 100, character: 0 } };

sessionTest('tests that are tensors get a hint after them on request', { initialize: { initializationOptions: { inlayHints: { tensorTests: true } } } }, async server => {
  const document = server.open('net.py', broken);
  await document.diagnostics();
  const [hint, ...others] = await document.ask('inlayHint', undefined, { range: whole });
  assert.equal(others.length, 0);
  assert.deepEqual([hint.label, hint.position], ['tensor', document.rangeOf('x > 0').end]);
  assert.match(hint.tooltip.value, /annotated as Tensor/);
});

sessionTest('nothing is marked unless it is asked for, and hover explains `and`', {}, async server => {
  const document = server.open('net.py', broken.replace('if x > 0', 'if x > 0 and seen'));
  await document.diagnostics();
  assert.deepEqual(await document.ask('inlayHint', undefined, { range: whole }), []);
  assert.match((await document.hover('and seen')).contents.value, /_jst\.And/);
});

sessionTest('a registered layer of another file and its state are found at the call that saves it', {}, async server => {
  const folder = new DocsFolder({
    'registry.py': 'TABLE = {}\n\n\ndef register(kind):\n    TABLE[kind.__name__] = kind\n    return kind\n',
    'layers.py': 'from paddle import nn\nfrom registry import register\n\n\n@register\nclass Net(nn.Layer):\n    def __init__(self):\n        super().__init__()\n        self.step = 0\n\n    def forward(self, x):\n        self.step += 1\n        return x * self.step\n',
  });
  const net = server.open(folder.uri('net.py'), "import paddle\nimport layers\nfrom registry import TABLE\n\nnet = TABLE['Net']()\npaddle.jit.save(net, 'net')\n");
  const [found, ...more] = await hazards(net);
  assert.deepEqual([found.code, found.range, ...more], ['static-D68-kept-state', net.rangeOf('paddle.jit.save')]);
  const [place] = found.relatedInformation;
  assert.deepEqual([place.location.uri, place.location.range.start.line], [folder.uri('layers.py'), 11]);
  folder.remove();
});
