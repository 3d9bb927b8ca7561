// "Next torch use" and "previous torch use" in the active editor, from cell to cell in a notebook.
import * as vscode from 'vscode';

import { activeDocument } from '../active_document';
import { documentsWith, torchUsesOf } from '../findings';
import { neighbour, type Direction, type Point } from './neighbour';

export async function goToUse(direction: Direction): Promise<void> {
  const document = activeDocument();
  if (document === undefined) return;
  const documents = documentsWith(document);
  const at = (inside: vscode.TextDocument, { line, character }: vscode.Position): Point =>
    ({ part: documents.indexOf(inside), line, character });
  const editor = vscode.window.activeTextEditor;
  const cursor = editor?.document === document ? editor.selection.active : new vscode.Position(0, 0);
  const places = torchUsesOf(document).map(use => ({ use, ...at(use.document, use.range.start) }));
  const place = neighbour(places, at(document, cursor), direction);
  if (place === undefined) {
    vscode.window.setStatusBarMessage('No torch uses in this file', 3000);
    return;
  }
  const { start } = place.use.range;
  if (place.use.document === editor?.document) {
    editor.selection = new vscode.Selection(start, start);
    editor.revealRange(new vscode.Range(start, start), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  } else {
    await vscode.commands.executeCommand('vscode.open', place.use.document.uri, { selection: new vscode.Range(start, start) });
  }
}
