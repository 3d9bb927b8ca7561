// Runs the cases in the extension host of a real workbench.
//
//   PADDLE_LS=build/release/paddle-ls node test/host/run.mjs [STATE_FOLDER]
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { makeProject } from './project.mjs';
import { patience, startWorkbench } from './workbench.mjs';

const limit = 180_000 * patience;
const state = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'paddle-ls-host-'));
const folder = join(state, 'project');
const result = join(state, 'result.jsonl');
rmSync(folder, { recursive: true, force: true });
rmSync(result, { force: true });
makeProject(folder);
process.env.PADDLE_LS_HOST_RESULT = result;

const workbench = await startWorkbench({
  folder, state, server: resolve(process.env.PADDLE_LS ?? 'paddle-ls'), tests: fileURLToPath(new URL('suite.cjs', import.meta.url)),
});
const code = await Promise.race([workbench.exitCode, pause(limit, 'timeout')]);
const lines = existsSync(result) ? readFileSync(result, 'utf8').trim().split('\n').map(line => JSON.parse(line)) : [];
for (const { name, milliseconds, note, error } of lines) {
  console.log(`${error ? 'FAILED ' : 'ok     '} ${name} (${milliseconds} ms) ${error ?? note ?? ''}`);
}
if (code !== 0) await workbench.page.screenshot({ path: join(state, 'failure.png') });
console.log(`exit code ${code}; profile, log and picture of a failure: ${state}`);
await workbench.stop();
process.exit(code === 0 && lines.length > 0 ? 0 : 1);
