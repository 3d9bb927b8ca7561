// "Convert workspace with preview": the plan in a tree with boxes, a diff for each file, one edit at the end.
import * as vscode from 'vscode';

import type { Server } from '../server/server';
import { planOfWorkspace } from './make_plan';
import { canChange, chosenEdits, nothingToChoose, settleFollowers, summary, type PlannedFile } from './plan';
import { PreviewTree, type Node } from './preview_tree';
import { stampOf } from './stamp';
import { withEdits, type Edit } from './text_edits';

const scheme = 'paddle-ls-preview';
const viewId = 'paddle-ls.preview';

export class Preview implements vscode.Disposable, vscode.TextDocumentContentProvider {
  private files: PlannedFile[] = [];
  private stamps = new Map<string, string>();
  private readonly tree = new PreviewTree();
  private readonly view: vscode.TreeView<Node>;
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  private readonly provider: vscode.Disposable;
  readonly onDidChange = this.changed.event;

  constructor(private readonly server: Server) {
    this.provider = vscode.workspace.registerTextDocumentContentProvider(scheme, this);
    this.view = vscode.window.createTreeView(viewId, {
      treeDataProvider: this.tree, manageCheckboxStateManually: true, showCollapseAll: true,
    });
    this.view.onDidChangeCheckboxState(({ items }) => {
      for (const [node, state] of items) {
        this.tree.setChecked(node, state === vscode.TreeItemCheckboxState.Checked);
        this.changed.fire(previewUri(node.file.uri));
      }
      settleFollowers(this.files);
      this.showCounts();
    });
  }

  async make(): Promise<void> {
    await vscode.commands.executeCommand('paddle-ls.preview.focus');   // shows that something goes on
    const files = await vscode.window.withProgress(
      { location: { viewId }, title: 'Planning the conversion' },
      () => planOfWorkspace(this.server));
    this.stamps = new Map(await Promise.all(
      files.map(async file => [file.uri, await stampOf(vscode.Uri.parse(file.uri))] as const)));
    this.show(files);
    const nothing = nothingToChoose(files);
    if (nothing !== undefined) void vscode.window.showInformationMessage(nothing);
  }

  async discard(): Promise<void> {
    this.show([]);
    await closeDiffs();
  }

  async apply(): Promise<void> {
    const said = await vscode.window.withProgress({ location: { viewId } }, () => this.convert());
    if (said === undefined) {
      void vscode.window.showErrorMessage('The editor did not make the conversion. Nothing has changed.');
      return;
    }
    await this.discard();
    void vscode.window.showInformationMessage(said);
  }

  async compare(uri: string): Promise<void> {
    const original = vscode.Uri.parse(uri);
    const name = vscode.workspace.asRelativePath(original);
    const isNew = this.files.some(file => file.uri === uri && file.isNew);
    const left = isNew ? vscode.Uri.from({ scheme, path: original.path }) : original;
    await vscode.commands.executeCommand('vscode.diff', left, previewUri(uri), `${name}: torch to Paddle`, { preview: true });
  }

  // A file whose box is not checked is shown as it would become.
  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const file = this.files.find(planned => planned.uri === uri.query);
    if (uri.query === '') return '';
    if (file?.isNew === true) return withEdits('', file.choice === 'safe' ? file.safe : file.all);
    const original = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri.query));
    if (file === undefined) return original.getText();
    const chosen = chosenEdits(file);
    return withEdits(original.getText(), chosen.length > 0 ? chosen : file.all);
  }

  dispose(): void {
    this.view.dispose();
    this.provider.dispose();
    this.changed.dispose();
  }

  // All chosen files in one edit, which one undo takes back: files are made first, as the editor takes texts back
  // together that are adjacent in the edit.
  private async convert(): Promise<string | undefined> {
    const skipped: string[] = [];
    const chosen = this.files.filter(planned => chosenEdits(planned).length > 0);
    for (const { uri } of chosen) {
      if (await stampOf(vscode.Uri.parse(uri)) !== this.stamps.get(uri)) skipped.push(uri);
    }
    const made = chosen.filter(({ uri }) => !skipped.includes(uri));
    const edit = new vscode.WorkspaceEdit();
    for (const file of made.filter(({ isNew }) => isNew)) edit.createFile(vscode.Uri.parse(file.uri), { ignoreIfExists: true });
    for (const file of made) edit.set(vscode.Uri.parse(file.uri), chosenEdits(file).map(editorEdit));
    const isMade = await vscode.workspace.applyEdit(edit, { isRefactoring: true });
    return isMade ? summary(this.files, skipped) : undefined;
  }

  private show(files: PlannedFile[]): void {
    this.files = files;
    this.tree.show(files);
    this.showCounts();
    void vscode.commands.executeCommand('setContext', 'paddle-ls.hasPreview', files.some(canChange));
  }

  private showCounts(): void {
    const chosen = this.files.filter(file => file.choice !== 'nothing').length;
    this.view.description = this.files.length === 0 ? '' : `${chosen} of ${this.files.length} files`;
    this.view.badge = chosen === 0 ? undefined : { value: chosen, tooltip: `${chosen} files will be converted` };
  }
}

// What they would show afterwards is a file beside itself.
async function closeDiffs(): Promise<void> {
  const diffs = vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs)
    .filter(({ input }) => input instanceof vscode.TabInputTextDiff && input.modified.scheme === scheme);
  await vscode.window.tabGroups.close(diffs, true);
}

function previewUri(uri: string): vscode.Uri {
  return vscode.Uri.from({ scheme, path: vscode.Uri.parse(uri).path, query: uri });
}

function editorEdit({ range, newText }: Edit): vscode.TextEdit {
  return new vscode.TextEdit(
    new vscode.Range(range.start.line, range.start.character, range.end.line, range.end.character), newText);
}
