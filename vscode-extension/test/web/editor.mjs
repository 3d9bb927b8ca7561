// What the cases do with the editor.
import * as vscode from 'vscode';

export async function eventually(what, condition, milliseconds = 30_000) {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    const value = await condition();
    if (value) return value;
    await new Promise(resolve => { setTimeout(resolve, 50); });
  }
  throw new Error(`waited in vain for ${what}`);
}

export function equal(found, wanted) {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} is not ${b}`);
}

export function matches(text, pattern) {
  if (!pattern.test(text)) throw new Error(`${pattern} is not in ${text}`);
}

export function uriOf(path) {
  return vscode.Uri.joinPath(vscode.workspace.workspaceFolders[0].uri, path);
}

export const ours = uri => vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'paddle-ls');

// Opens a file of the project and waits until it has so many findings.
export async function opened(path, findings) {
  const document = await vscode.workspace.openTextDocument(uriOf(path));
  const editor = await vscode.window.showTextDocument(document);
  await eventually(`${findings} findings in ${path}`, () => ours(document.uri).length === findings);
  return { document, editor };
}

export async function textOf(path) {
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(uriOf(path)));
}

export function extension() {
  return vscode.extensions.getExtension('paddle-ls.paddle-ls');
}
