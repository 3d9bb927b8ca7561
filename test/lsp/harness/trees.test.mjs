// What the comparison of trees rests on.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';

import { importersFirst } from './import_order.mjs';
import { differences, withCopy } from './trees.mjs';

const tree = files => new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));

test('files that import others come before them', () => {
  const order = importersFirst(tree({
    'net/__init__.py': 'from .model import Net\n',
    'net/layers.py': 'import torch\n',
    'net/model.py': 'from . import layers\n',
    'notes.ipynb': '"from net.layers import nn\\n",\n',
    'run.py': 'import sys, net  # all of it\n',
  }));
  const before = (first, second) => assert.ok(order.indexOf(first) < order.indexOf(second), `${first} before ${second} in ${order}`);
  before('run.py', 'net/__init__.py');
  before('net/__init__.py', 'net/model.py');
  before('net/model.py', 'net/layers.py');
  before('notes.ipynb', 'net/layers.py');
});

test('every file of a cycle comes once', () => {
  assert.deepEqual(importersFirst(tree({ 'a.py': 'import b\n', 'b.py': 'import a\n' })).sort(), ['a.py', 'b.py']);
});

test('equal trees do not differ', () => {
  assert.equal(differences(tree({ a: 'x\n' }), tree({ a: 'x\n' })).size, 0);
});

const changes = {
  'a line': ['x\ny\n', 'x\nz\n', /^a:2\n.*"y"\n.*"z"$/],
  'a line end': ['x\r\n', 'x\n', /^a:1\n.*"x\\r"\n.*"x"$/],
  'a line more': ['x', 'x\ny', /^a:2\n.*the end of the file\n.*"y"$/],
  'a line less': ['x\ny', 'x', /^a:2\n.*"y"\n.*the end of the file$/],
};
for (const [what, [expected, actual, said]] of Object.entries(changes)) {
  test(`${what} is told with its place`, () => {
    assert.match(differences(tree({ a: expected }), tree({ a: actual })).get('a'), said);
  });
}

test('a file that only one tree has is told', () => {
  assert.match(differences(tree({ a: '' }), tree({})).get('a'), /missing/);
  assert.match(differences(tree({}), tree({ a: '' })).get('a'), /only/);
});

test('the byte order mark of a file stays, and the editor does not see it', () => withCopy('byte_order_mark', copy => {
  const before = copy.files();
  for (const file of before.keys()) {
    const text = copy.text(copy.uriOf(file));
    assert.notEqual(text[0], '\uFEFF');
    copy.writeText(copy.uriOf(file), text);
  }
  assert.equal(differences(before, copy.files()).size, 0);
}));
