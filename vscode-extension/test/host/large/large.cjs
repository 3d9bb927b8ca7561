// A workspace of thousands of files: while the server is busy with all of them, the file in the editor is served at once.
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const vscode = require('vscode');

const { eventually, opened, ours } = require('../editor.cjs');

const patience = Number(process.env.PADDLE_LS_PATIENCE ?? 1);
const requestLimit = 500 * patience;      // milliseconds
const memoryLimit = 400;                  // MB

// Asks for hovers until `work` is done. The slowest answer and how many there were.
async function hoversDuring(document, work) {
  let done = false;
  const end = work.finally(() => { done = true; });
  const place = ours(document.uri)[0].range.start;
  const times = [];
  while (!done) {
    const began = Date.now();
    const hovers = await vscode.commands.executeCommand('vscode.executeHoverProvider', document.uri, place);
    times.push(Date.now() - began);
    assert.ok(hovers.length > 0);
    await new Promise(resolve => { setTimeout(resolve, 20); });
  }
  await end;
  return { slowest: Math.max(...times), count: times.length };
}

async function residentMegabytes() {
  const { pid } = await vscode.commands.executeCommand('paddleLs.debugInfo');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
}

async function servedDuring(work) {
  const { document } = await opened('fix.py', 2);
  const { slowest, count } = await hoversDuring(document, work(document));
  const memory = await residentMegabytes();
  assert.ok(slowest < requestLimit, `a hover took ${slowest} ms`);
  assert.ok(memory < memoryLimit, `${memory} MB`);
  return `slowest of ${count} hovers ${slowest} ms, ${memory} MB`;
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
