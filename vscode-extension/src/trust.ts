// What is said where a workspace that is not trusted keeps files from being changed, or its code from being run.
import * as vscode from 'vscode';

export const untrusted = 'This would change files, and this workspace is not trusted.';

export const untrustedCode = 'This would run code of this workspace, which is not trusted.';

export function refuseUntrusted(why = untrusted): void {
  void vscode.window.showWarningMessage(why, 'Manage Trust').then(answer => {
    if (answer !== undefined) void vscode.commands.executeCommand('workbench.trust.manage');
  });
}
