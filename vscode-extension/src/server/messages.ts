// Messages of the server. The editor shows them in one line; what does not fit is in the output.
import * as vscode from 'vscode';
import type { BaseLanguageClient, MessageActionItem, ShowMessageRequestParams } from 'vscode-languageclient';

import { headline } from './headline';

const details: MessageActionItem = { title: 'Show All of It' };

// To be called before the client starts: otherwise it uses its own handlers.
export function showMessagesOf(client: BaseLanguageClient, output: vscode.LogOutputChannel): void {
  client.onNotification('window/showMessage', (params: ShowMessageRequestParams) => { void show(params, output); });
  client.onRequest('window/showMessageRequest', (params: ShowMessageRequestParams) => show(params, output));
}

async function show({ type, message, actions }: ShowMessageRequestParams, output: vscode.LogOutputChannel): Promise<MessageActionItem | null> {
  const { text, isAll } = headline(message);
  const offered = [...actions ?? [], ...isAll ? [] : [details]];
  if (!isAll) output.info(message);
  for (;;) {
    const chosen = await ask(type, text, offered);
    if (chosen !== details) return chosen ?? null;
    output.show(true);
    if (actions === undefined) return null;
  }
}

function ask(type: number, text: string, offered: MessageActionItem[]): Thenable<MessageActionItem | undefined> {
  switch (type) {
    case 1: return vscode.window.showErrorMessage(text, ...offered);
    case 2: return vscode.window.showWarningMessage(text, ...offered);
    default: return vscode.window.showInformationMessage(text, ...offered);
  }
}
