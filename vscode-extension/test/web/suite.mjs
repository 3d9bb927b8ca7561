// Runs in the extension host: all cases one after the other, with a line on the console for each.
import * as vscode from 'vscode';

import { cases } from './cases.mjs';

// The workers of the server, for the cases in which one dies.
const workers = [];
const BrowserWorker = globalThis.Worker;
globalThis.Worker = class extends BrowserWorker {
  constructor(...args) {
    super(...args);
    if (String(args[0]).includes('paddle-ls-worker')) workers.push(this);
    // Not a method: the editor's own class makes an object that has one already.
    const terminate = this.terminate.bind(this);
    this.terminate = () => {
      this.isTerminated = true;
      terminate();
    };
  }
};

export async function run() {
  let failures = 0;
  for (const [name, body] of Object.entries(cases)) {
    const began = Date.now();
    const error = await body({ workers }).then(() => undefined, failure => failure.stack ?? String(failure));
    if (error !== undefined) ++failures;
    console.log(`PADDLE_LS_CASE ${JSON.stringify({ name, milliseconds: Date.now() - began, error })}`);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  if (failures > 0) throw new Error(`${failures} cases failed`);
}
