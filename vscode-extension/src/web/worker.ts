// The worker that runs the server, and what goes through it: JSON-RPC messages, files, lines of the log, an error at its
// end.
import * as vscode from 'vscode';

export interface FileOfServer {
  path: string;
  bytes: Uint8Array;
}

export interface FileChanges {
  files: readonly FileOfServer[];
  removed: readonly string[];
}

export interface FromWorker {
  jsonrpc?: string;
  log?: string;
  error?: string;
  files?: readonly FileOfServer[];
  removed?: readonly string[];
}

// What is used of the browser's objects; the types of Node.js do not have them.
interface BrowserWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}
declare const Worker: new (url: string) => BrowserWorker;
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

export interface Listeners {
  message(message: object): void;
  files(changes: FileChanges): void;
  log(line: string): void;
  end(reason: string): void;
}

// The compiled module is kept for the next worker.
export class WorkerFactory {
  private module: Promise<object> | undefined;

  constructor(private readonly folder: vscode.Uri) {}

  async start(listeners: Listeners): Promise<BrowserWorker> {
    this.module ??= this.compile();
    const module = await this.module.catch((error: unknown) => {
      this.module = undefined;
      throw error;
    });
    const worker = new Worker(vscode.Uri.joinPath(this.folder, 'paddle-ls-worker.js').toString(true));
    listen(worker, listeners);
    worker.postMessage({ module });
    return worker;
  }

  private async compile(): Promise<object> {
    return await WebAssembly.compile(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(this.folder, 'paddle-ls.wasm')));
  }
}

function listen(worker: BrowserWorker, listeners: Listeners): void {
  const end = (reason: string): void => {
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
    listeners.end(reason);
  };
  worker.onmessage = ({ data }) => {
    if (data.jsonrpc !== undefined) listeners.message(data);
    else if (data.log !== undefined) listeners.log(data.log);
    else if (data.error !== undefined) end(data.error);
    else listeners.files({ files: data.files ?? [], removed: data.removed ?? [] });
  };
  worker.onerror = ({ message }) => { end(message ?? 'the worker could not be loaded'); };
}
