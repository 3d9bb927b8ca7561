import assert from 'node:assert/strict';
import test from 'node:test';

import { Budget, isCopied, mostBytes, mostFiles, namedBy } from '../../src/web/copied_files.js';

test('sources, documents and settings are copied, and other files are not', () => {
  const copied = ['/a.py', '/b/c.ipynb', '/README.md', '/.paddle-ls.json', '/requirements.txt', '/pyproject.toml', '/environment.yml', '/net/.gitignore', '/docs/api/abs.rst'];
  const left = ['/net.pt', '/photo.png', '/node_modules/x/package.json', '/.git/config.txt', '/venv/lib/a.py'];
  assert.deepEqual([...copied, ...left].filter(path => isCopied(path, [])), copied);
});

test('what a manifest names is copied', () => {
  const named = namedBy('/p/.paddle-ls/templates.json', '[{"template": "ops.cpp.tmpl", "outputs": ["ops.cpp"], "shard": {"num": 2, "items": "x.jsonl"}}]');
  const paths = ['/p/ops.cpp.tmpl', '/p/ops_0.cpp', '/p/x.jsonl', '/p/other.cpp'];
  assert.deepEqual(paths.filter(path => isCopied(path, named)), ['/p/ops.cpp.tmpl', '/p/ops_0.cpp', '/p/x.jsonl']);
});

test('there is a limit on files, in which a changed file counts once', () => {
  const budget = new Budget();
  for (let file = 0; file < mostFiles; ++file) assert.equal(budget.takes(`/${file}.py`, 1), true);
  assert.equal(budget.takes('/0.py', 2), true);
  assert.equal(budget.takes('/more.py', 1), false);
  assert.deepEqual(budget.drop('/0.py'), ['/0.py']);
  assert.equal(budget.takes('/more.py', 1), true);
});

test('there is a limit on bytes, and a removed folder gives them back', () => {
  const budget = new Budget();
  assert.equal(budget.takes('/a/b.py', mostBytes - 10), true);
  assert.equal(budget.takes('/c.py', 11), false);
  assert.deepEqual(budget.drop('/a'), ['/a/b.py']);
  assert.equal(budget.takes('/c.py', 11), true);
});
