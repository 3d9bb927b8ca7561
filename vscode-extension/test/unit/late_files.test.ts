import assert from 'node:assert/strict';
import test from 'node:test';

import { LateFiles, type Announcement } from '../../src/web/late_files.js';

function announced(use: (late: LateFiles) => void): string[][] {
  const messages: Announcement[] = [];
  use(new LateFiles(message => { messages.push(message); }));
  return messages.map(({ params }) => params.changes.map(({ uri }) => uri));
}

test('late files are announced once, when all have come and the session has begun', () => {
  const begin = (late: LateFiles): void => { late.add(['a']); late.add(['b', 'a']); };
  assert.deepEqual(announced(late => { begin(late); late.complete(); }), []);
  assert.deepEqual(announced(late => { begin(late); late.listens(); }), []);
  assert.deepEqual(announced(late => { begin(late); late.complete(); late.listens(); }), [['a', 'b']]);
  assert.deepEqual(announced(late => { late.listens(); begin(late); late.complete(); late.listens(); }), [['a', 'b']]);
});

test('what changes later is left to the watchers of the editor', () => {
  assert.deepEqual(announced(late => { late.complete(); late.listens(); late.add(['a']); late.complete(); }), []);
});
