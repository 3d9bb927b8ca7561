import assert from 'node:assert/strict';
import test from 'node:test';

import { byFile, readFindings, type Finding } from '../../src/check_output.js';
import { countsOf, describe } from '../../src/counts.js';
import { canChange, chooseFile, chooseUnconfirmed, chosenEdits, conversionOf, makePlan, nothingToChoose, settleFollowers, summary, type Conversion } from '../../src/migration/plan.js';
import { withEdits, type Edit } from '../../src/migration/text_edits.js';

function edit(line: number, from: number, to: number, newText: string): Edit {
  return { range: { start: { line, character: from }, end: { line, character: to } }, newText };
}

function finding(file: string, fix: Finding['fix']): Finding {
  return { file, fix, start_line: 0, start_column: 0, end_line: 0, end_column: 1, message: 'm', api: 'torch.abs' };
}

// Replaces the first `old` of the text, by its line and UTF-16 column.
function replacing(text: string, old: string, newText: string): Edit {
  const before = text.slice(0, text.indexOf(old)).split('\n');
  const column = before.at(-1)?.length ?? 0;
  return edit(before.length - 1, column, column + old.length, newText);
}

test('the positions of all edits refer to the old text, and the edits may be in any order', () => {
  const text = 'import torch\r\ny = "中文😀"; torch.abs(x)\n';
  const edits = [replacing(text, 'torch.abs', 'paddle.abs'), replacing(text, 'torch', 'paddle'), edit(2, 0, 0, '# end\n')];
  assert.equal(withEdits(text, edits), 'import paddle\r\ny = "中文😀"; paddle.abs(x)\n# end\n');
});

test('a column past the end of its line is the end of the line', () => {
  assert.equal(withEdits('ab\ncd', [edit(0, 99, 99, '!'), edit(7, 0, 0, '?')]), 'ab!\ncd?');
});

test('insertions at one place keep their order', () => {
  assert.equal(withEdits('x', [edit(0, 0, 0, 'a'), edit(0, 0, 0, 'b')]), 'abx');
});

test('both forms of a workspace edit are read, and renames are not edits', () => {
  const edits = [edit(0, 0, 1, 'x')];
  assert.deepEqual([...conversionOf({ changes: { 'file:///a.py': edits } }).edits], [['file:///a.py', edits]]);
  const changes = [{ kind: 'rename', oldUri: 'a', newUri: 'b' }, { textDocument: { uri: 'file:///b.py' }, edits }];
  assert.deepEqual([...conversionOf({ documentChanges: changes }).edits], [['file:///b.py', edits]]);
});

function conversion(edits: [string, readonly Edit[]][], created: string[] = []): Conversion {
  return { edits: new Map(edits), created: new Set(created) };
}

const safe = [edit(0, 0, 1, 's')];
const all = [...safe, edit(1, 0, 1, 'c')];

function plan(): ReturnType<typeof makePlan> {
  return makePlan(
    conversion([['both', safe]]),
    conversion([['both', all], ['unsure', all]]),
    new Map([
      ['both', [finding('both', 'safe'), finding('both', 'needs-confirmation')]],
      ['unsure', [finding('unsure', 'needs-confirmation')]],
      ['manual', [finding('manual', 'none')]],
    ]));
}

test('everything that can be converted is selected at first', () => {
  assert.deepEqual(plan().map(file => [file.uri, file.choice, canChange(file)]),
    [['both', 'all', true], ['manual', 'nothing', false], ['unsure', 'all', true]]);
});

test('the checkbox of the uses that need review deselects them, and the checkbox of the file deselects both', () => {
  const [both] = plan();
  assert.ok(both);
  assert.deepEqual(chosenEdits(both), all);
  chooseUnconfirmed(both, false);
  assert.deepEqual(chosenEdits(both), safe);
  chooseFile(both, false);
  assert.deepEqual(chosenEdits(both), []);
  chooseFile(both, true);
  assert.deepEqual(chosenEdits(both), all);
});

test('a file without safe uses is converted as a whole or not at all', () => {
  const unsure = plan()[2];
  assert.ok(unsure);
  chooseUnconfirmed(unsure, false);
  assert.deepEqual(chosenEdits(unsure), []);
});

test('the summary counts the converted uses, those that need review and those that stay', () => {
  const files = plan();
  assert.equal(summary(files, []), '2 files: 3 uses converted, 2 of them need review. 1 manual stays.');
  assert.equal(summary(files, ['both']),
    '1 file: 1 use converted, 1 of them needs review. 1 manual stays. 2 not chosen. 1 file changed after the preview and stayed as before.');
});

test('the summary of safe conversions lists the uses that are held back, and by which others', () => {
  const held = { ...finding('both', 'safe'), waits_for: 'train.py:4: torch.nn.Linear (its weights)' };
  const findings = [finding('both', 'safe'), held, finding('both', 'needs-confirmation')];
  const files = makePlan(conversion([['both', safe]]), conversion([['both', all]]), new Map([['both', findings]]));
  assert.equal(summary(files, []), '1 file: 3 uses converted, 1 of them needs review.');
  files.forEach(file => { chooseUnconfirmed(file, false); });
  assert.equal(summary(files, []), '1 file: 1 use converted. 1 held back by train.py:4: torch.nn.Linear (its weights). 1 not chosen.');
});

test('if no file can be converted, the message says what was found', () => {
  const files = (...uris: string[]): ReturnType<typeof makePlan> =>
    makePlan(conversion([]), conversion([]), new Map(uris.map(uri => [uri, [finding(uri, 'none')]])));
  assert.equal(nothingToChoose(plan()), undefined);
  assert.equal(nothingToChoose([]), 'No Python file of the workspace uses torch.');
  assert.equal(nothingToChoose(files('a.py', 'b.py')), 'No file can be converted here: 2 manual. The view says why.');
  assert.match(nothingToChoose(files('a.ipynb')) ?? '', /A notebook is converted when it is open\.$/);
});

test('zero counts are left out of descriptions', () => {
  assert.equal(describe(countsOf(['safe', 'none', 'safe'])), '2 safe, 1 manual');
  assert.equal(describe({ safe: 0, toConfirm: 1, manual: 0 }), '1 needs review');
});

test('lines of the check that are not uses of torch are skipped', () => {
  const good = JSON.stringify(finding('a.py', 'safe'));
  const output = [good, '', 'not json', '{"file": "b.py"}', JSON.stringify({ ...finding('c.py', 'none'), api: '' })].join('\n');
  assert.deepEqual([...byFile(readFindings(output)).keys()], ['a.py']);
});

test('a file that others need follows the most permissive of them, and a new one is marked as new', () => {
  const changes = [{ kind: 'create', uri: 'helpers' }, { textDocument: { uri: 'helpers' }, edits: all }];
  const made = conversionOf({ documentChanges: changes });
  const files = makePlan(
    conversion([['both', safe]]), conversion([['both', all], ...made.edits], [...made.created]),
    new Map([['both', [finding('both', 'safe'), finding('both', 'needs-confirmation')]]]));
  const [both, helpers] = files;
  assert.ok(both !== undefined && helpers !== undefined);
  assert.deepEqual([both.isNew, helpers.isNew], [false, true]);
  for (const [checked, expected] of [[true, all], [false, []]] as const) {
    chooseUnconfirmed(both, checked);
    settleFollowers(files);
    assert.deepEqual(chosenEdits(helpers), expected);
  }
});
