// The command line of the built program, for tests that compare it with the server.
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import path from 'node:path';

import { patience, serverPath } from './server_process.mjs';
import { readTree } from './trees.mjs';

// {status, out, err} of the program in the folder `cwd`.
function run(args, cwd) {
  const options = { cwd, timeout: 20_000 * patience, env: { ...process.env, VIRTUAL_ENV: '', CONDA_PREFIX: '' } };
  return new Promise(resolve => execFile(serverPath, args, options, (error, out, err) => resolve({ status: error ? error.code ?? error.signal : 0, out, err })));
}

const help = run(['convert', '--help']);

// What selects the fixes of a scope: all of them, or the safe ones, are what `convert` applies without an option.
async function optionsFor(scope) {
  const allByDefault = (await help).out.includes('--safe-only');
  if (allByDefault) return scope === 'safe' ? ['--safe-only'] : [];
  return scope === 'all' ? ['--unsafe'] : [];
}

// The tree that `convert --out` makes of the folder `root`; it is in `out` beside it.
export async function convertTree(root, scope) {
  const out = path.join(path.dirname(root), 'out', path.basename(root));
  const { status, err } = await run(['convert', '.', '--out', out, ...await optionsFor(scope)], root);
  assert.ok(status === 0 || status === 1, `exit status ${status}: ${err}`);
  return { root: out, files: readTree(out) };
}
