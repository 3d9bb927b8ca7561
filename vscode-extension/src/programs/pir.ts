// Legacy programs (.pdmodel, __model__) as PIR text: by a command, or by opening the file.
import * as vscode from 'vscode';

import type { Server } from '../server/server';
import { PrintedDocuments } from './printed_document';

const scheme = 'paddle-ls-pir';

export function registerPrograms(server: Server): vscode.Disposable {
  return vscode.Disposable.from(
    new PrintedDocuments(server, {
      scheme,
      args: query => ['ir', 'translate', '--mode', 'tolerant', query.get('file') ?? ''],
    }),
    vscode.window.registerCustomEditorProvider('paddle-ls.program', new ProgramEditor()));
}

export async function showProgram(file: vscode.Uri | undefined): Promise<void> {
  const chosen = file ?? (await vscode.window.showOpenDialog({ title: 'A .pdmodel or __model__ file' }))?.[0];
  if (chosen !== undefined) await show(chosen, vscode.ViewColumn.Active);
}

async function show(file: vscode.Uri, viewColumn: vscode.ViewColumn): Promise<void> {
  const query = new URLSearchParams({ file: file.fsPath }).toString();
  const document = await vscode.workspace.openTextDocument(vscode.Uri.from({ scheme, path: `${file.path}.pir`, query }));
  await vscode.window.showTextDocument(document, { viewColumn, preview: true });
}

// A program opens as text, in whose editor search, folding and screen readers work as everywhere.
class ProgramEditor implements vscode.CustomReadonlyEditorProvider {
  openCustomDocument(uri: vscode.Uri): vscode.CustomDocument {
    return { uri, dispose: () => undefined };
  }

  async resolveCustomEditor({ uri }: vscode.CustomDocument, panel: vscode.WebviewPanel): Promise<void> {
    await show(uri, panel.viewColumn ?? vscode.ViewColumn.Active);
    panel.dispose();
  }
}
