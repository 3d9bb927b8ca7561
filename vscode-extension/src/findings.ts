// What the editor knows of a document's findings: our diagnostics with the data that the server sends along.
import * as vscode from 'vscode';

export type FixClass = 'safe' | 'needs-confirmation' | 'none';

export interface FindingData {
  api: string;
  profile: string;
  fixClass: FixClass;
  title: string;
}

export type OwnDiagnostic = vscode.Diagnostic & { data?: FindingData };

export function diagnosticsOf(uri: vscode.Uri): OwnDiagnostic[] {
  return vscode.languages.getDiagnostics(uri).filter(diagnostic => diagnostic.source === 'paddle-ls');
}

// In the order of the text.
export function torchUsesOf(uri: vscode.Uri): OwnDiagnostic[] {
  return diagnosticsOf(uri)
    .filter(diagnostic => diagnostic.data?.api !== undefined && diagnostic.data.api !== '')
    .sort((a, b) => a.range.start.compareTo(b.range.start));
}
