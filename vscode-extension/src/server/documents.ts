// Which documents the server hears of.
import * as vscode from 'vscode';
import type { DocumentSelector } from 'vscode-languageclient';

import { manifestPatterns } from './manifest_files';

const manifests = '**/.paddle-ls/templates.json';

// By scheme: a conversion that is shown, or the older side of a diff, has no findings. `files` are the schemes of files.
function always(files: readonly string[]): { scheme: string; language?: string; pattern?: string }[] {
  const inFiles = (pattern: string): { scheme: string; pattern: string }[] => files.map(scheme => ({ scheme, pattern }));
  return [
    ...[...files, 'untitled', 'vscode-notebook-cell'].map(scheme => ({ scheme, language: 'python' })),
    ...[...files, 'untitled'].map(scheme => ({ scheme, language: 'markdown' })),
    ...[...files, 'paddle-ls'].map(scheme => ({ scheme, language: 'paddle-pir' })),
    { scheme: 'paddle-ls', pattern: '**/*.weights.txt' },
    ...inFiles('**/.paddle-ls.json'),
    ...inFiles('**/{pyproject.toml,setup.cfg,environment*.yml,*requirements*.{txt,in}}'),
    ...inFiles(manifests),
  ];
}

// With what the manifests of the workspace name.
export async function servedDocuments(files: readonly string[]): Promise<DocumentSelector> {
  const patterns = await Promise.all((await vscode.workspace.findFiles(manifests)).map(async uri => {
    const folder = vscode.Uri.joinPath(uri, '../..').path;
    return manifestPatterns(folder, new TextDecoder().decode(await vscode.workspace.fs.readFile(uri)));
  }));
  return [...always(files), ...patterns.flat().flatMap(pattern => files.map(scheme => ({ scheme, pattern })))] as DocumentSelector;
}

// Calls `changed` when a saved manifest names other files than before.
export function watchServedDocuments(files: readonly string[], changed: () => void): vscode.Disposable {
  let known = servedDocuments(files);
  const compare = async (): Promise<void> => {
    const before = JSON.stringify(await known);
    known = servedDocuments(files);
    if (JSON.stringify(await known) !== before) changed();
  };
  const watcher = vscode.workspace.createFileSystemWatcher(manifests);
  for (const event of [watcher.onDidCreate, watcher.onDidChange, watcher.onDidDelete]) event(() => void compare());
  return watcher;
}
