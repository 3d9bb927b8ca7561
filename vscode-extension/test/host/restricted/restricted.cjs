// A workspace that nobody has trusted: everything is shown, nothing is changed.
const assert = require('node:assert/strict');
const { existsSync, readFileSync } = require('node:fs');
const vscode = require('vscode');

const { eventually, opened, ours, uriOf } = require('../editor.cjs');

const untrusted = /not trusted/;

exports['findings come from the server of the machine and not from the one that the folder names'] = async () => {
  assert.equal(vscode.workspace.isTrusted, false);
  const { document } = await opened('fix.py', 2);
  assert.equal(document.getText(ours(document.uri)[0].range), 'torch.abs');
  assert.equal(existsSync(process.env.PADDLE_LS_HOST_MARKER), false);
};

exports['commands that change files do nothing, even from a button'] = async () => {
  const { document } = await opened('convert.py', 2);
  const before = document.getText();
  for (const name of ['convertFile', 'convertSafeFile', 'convertWholeFile', 'previewWorkspace', 'applyPreview']) {
    // The refusal is a message, which nobody answers.
    assert.equal(await vscode.commands.executeCommand(`paddle-ls.${name}`), undefined, name);
  }
  assert.equal(document.getText(), before);
  assert.equal(document.isDirty, false);
  assert.equal(vscode.workspace.textDocuments.some(({ isDirty }) => isDirty), false);
};

exports['an edit that the server requests is rejected with the reason'] = async () => {
  const { document } = await opened('save.py', 2);
  const answer = await vscode.commands.executeCommand('paddleLs.convertFile', { uri: document.uri.toString(), scope: 'safe' });
  assert.equal(answer.applied, false);
  assert.match(answer.failureReason, untrusted);
  assert.equal(document.isDirty, false);
};

exports['the output of templates is not written'] = async () => {
  const manifest = uriOf('kernels/.paddle-ls/templates.json');
  await vscode.commands.executeCommand('paddleLs.templates.regenerate', manifest.toString());
  assert.equal(existsSync(uriOf('kernels/generated/kernels.h').fsPath), false);
};

exports['commands that change nothing work: the conversion next to the file, the counts'] = async () => {
  const { document } = await opened('virtual.py', 2);
  await vscode.commands.executeCommand('paddle-ls.compareFile');
  const shown = await eventually('the diff', () => vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === 'paddle-ls'));
  assert.match(shown.getText(), /paddle\.abs/);
  await vscode.commands.executeCommand('paddle-ls.countUses');
  assert.equal(readFileSync(document.uri.fsPath, 'utf8'), document.getText());
};
