// Notebook files in editors that have no notebooks: the JSON is a document like others.
import { strict as assert } from 'node:assert';

import { pick } from '../harness/document.mjs';
import { sessionTest } from '../harness/session.mjs';

const notebook = lines => JSON.stringify({
  cells: [{ cell_type: 'code', metadata: {}, outputs: [], execution_count: null, source: lines }],
  metadata: {}, nbformat: 4, nbformat_minor: 5,
}, null, 1);

sessionTest('uses in the cells of a notebook file are marked in its text, and fixed there', {}, async server => {
  const text = notebook(['import torch\n', 'x = torch.abs("é")\n', 'y = torch.ones(2)']);
  const document = server.open('cells.ipynb', text, { languageId: 'json' });
  const diagnostics = await document.diagnostics();
  assert.equal(diagnostics.length, 2);
  const fix = pick(await document.codeActions('torch.ones', { only: ['quickfix'] }), /torch\.ones.*paddle\.ones/);
  assert.match(await document.textAfter(fix), /"y = paddle\.ones\(2\)"/);
  const converted = await document.textAfter(await document.fixAll());
  assert.deepEqual(JSON.parse(converted).cells[0].source, ['import paddle\n', 'x = paddle.abs("é")\n', 'y = paddle.ones(2)']);
});

sessionTest('half of a notebook file has no findings', {}, async server => {
  const document = server.open('cells.ipynb', '{"cells": [', { languageId: 'json' });
  const diagnostics = await document.diagnostics();
  assert.equal(diagnostics.length, 0);
});
