// Start, death and settings of the server.
const assert = require('node:assert/strict');
const { writeFileSync } = require('node:fs');
const vscode = require('vscode');

const { eventually, opened, ours, uriOf } = require('../editor.cjs');

async function serverState() {
  return vscode.commands.executeCommand('paddleLs.debugInfo');
}

exports['the extension is active when a Python file is open, and has started its server'] = async () => {
  await opened('restart.py', 2);
  const extension = vscode.extensions.getExtension('paddle-ls.paddle-ls');
  assert.equal(extension.isActive, true);
  await extension.exports.started;
  assert.match((await serverState()).client, /Visual Studio Code|code-server/);
};

exports['every command of the palette is registered'] = async () => {
  const registered = new Set(await vscode.commands.getCommands(true));
  const { contributes } = vscode.extensions.getExtension('paddle-ls.paddle-ls').packageJSON;
  assert.deepEqual(contributes.commands.map(({ command }) => command).filter(command => !registered.has(command)), []);
};

exports['a server that is killed while the user types is restarted and has findings again'] = async () => {
  const { document, editor } = await opened('restart.py', 2);
  // As often as it is started again without being asked, less two for the other cases.
  for (let kill = 0; kill < 3; ++kill) {
    const { pid } = await serverState();
    process.kill(pid, 'SIGKILL');
    // Written into a pipe that nobody reads any more: the error comes before the end is seen.
    for (let i = 0; i < 5; ++i) await editor.edit(edit => { edit.insert(new vscode.Position(1, 0), `# ${i}\n`); });
    await eventually('another server', async () => {
      const state = await serverState().then(found => found, () => undefined);
      return state !== undefined && state.pid !== pid;
    });
  }
  await editor.edit(edit => { edit.insert(new vscode.Position(1, 0), 'z = torch.zeros([1])\n'); });
  await eventually('the finding of the new line', () => ours(document.uri).length === 3);
};

exports['the project file applies if the editor has no settings'] = async () => {
  const { document } = await opened('restart.py', 2);
  const file = uriOf('.paddle-ls.json');
  writeFileSync(file.fsPath, '{"diagnostics": {"severity": {"torch-api": "error"}}}\n');
  try {
    await eventually('errors', () => ours(document.uri).every(({ severity }) => severity === vscode.DiagnosticSeverity.Error));
  } finally {
    await vscode.workspace.fs.delete(file);
  }
  await eventually('the default again', () => ours(document.uri).every(({ severity }) => severity === vscode.DiagnosticSeverity.Information));
};

exports['a changed setting applies at once'] = async () => {
  const { document } = await opened('restart.py', 2);
  const settings = vscode.workspace.getConfiguration('paddleLs');
  const inRelease = release => ours(document.uri).length > 0 && ours(document.uri).every(({ message }) => message.includes(`Paddle ${release}`));
  await settings.update('profile', '2.6', vscode.ConfigurationTarget.Global);
  try {
    await eventually('findings for 2.6', () => inRelease('2.6'));
  } finally {
    await settings.update('profile', undefined, vscode.ConfigurationTarget.Global);
  }
  await eventually('findings for the default', () => inRelease('3.3'));
};
