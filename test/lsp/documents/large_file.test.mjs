// How long a file of many megabytes keeps its user waiting. By itself, as it looks at the clock.
import { strict as assert } from 'node:assert';

import { patience } from '../harness/server_process.mjs';
import { sessionTest } from '../harness/session.mjs';
import { codes } from '../harness/wording.mjs';

sessionTest('a file of 10 MB gets its first result, or is said to be too large, within 1.5 s', {}, async server => {
  const text = 'import torch\n' + 'value = torch.abs(torch.ones([2, 3]))  # some words\n'.repeat(200_000);
  const opened = performance.now();
  const document = server.open('large.py', text);
  const diagnostics = await document.diagnostics();
  const elapsed = performance.now() - opened;
  assert.ok(diagnostics.length > 0);
  if (diagnostics.length === 1) assert.equal(diagnostics[0].code, codes.tooLarge);
  assert.ok(elapsed <= 1500 * patience, `${Math.round(elapsed)} ms`);
});
