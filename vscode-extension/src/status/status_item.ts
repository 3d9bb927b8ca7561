// The item in the status bar. A click offers what one may want to do about the state that it shows.
import * as vscode from 'vscode';

import { activeDocument } from '../active_document';
import { countsOf } from '../counts';
import { documentsWith, torchUsesOf } from '../findings';
import type { Server } from '../server/server';
import { runningText, stateText, stoppedText, type Shown } from './status_text';

const menuCommand = 'paddle-ls.statusMenu';

const menu = [
  { label: '$(list-tree) Convert workspace with preview', command: 'paddle-ls.previewWorkspace' },
  { label: '$(output) Show output', command: 'paddle-ls.showOutput' },
  { label: '$(refresh) Restart server', command: 'paddle-ls.restartServer' },
  { label: '$(gear) Settings', command: 'workbench.action.openSettings', argument: 'paddleLs' },
];

export function showStatus(server: Server): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('paddle-ls.status', vscode.StatusBarAlignment.Right, 90);
  item.name = 'Paddle LS';
  item.command = menuCommand;
  const refresh = (): void => {
    const shown = shownFor(server);
    item.text = shown.text;
    item.tooltip = shown.tooltip;
    item.accessibilityInformation = { label: `Paddle LS: ${shown.tooltip}`, role: 'button' };
    item.backgroundColor = shown.isProblem ? new vscode.ThemeColor('statusBarItem.errorBackground') : undefined;
    item.show();
  };
  refresh();
  return vscode.Disposable.from(
    item,
    server.onHealth(refresh),
    vscode.window.onDidChangeActiveTextEditor(refresh),
    vscode.window.onDidChangeActiveNotebookEditor(refresh),
    vscode.languages.onDidChangeDiagnostics(({ uris }) => {
      const active = activeDocument();
      const shown = active === undefined ? [] : documentsWith(active).map(document => document.uri.toString());
      if (uris.some(uri => shown.includes(uri.toString()))) refresh();
    }),
    vscode.commands.registerCommand(menuCommand, showMenu),
  );
}

function shownFor(server: Server): Shown {
  const health = server.health;
  if (health.state === 'stopped') return stoppedText(health.reason);
  if (health.state !== 'running') return stateText(health.state);
  const document = activeDocument();
  // Conversions that are shown have no findings, which does not mean that nothing is left.
  if (document?.languageId !== 'python' || document.uri.scheme.startsWith('paddle-ls')) return runningText(undefined, undefined);
  const uses = torchUsesOf(document);
  return runningText(countsOf(uses.map(({ data }) => data.fixClass)), uses[0]?.data.profile);
}

async function showMenu(): Promise<void> {
  const chosen = await vscode.window.showQuickPick(menu, { placeHolder: 'Paddle LS' });
  if (chosen !== undefined) await vscode.commands.executeCommand(chosen.command, ...(chosen.argument === undefined ? [] : [chosen.argument]));
}
