// The commands of the palette, one row each. The server's own commands are registered by the client under their own
// names (paddleLs.*); these here are for people (paddle-ls.*).
import * as vscode from 'vscode';

import { activeDocument } from './active_document';
import type { DocumentPreview } from './docs/document_preview';
import { newDocument } from './docs/new_document';
import type { Preview } from './migration/preview';
import { goToUse } from './navigation/torch_uses';
import type { Graph } from './programs/graph';
import { comparePrograms, showProgram, upgradeProgram } from './programs/pir';
import type { ToStaticPreview } from './programs/to_static';
import type { Traces } from './programs/trace';
import { showCheckpoint } from './programs/weights';
import type { ProgressView } from './progress/progress_view';
import type { QuestionsView } from './questions/questions_view';
import type { Server } from './server/server';
import { refuseUntrusted, untrustedCode } from './trust';

export interface Parts {
  server: Server;
  preview: Preview;
  progress: ProgressView;
  questions: QuestionsView;
  documents: DocumentPreview;
  toStatic: ToStaticPreview;
  traces: Traces;
  graph: Graph;
  extension: vscode.Extension<unknown>;
}

// The explorer gives the file under the mouse, and then all that are selected.
type Run = (parts: Parts, argument: unknown, selected: unknown) => unknown;

const rows: Record<string, Run> = {
  convertFile: ({ server }) => convert(server, 'all'),
  convertSafeFile: ({ server }) => convert(server, 'safe'),
  convertWholeFile: ({ server }) => convert(server, 'all'),   // its name in keybindings of before
  compareFile: () => withEditor(compare),
  previewWorkspace: ({ preview }) => withFolder(() => preview.make()),
  applyPreview: ({ preview }) => preview.apply(),
  discardPreview: ({ preview }) => preview.discard(),
  comparePreview: ({ preview }, uri) => preview.compare(String(uri)),
  nextUse: () => goToUse('next'),
  previousUse: () => goToUse('previous'),
  countUses: ({ progress }) => withFolder(() => progress.count()),
  listQuestions: ({ questions }) => withFolder(() => questions.show()),
  undoDecision: ({ questions }) => questions.undo(),
  acceptQuestion: ({ questions }, node) => questions.accept(node),
  refuseQuestion: ({ questions }, node) => questions.refuse(node),
  forgetDecision: ({ questions }, node) => questions.forget(node),
  comparePlaces: ({ questions }, node) => questions.comparePlaces(node),
  previewDocument: ({ documents }) => withEditor(editor => { documents.open(editor.document); }),
  newDocument: ({ server }) => newDocument(server),
  generateTable: ({ server }) => withEditor(editor => server.command('paddleLs.docs.generateTable', server.uri(editor.document.uri))),
  verifyExamples: ({ server }) => withEditor(editor => server.command('paddleLs.docs.verify', { uri: server.uri(editor.document.uri) })),
  regenerateTemplates: ({ server }) => withEditor(editor => regenerate(server, editor)),
  showProgram: (_, file) => showProgram(file instanceof vscode.Uri ? file : undefined),
  comparePrograms: (_, __, selected) => comparePrograms(selected),
  upgradeProgram: ({ server }, file) => upgradeProgram(server, file instanceof vscode.Uri ? file : undefined),
  showCheckpoint: ({ server }, file) => showCheckpoint(server, file instanceof vscode.Uri ? file : undefined),
  align: ({ server }) => align(server),
  alignHints: ({ server }) => server.command('paddleLs.alignHints', {}),
  showGraph: ({ graph }) => withEditor(editor => graph.show(editor.document)),
  showStatic: ({ toStatic }) => withEditor(editor => toStatic.show(editor)),
  compareStages: ({ toStatic }) => withEditor(editor => toStatic.compareStages(editor)),
  mapTrace: ({ traces }) => traces.show(),
  openSample: ({ extension }) => openSample(extension.extensionUri),
  restartServer: ({ server }) => server.restart(),
  showOutput: ({ server }) => { server.output.show(); },
  showDebugInfo: ({ server }) => showDebugInfo(server),
};

