// What differs between an editor with processes and a disk and one in a browser: how the server is started, and how its
// program is asked one question.
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';

import type { Finding } from '../check_output';
import type { Run } from '../run_program';

// Common to the library for Node.js and the one for browsers.
export type Library = Pick<typeof import('vscode-languageclient'), 'CloseAction' | 'ErrorAction' | 'State'>;

export interface Starter {
  name: string;      // of the program, for messages
  library: Library;
  makeClient(options: LanguageClientOptions): BaseLanguageClient;
}

export interface CheckRequest {
  folder: string | undefined;      // URI; settings and relative paths are those of this folder
  paths: readonly string[];        // URIs of files and folders
  settings: Record<string, unknown>;
}

export interface ServerHost {
  // False in a browser, which cannot run Python and reads no models and checkpoints.
  readonly runsPrograms: boolean;
  // The schemes of the files that the server can read.
  schemes(): string[];
  // A problem is one that the user can solve in the settings.
  starter(): Promise<Starter | { problem: string }>;
  // Rejects where the program cannot be run.
  run(args: readonly string[]): Promise<Run>;
  // The findings of `paddle-ls check`, by the URI of the file.
  check(request: CheckRequest): Promise<Map<string, Finding[]>>;
}
