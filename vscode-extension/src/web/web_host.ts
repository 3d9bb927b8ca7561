// The server as a WebAssembly module in a worker, for editors that run in a browser.
import * as vscode from 'vscode';
import * as library from 'vscode-languageclient/browser';

import type { Finding } from '../check_output';
import type { Run } from '../run_program';
import { logTo } from '../server/log_lines';
import type { CheckRequest, ServerHost, Starter } from '../server/server_host';
import { checkInWorker } from './check_session';
import { LateFiles } from './late_files';
import { UriMapping } from './uri_mapping';
import { WorkerFactory } from './worker';
import { WorkerReader, WorkerWriter } from './worker_transport';
import { WorkspaceCopy } from './workspace_copy';

// Findings of open files do not wait longer for the rest of the workspace.
const patienceMilliseconds = 2000;

export class WebHost implements ServerHost, vscode.Disposable {
  readonly runsPrograms = false;
  private readonly factory: WorkerFactory;
  private workspace: { folders: string; mapping: UriMapping; copy: WorkspaceCopy } | undefined;

  constructor(extension: vscode.Uri, private readonly output: vscode.LogOutputChannel) {
    this.factory = new WorkerFactory(vscode.Uri.joinPath(extension, 'dist', 'web'));
  }

  schemes(): string[] {
    return [...new Set((vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme))];
  }

  starter(): Promise<Starter> {
    return Promise.resolve({
      name: 'paddle-ls.wasm',
      library,
      makeClient: options => new library.LanguageClient('paddleLs', 'Paddle LS', () => this.connect(), options),
    });
  }

  run(): Promise<Run> {
    return Promise.reject(new Error('A browser cannot run paddle-ls on models. Open this folder in Visual Studio Code on a desktop.'));
  }

  check(request: CheckRequest): Promise<Map<string, Finding[]>> {
    return checkInWorker(this.factory, this.copied(), request);
  }

  dispose(): void {
    this.workspace?.copy.dispose();
  }

  private async connect(): Promise<library.MessageTransports> {
    const { mapping, copy } = this.copied();
    const reader = new WorkerReader();
    await Promise.race([copy.complete, pause(patienceMilliseconds)]);
    // Nothing is waited for after it, as an end would be missed until the client listens.
    const worker = await this.factory.start({
      message: message => { reader.deliver(mapping.toEditor(message) as library.Message); },
      files: changes => { copy.write(changes); },
      log: line => { logTo(this.output, line); },
      end: reason => {
        this.output.error(reason);
        attached.dispose();
        reader.close();
      },
    });
    const send = (message: object): void => { worker.postMessage(mapping.toServer(message)); };
    const late = new LateFiles(message => { send({ jsonrpc: '2.0', ...message }); });
    let isLate = false;
    const attached = copy.attach(changes => {
      worker.postMessage(changes);
      if (isLate) late.add(changes.files.flatMap(({ path }) => mapping.editorUri(path) ?? []));
    });
    isLate = true;
    void copy.complete.then(() => { late.complete(); });
    const stop = (): void => {
      attached.dispose();
      worker.terminate();
    };
    const writer = new WorkerWriter(message => refreshed(copy, message), message => {
      send(message);
      if ((message as { method?: string }).method === 'initialized') late.listens();
    }, stop);
    return { reader, writer };
  }

  // The copy is kept for the next server, as long as the folders are the same.
  private copied(): { mapping: UriMapping; copy: WorkspaceCopy } {
    const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: uri.toString(), name }));
    const key = JSON.stringify(folders);
    if (this.workspace?.folders !== key) {
      this.workspace?.copy.dispose();
      const mapping = new UriMapping(folders, uri => vscode.Uri.parse(uri).toString());
      this.workspace = { folders: key, mapping, copy: new WorkspaceCopy(mapping) };
    }
    return this.workspace;
  }
}

// The server reads a file as soon as it hears of its change.
async function refreshed(copy: WorkspaceCopy, message: library.Message): Promise<void> {
  const { method, params } = message as { method?: string; params?: { changes: { uri: string }[] } };
  if (method !== 'workspace/didChangeWatchedFiles') return;
  await copy.refresh((params?.changes ?? []).map(({ uri }) => vscode.Uri.parse(uri)));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => { setTimeout(resolve, milliseconds); });
}
