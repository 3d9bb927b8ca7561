// What works in a browser, and what says that it does not.
import * as vscode from 'vscode';

import { equal, eventually, extension, matches, opened, ours, textOf, uriOf } from './editor.mjs';

// What the extension says while something runs.
async function said(run) {
  const messages = [];
  const show = vscode.window.showInformationMessage;
  vscode.window.showInformationMessage = message => { messages.push(message); return Promise.resolve(undefined); };
  try {
    await run();
  } finally {
    vscode.window.showInformationMessage = show;
  }
  return messages.join('\n');
}

const isAlive = worker => worker.isTerminated !== true;
const dies = worker => { worker.onmessage({ data: { error: 'ended by a test' } }); };
const fails = worker => { worker.onerror({ message: 'failed by a test' }); };

export const cases = {
  async 'the extension is active when a Python file is open, and has started its server'() {
    await opened('fix.py', 2);
    equal(extension().isActive, true);
    await extension().exports.started;
    equal(uriOf('fix.py').scheme, 'vscode-test-web');
  },

  async 'a finding has its code and its range'() {
    const { document } = await opened('fix.py', 2);
    const [first] = ours(document.uri);
    equal([document.getText(first.range), first.code.value], ['torch.abs', 'torch-api']);
  },

  async 'the quick fix rewrites the use, and the finding disappears'() {
    const { document } = await opened('fix.py', 2);
    const actions = await vscode.commands.executeCommand('vscode.executeCodeActionProvider', document.uri, ours(document.uri)[0].range, 'quickfix', 100);
    const fix = actions.find(({ isPreferred }) => isPreferred);
    equal(fix?.edit?.entries().map(([uri]) => uri.toString()), [document.uri.toString()]);
    await vscode.workspace.applyEdit(fix.edit);
    matches(document.getText(), /"中文😀"; x = paddle\.abs\(-1\)/);
    await eventually('one finding less', () => ours(document.uri).length === 1);
  },

  async 'hover shows the equivalent'() {
    const { document } = await opened('convert.py', 2);
    const at = ours(document.uri)[0].range.start.translate(0, 7);
    const hovers = await vscode.commands.executeCommand('vscode.executeHoverProvider', document.uri, at);
    const text = hovers.flatMap(({ contents }) => contents.map(content => content.value ?? content)).join('\n');
    matches(text, /paddle\.abs/);
    equal(/file:\/\/\/workspace/.test(text), false);
  },

  async 'a file with spaces and Chinese in its path has findings'() {
    await opened('deep/with space/中文.py', 1);
  },

  async 'a file is compared with its conversion, and converted'() {
    const { document } = await opened('convert.py', 2);
    await vscode.commands.executeCommand('paddle-ls.compareFile');
    const shown = await eventually('the conversion', () =>
      vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === 'paddle-ls' && uri.path === '/converted'));
    await eventually('its text', () => /x = paddle\.abs\(-1\)\ny = paddle\.ones/.test(shown.getText()));
    await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('paddle-ls.convertFile');
    matches(document.getText(), /^import paddle\n\nx = paddle\.abs\(-1\)\ny = paddle\.ones/);
  },

  async 'the server reads files of the workspace that are not open'() {
    const found = await vscode.commands.executeCommand('paddleLs.questions');
    matches(JSON.stringify(found), /question\.py/);
    equal(/file:\/\/\/workspace/.test(JSON.stringify(found)), false);
  },

  async 'a preview of the workspace shows a file as it becomes'() {
    await vscode.commands.executeCommand('paddle-ls.previewWorkspace');
    await vscode.commands.executeCommand('paddle-ls.comparePreview', uriOf('helper.py').toString());
    const shown = await eventually('the diff', () => vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === 'paddle-ls-preview'));
    matches(shown.getText(), /^import paddle$/m);
    await vscode.commands.executeCommand('paddle-ls.discardPreview');
  },

  async 'findings of a notebook are in its cells'() {
    await vscode.commands.executeCommand('vscode.openWith', uriOf('explore.ipynb'), 'jupyter-notebook');
    const notebook = await eventually('the notebook', () => vscode.workspace.notebookDocuments.find(({ uri }) => uri.path.endsWith('explore.ipynb')));
    const { document } = notebook.cellAt(0);
    await eventually('a finding in the cell', () => ours(document.uri).length === 1);
    equal(document.getText(ours(document.uri)[0].range), 'torch.abs');
  },

  async 'a mapping document has findings'() {
    const document = await vscode.workspace.openTextDocument(uriOf('docs/api_difference/torch.abs.md'));
    await vscode.window.showTextDocument(document);
    await eventually('a finding of the document', () => ours(document.uri).length > 0);
  },

  async 'a decision is written into the settings of the workspace, and applies'() {
    const { questions } = await vscode.commands.executeCommand('paddleLs.questions');
    const [{ id, uses: [{ uri }] }] = questions;
    await vscode.commands.executeCommand('paddleLs.decide', { id, answer: 'accept', uri });
    const text = await eventually('.paddle-ls.json', () => textOf('.paddle-ls.json').catch(() => undefined));
    matches(text, new RegExp(id));
    await eventually('one question less', async () => {
      const left = await vscode.commands.executeCommand('paddleLs.questions');
      return left.questions.every(question => question.id !== id);
    });
  },

  async 'settings that the user writes apply at once'() {
    const { document } = await opened('restart.py', 1);
    const before = JSON.parse(await textOf('.paddle-ls.json'));
    const bytes = new TextEncoder().encode(JSON.stringify({ ...before, diagnostics: { severity: { 'torch-api': 'error' } } }));
    await vscode.workspace.fs.writeFile(uriOf('.paddle-ls.json'), bytes);
    await eventually('an error', () => ours(document.uri).some(({ severity }) => severity === vscode.DiagnosticSeverity.Error));
  },

  async 'commands that need a program say why they do nothing'() {
    for (const name of ['align', 'showProgram', 'showCheckpoint']) {
      matches(await said(() => vscode.commands.executeCommand(`paddle-ls.${name}`)), /A browser cannot run Python/);
    }
  },

  async 'a server that dies is started again and has findings again'({ workers }) {
    const { document, editor } = await opened('restart.py', 1);
    for (const die of [dies, fails, dies]) {
      const count = workers.length;
      die(workers.find(isAlive));
      await eventually('another worker', () => workers.length > count);
      await eventually('its answer', () => vscode.commands.executeCommand('paddleLs.debugInfo').then(() => true, () => false));
    }
    await editor.edit(edit => { edit.insert(new vscode.Position(1, 0), 'z = torch.zeros([1])\n'); });
    await eventually('the finding of the new line', () => ours(document.uri).length === 2);
  },

  async 'a server that dies too often is not started again until the user asks for it'({ workers }) {
    const messages = [];
    const show = vscode.window.showErrorMessage;
    vscode.window.showErrorMessage = message => { messages.push(message); return Promise.resolve(undefined); };
    try {
      await eventually('the end', async () => {
        const alive = workers.find(isAlive);
        if (alive !== undefined) dies(alive);
        return messages.some(message => /five times within three minutes and is not started again/.test(message));
      });
    } finally {
      vscode.window.showErrorMessage = show;
    }
    await vscode.commands.executeCommand('paddle-ls.restartServer');
    const { document } = await opened('stopped.py', 1);
    equal(document.getText(ours(document.uri)[0].range), 'torch.ones');
  },

  async 'the workspace is converted, and the uses are counted'() {
    await vscode.commands.executeCommand('paddle-ls.countUses');
    await vscode.commands.executeCommand('paddle-ls.previewWorkspace');
    const text = await said(() => vscode.commands.executeCommand('paddle-ls.applyPreview'));
    matches(text, /^[1-9]\d* files: [1-9]\d* uses converted/);
    matches(await textOf('helper.py'), /^import paddle$/m);
  },
};
