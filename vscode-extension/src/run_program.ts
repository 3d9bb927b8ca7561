// Runs the server's program for one question, as its command line does, and gives back what it printed.
import { spawn } from 'node:child_process';

export interface Run {
  status: number | null;   // null: it was ended by a signal
  output: string;
  errors: string;
}

// Rejects when the program cannot be started at all.
export function runProgram(program: string, args: readonly string[], folder?: string): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: folder });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => errors.push(part));
    child.on('error', reject);
    child.on('close', status => {
      resolve({ status, output: Buffer.concat(output).toString('utf8'), errors: Buffer.concat(errors).toString('utf8') });
    });
  });
}
