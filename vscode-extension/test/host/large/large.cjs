// A workspace of thousands of files: while the server is busy with all of them, the file in the editor is served at once.
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const vscode = require('vscode');

const { eventually, opened, ours } = require('../editor.cjs');

const patience = Number(process.env.PADDLE_LS_PATIENCE ?? 1);
// Milliseconds. A hover goes through the window too, which draws thousands of rows and opens editors meanwhile.
const serverLimit = 250 * patience;
const hoverLimit = 1000 * patience;
const memoryLimit = 400;   // MB

async function timed(ask) {
  const began = Date.now();
  const answer = await ask();
  return { answer, took: Date.now() - began };
}

// Asks until `work` is done: the server itself, and for a hover. The slowest answers and how many there were.
async function answersDuring(document, work) {
  let done = false;
  const end = work.finally(() => { done = true; });
  const place = ours(document.uri)[0].range.start;
  const slowest = { server: 0, hover: 0, count: 0 };
  while (!done) {
    const server = await timed(() => vscode.commands.executeCommand('paddleLs.memoryUsage'));
    const hover = await timed(() => vscode.commands.executeCommand('vscode.executeHoverProvider', document.uri, place));
    assert.ok(hover.answer.length > 0);
    slowest.server = Math.max(slowest.server, server.took);
    slowest.hover = Math.max(slowest.hover, hover.took);
    ++slowest.count;
    await new Promise(resolve => { setTimeout(resolve, 20); });
  }
  await end;
  return slowest;
}

async function residentMegabytes() {
  const { pid } = await vscode.commands.executeCommand('paddleLs.debugInfo');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
}

async function servedDuring(work) {
  const { document } = await opened('fix.py', 2);
  const { server, hover, count } = await answersDuring(document, work());
  const memory = await residentMegabytes();
  const note = `slowest of ${count}: server ${server} ms, hover ${hover} ms; ${memory} MB`;
  assert.ok(server < serverLimit && hover < hoverLimit && memory < memoryLimit, note);
  return note;
}

exports['hovers are answered at once while all files are checked'] = () => servedDuring(async () => {
  const settings = vscode.workspace.getConfiguration('paddleLs');
  await settings.update('diagnostics.scope', 'workspace', vscode.ConfigurationTarget.Global);
  const filesWithFindings = () => vscode.languages.getDiagnostics().filter(([, found]) => found.some(({ source }) => source === 'paddle-ls')).length;
  await eventually('findings of all files', () => filesWithFindings() > 3200, 90_000);
});

exports['hovers are answered at once while the workspace is converted for the preview'] = () =>
  servedDuring(() => vscode.commands.executeCommand('paddle-ls.previewWorkspace'));

exports['hovers are answered at once while many files are opened and closed'] = () => servedDuring(async () => {
  for (const uri of await vscode.workspace.findFiles('package_1*/module_*.py', undefined, 120)) {
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: true });
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
});