// What they run or read a browser does not have. The manifest hides them there.
const needPrograms = new Set([
  'verifyExamples', 'align', 'alignHints', 'showProgram', 'comparePrograms', 'upgradeProgram', 'showCheckpoint', 'showGraph',
]);
const onlyOnDesktops =
  'A browser cannot run Python or read models and checkpoints. Open this folder in Visual Studio Code on a desktop.';

export function registerCommands(parts: Parts): vscode.Disposable {
  const needTrust = commandsThatNeedTrust(parts.extension);
  return vscode.Disposable.from(...Object.entries(rows).map(([name, run]) => {
    const id = `paddle-ls.${name}`;
    return vscode.commands.registerCommand(id, async (argument: unknown, selected: unknown) => {
      if (needPrograms.has(name) && !parts.server.runsPrograms) {
        void vscode.window.showInformationMessage(onlyOnDesktops);
        return undefined;
      }
      if (needTrust.has(id) && !vscode.workspace.isTrusted) {
        refuseUntrusted(name.startsWith('align') || name.startsWith('verify') ? untrustedCode : undefined);
        return undefined;
      }
      try {
        return await run(parts, argument, selected);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        void vscode.window.showErrorMessage(message.charAt(0).toUpperCase() + message.slice(1));
        return undefined;
      }
    });
  }));
}

// The manifest keeps them out of the palette then; a button of a view or another extension may still run them.
function commandsThatNeedTrust(extension: vscode.Extension<unknown>): Set<string> {
  const { contributes } = extension.packageJSON as { contributes: { commands: { command: string; enablement?: string }[] } };
  return new Set(contributes.commands.filter(({ enablement }) => enablement?.includes('isWorkspaceTrusted')).map(({ command }) => command));
}

function withEditor(run: (editor: vscode.TextEditor) => unknown): unknown {
  const editor = vscode.window.activeTextEditor;
  if (editor !== undefined) return run(editor);
  sayOpenFile();
  return undefined;
}

function withFolder(run: () => unknown): unknown {
  if ((vscode.workspace.workspaceFolders ?? []).length > 0) return run();
  void vscode.window.showInformationMessage('Open a folder first.');
  return undefined;
}

function sayOpenFile(): void {
  void vscode.window.showInformationMessage('Open a file first.');
}

// The server says what became of it.
async function convert(server: Server, scope: 'safe' | 'all'): Promise<void> {
  const document = activeDocument();
  if (document === undefined) sayOpenFile();
  else await server.command('paddleLs.convertFile', { uri: server.uri(document.uri), scope });
}

// The active document, or all entries of align.json. The server says what became of it.
async function align(server: Server): Promise<void> {
  const document = activeDocument();
  const isProgram = document?.languageId === 'python' && document.uri.scheme === 'file';
  await server.command('paddleLs.align', isProgram ? { uri: server.uri(document.uri) } : {});
}

async function compare(editor: vscode.TextEditor): Promise<void> {
  const original = editor.document.uri;
  const converted = vscode.Uri.from({ scheme: 'paddle-ls', path: '/converted', query: original.toString() });
  await vscode.commands.executeCommand('vscode.diff', original, converted,
    `${vscode.workspace.asRelativePath(original)}: torch to Paddle`);
}

async function regenerate(server: Server, editor: vscode.TextEditor): Promise<void> {
  const answer = await server.command('paddleLs.templates.regenerate', server.uri(editor.document.uri)) as
    { files?: { outcome: string }[] } | null;
  const changed = (answer?.files ?? []).filter(file => file.outcome !== 'unchanged').length;
  void vscode.window.showInformationMessage(
    changed === 0 ? 'All outputs are up to date.' : `Regenerated ${changed} of ${answer?.files?.length ?? 0} outputs.`);
}

// A copy without a name: the sample of the extension stays as it is.
async function openSample(extensionUri: vscode.Uri): Promise<void> {
  const text = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extensionUri, 'sample', 'train_step.py'));
  const document = await vscode.workspace.openTextDocument({ language: 'python', content: new TextDecoder().decode(text) });
  await vscode.window.showTextDocument(document);
}

async function showDebugInfo(server: Server): Promise<void> {
  const content = JSON.stringify(await server.command('paddleLs.debugInfo'), null, 2);
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ language: 'json', content }));
}
