// Asks the server for the conversion of the workspace without letting the editor make it.
//
// The findings come from the command line of the same program, which walks the same files: the session keeps free for
// the editor, and files that are not open cost it nothing.
import * as vscode from 'vscode';
import type { ApplyWorkspaceEditParams } from 'vscode-languageclient';

import { byFile, readFindings, type Finding } from '../check_output';
import { runProgram } from '../run_program';
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
  for (const { uri } of vscode.workspace.workspaceFolders ?? []) addAll(found, await check(server, uri, [uri]));
  return found;
}

export async function findingsIn(server: Server, files: readonly vscode.Uri[]): Promise<Map<string, Finding[]>> {
  const folderOf = (file: vscode.Uri): vscode.Uri | undefined => vscode.workspace.getWorkspaceFolder(file)?.uri;
  const folders = new Map(files.map(file => [folderOf(file)?.toString(), folderOf(file)]));
  const found = new Map<string, Finding[]>();
  for (const [name, folder] of folders) {
    addAll(found, await check(server, folder, files.filter(file => folderOf(file)?.toString() === name)));
  }
  return found;
}

// With the settings that the editor has for the folder, which the program cannot know otherwise.
async function check(server: Server, folder: vscode.Uri | undefined, paths: readonly vscode.Uri[]): Promise<Map<string, Finding[]>> {
  const program = server.program();
  if (program === undefined) return new Map();
  const settings = JSON.stringify(server.settingsFor(folder));
  const run = await runProgram(program, ['check', '--format', 'json', '--settings', settings, ...paths.map(({ fsPath }) => fsPath)], folder?.fsPath);
  if (run.status !== 0 && run.status !== 1) throw new Error(run.errors.trim() || 'paddle-ls check did not run');
  const found = byFile(readFindings(run.output));
  return new Map([...found].map(([file, findings]) => [server.uri(vscode.Uri.file(file)), findings]));
}

function addAll<V>(to: Map<string, V>, from: Map<string, V>): void {
  for (const [key, value] of from) to.set(key, value);
}
