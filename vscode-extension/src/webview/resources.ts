// What a page may load: the style and the script of its name in the folder `media`.
import * as vscode from 'vscode';

import type { Resources } from './page';

export function resourcesOf(webview: vscode.Webview, media: vscode.Uri, name: string): Resources {
  const uri = (file: string): string => webview.asWebviewUri(vscode.Uri.joinPath(media, file)).toString();
  return {
    cspSource: webview.cspSource, nonce: nonce(), style: uri(`${name}.css`), script: uri(`${name}.js`),
  };
}

function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
