// What the cases do with the editor.
const vscode = require('vscode');

async function eventually(what, condition, milliseconds = 20_000) {
  const end = Date.now() + milliseconds * Number(process.env.PADDLE_LS_PATIENCE ?? 1);
  while (Date.now() < end) {
    const value = await condition();
    if (value) return value;
    await new Promise(resolve => { setTimeout(resolve, 50); });
  }
  throw new Error(`waited in vain for ${what}`);
}

function uriOf(path) {
  return vscode.Uri.joinPath(vscode.workspace.workspaceFolders[0].uri, path);
}

const ours = uri => vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'paddle-ls');

// Opens a file of the project and waits until it has so many findings.
async function opened(path, findings) {
  const document = await vscode.workspace.openTextDocument(uriOf(path));
  const editor = await vscode.window.showTextDocument(document);
  await eventually(`${findings} findings in ${path}`, () => ours(document.uri).length === findings);
  return { document, editor };
}

module.exports = { eventually, opened, ours, uriOf };
