// Files that list packages, in the editor: what belongs to PyTorch is marked, and a quick fix asks for Paddle.
import { strict as assert } from 'node:assert';

import { pick } from '../harness/document.mjs';
import { sessionTest } from '../harness/session.mjs';

const fixes = [
  ['requirements.txt', 'pip-requirements', 'numpy\ntorch==2.1.0\n', 'torch==2.1.0', 'numpy\npaddlepaddle>=3.3.0\n'],
  ['pyproject.toml', 'toml', '[project]\ndependencies = ["torch>=2"]\n', 'torch>=2', '[project]\ndependencies = ["paddlepaddle>=3.3.0"]\n'],
  ['environment.yml', 'yaml', 'dependencies:\n  - pytorch\n', 'pytorch', 'dependencies:\n  - paddlepaddle\n'],
  ['setup.cfg', 'cfg', '[options]\ninstall_requires =\n  torch\n', 'torch', '[options]\ninstall_requires =\n  paddlepaddle\n'],
];
for (const [name, languageId, text, requirement, expected] of fixes) {
  sessionTest(`a PyTorch package in ${name} is marked, and replaced when the user says so`, {}, async server => {
    const document = server.open(name, text, { languageId });
    const [diagnostic, ...others] = await document.diagnostics();
    assert.equal(others.length, 0);
    assert.equal(diagnostic.code, 'torch-package');
    assert.deepEqual(diagnostic.range, document.rangeOf(requirement));
    const action = pick(await document.codeActions(requirement, { only: ['quickfix'] }), /^Accept here: Replace/);
    assert.notEqual(action.isPreferred, true, 'a version is never changed in passing');
    assert.equal(await document.textAfter(action), expected);
    assert.equal(await document.fixAll(), undefined);
    assert.match((await document.hover(requirement)).contents.value, /paddlepaddle/);
  });
}

sessionTest('a package without a counterpart says why', {}, async server => {
  const document = server.open('requirements-dev.txt', 'pytorch-lightning>=2\n', { languageId: 'plaintext' });
  const [diagnostic] = await document.diagnostics();
  assert.match(diagnostic.message, /pytorch-lightning needs a manual change/);
  const actions = await document.codeActions('pytorch-lightning', { only: ['quickfix'] });
  assert.ok(actions.every(({ disabled }) => disabled));
});

sessionTest('other text files are left alone', {}, async server => {
  const document = server.open('notes.txt', 'torch==2.1.0\n', { languageId: 'plaintext' });
  assert.equal(await document.hover('torch'), null);
  assert.deepEqual(await document.codeActions('torch'), []);
});
