// User actions in a workbench, by keys and commands.
import { basename } from 'node:path';

import { eventually, patience } from './workbench.mjs';

export function drive(page) {
  const input = page.locator('.quick-input-widget:visible input[type=text]');
  const widget = page.locator('.quick-input-widget');

  async function pick(key, text, row) {
    await eventually(`${text} in the list`, async () => {
      await page.keyboard.press(key);
      await input.waitFor({ timeout: 5000 * patience });
      await input.fill(text);
      const found = page.locator('.quick-input-list .monaco-list-row', { hasText: row }).first();
      await found.click({ timeout: 5000 * patience }).catch(async error => { await page.keyboard.press('Escape'); throw error; });
      return true;
    });
  }

  async function choose(key, text, row) {
    await pick(key, text, row);
    await widget.waitFor({ state: 'hidden' });
  }

  return {
    input,
    command: title => choose('F1', `>${title}`, title),
    // A command that opens a prompt: the prompt may appear in the place of the command list before
    // that disappears.
    commandThatAsks: title => pick('F1', `>${title}`, title),
    openFile: path => choose('Control+P', path, basename(path)),

    // A key may be pressed before the list accepts it.
    goTo: (line, column) => eventually(`line ${line}`, async () => {
      await page.keyboard.press('Control+G');
      await input.waitFor({ timeout: 5000 * patience });
      await input.fill(`:${line}:${column}`);
      await page.keyboard.press('Enter');
      await widget.waitFor({ state: 'hidden', timeout: 5000 * patience })
        .catch(async error => { await page.keyboard.press('Escape'); throw error; });
      return true;
    }),

    async chooseColours(name) {
      await pick('F1', '>Preferences: Color Theme', 'Preferences: Color Theme');
      await page.locator('.quick-input-widget:visible input[placeholder*="Color Theme"]').waitFor();
      await input.fill(name);
      await page.locator('.quick-input-list .monaco-list-row', { hasText: name }).first().click();
      await widget.waitFor({ state: 'hidden' });
    },

    // The document inside the newest webview, which is inside two frames.
    webview: () => page.frameLocator('iframe.webview').last().frameLocator('iframe'),
  };
}
