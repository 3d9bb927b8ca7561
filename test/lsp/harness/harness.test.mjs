// The harness itself: it must find the faults it is there to find.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';

import { MessageCheck } from './message_check.mjs';
import { applyEdits, offsetAt, positionAt } from './text.mjs';

const uri = 'file:///project/a.py';
const range = (startLine, startCharacter, endLine, endCharacter) => ({
  start: { line: startLine, character: startCharacter }, end: { line: endLine, character: endCharacter },
});
const publish = (diagnostic, target = uri) => ({
  jsonrpc: '2.0', method: 'textDocument/publishDiagnostics', params: { uri: target, diagnostics: [diagnostic] },
});

const faultyMessages = {
  'a member that does not exist': [publish({ range: range(0, 0, 0, 1), message: 'x', severty: 1 }), /severty/],
  'a member that is missing': [publish({ range: { start: { line: 0, character: 0 }, end: { line: 0 } }, message: 'x' }), /character/],
  'a negative column': [publish({ range: range(0, -1, 0, 1), message: 'x' }), /unsigned integer/],
  'a column that is not an integer': [publish({ range: range(0, 0, 0, 1.5), message: 'x' }), /unsigned integer/],
  'a range that ends before it starts': [publish({ range: range(0, 2, 0, 1), message: 'x' }), /ends before/],
  'a path instead of a URI': [publish({ range: range(0, 0, 0, 1), message: 'x' }, '/project/a.py'), /not a URI/],
  'a method that does not exist': [{ jsonrpc: '2.0', method: 'textDocument/published', params: {} }, /unknown method/],
  'a message of the other side': [{ jsonrpc: '2.0', method: 'initialized', params: {} }, /not for the server/],
  'a notification sent as a request': [{ ...publish({ range: range(0, 0, 0, 1), message: 'x' }), id: 1 }, /sent as a request/],
  'a reply to nothing': [{ jsonrpc: '2.0', id: 77, result: null }, /not asked/],
  'a wrong version of JSON-RPC': [{ jsonrpc: '1.0', id: 77, result: null }, /jsonrpc/],
};
for (const [what, [message, expected]] of Object.entries(faultyMessages)) {
  test(`the check finds ${what}`, () => assert.match(new MessageCheck().faults(message, 'server').join('; '), expected));
}

test('the check finds a second reply and a result of the wrong type', () => {
  const check = new MessageCheck();
  const ask = id => check.faults({
    jsonrpc: '2.0', id, method: 'textDocument/hover', params: { textDocument: { uri }, position: { line: 0, character: 0 } },
  }, 'client');
  assert.deepEqual([...ask(1), ...ask(2), ...ask('1')], []);
  assert.deepEqual(check.faults({ jsonrpc: '2.0', id: 1, result: null }, 'server'), []);
  assert.match(check.faults({ jsonrpc: '2.0', id: 1, result: null }, 'server').join(), /answered already/);
  assert.match(check.faults({ jsonrpc: '2.0', id: 2, result: { contents: 5 } }, 'server').join(), /contents/);
  assert.deepEqual(check.unanswered('client').length, 1);
});

test('a well-formed message has no faults', () => {
  assert.deepEqual(new MessageCheck().faults(publish({ range: range(0, 0, 2, 1), message: 'x', severity: 2, code: 'torch-api' }), 'server'), []);
});

test('positions count the units of their encoding', () => {
  const text = 'a😀b\r\nc';
  for (const [encoding, column] of [['utf-8', 5], ['utf-16', 3], ['utf-32', 2]]) {
    assert.deepEqual(positionAt(text, 3, encoding), { line: 0, character: column });
    assert.equal(offsetAt(text, { line: 0, character: column }, encoding), 3);
  }
  assert.throws(() => offsetAt(text, { line: 0, character: 2 }, 'utf-16'), /inside a character/);
  assert.throws(() => offsetAt(text, { line: 7, character: 0 }, 'utf-16'));
});

test('edits that overlap are refused', () => {
  const edits = [{ range: range(0, 0, 0, 3), newText: 'x' }, { range: range(0, 2, 0, 4), newText: 'y' }];
  assert.throws(() => applyEdits('abcdef', edits, 'utf-16'), /overlap/);
  assert.equal(applyEdits('abcdef', [edits[0], { range: range(0, 3, 0, 3), newText: '-' }], 'utf-16'), 'x-def');
});
