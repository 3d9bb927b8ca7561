// Which documents the server hears of.
import * as vscode from 'vscode';
import type { DocumentSelector } from 'vscode-languageclient';

import { manifestPatterns } from './manifest_files';

const manifests = '**/.paddle-ls/templates.json';

// By scheme: a conversion that is shown, or the older side of a diff, has no findings.
const always = [
  ...['file', 'untitled', 'vscode-notebook-cell'].map(scheme => ({ scheme, language: 'python' })),
  ...['file', 'untitled'].map(scheme => ({ scheme, language: 'markdown' })),
  ...['file', 'paddle-ls'].map(scheme => ({ scheme, language: 'paddle-pir' })),
  { scheme: 'paddle-ls', pattern: '**/*.weights.txt' },
  { scheme: 'file', pattern: '**/.paddle-ls.json' },
  { scheme: 'file', pattern: '**/{pyproject.toml,setup.cfg,environment*.yml,*requirements*.{txt,in}}' },
  { scheme: 'file', pattern: manifests },
];

// With what the manifests of the workspace name.
export async function servedDocuments(): Promise<DocumentSelector> {
  const patterns = await Promise.all((await vscode.workspace.findFiles(manifests)).map(async uri => {
    const folder = vscode.Uri.joinPath(uri, '../..').path;
    return manifestPatterns(folder, new TextDecoder().decode(await vscode.workspace.fs.readFile(uri)));
  }));
  return [...always, ...patterns.flat().map(pattern => ({ scheme: 'file', pattern }))];
}

// Calls `changed` when a saved manifest names other files than before.
export function watchServedDocuments(changed: () => void): vscode.Disposable {
  let known = servedDocuments();
  const compare = async (): Promise<void> => {
    const before = JSON.stringify(await known);
    known = servedDocuments();
    if (JSON.stringify(await known) !== before) changed();
  };
  const watcher = vscode.workspace.createFileSystemWatcher(manifests);
  for (const event of [watcher.onDidCreate, watcher.onDidChange, watcher.onDidDelete]) event(() => void compare());
  return watcher;
}
