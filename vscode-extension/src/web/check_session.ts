// The findings of the workspace, from a session of its server apart: the one of the editor keeps free for the editor, as
// the command line does on a desktop.
import * as vscode from 'vscode';

import type { Finding } from '../check_output';
import type { CheckRequest } from '../server/server_host';
import type { UriMapping } from './uri_mapping';
import type { WorkerFactory } from './worker';
import type { WorkspaceCopy } from './workspace_copy';

interface Copied { mapping: UriMapping; copy: WorkspaceCopy }

interface Request { id?: number; method?: string; params?: { items?: unknown[] }; result?: unknown; error?: { message: string } }
interface Diagnostic {
  range: { start: vscode.Position; end: vscode.Position };
  message: string;
  data?: { api?: string; fixClass?: Finding['fix'] };
}
interface Report { items: { uri: string; items?: Diagnostic[] }[] }

const capabilities = {
  workspace: { configuration: true, workspaceFolders: true, diagnostics: {} },
  textDocument: { diagnostic: { dataSupport: true }, publishDiagnostics: { dataSupport: true } },
};

export async function checkInWorker(factory: WorkerFactory, copied: Copied, request: CheckRequest): Promise<Map<string, Finding[]>> {
  const session = new CheckSession(copied, { ...request.settings, diagnostics: { ...object(request.settings.diagnostics), scope: 'workspace' } });
  try {
    // A file that has just been saved may come before its watcher.
    await copied.copy.refresh(request.paths.map(path => vscode.Uri.parse(path)));
    const report = await session.run(factory, request.folder);
    const isAsked = (uri: string): boolean => request.paths.some(path => uri === path || uri.startsWith(`${path.replace(/\/$/, '')}/`));
    return new Map(report.items.filter(({ uri }) => isAsked(uri)).map(({ uri, items = [] }) =>
      [uri, items.flatMap(item => findingOf(uri, item))]));
  } finally {
    session.dispose();
  }
}

class CheckSession {
  private worker: Awaited<ReturnType<WorkerFactory['start']>> | undefined;
  private attached: vscode.Disposable | undefined;
  private readonly pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  private requests = 0;
  private ended: string | undefined;
  private sawSettings: () => void = () => undefined;
  private readonly settingsSeen = new Promise<void>(resolve => { this.sawSettings = resolve; });

  constructor(private readonly copied: Copied, private readonly settings: object) {}

  async run(factory: WorkerFactory, folder: string | undefined): Promise<Report> {
    const { copy, mapping } = this.copied;
    await copy.complete;
    const worker = await factory.start({
      message: message => { this.receive(mapping.toEditor(message) as Request); },
      files: () => undefined,
      log: () => undefined,
      end: reason => { this.fail(reason); },
    });
    this.worker = worker;
    this.attached = copy.attach(changes => { worker.postMessage(changes); });
    const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: uri.toString(), name }));
    await this.request('initialize', {
      processId: null, rootUri: folder ?? folders[0]?.uri ?? null, workspaceFolders: folders, capabilities,
    });
    this.send({ method: 'initialized', params: {} });
    await this.settingsSeen;
    return await this.request('workspace/diagnostic', { previousResultIds: [] }) as Report;
  }

  dispose(): void {
    this.attached?.dispose();
    this.worker?.terminate();
  }

  private request(method: string, params: object): Promise<unknown> {
    if (this.ended !== undefined) return Promise.reject(new Error(this.ended));
    const id = ++this.requests;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.send({ id, method, params });
    });
  }

  private send(message: object): void {
    this.worker?.postMessage(this.copied.mapping.toServer({ jsonrpc: '2.0', ...message }));
  }

  private receive({ id, method, params, result, error }: Request): void {
    if (method !== undefined) {
      if (id === undefined) return;
      const isSettings = method === 'workspace/configuration';
      this.send({ id, result: isSettings ? (params?.items ?? []).map(() => this.settings) : null });
      if (isSettings) this.sawSettings();
      return;
    }
    const waiting = this.pending.get(id ?? 0);
    this.pending.delete(id ?? 0);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(error.message));
  }

  private fail(reason: string): void {
    this.ended = `The server has ended: ${reason}`;
    for (const { reject } of this.pending.values()) reject(new Error(this.ended));
    this.pending.clear();
    this.sawSettings();
  }
}

function findingOf(file: string, { range: { start, end }, message, data }: Diagnostic): Finding[] {
  if (data?.api === undefined || data.api === '' || data.fixClass === undefined) return [];
  return [{
    file, message, api: data.api, fix: data.fixClass,
    start_line: start.line, start_column: start.character, end_line: end.line, end_column: end.character,
  }];
}

function object(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
