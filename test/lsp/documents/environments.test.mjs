// What is installed in the environment of a project decides which imports need PyTorch.
import { strict as assert } from 'node:assert';

import { DocsFolder } from '../harness/docs_folder.mjs';
import { sessionTest } from '../harness/session.mjs';

const place = (environment, name) => `${environment}/lib/python3.11/site-packages/${name}-1.0.dist-info/`;
const installed = (environment, name, requirement) => ({
  [`${place(environment, name)}METADATA`]: `Metadata-Version: 2.1\nName: ${name}\nVersion: 1.0\n${requirement ? `Requires-Dist: ${requirement}\n` : ''}`,
  [`${place(environment, name)}RECORD`]: `${name}/__init__.py,,\n`,
});
const files = { ...installed('.venv', 'ownnet', 'torch'), ...installed('.venv', 'timm') };
const source = 'import ownnet\nimport timm\n';
const needs = /^ownnet needs PyTorch: declared by its metadata \(ownnet 1\.0 -> torch\)/;

function folderTest(name, body, { more = {}, ...options } = {}) {
  const folder = new DocsFolder({ ...files, ...more });
  sessionTest(name, { initialize: { rootUri: folder.rootUri, folders: [folder.rootUri] }, ...options }, async server => {
    try {
      await body(server, folder);
    } finally {
      folder.remove();
    }
  });
}

folderTest('an import of an installed package that requires torch is marked, and no other', async (server, folder) => {
  const document = server.open(folder.uri('src/train.py'), source);
  const [diagnostic, ...others] = await document.diagnostics();
  assert.equal(others.length, 0);
  assert.equal(diagnostic.code, 'torch-dependent-import');
  assert.match(diagnostic.message, needs);
  assert.deepEqual(diagnostic.range, document.rangeOf('ownnet'));
});

folderTest('cells of a notebook file are marked as well', async (server, folder) => {
  const text = JSON.stringify({
    cells: [{ cell_type: 'code', metadata: {}, outputs: [], execution_count: null, source }], metadata: {}, nbformat: 4, nbformat_minor: 5,
  });
  const document = server.open(folder.uri('cells.ipynb'), text, { languageId: 'json' });
  const [diagnostic, ...others] = await document.diagnostics();
  assert.equal(others.length, 0);
  assert.match(diagnostic.message, needs);
});

folderTest('a package that a list of packages names is marked there', async (server, folder) => {
  const document = server.open(folder.uri('requirements.txt'), 'ownnet==1.0\ntimm\n', { languageId: 'pip-requirements' });
  const [diagnostic, ...others] = await document.diagnostics();
  assert.equal(others.length, 0);
  assert.match(diagnostic.message, /^ownnet needs a manual change for Paddle .*: declared by its metadata \(ownnet 1\.0 -> torch\)/);
});

folderTest('a package that is installed meanwhile is known after the next change', async (server, folder) => {
  const document = server.open(folder.uri('train.py'), 'import newnet\n');
  assert.equal((await document.diagnostics()).length, 0);
  for (const [name, text] of Object.entries(installed('.venv', 'newnet', 'ownnet'))) folder.write(name, text);
  document.replace(['newnet', 'newnet.layers']);
  const [diagnostic] = await document.diagnostics();
  assert.match(diagnostic.message, /newnet 1\.0 -> ownnet 1\.0 -> torch/);
});

folderTest('the environment that the settings name counts instead', async (server, folder) => {
  const document = server.open(folder.uri('train.py'), 'import ownnet, othernet\n');
  const [diagnostic, ...others] = await document.diagnostics();
  assert.equal(others.length, 0);
  assert.match(diagnostic.message, /^othernet needs PyTorch/);
}, { more: { ...installed('env', 'othernet', 'torch'), '.paddle-ls.json': '{"python": {"environment": "env"}}' } });
