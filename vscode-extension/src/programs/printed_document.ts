// Read-only documents that the server's command line prints of a program file.
//
// The question is in the URI, so a document that the editor restores after a restart is asked for again.
import * as vscode from 'vscode';

import { runProgram } from '../run_program';
import type { Server } from '../server/server';

// Gives the arguments for the query of a URI.
export interface Printer {
  scheme: string;
  args(query: URLSearchParams): string[];
}

export class PrintedDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly registration: vscode.Disposable;

  constructor(private readonly server: Server, private readonly printer: Printer) {
    this.registration = vscode.workspace.registerTextDocumentContentProvider(printer.scheme, this);
  }

  // What went wrong stands in the document, where it is looked for.
  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const program = this.server.program();
    if (program === undefined) return 'There is no server: see the setting paddleLs.server.path.\n';
    const run = await runProgram(program, this.printer.args(new URLSearchParams(uri.query)));
    return run.output === '' ? run.errors : run.output;
  }

  dispose(): void {
    this.registration.dispose();
  }
}
