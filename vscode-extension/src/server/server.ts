// The server's life: found, started, started again when it dies, stopped when it dies too often. Everything else asks
// this for a running client and is told of changes of state.
import * as vscode from 'vscode';
import type {
  ApplyWorkspaceEditParams, ApplyWorkspaceEditResult, BaseLanguageClient, ErrorHandler, LanguageClientOptions,
} from 'vscode-languageclient';

import type { Finding } from '../check_output';
import type { Run } from '../run_program';
import { refuseUntrusted, untrusted, untrustedCode } from '../trust';
import { servedDocuments, watchServedDocuments } from './documents';
import { explicitSettings } from './explicit_settings';
import { showMessagesOf } from './messages';
import { RestartLimit } from './restart_limit';
import type { Library, ServerHost } from './server_host';
import { showGeneratedBeside } from './show_beside';
import { isNewEnough } from './version';

export type Health =
  | { state: 'starting' | 'running' | 'restarting' }
  | { state: 'stopped'; reason: string };

export type MakeHost = (output: vscode.LogOutputChannel) => ServerHost;

// Commands with which the server itself writes files.
const writingCommands = new Set(['paddleLs.templates.regenerate']);
// And those with which it runs the code of the workspace.
const runningCommands = new Set(['paddleLs.align', 'paddleLs.docs.verify']);

// Takes an edit that the server wants made, instead of the editor.
export type EditTaker = (params: ApplyWorkspaceEditParams) => ApplyWorkspaceEditResult;

export class Server implements vscode.Disposable {
  private client: BaseLanguageClient | undefined;
  private readonly restarts = new RestartLimit();
  private readonly healthChanged = new vscode.EventEmitter<Health>();
  private takeEdit: EditTaker | undefined;
  private starting: Promise<void> = Promise.resolve();
  private health_: Health = { state: 'stopped', reason: 'not started yet' };

  readonly onHealth = this.healthChanged.event;
  readonly output: vscode.LogOutputChannel;
  private readonly trace: vscode.LogOutputChannel;
  private readonly host: ServerHost;
  private readonly watch: vscode.Disposable;

  constructor(private readonly context: vscode.ExtensionContext, makeHost: MakeHost) {
    this.output = vscode.window.createOutputChannel('Paddle LS', { log: true });
    this.trace = vscode.window.createOutputChannel('Paddle LS Trace', { log: true });
    this.host = makeHost(this.output);
    // A running client cannot be told of more documents, so it is replaced.
    this.watch = watchServedDocuments(this.host.schemes(), () => {
      if (this.client !== undefined) void this.restart();
    });
  }

  get runsPrograms(): boolean {
    return this.host.runsPrograms;
  }

  get health(): Health {
    return this.health_;
  }

  // Runs the server's program for one question.
  run(args: readonly string[]): Promise<Run> {
    return this.host.run(args);
  }

  // The findings in files and folders, by URI, as the settings of the folder have them.
  async check(folder: vscode.Uri | undefined, paths: readonly vscode.Uri[]): Promise<Map<string, Finding[]>> {
    const found = await this.host.check({
      folder: folder?.toString(), paths: paths.map(path => path.toString()), settings: this.settingsFor(folder),
    });
    return new Map([...found].map(([uri, findings]) => [this.uri(vscode.Uri.parse(uri)), findings]));
  }

  start(): Promise<void> {
    this.starting = this.startClient();
    return this.starting;
  }

  async restart(): Promise<void> {
    this.restarts.forget();
    await this.stop();
    await this.start();
  }

  async stop(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    if (client === undefined) return;
    this.report({ state: 'stopped', reason: 'stopped' });
    // A client that never came up rejects; there is nothing left to stop then.
    await client.dispose(2000).catch(() => undefined);
  }

  // Runs a command of the server, which may just be starting. Rejects with a message for the user when there is none.
  async command(name: string, ...args: unknown[]): Promise<unknown> {
    await this.starting;
    if (this.client?.isRunning() !== true) throw new Error('The server is not running.');
    return this.client.sendRequest('workspace/executeCommand', { command: name, arguments: args });
  }

  // The edits that the server sends while `work` runs go to `take`, and the editor makes none of them.
  async withEditsTaken<T>(take: EditTaker, work: () => Promise<T>): Promise<T> {
    if (this.takeEdit !== undefined) throw new Error('A preview is being made already.');
    this.takeEdit = take;
    try {
      return await work();
    } finally {
      this.takeEdit = undefined;
    }
  }

  // What the user has set in the editor for a file or folder.
  settingsFor(resource: vscode.Uri | undefined): Record<string, unknown> {
    const configuration = vscode.workspace.getConfiguration('paddleLs', resource);
    return explicitSettings(this.serverSettings(), {
      inspect: name => configuration.inspect(name),
      get: name => configuration.get(name),
    });
  }

  uri(uri: vscode.Uri): string {
    return this.client?.code2ProtocolConverter.asUri(uri) ?? uri.toString();
  }

