// What is said where a workspace that is not trusted keeps files from being changed.
import * as vscode from 'vscode';

export const untrusted = 'This would change files, and this workspace is not trusted.';

export function refuseUntrusted(): void {
  void vscode.window.showWarningMessage(untrusted, 'Manage Trust').then(answer => {
    if (answer !== undefined) void vscode.commands.executeCommand('workbench.trust.manage');
  });
}
