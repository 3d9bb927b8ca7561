// Where documents go that the server wants shown: generated code beside its source, all others as the editor does it.
import * as vscode from 'vscode';
import type { ShowDocumentRequest } from 'vscode-languageclient';

export const showGeneratedBeside: ShowDocumentRequest.MiddlewareSignature = async (params, token, next) => {
  if (!params.uri.startsWith('paddle-ls:/to_static/')) return await next(params, token);
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(params.uri));
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
  return { success: true };
};
