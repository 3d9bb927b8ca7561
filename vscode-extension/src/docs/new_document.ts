// "New mapping document": for the torch name at the cursor, or one that is typed, in a folder of such documents.
import * as vscode from 'vscode';

import { torchUsesOf } from '../findings';
import type { Server } from '../server/server';

export async function newDocument(server: Server): Promise<void> {
  const api = await vscode.window.showInputBox({
    title: 'New mapping document', prompt: 'The API of PyTorch', value: apiAtCursor(), placeHolder: 'torch.abs',
  });
  if (api === undefined || api === '') return;
  const folder = await chosenFolder();
  if (folder === undefined) return;
  await server.command('paddleLs.docs.new', { api, folder: server.uri(folder) });
  await vscode.window.showTextDocument(vscode.Uri.joinPath(folder, `${api}.md`));
}

function apiAtCursor(): string {
  const editor = vscode.window.activeTextEditor;
  const use = editor && torchUsesOf(editor.document)
    .find(({ document, range }) => document === editor.document && range.contains(editor.selection.active));
  return use?.data.api ?? 'torch.';
}

// One of the folders with mapping documents; without any, the user names one.
async function chosenFolder(): Promise<vscode.Uri | undefined> {
  const documents = await vscode.workspace.findFiles('**/api_difference/**/*.md', undefined, 5000);
  const folders = new Map(documents.map(file => {
    const folder = vscode.Uri.joinPath(file, '..');
    return [vscode.workspace.asRelativePath(folder), folder];
  }));
  if (folders.size === 0) {
    return (await vscode.window.showOpenDialog({ canSelectFolders: true, canSelectFiles: false, openLabel: 'Put It Here' }))?.[0];
  }
  const chosen = await vscode.window.showQuickPick([...folders.keys()].sort(), { placeHolder: 'The folder of the new document' });
  return chosen === undefined ? undefined : folders.get(chosen);
}
