import assert from 'node:assert/strict';
import test from 'node:test';

import type { Counts } from '../../src/counts.js';
import { anchorOf, headingLines, lineOf } from '../../src/docs/headings.js';
import { neighbour } from '../../src/navigation/neighbour.js';
import { graphLines, operationsOf } from '../../src/programs/graph_lines.js';
import { generatedLines, sourceLine } from '../../src/programs/line_map.js';
import { folderTree } from '../../src/progress/folder_tree.js';
import { runningText } from '../../src/status/status_text.js';

const uses = [{ part: 0, line: 1, character: 4 }, { part: 0, line: 1, character: 9 }, { part: 0, line: 8, character: 0 }];

test('the next use is after the cursor, and the first one follows the last', () => {
  assert.equal(neighbour(uses, { part: 0, line: 1, character: 4 }, 'next'), uses[1]);
  assert.equal(neighbour(uses, { part: 0, line: 9, character: 0 }, 'next'), uses[0]);
});

test('the previous use is before the cursor, and before the first one the last', () => {
  assert.equal(neighbour(uses, { part: 0, line: 8, character: 0 }, 'previous'), uses[1]);
  assert.equal(neighbour(uses, { part: 0, line: 0, character: 0 }, 'previous'), uses[2]);
  assert.deepEqual([neighbour(uses.slice(0, 0), { part: 0, line: 0, character: 0 }, 'next')], [undefined]);
});

test('a # in a fence is not a heading', () => {
  assert.deepEqual(headingLines('# a\n```python\n# comment\n```\n## b\ntext # c\n'), [0, 4]);
  assert.deepEqual(headingLines('~~~~\n# x\n~~~\n# y\n~~~~\n### z'), [5]);
});

test('uses of a later cell come after all of an earlier one', () => {
  const cells = [{ part: 1, line: 7, character: 0 }, { part: 2, line: 0, character: 0 }];
  assert.equal(neighbour(cells, { part: 1, line: 8, character: 0 }, 'next'), cells[1]);
  assert.equal(neighbour(cells, { part: 2, line: 0, character: 0 }, 'previous'), cells[0]);
});

test('a line that is mapped to the preview and back is the same line', () => {
  const headings = [2, 10, 11];
  for (let line = 0; line < 30; ++line) {
    assert.equal(Math.round(lineOf(anchorOf(line, headings, 30), headings, 30)), line, `line ${line}`);
  }
});

test('anchors from outside the document stay inside it', () => {
  assert.equal(lineOf({ heading: 9, part: 7 }, [2], 5), 5);
  assert.equal(lineOf({ heading: -1, part: -1 }, [2], 5), 0);
});

test('a line map works in both directions', () => {
  const map = [[0, 2, 0, 'exact'], [1, 2, 0, 'helper'], [2, 3, 4, 'exact']] as const;
  assert.deepEqual(generatedLines(map, 2), [0, 1]);
  assert.equal(sourceLine(map, 2), 3);
  assert.equal(sourceLine(map, 3), undefined);
});

test('uses add up from files to folders, and files without any are not shown', () => {
  const counts = (safe: number, toConfirm: number, manual: number): Counts => ({ safe, toConfirm, manual });
  const root = folderTree([
    { path: 'b/c/z.py', uri: 'z', uses: counts(1, 1, 0) }, { path: 'b/y.py', uri: 'y', uses: counts(2, 0, 1) },
    { path: 'x.py', uri: 'x', uses: counts(1, 0, 0) }, { path: 'a/w.py', uri: 'w', uses: counts(0, 0, 0) },
  ]);
  assert.deepEqual(root.uses, counts(4, 1, 1));
  assert.deepEqual(root.folders.map(({ name, uses: inside }) => [name, inside]), [['b', counts(3, 1, 1)]]);
  assert.deepEqual(root.folders[0]?.folders.map(({ name }) => name), ['c']);
  assert.deepEqual(root.files.map(({ path }) => path), ['x.py']);
});

test('the status names the release and counts by class', () => {
  const { text, tooltip } = runningText({ safe: 3, toConfirm: 1, manual: 2 }, '3.3');
  assert.match(text, /Paddle 3\.3: 6$/);
  assert.match(tooltip, /3 safe, 1 needs review, 2 manual/);
});

const pir = `{
    (%0) = "builtin.parameter" () {parameter_name:"w"} : () -> tensor<2xf32>
    (%1) = "pd_op.full" () {value:1} : () -> tensor<1xf32>
    (%2) = "pd_op.matmul" (%0, %0) {} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    (%3) = "pd_op.full" () {value:2} : () -> tensor<1xf32>
    (%4) = "pd_op.matmul" (%2, %0) {name:"pd_op.full"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
}`;

test('operations of a graph have their lines by name and number', () => {
  assert.deepEqual(graphLines(['pd_op.matmul', 'pd_op.matmul'], pir), [3, 5]);
});

test('if the graph leaves out one operation of a name, no operation of that name has a line', () => {
  assert.deepEqual(graphLines(['pd_op.full', 'pd_op.matmul', 'pd_op.matmul'], pir), [undefined, 3, 5]);
});

test('the operations of a drawing are read from the titles of its nodes', () => {
  const svg = '<svg><g class="op border"><title>pd_op.feed name: &quot;x&quot;</title></g><g class="op plain"><title>pd_op.add -&gt; t</title></g></svg>';
  assert.deepEqual(operationsOf(svg), ['pd_op.feed', 'pd_op.add']);
});
