// Mapping documents in an editor: problems on their ranges, fixes until clean, and what other files say.
import { strict as assert } from 'node:assert';

import { full, withChanges, withPull } from '../harness/clients.mjs';
import { docPath, DocsFolder, soundDoc, tableRow, tableSource } from '../harness/docs_folder.mjs';
import { pick } from '../harness/document.mjs';
import { sessionTest } from '../harness/session.mjs';
import { kinds } from '../harness/wording.mjs';

const markdown = { languageId: 'markdown' };
const withRename = withChanges(full, { workspace: { workspaceEdit: { resourceOperations: ['create', 'rename', 'delete'] } } });

// Runs `test` with a folder of documents and a function that opens one of them.
function docsTest(name, files, options, test) {
  sessionTest(name, options, async server => {
    const folder = new DocsFolder(files);
    try {
      await test(server, folder, (path, text) => server.open(folder.uri(path), text ?? files[path], markdown));
    } finally {
      folder.remove();
    }
  });
}

const codesOf = diagnostics => diagnostics.map(({ code }) => code);
const one = { [docPath()]: soundDoc() };

docsTest('a sound document has no problems', one, {}, async (server, folder, open) => {
  assert.deepEqual(await open(docPath()).diagnostics(), []);
});

docsTest('every problem of a document is shown at once, each on its range', one, {}, async (server, folder, open) => {
  const text = soundDoc().replace('仅参数名不一致 ]', '仅参数名不同 ]').replace('| 轴，仅参数名不一致。 |', '| 轴，仅参数名不一致 |');
  const document = open(docPath(), text);
  const [category, period] = await document.diagnostics();
  assert.equal(category.code, 'title/category-unknown');
  assert.deepEqual(category.range, document.rangeOf('仅参数名不同'));
  assert.equal(category.severity, 1);
  assert.equal(period.code, 'note/no-period');
  assert.equal(period.source, 'paddle-ls');
});

docsTest('a quick fix leaves its problem gone and no other in its place', one, {}, async (server, folder, open) => {
  const document = open(docPath(), soundDoc().replace('仅参数名不一致 ]', '仅参数名不同 ]'));
  const [diagnostic] = await document.diagnostics();
  const actions = await document.codeActions('仅参数名不同', { only: ['quickfix'], diagnostics: [diagnostic] });
  assert.ok(actions.length > 0);
  assert.deepEqual(actions[0].diagnostics.map(({ code }) => code), ['title/category-unknown']);
  document.replaceAll(await document.textAfter(pick(actions, /仅参数名不一致/)));
  assert.deepEqual(await document.diagnostics(), []);
});

docsTest('fix-all does what needs no judgement, and finds nothing the second time', one, {}, async (server, folder, open) => {
  const text = soundDoc().replaceAll('。 |', ' |').replace('```python\ntorch', '```Python\ntorch');
  const document = open(docPath(), text);
  assert.ok((await document.diagnostics()).length >= 3);
  document.replaceAll(await document.textAfter(await document.fixAll()));
  assert.deepEqual(await document.diagnostics(), []);
  assert.deepEqual(await document.codeActions('', { only: [kinds.fixAll] }), []);
});

docsTest('a fix that renames the file is a RenameFile', { [docPath('torch.demo.scael')]: soundDoc() }, { client: withRename },
  async (server, folder, open) => {
    const document = open(docPath('torch.demo.scael'));
    assert.deepEqual(codesOf(await document.diagnostics()), ['title/filename-mismatch']);
    const actions = await document.codeActions('torch.demo.scale', { only: ['quickfix'] });
    const rename = actions.flatMap(({ edit }) => edit.documentChanges).find(({ kind }) => kind === 'rename');
    assert.equal(rename.oldUri, document.uri);
    assert.equal(rename.newUri, folder.uri(docPath()));
  });

const misplaced = 'api_difference/torch_more_args/torch.demo.scale.md';

docsTest('a document in the folder of another category can be moved', { [misplaced]: soundDoc() }, { client: withRename },
  async (server, folder, open) => {
    const document = open(misplaced);
    assert.deepEqual(codesOf(await document.diagnostics()), ['title/folder']);
    const actions = await document.codeActions('仅参数名不一致', { only: ['quickfix'] });
    const move = actions.flatMap(({ edit }) => edit.documentChanges).find(({ kind }) => kind === 'rename');
    assert.equal(move.newUri, folder.uri('api_difference/args_name_diff/torch.demo.scale.md'));
  });

