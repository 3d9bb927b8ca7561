// The graph of a program beside its PIR text. An operation that is chosen on one side is shown on the other.
import * as vscode from 'vscode';

import type { Server } from '../server/server';
import { page } from '../webview/page';
import { resourcesOf } from '../webview/resources';
import { graphLines, operationsOf } from './graph_lines';
import { programOf } from './pir';

const controls = `<label>Find <input id="find" type="search" aria-describedby="found"></label> <span id="found" role="status"></span>
<span role="group" aria-label="Zoom"><button id="zoom-out" aria-label="Zoom out" title="Zoom out (-)">\u2212</button>
<output id="zoom" aria-label="Zoom">100 %</output>
<button id="zoom-in" aria-label="Zoom in" title="Zoom in (+)">+</button>
<button id="zoom-reset" title="Back to 100 % (0)">Reset</button>
<button id="zoom-fit" title="As wide as the page">Fit</button></span>`;

export class Graph implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;
  private shown: vscode.TextDocument | undefined;
  private lines: (number | undefined)[] = [];
  private readonly listeners: vscode.Disposable;

  constructor(private readonly server: Server, private readonly media: vscode.Uri) {
    this.listeners = vscode.Disposable.from(
      vscode.window.onDidChangeTextEditorSelection(({ textEditor, kind }) => {
        // What this class has selected itself has no kind.
        if (textEditor.document === this.shown && kind !== undefined) this.markNode(textEditor.selection.active.line);
      }),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        // The program was written again. One that has no graph now keeps the one that is shown.
        if (document === this.shown) void this.show(document).catch(() => undefined);
      }));
  }

  // `document` is the PIR text of a program, as "Show Legacy Program as PIR" opens it.
  async show(document: vscode.TextDocument): Promise<void> {
    const file = programOf(document.uri);
    if (file === undefined) {
      void vscode.window.showInformationMessage('Open a .pdmodel or __model__ file first.');
      return;
    }
    const run = await this.server.run(['ir', 'graph', '--as', 'svg', '--mode', 'tolerant', file]);
    if (!run.output.startsWith('<svg')) throw new Error(run.errors.trim() || `There is no graph of ${file}.`);
    this.shown = document;
    this.lines = graphLines(operationsOf(run.output), document.getText());
    this.panel ??= this.makePanel();
    const { webview } = this.panel;
    webview.html = page({
      language: 'en', title: `Graph of ${vscode.workspace.asRelativePath(file)}`,
      header: controls,
      main: `<main aria-label="Operations. The arrow keys go from one to the next; plus, minus and 0 zoom.">${run.output}</main>`,
    }, resourcesOf(webview, this.media, 'graph'));
  }

  dispose(): void {
    this.listeners.dispose();
    this.panel?.dispose();
  }

  private makePanel(): vscode.WebviewPanel {
    const panel = vscode.window.createWebviewPanel('paddle-ls.graph', 'Graph',
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, localResourceRoots: [this.media] });
    panel.onDidDispose(() => {
      this.panel = undefined;
      this.shown = undefined;
    });
    panel.webview.onDidReceiveMessage(({ node }: { node: number }) => { this.selectLine(this.lines[node]); });
    return panel;
  }

  private selectLine(line: number | undefined): void {
    const editor = vscode.window.visibleTextEditors.find(({ document }) => document === this.shown);
    if (editor === undefined || line === undefined) return;
    const { range } = editor.document.lineAt(line);
    editor.selection = new vscode.Selection(range.start, range.end);
    editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  private markNode(line: number): void {
    const node = this.lines.indexOf(line);
    if (node >= 0) void this.panel?.webview.postMessage({ node });
  }
}