  dispose(): void {
    void this.stop();
    this.watch.dispose();
    this.healthChanged.dispose();
    this.output.dispose();
    this.trace.dispose();
  }

  private async startClient(): Promise<void> {
    const starter = await this.host.starter();
    if ('problem' in starter) {
      this.complainOfSettings(starter.problem);
      return;
    }
    const { library } = starter;
    const client = starter.makeClient(await this.options(library));
    this.client = client;
    showMessagesOf(client, this.output);
    client.onDidChangeState(({ newState }) => {
      if (newState === library.State.Starting && this.health_.state !== 'restarting') this.report({ state: 'starting' });
      if (newState === library.State.Running) this.report({ state: 'running' });
      if (newState === library.State.StartFailed && this.health_.state === 'restarting') {
        this.report({ state: 'stopped', reason: 'The server did not start again: see the output.' });
      }
    });
    try {
      await client.start();
      this.complainOfVersion(client.initializeResult?.serverInfo?.version);
    } catch (error) {
      this.report({ state: 'stopped', reason: `${starter.name} did not start: ${String(error)}` });
    }
  }

  private async options(library: Library): Promise<LanguageClientOptions> {
    return {
      documentSelector: await servedDocuments(this.host.schemes()),
      outputChannel: this.output,
      traceOutputChannel: this.trace,
      errorHandler: this.errorHandler(library),
      initializationFailedHandler: () => false,
      middleware: {
        window: {
          showDocument: showGeneratedBeside,
        },
        workspace: {
          configuration: params => params.items.map(({ scopeUri }) =>
            this.settingsFor(scopeUri === undefined ? undefined : vscode.Uri.parse(scopeUri))),
          // The server asks for the settings itself; pushed ones would hold the defaults of all of them.
          didChangeConfiguration: () =>
            this.client?.sendNotification('workspace/didChangeConfiguration', { settings: null }) ?? Promise.resolve(),
          handleApplyEdit: (params, next) => this.edited(params) ?? next(params, new vscode.CancellationTokenSource().token),
        },
        // Made by a code action or a lens; the commands of the palette look themselves.
        executeCommand: async (name, args, next) => {
          const isRun = runningCommands.has(name);
          if (vscode.workspace.isTrusted || !(isRun || writingCommands.has(name))) return await next(name, args) as unknown;
          refuseUntrusted(isRun ? untrustedCode : undefined);
          return undefined;
        },
      },
    };
  }

  // An edit of the server's that the editor does not get to make.
  private edited(params: ApplyWorkspaceEditParams): ApplyWorkspaceEditResult | undefined {
    if (this.takeEdit !== undefined) return this.takeEdit(params);
    if (vscode.workspace.isTrusted) return undefined;
    refuseUntrusted();
    return { applied: false, failureReason: untrusted };
  }

  // A write to a server that has just died fails before its end is seen. The default handler then gives up for good, so
  // errors are left to `closed`.
  private errorHandler({ CloseAction, ErrorAction }: Library): ErrorHandler {
    return {
      error: () => ({ action: ErrorAction.Continue, handled: true }),
      closed: () => {
        if (this.client === undefined) return { action: CloseAction.DoNotRestart, handled: true };
        if (this.restarts.mayRestart(Date.now())) {
          this.output.warn('the server has ended; it is started again');
          this.report({ state: 'restarting' });
          return { action: CloseAction.Restart, handled: true };
        }
        const reason = 'The server has ended five times within three minutes and is not started again.';
        this.report({ state: 'stopped', reason });
        void vscode.window.showErrorMessage(reason, 'Restart', 'Show Output').then(answer => {
          if (answer === 'Restart') void this.restart();
          if (answer === 'Show Output') this.output.show();
        });
        return { action: CloseAction.DoNotRestart, handled: true };
      },
    };
  }

  private complainOfSettings(problem: string): void {
    this.report({ state: 'stopped', reason: problem });
    void vscode.window.showErrorMessage(problem, 'Open Settings').then(answer => {
      if (answer !== undefined) void vscode.commands.executeCommand('workbench.action.openSettings', 'paddleLs.server.path');
    });
  }

  // The manifest has the server's settings from the server itself, beside ours.
  private serverSettings(): string[] {
    const manifest = this.context.extension.packageJSON as { contributes: { configuration: { properties: object } } };
    return Object.keys(manifest.contributes.configuration.properties)
      .filter(name => !/^paddleLs\.(server|trace)\./.test(name))
      .map(name => name.slice('paddleLs.'.length));
  }

  private complainOfVersion(version: string | undefined): void {
    const { version: wanted } = this.context.extension.packageJSON as { version: string };
    if (isNewEnough(version, wanted)) return;
    void vscode.window.showWarningMessage(
      `The server is version ${version ?? 'unknown'}; this extension is made for ${wanted}. Some commands may not work.`);
  }

  private report(health: Health): void {
    this.health_ = health;
    this.healthChanged.fire(health);
    if (health.state === 'stopped') this.output.info(`stopped: ${health.reason}`);
  }
}
