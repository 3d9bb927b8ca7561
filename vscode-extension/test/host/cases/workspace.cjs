// The conversion of the workspace: the last case, as it changes all files.
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const vscode = require('vscode');

const { eventually, uriOf } = require('../editor.cjs');

const onDisk = path => readFileSync(uriOf(path).fsPath, 'utf8');

exports['a preview of the workspace changes nothing until it is applied, and then everything that is not manual'] = async () => {
  const before = onDisk('convert.py');
  await vscode.commands.executeCommand('paddle-ls.previewWorkspace');
  assert.equal(onDisk('convert.py'), before);
  await vscode.commands.executeCommand('paddle-ls.comparePreview', uriOf('convert.py').toString());
  const shown = await eventually('the diff', () => vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === 'paddle-ls-preview'));
  assert.match(shown.getText(), /x = paddle\.abs\(-1\)\ny = paddle\.ones/);
  await vscode.commands.executeCommand('paddle-ls.applyPreview');
  await eventually('the conversion on disk', () => /x = paddle\.abs\(-1\)\ny = paddle\.ones/.test(onDisk('convert.py')));
  await eventually('what needs review converted too', () => /^import paddle$/m.test(onDisk('classifier/train.py')));
  await eventually('the diff gone', () => vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).every(({ input }) => input?.modified?.scheme !== 'paddle-ls-preview'));
};
