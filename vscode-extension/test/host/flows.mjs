// What a user does by keys and commands where the editor has a word in it too.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { drive } from './drive.mjs';
import { eventually } from './workbench.mjs';

const pythonFiles = folder => new Map(readdirSync(folder, { recursive: true }).filter(name => name.endsWith('.py'))
  .map(name => [name, readFileSync(join(folder, name), 'utf8')]));
const changed = (before, folder) => [...pythonFiles(folder)].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);

export const userFlows = {
  async 'one undo takes a conversion of the workspace back in all its files'({ page, folder }) {
    const user = drive(page);
    const before = pythonFiles(folder);
    await user.command('Paddle LS: Convert Workspace with Preview');
    await page.locator('.tree-explorer-viewlet-tree-view .monaco-list-row', { hasText: 'train.py' }).last().waitFor();
    await user.command('Paddle LS: Apply the Checked Conversions');
    await eventually('converted files', () => changed(before, folder).length > 5);
    await user.openFile('convert.py');
    await page.locator('.monaco-editor .view-line', { hasText: 'paddle' }).first().click();
    await page.keyboard.press('Control+Z');
    await page.locator('.monaco-editor .view-line', { hasText: 'torch' }).first().waitFor();
    await eventually('files as they were before', async () => {
      await user.command('File: Save All Files');
      return changed(before, folder).length === 0;
    });
    assert.deepEqual(pythonFiles(folder), before);
  },
};
