// What an editor asks about mapping documents and table sources besides their problems.
import { strict as assert } from 'node:assert';

import { full, withChanges, withModels } from '../harness/clients.mjs';
import { docPath, DocsFolder, soundDoc, tableRow, tableSource } from '../harness/docs_folder.mjs';
import { sessionTest } from '../harness/session.mjs';
import { applyEdits, positionAt } from '../harness/text.mjs';

const shift = docPath('torch.demo.shift');
const table = 'pytorch_api_mapping_cn.md';
const alias = '| ALIAS-REFERENCE-ITEM(`torch.demo.zoom`, `torch.demo.scale`) |';
const files = {
  [docPath()]: soundDoc(),
  [shift]: soundDoc('torch.demo.shift', 'paddle.demo.shift'),
  [table]: tableSource(tableRow('torch.demo.'), alias),
};
const client = withChanges(withModels, { workspace: { workspaceEdit: { resourceOperations: ['create', 'rename', 'delete'] } } });

// Runs `test` with a folder of documents; `document.ask(method, snippet, more)` asks at the start of a snippet.
function featureTest(name, test, options = {}) {
  sessionTest(name, { client, ...options }, async server => {
    const folder = new DocsFolder(files);
    const open = async (path, text = files[path]) => {
      const document = server.open(folder.uri(path), text, { languageId: 'markdown' });
      await document.diagnostics();
      return document;
    };
    try {
      await test({ server, folder, open });
    } finally {
      folder.remove();
    }
  });
}

