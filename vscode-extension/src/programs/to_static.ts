// What paddle.jit.to_static makes of a function, beside its source. The line under the cursor of one side is marked on the
// other.
import * as vscode from 'vscode';

import type { Server } from '../server/server';
import { enclosingFunction } from './enclosing_function';
import { generatedLines, readLineMap, type MappedText } from './line_map';
import { PrintedDocuments } from './printed_document';

const scheme = 'paddle-ls-static';

export class ToStaticPreview implements vscode.Disposable {
  private readonly maps = new Map<string, MappedText>();   // by the URI of the preview
  private readonly documents: PrintedDocuments;
  private readonly mark = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor('editor.rangeHighlightBackground'),
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.rangeHighlightForeground'),
  });
  private readonly listeners: vscode.Disposable;

  constructor(server: Server) {
    this.documents = new PrintedDocuments(server, {
      scheme,
      args: query => ['static', 'show', '--line-map', query.get('file') ?? '', '--function', query.get('function') ?? ''],
      text: (output, uri) => this.remember(output, uri),
    });
    this.listeners = vscode.Disposable.from(
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => { this.follow(textEditor); }),
      vscode.workspace.onDidSaveTextDocument(document => {
        for (const { uri } of previewsOf(document.uri)) this.documents.refresh(uri);
      }),
      vscode.workspace.onDidCloseTextDocument(document => this.maps.delete(document.uri.toString())));
  }

  async show(editor: vscode.TextEditor): Promise<void> {
    const lines = editor.document.getText().split(/\r\n|\n|\r/);
    const name = enclosingFunction(lines, editor.selection.active.line);
    if (name === undefined) {
      void vscode.window.showInformationMessage('Put the cursor into the function that is to be shown.');
      return;
    }
    // The command line reads the file.
    if (editor.document.isDirty && !await editor.document.save()) return;
    const query = new URLSearchParams({ file: editor.document.uri.fsPath, function: name }).toString();
    const uri = vscode.Uri.from({ scheme, path: `/${name} to_static.py`, query });
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
    this.follow(editor);
  }

  dispose(): void {
    this.documents.dispose();
    this.listeners.dispose();
    this.mark.dispose();
  }

  private remember(output: string, uri: vscode.Uri): string {
    const map = readLineMap(output);
    if (map === undefined) return output;
    this.maps.set(uri.toString(), map);
    return map.text;
  }

  private follow(editor: vscode.TextEditor): void {
    const line = editor.selection.active.line;
    const own = this.maps.get(editor.document.uri.toString());
    if (own !== undefined) {
      const source = own.sourceLines[line];
      const shown = vscode.window.visibleTextEditors.find(other => other.document.uri.fsPath === fileOf(editor.document.uri)
        && other.document.uri.scheme === 'file');
      if (shown !== undefined && source !== undefined) this.markLines(shown, [source]);
      return;
    }
    for (const preview of vscode.window.visibleTextEditors) {
      const map = this.maps.get(preview.document.uri.toString());
      if (map !== undefined && fileOf(preview.document.uri) === editor.document.uri.fsPath) {
        this.markLines(preview, generatedLines(map, line));
      }
    }
  }

  private markLines(editor: vscode.TextEditor, lines: readonly number[]): void {
    const ranges = lines.map(line => new vscode.Range(line, 0, line, 0));
    editor.setDecorations(this.mark, ranges);
    const [first] = ranges;
    if (first !== undefined) editor.revealRange(first, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }
}

function fileOf(preview: vscode.Uri): string | null {
  return preview.scheme === scheme ? new URLSearchParams(preview.query).get('file') : null;
}

function previewsOf(source: vscode.Uri): vscode.TextDocument[] {
  return vscode.workspace.textDocuments.filter(document => fileOf(document.uri) === source.fsPath);
}
