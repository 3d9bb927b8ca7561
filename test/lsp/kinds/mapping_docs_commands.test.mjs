// The commands for writers of mapping documents: the table, the preview, new documents, help.
import { strict as assert } from 'node:assert';

import { full, withChanges } from '../harness/clients.mjs';
import { docPath, DocsFolder, soundDoc, tableRow, tableSource } from '../harness/docs_folder.mjs';
import { sessionTest } from '../harness/session.mjs';
import { applyEdits } from '../harness/text.mjs';

const table = 'pytorch_api_mapping_cn.md';
const files = {
  [docPath()]: soundDoc(),
  [docPath('torch.demo.shift')]: soundDoc('torch.demo.shift', 'paddle.demo.shift'),
  [table]: tableSource(tableRow('torch.demo.')),
};
const creates = withChanges(full, { workspace: { workspaceEdit: { resourceOperations: ['create', 'rename', 'delete'] } } });

function commandTest(name, test, options = {}) {
  sessionTest(name, { client: creates, ...options }, async server => {
    const folder = new DocsFolder({ ...files, ...options.files });
    const applied = [];
    server.answer('workspace/applyEdit', ({ edit }) => { applied.push(edit); return { applied: true }; });
    const open = async path => {
      const document = server.open(folder.uri(path), { ...files, ...options.files }[path], { languageId: 'markdown' });
      return { document, diagnostics: await document.diagnostics() };
    };
    try {
      await test({ server, folder, applied, open });
    } finally {
      folder.remove();
    }
  });
}

commandTest('the table is generated into its source as one edit', async ({ server, folder, applied, open }) => {
  const { document } = await open(table);
  await server.command('paddleLs.docs.generateTable', folder.uri(table));
  const [{ documentChanges: [{ textDocument, edits }] }] = applied;
  assert.deepEqual(textDocument, { uri: document.uri, version: 1 });
  const rows = applyEdits(document.text, edits, 'utf-16').split('\n').filter(line => line.startsWith('| 1 |') || line.startsWith('| 2 |'));
  assert.match(rows[0], /torch\.demo\.scale.*paddle\.demo\.scale.*仅参数名不一致/);
  assert.match(rows[1], /torch\.demo\.shift/);
});

commandTest('the table goes into another file where one is named, and is fresh from then on', async ({ server, folder, applied }) => {
  const output = folder.uri('table.md');
  await server.command('paddleLs.docs.generateTable', { uri: folder.uri(table), output });
  const [create, { edits: [{ newText }] }] = applied[0].documentChanges;
  assert.deepEqual([create.kind, create.uri], ['create', output]);
  const check = { uri: folder.uri(table), output, check: true };
  assert.deepEqual(await server.command('paddleLs.docs.generateTable', check), { fresh: false, rows: 2 });
  folder.write('table.md', newText);
  assert.deepEqual(await server.command('paddleLs.docs.generateTable', check), { fresh: true, rows: 2 });
});

const twice = tableSource(tableRow('torch.demo.'), '| NOT-IMPLEMENTED-ITEM(`torch.demo.shift`, https://pytorch.org/x.html, 可新增) |');

commandTest('an API that would get two rows stops everything, both places are named', async ({ server, folder, applied }) => {
  const generate = more => server.command('paddleLs.docs.generateTable', { uri: folder.uri(table), ...more });
  await assert.rejects(generate({}), error => {
    assert.match(error.message, /pytorch_api_mapping_cn\.md:5: torch\.demo\.shift gets 2 rows, from api_difference\/torch\/torch\.demo\.shift\.md/);
    assert.match(error.message, /pytorch_api_mapping_cn\.md:6: torch\.demo\.shift gets 2 rows/);
    return true;
  });
  assert.equal(applied.length, 0);
  await generate({ allowDuplicates: true });
  assert.equal(applied.length, 1);
}, { files: { [table]: twice } });

commandTest('the preview shows what readers see, and no raw HTML', async ({ server, open }) => {
  const { document } = await open(docPath());
  document.replaceAll(soundDoc().replace('具体如下：', '具体如下：<script>alert(1)</script>'));
  const { html } = await server.command('paddleLs.docs.preview', document.uri);
  assert.match(html, /<table>[^]*<td>dim<\/td>/);
  assert.ok(!html.includes('<script>'));
  await document.diagnostics();
  const { text } = await server.request('workspace/textDocumentContent', { uri: `paddle-ls:/preview.html?${encodeURIComponent(document.uri)}` });
  assert.equal(text, html);
});

commandTest('a new document is made from the rule of its API, and has no errors', async ({ server, folder, applied }) => {
  await server.command('paddleLs.docs.new', { api: 'torch.std', folder: folder.uri('api_difference/torch') });
  const [create, { edits: [{ newText }] }] = applied[0].documentChanges;
  assert.equal(create.uri, folder.uri(docPath('torch.std')));
  const document = server.open(create.uri, newText, { languageId: 'markdown' });
  assert.deepEqual((await document.diagnostics()).filter(({ severity, code }) => severity === 1 && !code.startsWith('workspace/')), []);
  await assert.rejects(server.command('paddleLs.docs.new', 'torch.nothing'), /no conversion rule exists for/);
});

