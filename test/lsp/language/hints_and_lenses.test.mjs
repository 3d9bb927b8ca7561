// What a Python document shows beside its text when a user switches it on: the category of every use,
// and a line above the file that converts it.
import { strict as assert } from 'node:assert';

import { twoUses } from '../harness/samples.mjs';
import { sessionTest } from '../harness/session.mjs';
import { commands } from '../harness/wording.mjs';

const text = `${twoUses}z = torch.no_such_name(1)\n`;
const shown = { initialize: { initializationOptions: { inlayHints: { enable: true }, codeLens: { convertFile: true } } } };

const hints = (document, range) => document.session.request('textDocument/inlayHint', { textDocument: document.identifier, range });
const lenses = document => document.session.request('textDocument/codeLens', { textDocument: document.identifier });
const whole = { start: { line: 0, character: 0 }, end: { line: 100, character: 0 } };

sessionTest('each use is followed by its category', shown, async server => {
  const document = server.open('a.py', text);
  await document.diagnostics();
  const found = await hints(document, whole);
  assert.deepEqual(found.map(({ label }) => label), ['safe', 'safe', 'manual']);
  assert.deepEqual(found[0].position, document.rangeOf('torch.abs').end);
  assert.match(found[0].tooltip.value, /paddle\.abs/);
  const first = await hints(document, document.rangeOf('torch.abs'));
  assert.deepEqual(first, found.slice(0, 1));
});

sessionTest('the line above the file counts its uses and converts it', shown, async server => {
  const document = server.open('a.py', text);
  await document.diagnostics();
  const [lens, ...others] = await lenses(document);
  assert.equal(others.length, 0);
  assert.equal(lens.command.title, 'Convert this file (2 safe, 0 need review, 1 manual)');
  assert.equal(lens.command.command, commands.convertFile);
  let edit;
  server.answer('workspace/applyEdit', params => { ({ edit } = params); return { applied: true }; });
  await server.command(lens.command.command, ...lens.command.arguments);
  assert.match(document.textAfterEdit(edit), /paddle\.abs\(-1\)/);
  server.claimAll('window/showMessage');
});

sessionTest('a file without torch has no line above it', shown, async server => {
  const document = server.open('a.py', 'x = 1\n');
  await document.diagnostics();
  assert.deepEqual(await lenses(document), []);
  assert.deepEqual(await hints(document, whole), []);
});

sessionTest('nothing is shown beside the text unless it is asked for', {}, async server => {
  const document = server.open('a.py', text);
  await document.diagnostics();
  assert.deepEqual(await lenses(document), []);
  assert.deepEqual(await hints(document, whole), []);
});
