// What a file gets of torch through other files of its project, on disk and as the editor has them.
import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { sessionTest } from '../harness/session.mjs';
import { codes } from '../harness/wording.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-modules-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true }));
fs.mkdirSync(path.join(folder, 'net'));
fs.writeFileSync(path.join(folder, 'net', '__init__.py'), '');
fs.writeFileSync(path.join(folder, 'net', 'layers.py'), 'from torch import nn\n');
const uri = pathToFileURL(folder).href;
const workspace = { initialize: { rootUri: uri, folders: [uri] } };
const model = 'from .layers import nn\n\nlayer = nn.ReLU()\n';
const found = diagnostics => diagnostics.filter(({ code }) => code === codes.torchApi);

sessionTest('a name that another file passes on is recognised, and follows that file as it is edited', workspace, async server => {
  const document = server.open(`${uri}/net/model.py`, model);
  const [diagnostic] = found(await document.diagnostics());
  assert.deepEqual(diagnostic.range, document.rangeOf('nn.ReLU'));
  assert.match(diagnostic.message, /torch\.nn\.ReLU/);

  const layers = server.open(`${uri}/net/layers.py`, 'from torch import nn\n');
  await layers.diagnostics();
  layers.replaceAll('from mine import nn\n');
  for (let left = found(await document.diagnostics()); left.length > 0;) left = found(await document.diagnostics());
  await server.sync();
  server.claimAll('textDocument/publishDiagnostics');
});

sessionTest('a cell of a notebook gets torch through a module of the project', workspace, async server => {
  const notebook = `${uri}/train.ipynb`;
  const cell = `vscode-notebook-cell:${new URL(notebook).pathname}#one`;
  const text = 'from net.layers import nn\nlayer = nn.ReLU()\n';
  server.notify('notebookDocument/didOpen', {
    notebookDocument: { uri: notebook, notebookType: 'jupyter-notebook', version: 1, cells: [{ kind: 2, document: cell }] },
    cellTextDocuments: [{ uri: cell, languageId: 'python', version: 1, text }],
  });
  const { diagnostics } = await server.claim('textDocument/publishDiagnostics', params => params.uri === cell);
  const [diagnostic] = found(diagnostics);
  assert.match(diagnostic.message, /torch\.nn\.ReLU/);
  assert.equal(diagnostic.range.start.line, 1);
});