featureTest('inside the brackets of the title the categories are offered, and one replaces what is there', async ({ open }) => {
  const document = await open(docPath(), soundDoc().replace('## [ 仅参数名不一致 ]', '## [ 参 ]'));
  const { items } = await document.ask('completion', ' ]torch');
  const item = items.find(({ label }) => label === '参数完全一致');
  const completed = applyEdits(document.text, [item.textEdit], 'utf-16');
  assert.match(completed, /^## \[ 参数完全一致 \]torch\.demo\.scale\n/);
});

featureTest('in a cell the parameters of the signature are offered, those without a row first', async ({ open }) => {
  const document = await open(docPath(), soundDoc().replace('| dim     |', '|         |'));
  const row = document.text.indexOf('|         |') + 2;
  const { items } = await document.ask('completion', undefined, { position: positionAt(document.text, row, 'utf-16') });
  assert.equal(items[0].label, 'dim');
  assert.deepEqual(items.map(({ sortText }) => sortText), items.map(({ sortText }) => sortText).sort());
});

featureTest('in a table source macros are offered, and then documented APIs', async ({ open }) => {
  const document = await open(table, files[table] + '| \n');
  const macros = await document.ask('completion', undefined, { position: { line: 6, character: 2 } });
  assert.ok(macros.items.some(({ label }) => label === 'NOT-IMPLEMENTED-ITEM'));
  // After other text of a row there is nothing to complete, and a range never starts inside a character.
  const header = await document.ask('completion', 'Pytorch 最新');
  assert.deepEqual(header.items, []);
  document.replaceAll(files[table].replace('`torch.demo.scale`)', '`torch.demo.s`)'));
  await document.diagnostics();
  const apis = await document.ask('completion', '`) |\n', {
    position: positionAt(document.text, document.text.indexOf('demo.s`') + 6, 'utf-16'),
  });
  assert.deepEqual(apis.items.map(({ label }) => label), ['torch.demo.scale', 'torch.demo.shift']);
});

featureTest('an alias leads to the document of its target, a table macro to all documents it takes in', async ({ folder, open }) => {
  const document = await open(table);
  const ofAlias = await document.ask('definition', 'torch.demo.zoom');
  assert.deepEqual(ofAlias.map(({ uri }) => uri), [folder.uri(docPath())]);
  const ofMacro = await document.ask('definition', 'REFERENCE-MAPPING-TABLE');
  assert.deepEqual(ofMacro.map(({ uri }) => uri), [folder.uri(docPath()), folder.uri(shift)]);
});

featureTest('references of an API are its document and the rows that name it', async ({ folder, open }) => {
  const document = await open(docPath());
  const found = await document.ask('references', 'torch.demo.scale', { context: { includeDeclaration: true } });
  assert.deepEqual(found.map(({ uri, range }) => [uri, range.start.line]), [[folder.uri(docPath()), 0], [folder.uri(table), 5]]);
});

featureTest('a parameter is highlighted in its signature and in its row', async ({ open }) => {
  const document = await open(docPath());
  const found = await document.ask('documentHighlight', 'dim)');
  assert.deepEqual(found.map(({ range, kind }) => [range.start.line, kind]), [[5, 3], [21, 2]]);
});

featureTest('renaming an API renames its title, headings, signature, file and rows at once', async ({ folder, open }) => {
  const document = await open(docPath());
  const { range, placeholder } = await document.ask('prepareRename', 'torch.demo.scale');
  assert.equal(placeholder, 'torch.demo.scale');
  assert.deepEqual(range, document.rangeOf('torch.demo.scale'));
  const { documentChanges } = await document.ask('rename', 'torch.demo.scale', { newName: 'torch.demo.grow' });
  const edited = Object.fromEntries(documentChanges.filter(({ textDocument }) => textDocument).map(({ textDocument, edits }) => [textDocument.uri, edits]));
  const after = applyEdits(document.text, edited[document.uri], 'utf-16');
  assert.match(after, /^## \[ 仅参数名不一致 \]torch\.demo\.grow\n\n### \[torch\.demo\.grow\]/);
  assert.match(after, /```python\ntorch\.demo\.grow\(input, dim\)/);
  assert.match(applyEdits(files[table], edited[folder.uri(table)], 'utf-16'), /`torch\.demo\.zoom`, `torch\.demo\.grow`/);
  assert.deepEqual(documentChanges.at(-1), { kind: 'rename', oldUri: document.uri, newUri: folder.uri(docPath('torch.demo.grow')) });
});

featureTest('a name that is taken, or is none, is refused with the reason', async ({ open }) => {
  const document = await open(docPath());
  for (const [newName, reason] of [['torch.demo.shift', /has a document already/], ['torch.demo. x', /not the name of an API/]]) {
    await assert.rejects(document.ask('rename', 'torch.demo.scale', { newName }), reason);
  }
});

featureTest('the outline holds the sections, and the rows of the table below it', async ({ open }) => {
  const [symbol, ...others] = await (await open(docPath())).ask('documentSymbol');
  assert.equal(others.length, 0);
  assert.equal(symbol.name, 'torch.demo.scale');
  const rows = symbol.children.find(({ children }) => children?.some(({ name }) => name.includes('dim')));
  assert.equal(rows.children.length, 2);
});

featureTest('a client without nested symbols gets them flat', async ({ open }) => {
  const symbols = await (await open(docPath())).ask('documentSymbol');
  assert.ok(symbols.length > 3);
  assert.ok(symbols.every(({ location }) => location.range));
}, { client: full });

featureTest('the workspace finds documents by the letters of their API', async ({ server, folder, open }) => {
  await open(docPath());
  const found = await server.request('workspace/symbol', { query: 'demoSH' });
  assert.deepEqual(found.map(({ name, location }) => [name, location.uri]), [['torch.demo.shift', folder.uri(shift)]]);
});

featureTest('sections fold, and addresses of headings are links', async ({ open }) => {
  const document = await open(docPath());
  const folds = await document.ask('foldingRange');
  assert.ok(folds.some(({ startLine, endLine }) => startLine === 4 && endLine === 6), 'the block of the signature');
  const [first] = await document.ask('documentLink');
  assert.match(first.target, /^https:\/\/pytorch\.org\//);
});

featureTest('above the title are links to the rows that are made from the document', async ({ server, folder, open }) => {
  const document = await open(docPath());
  const lenses = await document.ask('codeLens');
  assert.deepEqual(lenses.map(({ command }) => command.title), [`row 1 in ${table}`, 'alias torch.demo.zoom']);
  let shown;
  server.answer('window/showDocument', params => { shown = params; return { success: true }; });
  const { command } = lenses[1];
  await server.command(command.command, ...command.arguments);
  await server.sync();
  assert.equal(shown.uri, folder.uri(table));
  assert.equal(shown.selection.start.line, 5);
});

featureTest('colours tell category, API and parameter', async ({ server, open }) => {
  const { legend } = server.initializeResult.capabilities.semanticTokensProvider;
  const { data } = await (await open(docPath())).ask('semanticTokens/full');
  const types = new Set(data.filter((_, i) => i % 5 === 3).map(type => legend.tokenTypes[type]));
  assert.deepEqual([...types].sort(), ['enumMember', 'function', 'parameter']);
});

featureTest('formatting aligns the table, a second time it has nothing to do', async ({ open }) => {
  const document = await open(docPath(), soundDoc().replace('| dim     | axis         | 轴', '|dim|axis| 轴'));
  const options = { tabSize: 4, insertSpaces: true };
  const edits = await document.ask('formatting', undefined, { options });
  document.replaceAll(applyEdits(document.text, edits, 'utf-16'));
  await document.diagnostics();
  assert.match(document.text, /\| dim +\| axis +\| 轴/);
  assert.deepEqual(await document.ask('formatting', undefined, { options }), []);
  const range = document.rangeOf('### 参数映射');
  assert.deepEqual(await document.ask('rangeFormatting', undefined, { options, range }), []);
});

sessionTest('a client that lets features be registered hears which files they are for', {
  client: withChanges(full, { textDocument: { foldingRange: { dynamicRegistration: true }, formatting: { dynamicRegistration: true } } }),
}, async server => {
  await server.sync();
  const { capabilities } = server.initializeResult;
  assert.ok(!capabilities.foldingRangeProvider && !capabilities.documentFormattingProvider);
  assert.ok(capabilities.definitionProvider);
  const selector = ['**/.paddle-ls/templates.json', '**/*.in', '**/*.env.json', '**/*.pir', '**/*.md'].map(pattern => ({ pattern })).concat({ scheme: 'paddle-ls' });
  assert.deepEqual(server.registrations.map(({ method, registerOptions }) => [method, registerOptions.documentSelector]), [
    ['textDocument/foldingRange', selector], ['textDocument/formatting', selector],
  ]);
});
