// "Next torch use" and "previous torch use" in the active editor.
import * as vscode from 'vscode';

import { torchUsesOf } from '../findings';
import { neighbour, type Direction } from './neighbour';

export function goToUse(direction: Direction): void {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return;
  const places = torchUsesOf(editor.document.uri).map(use => use.range.start);
  const place = neighbour(places, editor.selection.active, direction);
  if (place === undefined) {
    vscode.window.setStatusBarMessage('No torch uses in this file', 3000);
    return;
  }
  editor.selection = new vscode.Selection(place, place);
  editor.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}
