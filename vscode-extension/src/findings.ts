// What the editor knows of a document's findings: our diagnostics with the data that the server sends along.
import * as vscode from 'vscode';

import type { FixClass } from './counts';

export interface FindingData {
  api: string;
  profile: string;
  fixClass: FixClass;
  title: string;
}

export type OwnDiagnostic = vscode.Diagnostic & { data?: FindingData };

export interface TorchUse {
  document: vscode.TextDocument;
  range: vscode.Range;
  data: FindingData;
}

// In the order of the text. A cell represents its whole notebook, which is converted as one.
export function torchUsesOf(document: vscode.TextDocument): TorchUse[] {
  return documentsWith(document).flatMap(usesIn);
}

// The cells of the notebook that the document is one of, or the document alone.
export function documentsWith(document: vscode.TextDocument): vscode.TextDocument[] {
  const cellsOf = (notebook: vscode.NotebookDocument): vscode.TextDocument[] => notebook.getCells().map(cell => cell.document);
  return vscode.workspace.notebookDocuments.map(cellsOf).find(cells => cells.includes(document)) ?? [document];
}

function usesIn(document: vscode.TextDocument): TorchUse[] {
  return (vscode.languages.getDiagnostics(document.uri) as OwnDiagnostic[])
    .flatMap(({ source, range, data }) => (source === 'paddle-ls' && data?.api !== undefined && data.api !== '' ? [{ document, range, data }] : []))
    .sort((a, b) => a.range.start.compareTo(b.range.start));
}
