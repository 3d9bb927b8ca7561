// The tree of a preview: files, below them the uses by class. Boxes are on the files and on the uses that need review.
import * as vscode from 'vscode';

import type { Finding } from '../check_output';
import { describe } from '../counts';
import { canChange, chooseFile, chooseUnconfirmed, counts, follows, hasUnconfirmed, type PlannedFile } from './plan';

export type Node =
  | { kind: 'file'; file: PlannedFile }
  | { kind: 'class'; file: PlannedFile; fix: Finding['fix'] }
  | { kind: 'use'; file: PlannedFile; finding: Finding };

const classes = [
  { fix: 'safe', label: 'Safe', icon: 'pass' },
  { fix: 'needs-confirmation', label: 'Needs review', icon: 'question' },
  { fix: 'none', label: 'Manual', icon: 'person' },
] as const;

export class PreviewTree implements vscode.TreeDataProvider<Node> {
  private files: PlannedFile[] = [];
  private readonly changed = new vscode.EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.changed.event;

  show(files: PlannedFile[]): void {
    this.files = files;
    this.changed.fire(undefined);
  }

  setChecked(node: Node, checked: boolean): void {
    if (node.kind === 'file') chooseFile(node.file, checked);
    if (node.kind === 'class') chooseUnconfirmed(node.file, checked);
    this.changed.fire(undefined);
  }

  getChildren(node?: Node): Node[] {
    if (node === undefined) return this.files.map(file => ({ kind: 'file', file }));
    if (node.kind === 'file') {
      return classes
        .filter(({ fix }) => node.file.findings.some(finding => finding.fix === fix))
        .map(({ fix }) => ({ kind: 'class', file: node.file, fix }));
    }
    if (node.kind === 'use') return [];
    return node.file.findings
      .filter(finding => finding.fix === node.fix)
      .map(finding => ({ kind: 'use', file: node.file, finding }));
  }

  getTreeItem(node: Node): vscode.TreeItem {
    switch (node.kind) {
      case 'file': return fileItem(node.file);
      case 'class': return classItem(node.file, node.fix);
      case 'use': return useItem(node.file, node.finding);
    }
  }
}

function box(checked: boolean): vscode.TreeItemCheckboxState {
  return checked ? vscode.TreeItemCheckboxState.Checked : vscode.TreeItemCheckboxState.Unchecked;
}

function fileItem(file: PlannedFile): vscode.TreeItem {
  const uri = vscode.Uri.parse(file.uri);
  const item = new vscode.TreeItem(uri, vscode.TreeItemCollapsibleState.Collapsed);
  item.id = file.uri;
  const uses = describe(counts(file.findings));
  const folder = vscode.workspace.asRelativePath(uri).split('/').slice(0, -1).join('/');
  item.description = folder === '' ? uses : `${uses} · ${folder}`;
  item.tooltip = `${vscode.workspace.asRelativePath(uri)}: ${uses}`;
  if (canChange(file)) {
    if (follows(file)) item.description = folder === '' ? 'for the other files' : `for the other files · ${folder}`;
    else item.checkboxState = box(file.choice !== 'nothing');
    item.command = { command: 'paddle-ls.comparePreview', title: 'Show the changes', arguments: [file.uri] };
  } else if (uri.path.endsWith('.ipynb')) {
    // Its edits would change the file's JSON while the notebook is open.
    item.tooltip += '. Open it and choose "Convert This File".';
    item.command = { command: 'vscode.open', title: 'Open the notebook', arguments: [uri] };
  }
  return item;
}

function classItem(file: PlannedFile, fix: Finding['fix']): vscode.TreeItem {
  const row = classes.find(known => known.fix === fix) ?? classes[2];
  const uses = file.findings.filter(finding => finding.fix === fix).length;
  const item = new vscode.TreeItem(`${row.label} (${uses})`, vscode.TreeItemCollapsibleState.Collapsed);
  item.id = `${file.uri}#${fix}`;
  item.iconPath = new vscode.ThemeIcon(row.icon);
  if (fix === 'needs-confirmation' && hasUnconfirmed(file)) item.checkboxState = box(file.choice === 'all');
  return item;
}

function useItem(file: PlannedFile, finding: Finding): vscode.TreeItem {
  const item = new vscode.TreeItem(finding.api);
  item.description = `line ${finding.start_line + 1}`;
  item.tooltip = finding.waits_for === undefined ? finding.message : `${finding.message}. It is converted together with ${finding.waits_for}.`;
  const selection = new vscode.Range(finding.start_line, finding.start_column, finding.end_line, finding.end_column);
  item.command = { command: 'vscode.open', title: 'Go to the use', arguments: [vscode.Uri.parse(file.uri), { selection }] };
  return item;
}
