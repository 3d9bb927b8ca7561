// The copy of the workspace that the server in a browser reads: made once for each server, then kept up to date. What the
// server writes goes the other way.
import * as vscode from 'vscode';

import { Budget, isCopied, isSkippedFolder, largestFile, manifestPath, mostBytes, mostFiles, namedBy } from './copied_files';
import type { UriMapping } from './uri_mapping';
import type { FileChanges, FileOfServer } from './worker';

const batch = 100;

export class WorkspaceCopy implements vscode.Disposable {
  private readonly budget = new Budget();
  private readonly watcher = vscode.workspace.createFileSystemWatcher('**/*');
  private named: string[] = [];
  private isCut = false;
  private written: Promise<void> = Promise.resolve();

  constructor(private readonly mapping: UriMapping, private readonly send: (changes: FileChanges) => void) {
    this.watcher.onDidCreate(uri => void this.refresh([uri]));
    this.watcher.onDidChange(uri => void this.refresh([uri]));
    this.watcher.onDidDelete(uri => { this.remove(uri); });
  }

  // Everything that is copied, in parts.
  async sendAll(): Promise<void> {
    const uris = await filesOfWorkspace();
    await this.readManifests(uris);
    const wanted = uris.filter(uri => isCopied(uri.path, this.named));
    for (let first = 0; first < wanted.length && !this.isCut; first += batch) await this.refresh(wanted.slice(first, first + batch));
  }

  // Reads files again. One that is gone is removed.
  async refresh(uris: readonly vscode.Uri[]): Promise<void> {
    await this.readManifests(uris);
    const wanted = uris.filter(uri => isCopied(uri.path, this.named));
    const files = (await Promise.all(wanted.map(uri => this.read(uri)))).filter(file => file !== undefined);
    if (files.length > 0) this.send({ files, removed: [] });
  }

  // What the server has written or removed, in the order in which it says so.
  write(changes: FileChanges): void {
    this.written = this.written.then(() => this.writeAll(changes));
  }

  dispose(): void {
    this.watcher.dispose();
  }

  private async writeAll({ files, removed }: FileChanges): Promise<void> {
    const uriOf = (path: string): vscode.Uri | undefined => {
      const uri = this.mapping.editorUri(path);
      return uri === undefined ? undefined : vscode.Uri.parse(uri);
    };
    try {
      for (const { path, bytes } of files) {
        const uri = uriOf(path);
        if (uri !== undefined) await vscode.workspace.fs.writeFile(uri, bytes);
      }
      for (const uri of removed.map(uriOf)) if (uri !== undefined) await vscode.workspace.fs.delete(uri);
    } catch (error) {
      void vscode.window.showErrorMessage(`The workspace could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async read(uri: vscode.Uri): Promise<FileOfServer | undefined> {
    const path = this.mapping.serverPath(uri.toString());
    if (path === undefined) return undefined;
    try {
      const { type, size } = await vscode.workspace.fs.stat(uri);
      if ((type & vscode.FileType.File) === 0) return undefined;
      if (size <= largestFile && this.budget.takes(path, size)) return { path, bytes: await vscode.workspace.fs.readFile(uri) };
      if (size <= largestFile) this.sayCut();
      this.remove(uri);   // one that has grown: better no text than an old one
      return undefined;
    } catch {
      this.remove(uri);
      return undefined;
    }
  }

  private remove(uri: vscode.Uri): void {
    const path = this.mapping.serverPath(uri.toString());
    const removed = path === undefined ? [] : this.budget.drop(path);
    if (removed.length > 0) this.send({ files: [], removed });
  }

  private async readManifests(uris: readonly vscode.Uri[]): Promise<void> {
    for (const uri of uris.filter(({ path }) => manifestPath.test(path))) {
      const text = await vscode.workspace.fs.readFile(uri).then(bytes => new TextDecoder().decode(bytes), () => '');
      this.named = [...new Set([...this.named, ...namedBy(uri.path, text)])];
    }
  }

  private sayCut(): void {
    if (this.isCut) return;
    this.isCut = true;
    void vscode.window.showWarningMessage(
      `In a browser Paddle LS reads at most ${mostFiles} files and ${mostBytes / 1024 / 1024} MB of a workspace. ` +
      'It does not know the other files until they are open.');
  }
}

// Breadth first, so that settings and packages come before what is deep inside.
async function filesOfWorkspace(): Promise<vscode.Uri[]> {
  const files: vscode.Uri[] = [];
  const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri);
  // A tree of links could go on for ever.
  for (let folder = folders.shift(); folder !== undefined && files.length < 10 * mostFiles; folder = folders.shift()) {
    const entries = await vscode.workspace.fs.readDirectory(folder).then(found => found, () => []);
    for (const [name, type] of entries) {
      const uri = vscode.Uri.joinPath(folder, name);
      if ((type & vscode.FileType.File) !== 0) files.push(uri);
      else if (type === vscode.FileType.Directory && !isSkippedFolder(name)) folders.push(uri);
    }
  }
  return files;
}
