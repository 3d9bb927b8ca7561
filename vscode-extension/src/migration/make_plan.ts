// Asks the server for the conversion of the workspace without letting the editor make it.
//
// The findings come from the command line of the same program, which walks the same files: the session keeps free for
// the editor, and files that are not open cost it nothing.
import * as vscode from 'vscode';
import type { ApplyWorkspaceEditParams } from 'vscode-languageclient';

import type { Finding } from '../check_output';
import type { Server } from '../server/server';
import { conversionOf, makePlan, type Conversion, type PlannedFile } from './plan';

export async function planOfWorkspace(server: Server): Promise<PlannedFile[]> {
  const safe = await conversion(server, 'safe');
  const all = await conversion(server, 'all');
  return makePlan(safe, all, await findingsOfWorkspace(server));
}

async function conversion(server: Server, scope: 'safe' | 'all'): Promise<Conversion> {
  let taken = conversionOf({});
  const take = (params: ApplyWorkspaceEditParams): { applied: boolean } => {
    taken = conversionOf(params.edit);
    return { applied: false };
  };
  await server.withEditsTaken(take, () => server.command('paddleLs.convertWorkspace', { scope, preview: true }));
  return taken;
}

// By the URI as the server spells it.
export async function findingsOfWorkspace(server: Server): Promise<Map<string, Finding[]>> {
  const found = new Map<string, Finding[]>();
  for (const { uri } of vscode.workspace.workspaceFolders ?? []) addAll(found, await server.check(uri, [uri]));
  return found;
}

export async function findingsIn(server: Server, files: readonly vscode.Uri[]): Promise<Map<string, Finding[]>> {
  const folderOf = (file: vscode.Uri): vscode.Uri | undefined => vscode.workspace.getWorkspaceFolder(file)?.uri;
  const folders = new Map(files.map(file => [folderOf(file)?.toString(), folderOf(file)]));
  const found = new Map<string, Finding[]>();
  for (const [name, folder] of folders) {
    addAll(found, await server.check(folder, files.filter(file => folderOf(file)?.toString() === name)));
  }
  return found;
}

function addAll<V>(to: Map<string, V>, from: Map<string, V>): void {
  for (const [key, value] of from) to.set(key, value);
}
