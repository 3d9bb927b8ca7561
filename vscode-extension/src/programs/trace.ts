// A traceback of converted code, shown at the source: the text is what the server makes of it, and its frames are links.
import * as vscode from 'vscode';

import type { Server } from '../server/server';

const scheme = 'paddle-ls-trace';

interface Mapped {
  text: string;
  links: { range: { start: vscode.Position; end: vscode.Position }; target: string }[];
}

export class Traces implements vscode.TextDocumentContentProvider, vscode.DocumentLinkProvider, vscode.Disposable {
  private readonly shown = new Map<string, Mapped>();   // by URI
  private count = 0;
  private readonly registrations: vscode.Disposable;

  constructor(private readonly server: Server) {
    this.registrations = vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(scheme, this),
      vscode.languages.registerDocumentLinkProvider({ scheme }, this),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.shown.delete(uri.toString())));
  }

  // Of the selected text, or else of what was copied last.
  async show(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    const selected = editor === undefined ? '' : editor.document.getText(editor.selection);
    const trace = selected === '' ? await vscode.env.clipboard.readText() : selected;
    const mapped = await this.server.command('paddleLs.toStatic.mapTrace', trace) as Mapped;
    if (mapped.links.length === 0) {
      void vscode.window.showInformationMessage('Copy or select a traceback first: no frame in this text has a known file.');
      return;
    }
    const uri = vscode.Uri.from({ scheme, path: `/traceback ${++this.count}` });
    this.shown.set(uri.toString(), mapped);
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: true });
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.shown.get(uri.toString())?.text ?? '';
  }

  provideDocumentLinks({ uri }: vscode.TextDocument): vscode.DocumentLink[] {
    return (this.shown.get(uri.toString())?.links ?? []).map(({ range: { start, end }, target }) =>
      new vscode.DocumentLink(new vscode.Range(start.line, start.character, end.line, end.character), vscode.Uri.parse(target)));
  }

  dispose(): void {
    this.registrations.dispose();
  }
}
