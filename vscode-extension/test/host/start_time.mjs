// How long the editor waits for the extension when it starts, as the editor itself says it.
import assert from 'node:assert/strict';

import { drive } from './drive.mjs';
import { eventually, patience } from './workbench.mjs';

const limit = 150 * patience;   // milliseconds

export async function checkStartTime({ page }) {
  await drive(page).command('Developer: Show Running Extensions');
  const rows = page.locator('.runtime-extensions-editor .monaco-list-row');
  const row = rows.filter({ hasText: 'paddle-ls' });
  await rows.first().hover();
  const shown = await eventually('the time of the start', async () => {
    await page.mouse.wheel(0, 100);   // only the rows that are seen are there
    return await row.count() > 0 && /Activation: (\d+)ms/.exec(await row.innerText());
  });
  await page.keyboard.press('Escape');
  await rows.first().waitFor({ state: 'hidden' });
  const took = Number(shown[1]);
  assert.ok(took < limit, `the extension took ${took} ms to start`);
  return `${took} ms`;
}