docsTest('a client that renames no files gets no such fix', { [docPath('torch.demo.scael')]: soundDoc() }, {}, async (server, folder, open) => {
  const document = open(docPath('torch.demo.scael'));
  await document.diagnostics();
  for (const { edit } of await document.codeActions('torch.demo.scale', { only: ['quickfix'] })) {
    assert.ok(edit.documentChanges.every(change => change.textDocument));
  }
});

const two = { ...one, [docPath('torch.demo.shift')]: soundDoc('torch.demo.shift', 'paddle.demo.shift') };

docsTest('two documents of one API name each other, and follow every keystroke', two, {}, async (server, folder, open) => {
  const first = open(docPath());
  const second = open(docPath('torch.demo.shift'));
  assert.deepEqual(await first.diagnostics(), []);
  assert.deepEqual(await second.diagnostics(), []);
  second.replaceAll(soundDoc());
  const [mismatch, duplicate] = await second.diagnostics();
  assert.equal(mismatch.code, 'title/filename-mismatch');
  assert.equal(duplicate.code, 'workspace/duplicate-api');
  assert.equal(duplicate.relatedInformation[0].location.uri, first.uri);
  assert.deepEqual(duplicate.relatedInformation[0].location.range, first.rangeOf('torch.demo.scale'));
  const shown = await server.claim('textDocument/publishDiagnostics', ({ uri, diagnostics }) => uri === first.uri && diagnostics.length > 0);
  assert.deepEqual(codesOf(shown.diagnostics), ['workspace/duplicate-api']);
  second.replaceAll(two[docPath('torch.demo.shift')]);
  assert.deepEqual(await second.diagnostics(), []);
  await server.claim('textDocument/publishDiagnostics', ({ uri, diagnostics }) => uri === first.uri && diagnostics.length === 0);
});

const withTable = { ...two, 'pytorch_api_mapping_cn.md': tableSource(tableRow('torch.demo.')) };

docsTest('a document that no table takes in says so until the table source is changed on disk', withTable, {},
  async (server, folder, open) => {
    folder.write('pytorch_api_mapping_cn.md', tableSource(tableRow('torch.demo.shi')));
    const document = open(docPath());
    assert.deepEqual(codesOf(await document.diagnostics()), ['workspace/not-indexed']);
    folder.write('pytorch_api_mapping_cn.md', withTable['pytorch_api_mapping_cn.md']);
    server.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: folder.uri('pytorch_api_mapping_cn.md'), type: 2 }] });
    assert.deepEqual(await document.diagnostics(), []);
  });

docsTest('the open text of a table source holds over the file', withTable, {}, async (server, folder, open) => {
  const document = open(docPath());
  assert.deepEqual(await document.diagnostics(), []);
  const table = open('pytorch_api_mapping_cn.md', tableSource(tableRow('torch.demo.shi')));
  assert.deepEqual(codesOf(await document.diagnostics()), ['workspace/not-indexed']);
  assert.deepEqual(codesOf(await table.diagnostics()), ['index/prefix']);
  await table.close();
  assert.deepEqual(await document.diagnostics(), []);
});

docsTest('hovering the category tells its rule', one, {}, async (server, folder, open) => {
  const document = open(docPath());
  await document.diagnostics();
  const { contents, range } = await document.hover('仅参数名不一致', 1);
  assert.match(contents.value, /parameter table: required/);
  assert.deepEqual(range, document.rangeOf('仅参数名不一致'));
});

docsTest('a client that pulls gets the same problems, and those of closed files', two, { client: withPull, initializationOptions: { diagnostics: { scope: 'workspace' } } },
  async (server, folder, open) => {
    folder.write(docPath('torch.demo.shift'), soundDoc());
    const document = open(docPath());
    assert.deepEqual(codesOf((await document.pull()).items), ['workspace/duplicate-api']);
  });

sessionTest('other Markdown is left alone', {}, async server => {
  assert.deepEqual(await server.open('README.md', '# About\n\n| a | b |\n| c |\n', markdown).diagnostics(), []);
});
