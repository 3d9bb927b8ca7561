// The entry of the extension where it runs in a browser without Node.js.
import type * as vscode from 'vscode';

import { activateWith } from './activate';
import { WebHost } from './web/web_host';

export function activate(context: vscode.ExtensionContext): { started: Promise<void> } {
  return activateWith(context, output => {
    const host = new WebHost(context.extensionUri, output);
    context.subscriptions.push(host);
    return host;
  });
}
