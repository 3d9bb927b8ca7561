// The words and groups of the view "Questions".
import assert from 'node:assert/strict';
import test from 'node:test';

import { describeDecision, filesOf, foldersOf, tooltip, type Decision, type Question } from '../../src/questions/question_list.js';

const use = (uri: string, line: number) =>
  ({ uri, file: uri.replace('file:///p/', ''), range: { start: { line, character: 0 }, end: { line, character: 1 } }, api: 'torch.Tensor.max', reason: 'said' });
const question: Question = {
  id: 'assumed-receiver', title: 'Type of the receiver', differs: 'It is assumed.', concerns: 'Methods.', see: 'Annotate.', count: 3, usual: 'accept',
  example: { file: 'b/x.py', line: 3, before: 'a\nb', after: 'c' },
  uses: [use('file:///p/a/x.py', 1), use('file:///p/b/x.py', 1), use('file:///p/b/y.py', 5)],
};
const decision: Decision = { id: 'x', title: 'X', answer: 'accept', because: '', accept: [], refuse: [], count: 1 };

test('uses are grouped by file, in the order of the list', () => {
  assert.deepEqual(filesOf(question).map(({ file, uses }) => [file, uses.length]), [['a/x.py', 1], ['b/x.py', 1], ['b/y.py', 1]]);
});

test('folders with most uses come first, and their number is limited', () => {
  assert.deepEqual(foldersOf(question), ['file:///p/b', 'file:///p/a']);
  assert.deepEqual(foldersOf(question, 1), ['file:///p/b']);
});

test('a tooltip has the difference, the affected programs, the usual answer and an example', () => {
  const text = tooltip(question);
  assert.match(text, /^\*\*Type of the receiver\*\* \(assumed-receiver, 3 uses\)\n\nIt is assumed\.\n\nConcerns: Methods\./);
  assert.match(text, /Mostly: accept/);
  assert.match(text, /```diff\n- a\n- b\n\+ c\n```$/);
  assert.match(tooltip({ ...question, example: { ...question.example, after: '"""```"""' } }), /````diff\n[^]*\n````$/);
});

test('a decision shows its answer, its uses, its reason and why it has no effect', () => {
  assert.equal(describeDecision(decision), 'accepted, 1 use');
  assert.equal(describeDecision({ ...decision, answer: 'refuse', count: 2, because: 'we train', idle: 'no use depends on it' }),
    'never accepted, 2 uses, we train, no use depends on it');
});
