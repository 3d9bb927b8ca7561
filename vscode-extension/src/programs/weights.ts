// Checkpoints as the list of their tensors: by a command, or by opening the file with this editor. The server makes the
// document, so hovers and the outline work in it.
import * as vscode from 'vscode';

import type { Server } from '../server/server';

export function registerCheckpoints(server: Server): vscode.Disposable {
  return vscode.window.registerCustomEditorProvider('paddle-ls.checkpoint', new CheckpointEditor(server));
}

export async function showCheckpoint(server: Server, file: vscode.Uri | undefined): Promise<void> {
  const filters = { Checkpoints: ['pth', 'pt', 'ckpt', 'bin', 'safetensors', 'pdparams', 'pdopt', 'json'], 'All files': ['*'] };
  const chosen = file ?? (await vscode.window.showOpenDialog({ title: 'A checkpoint', filters }))?.[0];
  if (chosen !== undefined) await show(server, chosen, vscode.ViewColumn.Active);
}

async function show(server: Server, file: vscode.Uri, viewColumn: vscode.ViewColumn): Promise<void> {
  const { uri } = await server.command('paddleLs.weights.show', { uri: server.uri(file), show: false }) as { uri: string };
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
  await vscode.window.showTextDocument(document, { viewColumn, preview: true });
}

class CheckpointEditor implements vscode.CustomReadonlyEditorProvider {
  constructor(private readonly server: Server) {}

  openCustomDocument(uri: vscode.Uri): vscode.CustomDocument {
    return { uri, dispose: () => undefined };
  }

  async resolveCustomEditor({ uri }: vscode.CustomDocument, panel: vscode.WebviewPanel): Promise<void> {
    try {
      await show(this.server, uri, panel.viewColumn ?? vscode.ViewColumn.Active);
    } catch (error) {
      void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
    }
    panel.dispose();
  }
}
