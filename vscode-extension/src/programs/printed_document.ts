// Read-only documents that the server's command line prints: of a program file, or of a function.
//
// The question is in the URI, so a document that the editor restores after a restart is asked for again.
import * as vscode from 'vscode';

import { runProgram } from '../run_program';
import type { Server } from '../server/server';

// Gives the arguments for the query of a URI, and makes the text of the document from what was printed.
export interface Printer {
  scheme: string;
  args(query: URLSearchParams): string[];
  text?(output: string, uri: vscode.Uri): string;
}

export class PrintedDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  private readonly registration: vscode.Disposable;
  readonly onDidChange = this.changed.event;

  constructor(private readonly server: Server, private readonly printer: Printer) {
    this.registration = vscode.workspace.registerTextDocumentContentProvider(printer.scheme, this);
  }

  // What went wrong stands in the document, where it is looked for.
  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const program = this.server.program();
    if (program === undefined) return 'There is no server: see the setting paddleLs.server.path.\n';
    const run = await runProgram(program, this.printer.args(new URLSearchParams(uri.query)));
    const output = this.printer.text?.(run.output, uri) ?? run.output;
    return output === '' ? run.errors : output;
  }

  refresh(uri: vscode.Uri): void {
    this.changed.fire(uri);
  }

  dispose(): void {
    this.registration.dispose();
    this.changed.dispose();
  }
}
