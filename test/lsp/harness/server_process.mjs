// The built server as a child process, and what the kernel says about it.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

// $PADDLE_LS names the program under test; else the release build, else the dev build.
export const serverPath = process.env.PADDLE_LS ??
  ['release', 'dev'].map(preset => path.join(root, 'build', preset, 'paddle-ls')).find(file => fs.existsSync(file)) ??
  path.join(root, 'build/release/paddle-ls');

// Sanitized builds are slower by a known factor: $PADDLE_LS_PATIENCE multiplies every time limit.
const slowness = Number(process.env.PADDLE_LS_PATIENCE ?? 1);

// Limits are meant in time that the server has a processor. Where more programs want to run than there are
// processors, everything takes longer by the clock. In quarters, as some functions take whole milliseconds only.
const competition = Math.ceil(4 * Math.min(30, Math.max(1, os.loadavg()[0] / os.availableParallelism()))) / 4;
export const patience = slowness * competition;

// Memory bounds are for what users run: sanitizers and debug builds need more by design.
export const memoryCounts = slowness === 1;

const sanitizerReport = /AddressSanitizer|LeakSanitizer|ThreadSanitizer|runtime error:|Assertion .* failed/;

export class ServerProcess {
  #child;
  #stderr = '';

  constructor({ args = [], env = {}, cwd } = {}) {
    if (!fs.existsSync(serverPath)) throw new Error(`there is no ${serverPath}: build it, or set PADDLE_LS`);
    this.#child = spawn(serverPath, args, { env: { ...process.env, VIRTUAL_ENV: '', CONDA_PREFIX: '', ...env }, cwd, stdio: ['pipe', 'pipe', 'pipe'] });
    this.#child.stderr.on('data', bytes => { this.#stderr += bytes; });
    this.#child.stdin.on('error', () => {});   // a server that left: the exit status says it better
    this.exited = new Promise((resolve, reject) => {
      this.#child.once('error', error => reject(new Error(`cannot start ${serverPath}: ${error.message}`)));
      this.#child.once('exit', () => { this.exitedAt = performance.now(); });
      // Later than 'exit': by now everything that was written has been read as well.
      this.#child.once('close', (code, signal) => resolve({ code, signal }));
    });
    this.exited.catch(() => {});
  }

  get pid() { return this.#child.pid; }
  get stdin() { return this.#child.stdin; }
  get stdout() { return this.#child.stdout; }
  get stderr() { return this.#stderr; }
  get hasExited() { return this.exitedAt !== undefined; }
  get sanitizerReport() { return sanitizerReport.test(this.#stderr) ? this.#stderr : undefined; }

  kill(signal = 'SIGKILL') { this.#child.kill(signal); }

  // {code, signal} if the process ends within `milliseconds`, else an error.
  exitWithin(milliseconds) {
    return within(milliseconds, 'the server to end', this.exited);
  }

  residentBytes() { return Number(/VmRSS:\s+(\d+) kB/.exec(this.#proc('status'))[1]) * 1024; }

  // Clock ticks of processor time used so far, by all threads.
  processorTicks() {
    const fields = this.#proc('stat').replace(/^.*\) /, '').split(' ');
    return Number(fields[11]) + Number(fields[12]);
  }

  openFile(descriptor) { return fs.readlinkSync(`/proc/${this.pid}/fd/${descriptor}`); }

  #proc(file) { return fs.readFileSync(`/proc/${this.pid}/${file}`, 'utf8'); }
}

// The value of `promise`, or an error that names what did not happen within `milliseconds`.
export async function within(milliseconds, what, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited ${milliseconds} ms for ${what}`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const sleep = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
