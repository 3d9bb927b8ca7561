// The cost of starting the extension: a benchmark that only prints, because the time also depends
// on the machine.
//
// In a workbench whose folder does not activate the extension, the measurement activates it, and
// the processor time of the extension host is known too; in others the editor reports how long it
// had to wait.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { drive } from './drive.mjs';
import { eventually } from './workbench.mjs';

const rounds = 5;

export function makeEmptyProject(folder) {
  mkdirSync(folder, { recursive: true });
}

// `start(options)` returns a workbench. The result is the median of a few rounds.
export async function measureStart({ state, folder, start, makeProject }) {
  const measured = [];
  for (let round = 0; round < rounds; ++round) measured.push(await measureOnce({ state, folder, start }));
  const waited = await editorsWord({ state, project: join(state, 'python'), start, makeProject });
  const names = {
    active: 'until the extension is active', activeCpu: 'processor time until then',
    served: 'until the server answers', servedCpu: 'processor time of the extension host until then',
  };
  return [
    { name: 'the editor waits, as it says itself', milliseconds: waited },
    ...Object.entries(names).map(([key, name]) => ({ name, milliseconds: middle(measured.map(found => found[key])) })),
  ];
}

async function measureOnce({ state, folder, start }) {
  const result = join(state, 'start.json');
  rmSync(result, { force: true });
  process.env.PADDLE_LS_HOST_RESULT = result;
  const workbench = await start({ state, folder, tests: fileURLToPath(new URL('measure_start.cjs', import.meta.url)) });
  await workbench.exitCode;
  await workbench.stop();
  if (!existsSync(result)) throw new Error('the extension host has measured nothing');
  return JSON.parse(readFileSync(result, 'utf8'));
}

// Each time the page is loaded there is a new extension host.
async function editorsWord({ state, project, start, makeProject }) {
  makeProject(project);
  const { page, stop } = await start({ state, folder: project });
  const found = [];
  for (let round = 0; round < rounds; ++round) {
    if (round > 0) await page.reload({ waitUntil: 'domcontentloaded' });
    await page.waitForSelector('.monaco-workbench .part.statusbar');
    found.push(await shownTime(page));
  }
  await stop();
  return middle(found);
}

async function shownTime(page) {
  await drive(page).command('Developer: Show Running Extensions');
  const rows = page.locator('.runtime-extensions-editor .monaco-list-row');
  const row = rows.filter({ hasText: 'paddle-ls' });
  await rows.first().hover();
  const shown = await eventually('the time of the start', async () => {
    await page.mouse.wheel(0, 100);   // only visible rows exist
    return await row.count() > 0 && /Activation: (\d+)ms/.exec(await row.innerText());
  });
  return Number(shown[1]);
}

function middle(numbers) {
  return Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1]);
}
