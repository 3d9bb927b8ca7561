// The view "Torch uses left": counts per folder and file, kept up to date as files are saved. The most that was ever
// counted in this workspace is remembered, so that the view can say how far the migration has come.
import * as vscode from 'vscode';

import { describe, sum, total, type Counts } from '../counts';
import { findingsIn, findingsOfWorkspace } from '../migration/make_plan';
import { counts } from '../migration/plan';
import type { Server } from '../server/server';
import { folderTree, type FileCount, type Folder } from './folder_tree';

type Node = { kind: 'folder'; folder: Folder } | { kind: 'file'; file: FileCount };

const mostKey = 'paddle-ls.mostUses';
const restMilliseconds = 300;

export class ProgressView implements vscode.Disposable, vscode.TreeDataProvider<Node> {
  private counts: Map<string, Counts> | undefined;
  private readonly toRecount = new Map<string, vscode.Uri>();   // by path
  private pending: NodeJS.Timeout | undefined;
  private readonly changed = new vscode.EventEmitter<undefined>();
  private readonly view: vscode.TreeView<Node>;
  private readonly saved: vscode.Disposable;
  readonly onDidChangeTreeData = this.changed.event;

  constructor(private readonly server: Server, private readonly memory: vscode.Memento) {
    this.view = vscode.window.createTreeView('paddle-ls.progress', { treeDataProvider: this, showCollapseAll: true });
    this.saved = vscode.workspace.onDidSaveTextDocument(document => {
      if (this.counts !== undefined && document.languageId === 'python') this.recountSoon(document.uri);
    });
  }

  async count(): Promise<void> {
    await vscode.commands.executeCommand('paddle-ls.progress.focus');   // shows that something goes on
    await vscode.window.withProgress({ location: { viewId: 'paddle-ls.progress' } }, async () => {
      const found = await findingsOfWorkspace(this.server);
      this.counts = new Map([...found].map(([uri, findings]) => [uri, counts(findings)]));
    });
    await this.show();
  }

  getChildren(node?: Node): Node[] {
    if (node?.kind === 'file') return [];
    const folder = node?.folder ?? this.root();
    return [
      ...folder.folders.map(inner => ({ kind: 'folder', folder: inner }) as const),
      ...folder.files.map(file => ({ kind: 'file', file }) as const),
    ];
  }

  getTreeItem(node: Node): vscode.TreeItem {
    if (node.kind === 'folder') {
      const item = new vscode.TreeItem(node.folder.name, vscode.TreeItemCollapsibleState.Collapsed);
      item.iconPath = vscode.ThemeIcon.Folder;
      item.description = describe(node.folder.uses);
      return item;
    }
    const uri = vscode.Uri.parse(node.file.uri);
    const item = new vscode.TreeItem(uri);
    item.description = describe(node.file.uses);
    item.command = { command: 'vscode.open', title: 'Open', arguments: [uri] };
    return item;
  }

  dispose(): void {
    clearTimeout(this.pending);
    this.view.dispose();
    this.saved.dispose();
    this.changed.dispose();
  }

  // A conversion of the workspace saves hundreds of files, one after the other.
  private recountSoon(uri: vscode.Uri): void {
    this.toRecount.set(uri.fsPath, uri);
    clearTimeout(this.pending);
    this.pending = setTimeout(() => void this.recount(), restMilliseconds);
  }

  private async recount(): Promise<void> {
    const uris = [...this.toRecount.values()];
    this.toRecount.clear();
    const found = await findingsIn(this.server, uris);
    for (const uri of uris) this.counts?.set(this.server.uri(uri), counts(found.get(this.server.uri(uri)) ?? []));
    await this.show();
  }

  private root(): Folder {
    return folderTree([...this.counts ?? []].map(([uri, uses]) =>
      ({ uri, uses, path: vscode.workspace.asRelativePath(vscode.Uri.parse(uri)) })));
  }

  private async show(): Promise<void> {
    const uses = sum([...this.counts?.values() ?? []]);
    const left = total(uses);
    const most = Math.max(left, this.memory.get(mostKey, 0));
    await this.memory.update(mostKey, most);
    this.view.description = `${left} of ${most}`;
    this.view.message = left === 0 ? 'No torch uses are left.' : `${describe(uses)}.`;
    this.changed.fire(undefined);
  }
}
