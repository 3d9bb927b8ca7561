// What paddle.jit.to_static makes of a function, beside its source. The server makes the document and keeps it up to
// date; here the line under the cursor of one side is marked on the other.
import * as vscode from 'vscode';

import type { Server } from '../server/server';
import { generatedLines, sourceLine, type LineMap } from './line_map';

const command = 'paddleLs.toStatic.preview';
const folder = '/to_static/';

interface Preview {
  uri: string;
  stages: { level: number; name: string; changed: boolean }[];
  lineMap: LineMap;
}

function isGenerated(uri: vscode.Uri): boolean {
  return uri.scheme === 'paddle-ls' && uri.path.startsWith(folder);
}

export class ToStaticPreview implements vscode.Disposable {
  private readonly maps = new Map<string, LineMap>();   // by the URI of the preview
  private readonly mark = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor('editor.rangeHighlightBackground'),
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.rangeHighlightForeground'),
  });
  private readonly listeners: vscode.Disposable;

  constructor(private readonly server: Server) {
    this.listeners = vscode.Disposable.from(
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => { this.follow(textEditor); }),
      vscode.workspace.onDidOpenTextDocument(document => void this.readMap(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => void this.readMap(document)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => { this.forget(uri); }));
  }

  // The server asks for the document to be shown; see show_beside.ts.
  async show(editor: vscode.TextEditor): Promise<void> {
    await this.preview({ ...this.place(editor), level: 'code' });
  }

  // What one pass changes, as a diff of the code before and after it.
  async compareStages(editor: vscode.TextEditor): Promise<void> {
    const ask = (more: object): Promise<Preview> => this.preview({ ...this.place(editor), show: false, ...more });
    const { stages } = await ask({});
    const items = stages.filter(({ changed, level }) => changed && level > 0)
      .map(({ level, name }) => ({ label: name, description: `level ${level}`, level }));
    const chosen = await vscode.window.showQuickPick(items, { title: 'What does this pass change?' });
    if (chosen === undefined) return;
    const [before, after] = await Promise.all([chosen.level - 1, chosen.level].map(level => ask({ level })));
    if (before === undefined || after === undefined) return;
    await vscode.commands.executeCommand('vscode.diff', vscode.Uri.parse(before.uri), vscode.Uri.parse(after.uri), chosen.label);
  }

  dispose(): void {
    this.listeners.dispose();
    this.mark.dispose();
  }

  private place({ document, selection }: vscode.TextEditor): object {
    const { line, character } = selection.active;
    return { uri: this.server.uri(document.uri), position: { line, character } };
  }

  private async preview(argument: object): Promise<Preview> {
    return await this.server.command(command, argument) as Preview;
  }

  private async readMap({ uri }: vscode.TextDocument): Promise<void> {
    if (!isGenerated(uri)) return;
    // Where nothing can be made, the document says why, and there is nothing to mark.
    const preview = await this.preview({ uri: this.server.uri(uri), show: false }).catch(() => undefined);
    this.maps.set(uri.toString(), preview?.lineMap ?? []);
  }

  private forget(preview: vscode.Uri): void {
    if (!this.maps.delete(preview.toString())) return;
    const source = sourceOf(preview);
    for (const editor of vscode.window.visibleTextEditors) {
      if (editor.document.uri.toString() === source) editor.setDecorations(this.mark, []);
    }
  }

  private follow(editor: vscode.TextEditor): void {
    const line = editor.selection.active.line;
    const visible = vscode.window.visibleTextEditors;
    const own = this.maps.get(editor.document.uri.toString());
    if (own !== undefined) {
      const source = sourceLine(own, line);
      const shown = visible.find(({ document }) => document.uri.toString() === sourceOf(editor.document.uri));
      if (shown !== undefined && source !== undefined) this.markLines(shown, [source]);
      return;
    }
    for (const preview of visible) {
      const map = this.maps.get(preview.document.uri.toString());
      if (map !== undefined && sourceOf(preview.document.uri) === editor.document.uri.toString()) {
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

function sourceOf(preview: vscode.Uri): string {
  return vscode.Uri.parse(preview.query).toString();
}
