import assert from 'node:assert/strict';
import test from 'node:test';

import { manifestPatterns } from '../../src/server/manifest_files.js';

test('a manifest names templates, environments, outputs and items', () => {
  const text = JSON.stringify([
    { template: 't/ops.cpp.tmpl', env: 't/ops.json', outputs: ['gen/ops.cpp', 'gen/ops.h'] },
    { template: 't/kernels.cpp.tmpl', env: 't/ops.json', outputs: ['gen/kernels.cpp'], shard: { num: 2, items: 't/kernels.jsonl' } },
  ]);
  assert.deepEqual(manifestPatterns('/home/ada/project', text), [
    '/home/ada/project/gen/kernels*.cpp', '/home/ada/project/gen/ops.cpp', '/home/ada/project/gen/ops.h',
    '/home/ada/project/t/kernels.cpp.tmpl', '/home/ada/project/t/kernels.jsonl', '/home/ada/project/t/ops.cpp.tmpl', '/home/ada/project/t/ops.json',
  ]);
});

test('a manifest may contain comments and trailing commas', () => {
  assert.deepEqual(manifestPatterns('/p', '[ // one\n {"template": "a.in",}, ]'), ['/p/a.in']);
});

test('files that are not manifests, and patterns, contribute no files', () => {
  for (const text of ['', '{', '{"template": "t"}', '[1, null, {"outputs": "x"}, {"template": 3}]', '[{"template": "t/*.in"}]']) {
    assert.deepEqual(manifestPatterns('/p', text), [], text);
  }
});
