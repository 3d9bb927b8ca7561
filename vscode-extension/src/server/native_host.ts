// The server as a program on this machine, started as a child process.
import { createInterface } from 'node:readline';

import * as vscode from 'vscode';

import { byFile, readFindings, type Finding } from '../check_output';
import { runProgram, type Run } from '../run_program';
import { findServer, type Found } from './find_server';
import { logTo } from './log_lines';
import type { CheckRequest, ServerHost, Starter } from './server_host';

export class NativeHost implements ServerHost {
  readonly runsPrograms = true;

  constructor(private readonly context: vscode.ExtensionContext, private readonly output: vscode.LogOutputChannel) {}

  schemes(): string[] {
    return ['file'];
  }

  async starter(): Promise<Starter | { problem: string }> {
    const found = this.find();
    if ('problem' in found) return found;
    const { program, origin } = found;
    this.output.info(`server (${origin}): ${program}`);
    // Most of the extension, and bundled apart: it is read when the editor does not wait any more.
    const library = await import('vscode-languageclient/node');
    const args = vscode.workspace.getConfiguration('paddleLs').get<string[]>('server.arguments', []);
    const stdioOptions = {
      stdout: () => undefined,
      stderr: (errors: NodeJS.ReadableStream) => { createInterface(errors).on('line', line => { logTo(this.output, line); }); },
    };
    return {
      name: program,
      library,
      makeClient: options => new library.LanguageClient('paddleLs', 'Paddle LS', { command: program, args }, { ...options, stdioOptions }),
    };
  }

  run(args: readonly string[], folder?: string): Promise<Run> {
    const found = this.find();
    return 'problem' in found ? Promise.reject(new Error(found.problem)) : runProgram(found.program, args, folder);
  }

  // With the settings that the editor has for the folder, which the program cannot know otherwise.
  async check({ folder, paths, settings }: CheckRequest): Promise<Map<string, Finding[]>> {
    const pathOf = (uri: string): string => vscode.Uri.parse(uri).fsPath;
    const args = ['check', '--format', 'json', '--settings', JSON.stringify(settings), ...paths.map(pathOf)];
    const run = await this.run(args, folder === undefined ? undefined : pathOf(folder));
    if (run.status !== 0 && run.status !== 1) throw new Error(run.errors.trim() || 'paddle-ls check did not run');
    const found = byFile(readFindings(run.output));
    return new Map([...found].map(([file, findings]) => [vscode.Uri.file(file).toString(), findings]));
  }

  private find(): Found {
    return findServer({
      configured: vscode.workspace.getConfiguration('paddleLs').get('server.path', ''),
      extensionFolder: this.context.extensionPath,
      path: process.env.PATH ?? '',
    });
  }
}
