// The document that a command is about: the one with the cursor, or the cell that is chosen in a notebook.
import * as vscode from 'vscode';

export function activeDocument(): vscode.TextDocument | undefined {
  const notebook = vscode.window.activeNotebookEditor;
  const editor = vscode.window.activeTextEditor;
  if (notebook === undefined) return editor?.document;
  const cells = notebook.notebook.getCells().map(cell => cell.document);
  if (editor !== undefined && cells.includes(editor.document)) return editor.document;
  return cells[notebook.selections[0]?.start ?? 0] ?? cells[0];
}
