// The copy of the workspace that servers in a browser read: read once in the background, then kept up to date. What a
// server writes goes the other way. Every server that is attached gets all of it.
import * as vscode from 'vscode';

import { Budget, isCopied, largestFile, manifestPath, mostBytes, mostFiles, namedBy } from './copied_files';
import type { UriMapping } from './uri_mapping';
import type { FileChanges, FileOfServer } from './worker';
import { filesOfWorkspace } from './workspace_files';

const batch = 100;

export type Send = (changes: FileChanges) => void;

export class WorkspaceCopy implements vscode.Disposable {
  private readonly budget = new Budget();
  private readonly contents = new Map<string, Uint8Array>();   // by path
  private readonly servers = new Set<Send>();
  private readonly watcher = vscode.workspace.createFileSystemWatcher('**/*');
  private named: string[] = [];
  private isCut = false;
  private isDisposed = false;
  private written: Promise<void> = Promise.resolve();
  readonly complete: Promise<void>;

  constructor(private readonly mapping: UriMapping) {
    this.watcher.onDidCreate(uri => void this.refresh([uri]));
    this.watcher.onDidChange(uri => void this.refresh([uri]));
    this.watcher.onDidDelete(uri => { this.remove(uri); });
    this.complete = this.readAll();
  }

  // Sends what has been read so far, and from then on what changes.
  attach(send: Send): vscode.Disposable {
    const files = [...this.contents].map(([path, bytes]) => ({ path, bytes }));
    if (files.length > 0) send({ files, removed: [] });
    this.servers.add(send);
    return new vscode.Disposable(() => { this.servers.delete(send); });
  }

  // Reads files again. One that is gone is removed.
  async refresh(uris: readonly vscode.Uri[]): Promise<void> {
    await this.readManifests(uris);
    const wanted = uris.filter(uri => isCopied(uri.path, this.named));
    const files = (await Promise.all(wanted.map(uri => this.read(uri)))).filter(file => file !== undefined);
    for (const { path, bytes } of files) this.contents.set(path, bytes);
    if (files.length > 0) this.send({ files, removed: [] });
  }

  // What a server has written or removed, in the order in which it says so.
  write(changes: FileChanges): void {
    this.written = this.written.then(() => this.writeAll(changes));
  }

  dispose(): void {
    this.isDisposed = true;
    this.servers.clear();
    this.watcher.dispose();
  }

  private async readAll(): Promise<void> {
    const uris = await filesOfWorkspace(10 * mostFiles);
    await this.readManifests(uris);
    const wanted = uris.filter(uri => isCopied(uri.path, this.named));
    for (let first = 0; first < wanted.length && !this.isCut && !this.isDisposed; first += batch) {
      await this.refresh(wanted.slice(first, first + batch));
    }
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
      const reason = error instanceof Error ? error.message : String(error);
      void vscode.window.showErrorMessage(`The workspace could not be written: ${reason}`);
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
    for (const each of removed) this.contents.delete(each);
    if (removed.length > 0) this.send({ files: [], removed });
  }

  private send(changes: FileChanges): void {
    for (const send of this.servers) send(changes);
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
