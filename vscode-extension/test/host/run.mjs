// Runs the cases in the extension host of a real workbench, and checks the webviews from outside.
// Each suite has a separate project and workbench.
//
//   PADDLE_LS=build/release/paddle-ls node test/host/run.mjs [SUITE...]
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { userFlows } from './flows.mjs';
import { makeLargeProject, makeProject, makeUntrustedProject, marker } from './project.mjs';
import { makeEmptyProject, measureStart } from './start_time.mjs';
import { checkWebviews, makeWebviewProject } from './webviews.mjs';
import { patience, startWorkbench } from './workbench.mjs';

const limit = 180_000 * patience;

// The cases in the folder with the name of the suite.
async function hostCases({ name, state, folder, restricted }) {
  const result = join(state, 'result.jsonl');
  Object.assign(process.env, { PADDLE_LS_HOST_RESULT: result, PADDLE_LS_HOST_CASES: name, PADDLE_LS_HOST_MARKER: join(folder, marker) });
  const workbench = await start({ state, folder, restricted, tests: fileURLToPath(new URL('suite.cjs', import.meta.url)) });
  const code = await Promise.race([workbench.exitCode, pause(limit, 'timeout')]);
  const report = existsSync(result) ? readFileSync(result, 'utf8').trim().split('\n').map(line => JSON.parse(line)) : [];
  const failed = report.some(({ error }) => error !== undefined);
  if (code !== 0 && !failed) report.push({ name: 'the extension host', milliseconds: 0, error: `ended with ${code}` });
  return { workbench, report };
}

async function outcome(name, body) {
  const began = Date.now();
  const found = await body().then(note => ({ note }), error => ({ error: error.stack }));
  return { name, milliseconds: Date.now() - began, ...found };
}

async function webviews({ state, folder }) {
  const workbench = await start({ state, folder });
  const report = [];
  await checkWebviews(workbench, async (name, body) => { report.push(await outcome(name, body)); });
  return { workbench, report };
}

async function flows({ state, folder }) {
  const workbench = await start({ state, folder });
  const report = [];
  for (const [name, flow] of Object.entries(userFlows)) report.push(await outcome(name, () => flow({ ...workbench, folder })));
  return { workbench, report };
}

// A measurement without a verdict: it prints the time of the start.
async function startTime({ state, folder }) {
  return { report: await measureStart({ state, folder, start, makeProject }) };
}

const suites = {
  cases: { make: makeProject, run: hostCases },
  restricted: { make: makeUntrustedProject, run: hostCases, restricted: true },
  webviews: { make: makeWebviewProject, run: webviews },
  large: { make: makeLargeProject, run: hostCases },
  flows: { make: makeProject, run: flows },
  start: { make: makeEmptyProject, run: startTime },
};

function start(options) {
  return startWorkbench({ ...options, server: resolve(process.env.PADDLE_LS ?? 'paddle-ls') });
}

// True if everything in the suite passed.
async function run(name) {
  const state = mkdtempSync(join(tmpdir(), `paddle-ls-host-${name}-`));
  const folder = join(state, 'project');
  suites[name].make(folder);
  const { workbench, report } = await suites[name].run({ ...suites[name], name, state, folder });
  for (const { name: title, milliseconds, note, error } of report) {
    console.log(`${error ? 'FAILED ' : 'ok     '} ${title} (${milliseconds} ms) ${error ?? note ?? ''}`);
  }
  const passed = report.length > 0 && report.every(({ error }) => error === undefined);
  if (!passed) await workbench?.page.screenshot({ path: join(state, 'failure.png') });
  console.log(`${name}: ${passed ? 'passed' : 'failed'}; profile, log and picture of a failure: ${state}`);
  await workbench?.stop();
  return passed;
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(suites);
let failures = 0;
for (const name of wanted) if (!await run(name)) ++failures;
process.exit(failures === 0 ? 0 : 1);
