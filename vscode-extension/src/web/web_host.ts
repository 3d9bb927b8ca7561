// The server as a WebAssembly module in a worker, for editors that run in a browser.
import * as vscode from 'vscode';
import * as library from 'vscode-languageclient/browser';

import type { Finding } from '../check_output';
import type { Run } from '../run_program';
import { logTo } from '../server/log_lines';
import type { CheckRequest, ServerHost, Starter } from '../server/server_host';
import { checkInWorker } from './check_session';
import { UriMapping } from './uri_mapping';
import { WorkerFactory } from './worker';
import { WorkerReader, WorkerWriter } from './worker_transport';
import { WorkspaceCopy } from './workspace_copy';

export class WebHost implements ServerHost {
  readonly runsPrograms = false;
  private readonly factory: WorkerFactory;

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
    return checkInWorker(this.factory, mappingOfWorkspace(), request);
  }

  private async connect(): Promise<library.MessageTransports> {
    const mapping = mappingOfWorkspace();
    const reader = new WorkerReader();
    const life: { end?: string } = {};
    const stop = (): void => {
      copy.dispose();
      worker.terminate();
    };
    const worker = await this.factory.start({
      message: message => { reader.deliver(mapping.toEditor(message) as library.Message); },
      files: changes => { copy.write(changes); },
      log: line => { logTo(this.output, line); },
      end: reason => {
        life.end = reason;
        this.output.error(reason);
        copy.dispose();
        reader.close();
      },
    });
    const copy = new WorkspaceCopy(mapping, changes => { worker.postMessage(changes); });
    await copy.sendAll();
    // The client does not listen yet, so it would wait for ever.
    if (life.end !== undefined) throw new Error(life.end);
    const writer = new WorkerWriter(
      message => refreshed(copy, message), message => { worker.postMessage(mapping.toServer(message)); }, stop);
    return { reader, writer };
  }
}

// The server reads a file as soon as it hears of its change.
async function refreshed(copy: WorkspaceCopy, message: library.Message): Promise<void> {
  const { method, params } = message as { method?: string; params?: { changes: { uri: string }[] } };
  if (method !== 'workspace/didChangeWatchedFiles') return;
  await copy.refresh((params?.changes ?? []).map(({ uri }) => vscode.Uri.parse(uri)));
}

function mappingOfWorkspace(): UriMapping {
  const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: uri.toString(), name }));
  return new UriMapping(folders, uri => vscode.Uri.parse(uri).toString());
}
