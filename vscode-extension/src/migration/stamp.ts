// What a file was when its conversion was planned. Edits for an older text must not be made.
import * as vscode from 'vscode';

export async function stampOf(uri: vscode.Uri): Promise<string> {
  const open = vscode.workspace.textDocuments.find(document => document.uri.toString() === uri.toString());
  if (open?.isDirty === true) return `version ${open.version}`;
  try {
    const { mtime, size } = await vscode.workspace.fs.stat(uri);
    return `${mtime} ${size}`;
  } catch {
    return 'gone';
  }
}