commandTest('every problem leads to a help page that gives the rule and an example', async ({ server, open }) => {
  const { document } = await open(docPath());
  document.replaceAll(soundDoc().replace('仅参数名不一致 ]', '仅参数名不同 ]'));
  const [{ codeDescription }] = await document.diagnostics();
  assert.equal(codeDescription.href, 'paddle-ls:/help/title/category-unknown.md');
  const { text } = await server.request('workspace/textDocumentContent', { uri: codeDescription.href });
  assert.match(text, /^# title\/category-unknown\n[^]*Wrong:[^]*Right:/);
}, { client: withChanges(creates, { workspace: { textDocumentContent: { dynamicRegistration: false } } }) });

commandTest('a client without virtual documents is led to the installed page', async ({ open }) => {
  const { document } = await open(docPath());
  document.replaceAll(soundDoc().replace('仅参数名不一致 ]', '仅参数名不同 ]'));
  const [{ codeDescription }] = await document.diagnostics();
  assert.match(codeDescription.href, /^file:\/\/.*\/help\/title\/category-unknown\.md$/);
});

commandTest('mapping files are compared with documents where settings name them', async ({ server, folder, open }) => {
  folder.write('api_mapping.json', JSON.stringify({ 'torch.demo.scale': { Matcher: 'M', paddle_api: 'paddle.demo.grow' } }));
  server.notify('workspace/didChangeConfiguration', { settings: { paddleLs: { mappingDocs: { compareWith: [folder.path('api_mapping.json')] } } } });
  const { diagnostics: [difference] } = await open(docPath());
  assert.equal(difference.code, 'x/paconvert-dst-api');
  assert.equal(difference.relatedInformation[0].location.uri, folder.uri('api_mapping.json'));
});

commandTest('signatures are compared with the reference of Paddle, and its signature is offered', async ({ server, folder, open }) => {
  folder.write('reference/docs/api/paddle/demo/scale_cn.rst', '.. py:function:: paddle.demo.scale(x, axis=0)\n');
  server.notify('workspace/didChangeConfiguration', { settings: { paddleLs: { mappingDocs: { compareWith: [folder.path('reference')] } } } });
  const { document, diagnostics: [difference] } = await open(docPath());
  assert.equal(difference.code, 'x/paddle-signature');
  assert.equal(difference.relatedInformation[0].location.uri, folder.uri('reference/docs/api/paddle/demo/scale_cn.rst'));
  const actions = await server.request('textDocument/codeAction', {
    textDocument: { uri: document.uri }, range: difference.range, context: { diagnostics: [difference] },
  });
  assert.deepEqual(actions.map(({ title }) => title).filter((title) => title.includes('reference')), ['Use the signature of the reference']);
}, { client: creates });

commandTest('signatures are compared with the release of PyTorch, and its signature is offered', async ({ server, open }) => {
  const { document } = await open(docPath());
  document.replaceAll(soundDoc().replaceAll('torch.demo.scale', 'torch.nn.Softmin').replaceAll('(input, dim)', '(dims=None)'));
  const found = (await document.diagnostics()).find(({ code }) => code === 'x/torch-signature');
  assert.match(found.message, /PyTorch 2\.9\.1: torch\.nn\.Softmin\(dim=None\)/);
  assert.equal(found.relatedInformation[0].location.uri, document.uri);
  const actions = await server.request('textDocument/codeAction', {
    textDocument: { uri: document.uri }, range: found.range, context: { diagnostics: [found] },
  });
  assert.ok(actions.some(({ title }) => title === 'Rename the parameter to dim'));
}, { client: creates });

commandTest('a severity in the settings holds for codes of documents, and off hides them', async ({ server, open }) => {
  const severity = { 'note/no-period': 'hint', 'title/style': 'off' };
  server.notify('workspace/didChangeConfiguration', { settings: { paddleLs: { diagnostics: { severity } } } });
  const { document } = await open(docPath());
  document.replaceAll(soundDoc().replace('## [ 仅参数名不一致 ]', '## [仅参数名不一致] ').replace('轴，仅参数名不一致。', '轴，仅参数名不一致'));
  assert.deepEqual((await document.diagnostics()).map(({ code, severity: level }) => [code, level]), [['note/no-period', 4]]);
});

commandTest('the profile of the settings holds over the layout', async ({ server, open }) => {
  server.notify('workspace/didChangeConfiguration', { settings: { paddleLs: { mappingDocs: { profile: 'v2' } } } });
  const { document } = await open(docPath());
  document.replaceAll(soundDoc().replace('## [ 仅参数名不一致 ]', '## [仅参数名不一致]'));
  assert.deepEqual((await document.diagnostics()).map(({ code, severity }) => [code, severity]), [['title/style', 1]]);
});
