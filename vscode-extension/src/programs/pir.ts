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
      files: '**/{*.pdmodel,__model__}',
      fileOf: programOf,
    }),
    vscode.window.registerCustomEditorProvider('paddle-ls.program', new ProgramEditor()));
}

export async function showProgram(file: vscode.Uri | undefined): Promise<void> {
  const chosen = file ?? (await vscode.window.showOpenDialog({ title: 'A .pdmodel or __model__ file' }))?.[0];
  if (chosen !== undefined) await show(chosen, vscode.ViewColumn.Active);
}

// Two programs, as the explorer gives them when both are selected, as a diff of their PIR.
export async function comparePrograms(selected: unknown): Promise<void> {
  const [before, after] = Array.isArray(selected) ? selected as (vscode.Uri | undefined)[] : [];
  if (before === undefined || after === undefined) {
    void vscode.window.showInformationMessage('Select two programs in the explorer, and choose this from their menu.');
    return;
  }
  const title = `${vscode.workspace.asRelativePath(before)} and ${vscode.workspace.asRelativePath(after)}`;
  await vscode.commands.executeCommand('vscode.diff', textOf(before), textOf(after), title);
}

// Writes a model of an older release for Paddle 3, into a folder beside it. The server says what became of it.
export async function upgradeProgram(server: Server, file: vscode.Uri | undefined): Promise<void> {
  const shown = vscode.window.activeTextEditor?.document.uri;
  const ofText = shown && programOf(shown);
  const chosen = file ?? (ofText ? vscode.Uri.file(ofText) : undefined) ??
    (await vscode.window.showOpenDialog({ title: 'A .pdmodel or __model__ file' }))?.[0];
  if (chosen === undefined) return;
  const { program } = await server.command('paddleLs.ir.upgrade', { uri: server.uri(chosen) }) as { program: string | null };
  if (program !== null) await vscode.commands.executeCommand('revealInExplorer', vscode.Uri.parse(program));
}

// The file that PIR text is of.
export function programOf(text: vscode.Uri): string | undefined {
  return text.scheme === scheme ? new URLSearchParams(text.query).get('file') ?? undefined : undefined;
}

function textOf(file: vscode.Uri): vscode.Uri {
  return vscode.Uri.from({ scheme, path: `${file.path}.pir`, query: new URLSearchParams({ file: file.fsPath }).toString() });
}

async function show(file: vscode.Uri, viewColumn: vscode.ViewColumn): Promise<void> {
  const document = await vscode.workspace.openTextDocument(textOf(file));
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
