// What both entries of the extension do: makes the parts, starts the server, and lets VS Code dispose of all of them.
import * as vscode from 'vscode';

import { registerCommands } from './commands';
import { DocumentPreview } from './docs/document_preview';
import { Preview } from './migration/preview';
import { Graph } from './programs/graph';
import { registerPrograms } from './programs/pir';
import { ToStaticPreview } from './programs/to_static';
import { Traces } from './programs/trace';
import { registerCheckpoints } from './programs/weights';
import { ProgressView } from './progress/progress_view';
import { QuestionsView } from './questions/questions_view';
import { Server, type MakeHost } from './server/server';
import { showStatus } from './status/status_item';

export function activateWith(context: vscode.ExtensionContext, makeHost: MakeHost): { started: Promise<void> } {
  const server = new Server(context, makeHost);
  const preview = new Preview(server);
  const progress = new ProgressView(server, context.workspaceState);
  const questions = new QuestionsView(server);
  const media = vscode.Uri.joinPath(context.extensionUri, 'media');
  const documents = new DocumentPreview(server, media);
  const graph = new Graph(server, media);
  const toStatic = new ToStaticPreview(server);
  const traces = new Traces(server);
  context.subscriptions.push(
    server, preview, progress, questions, documents, toStatic, traces, graph, showStatus(server), registerPrograms(server),
    registerCheckpoints(server),
    registerCommands({ server, preview, progress, questions, documents, toStatic, traces, graph, extension: context.extension }),
    vscode.workspace.onDidChangeConfiguration(change => {
      if (change.affectsConfiguration('paddleLs.server')) void server.restart();
    }),
    vscode.workspace.onDidChangeWorkspaceFolders(() => {
      if (!server.runsPrograms) void server.restart();   // the server in a browser has a copy of the folders
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(() => void server.restart()));
  // The window does not wait for the server; tests do.
  return { started: server.start() };
}
