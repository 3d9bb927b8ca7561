// What a page may load: the style and the script of its name in the folder `media`.
import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';

import type { Resources } from './page';

export function resourcesOf(webview: vscode.Webview, media: vscode.Uri, name: string): Resources {
  const uri = (file: string): string => webview.asWebviewUri(vscode.Uri.joinPath(media, file)).toString();
  return {
    cspSource: webview.cspSource, nonce: randomBytes(16).toString('hex'), style: uri(`${name}.css`), script: uri(`${name}.js`),
  };
}
