// The entry of the extension where it runs in Node.js: on a desktop, and on the remote side of a connection.
import type * as vscode from 'vscode';

import { activateWith } from './activate';
import { NativeHost } from './server/native_host';

export function activate(context: vscode.ExtensionContext): { started: Promise<void> } {
  return activateWith(context, output => new NativeHost(context, output));
}
