// The preview of a mapping document beside its text. The server renders; scrolling goes both ways.
import * as vscode from 'vscode';

import type { Server } from '../server/server';
import { escaped, page } from '../webview/page';
import { resourcesOf } from '../webview/resources';
import { anchorOf, headingLines, lineOf, type Anchor } from './headings';

// After one side has moved the other, the event of the other side is not an action of the user.
const echoMilliseconds = 150;

export class DocumentPreview implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;
  private shown: vscode.TextDocument | undefined;
  private pending: NodeJS.Timeout | undefined;
  private movedEditorAt = 0;
  private readonly listeners: vscode.Disposable;

  constructor(private readonly server: Server, private readonly media: vscode.Uri) {
    this.listeners = vscode.Disposable.from(
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document === this.shown) this.renderSoon();
      }),
      server.onHealth(({ state }) => {
        if (state === 'running') this.renderSoon();   // what failed while there was no server
      }),
      vscode.window.onDidChangeActiveTextEditor(editor => {
        if (this.panel !== undefined && editor?.document.languageId === 'markdown') this.follow(editor.document);
      }),
      vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => {
        if (textEditor.document === this.shown) this.scrollPanel(textEditor);
      }));
  }

  open(document: vscode.TextDocument): void {
    this.panel ??= this.makePanel();
    this.follow(document);
  }

  dispose(): void {
    this.listeners.dispose();
    this.panel?.dispose();
    clearTimeout(this.pending);
  }

  private makePanel(): vscode.WebviewPanel {
    const panel = vscode.window.createWebviewPanel('paddle-ls.document', 'Mapping Document',
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, localResourceRoots: [this.media] });
    panel.onDidDispose(() => {
      this.panel = undefined;
      this.shown = undefined;
    });
    panel.webview.onDidReceiveMessage((anchor: Anchor) => { this.scrollEditor(anchor); });
    return panel;
  }

  private follow(document: vscode.TextDocument): void {
    if (document === this.shown) return;
    this.shown = document;
    void this.render();
  }

  private renderSoon(): void {
    clearTimeout(this.pending);
    this.pending = setTimeout(() => void this.render(), 100);
  }

  private async render(): Promise<void> {
    const { panel, shown } = this;
    if (panel === undefined || shown === undefined) return;
    const answer = await this.server.command('paddleLs.docs.preview', this.server.uri(shown.uri))
      .catch((error: unknown) => ({ html: `<p role="alert">${escaped(String(error))}</p>` })) as { html: string } | null;
    if (shown !== this.shown) return;   // another document has come meanwhile
    const name = shown.uri.path.split('/').at(-1) ?? '';
    panel.title = `Preview ${name}`;
    const body = answer?.html ?? '<p>This file is not a mapping document.</p>';
    panel.webview.html = page({
      language: 'zh-CN', title: name, images: true,
      main: `<main id="document" tabindex="0" aria-label="Preview of the mapping document">${body}</main>`,
    }, resourcesOf(panel.webview, this.media, 'preview'));
    const editor = this.editor();
    if (editor !== undefined) this.scrollPanel(editor);
  }

  private editor(): vscode.TextEditor | undefined {
    return vscode.window.visibleTextEditors.find(editor => editor.document === this.shown);
  }

  private scrollPanel(editor: vscode.TextEditor): void {
    const top = editor.visibleRanges[0]?.start.line;
    if (top === undefined || Date.now() - this.movedEditorAt < echoMilliseconds) return;
    const { document } = editor;
    void this.panel?.webview.postMessage(anchorOf(top, headingLines(document.getText()), document.lineCount));
  }

  private scrollEditor(anchor: Anchor): void {
    const editor = this.editor();
    if (editor === undefined) return;
    this.movedEditorAt = Date.now();
    const { document } = editor;
    const line = Math.floor(lineOf(anchor, headingLines(document.getText()), document.lineCount));
    editor.revealRange(new vscode.Range(line, 0, line, 0), vscode.TextEditorRevealType.AtTop);
  }
}
