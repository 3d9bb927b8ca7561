// Findings and fixes while editing.
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const vscode = require('vscode');

const { eventually, opened, ours, uriOf } = require('../editor.cjs');

exports['a finding has its code, its range and a link'] = async () => {
  const { document } = await opened('fix.py', 2);
  const [first] = ours(document.uri);
  assert.equal(document.getText(first.range), 'torch.abs');
  assert.equal(first.code.value, 'torch-api');
};

exports['the quick fix rewrites the use after Chinese text and an emoji, and the finding disappears'] = async () => {
  const { document } = await opened('fix.py', 2);
  const actions = await vscode.commands.executeCommand('vscode.executeCodeActionProvider', document.uri, ours(document.uri)[0].range, 'quickfix', 100);
  const fix = actions.find(({ isPreferred }) => isPreferred);
  assert.ok(fix?.edit, JSON.stringify(actions.map(({ title }) => title)));
  assert.ok(await vscode.workspace.applyEdit(fix.edit));
  assert.match(document.getText(), /"中文😀"; x = paddle\.abs\(-1\)/);
  await eventually('one finding less', () => ours(document.uri).length === 1);
};

exports['fix-all on save converts the file'] = async () => {
  const { document, editor } = await opened('save.py', 2);
  const settings = vscode.workspace.getConfiguration('editor', document.uri);
  await settings.update('codeActionsOnSave', { 'source.fixAll.paddle-ls': 'explicit' }, vscode.ConfigurationTarget.Global);
  try {
    await editor.edit(edit => { edit.insert(new vscode.Position(1, 0), '# touched\n'); });
    await document.save();
    assert.match(readFileSync(document.uri.fsPath, 'utf8'), /^import paddle$[^]*paddle\.abs[^]*paddle\.ones/m);
  } finally {
    await settings.update('codeActionsOnSave', undefined, vscode.ConfigurationTarget.Global);
  }
};

exports['a file is converted including uses that need review, and on save without them'] = async () => {
  const { document } = await opened('review.py', 3);
  await vscode.commands.executeCommand('paddle-ls.convertFile');
  assert.match(document.getText(), /^x = paddle\.abs\(paddle\.load\("中文😀\.pt"\)\)\ny = paddle\.ones/m);
  const { document: saved, editor } = await opened('review_saved.py', 3);
  const settings = vscode.workspace.getConfiguration('editor', saved.uri);
  await settings.update('codeActionsOnSave', { 'source.fixAll.paddle-ls': 'explicit' }, vscode.ConfigurationTarget.Global);
  try {
    await editor.edit(edit => { edit.insert(new vscode.Position(1, 0), '# touched\n'); });
    await saved.save();
    assert.match(readFileSync(saved.uri.fsPath, 'utf8'), /^x = torch\.abs\(torch\.load\(.*\ny = paddle\.ones/m);
  } finally {
    await settings.update('codeActionsOnSave', undefined, vscode.ConfigurationTarget.Global);
  }
};

exports['only the safe uses of a file are converted on request'] = async () => {
  const { document } = await opened('review_safe.py', 3);
  await vscode.commands.executeCommand('paddle-ls.convertSafeFile');
  assert.match(document.getText(), /^x = torch\.abs\(torch\.load\(.*\ny = paddle\.ones/m);
};

exports['next and previous torch use wrap around'] = async () => {
  const { document, editor } = await opened('navigate.py', 2);
  const seen = [];
  for (const command of ['nextUse', 'nextUse', 'nextUse', 'previousUse']) {
    await vscode.commands.executeCommand(`paddle-ls.${command}`);
    seen.push(document.getText(document.getWordRangeAtPosition(editor.selection.active, /[\w.]+/)));
  }
  assert.deepEqual(seen, ['torch.abs', 'torch.ones', 'torch.abs', 'torch.ones']);
};

exports['findings of a notebook are in its cells, and the fix rewrites the cell'] = async () => {
  const notebook = await vscode.workspace.openNotebookDocument(uriOf('explore.ipynb'));
  await vscode.window.showNotebookDocument(notebook);
  const { document } = notebook.cellAt(1);
  await eventually('a finding in the cell', () => ours(document.uri).length === 1);
  const [{ range }] = ours(document.uri);
  assert.equal(document.getText(range), 'torch.abs');
  const actions = await vscode.commands.executeCommand('vscode.executeCodeActionProvider', document.uri, range, 'quickfix', 100);
  assert.ok(await vscode.workspace.applyEdit(actions.find(({ isPreferred }) => isPreferred).edit));
  assert.equal(document.getText(), 'x = paddle.abs(-1)');
};

exports['navigation goes from cell to cell in a notebook, which is converted as a whole'] = async () => {
  const notebook = await vscode.workspace.openNotebookDocument(uriOf('cells.ipynb'));
  await vscode.window.showNotebookDocument(notebook);
  const [, first, second] = notebook.getCells().map(({ document }) => document);
  await eventually('findings in both cells', () => ours(first.uri).length === 1 && ours(second.uri).length === 1);
  for (const wanted of [first, second, first]) {
    await vscode.commands.executeCommand('paddle-ls.nextUse');
    await eventually(wanted.getText(), () => vscode.window.activeTextEditor?.document === wanted);
  }
  await vscode.commands.executeCommand('paddle-ls.convertFile');
  await eventually('converted cells', () => first.getText() === 'x = paddle.abs(-1)' && second.getText() === 'y = paddle.ones([2])');
};
