// Read-only documents that the server's command line prints of a program file.
//
// The question is in the URI, so a document that the editor restores after a restart is asked for again; one whose file
// is written again is requested again.
import * as vscode from 'vscode';

import type { Server } from '../server/server';

// Gives the arguments for the query of a URI.
export interface Printer {
  scheme: string;
  args(query: URLSearchParams): string[];
  files: vscode.GlobPattern;   // of the workspace, which may be asked for
  fileOf(uri: vscode.Uri): string | undefined;
}

export class PrintedDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  private readonly registrations: vscode.Disposable;
  readonly onDidChange = this.changed.event;

  constructor(private readonly server: Server, private readonly printer: Printer) {
    const watcher = vscode.workspace.createFileSystemWatcher(printer.files);
    this.registrations = vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(printer.scheme, this), watcher, this.changed,
      watcher.onDidChange(file => { this.printAgain(file); }), watcher.onDidCreate(file => { this.printAgain(file); }));
  }

  // Errors are shown in the document, where the user looks.
  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    try {
      const run = await this.server.run(this.printer.args(new URLSearchParams(uri.query)));
      return run.output === '' ? run.errors : run.output;
    } catch (error) {
      return `${error instanceof Error ? error.message : String(error)}\n`;
    }
  }

  dispose(): void {
    this.registrations.dispose();
  }

  private printAgain(file: vscode.Uri): void {
    const shown = vscode.workspace.textDocuments.map(({ uri }) => uri)
      .filter(uri => uri.scheme === this.printer.scheme && this.printer.fileOf(uri) === file.fsPath);
    for (const uri of shown) this.changed.fire(uri);
  }
}
