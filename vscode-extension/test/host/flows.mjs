// User actions by keys and commands in which the editor itself is involved.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { drive } from './drive.mjs';
import { addProgramToCompare } from './project.mjs';
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
    await user.command('Paddle LS: Apply the Selected Conversions');
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

  async 'a new mapping document is made in a folder of such documents'({ page }) {
    const user = drive(page);
    await user.openFile('fix.py');
    await user.goTo(3, 26);
    await page.locator('.squiggly-warning, .squiggly-info, .squiggly-hint').first().waitFor();
    await user.commandThatAsks('Paddle LS: New Mapping Document for an API');
    await eventually('the name at the cursor', async () => await user.input.inputValue() === 'torch.abs');
    await page.keyboard.press('Enter');
    await page.locator('.quick-input-list .monaco-list-row', { hasText: 'api_difference' }).first().click();
    await page.locator('.tab.active', { hasText: 'torch.abs.md' }).waitFor();
    await page.locator('.monaco-editor .view-line', { hasText: /\[.+\]\s*torch\.abs/ }).first().waitFor();
  },

  async 'what a pass changes is shown as a diff'({ page }) {
    const user = drive(page);
    await user.openFile('halve.py');
    await user.goTo(7, 9);
    await user.commandThatAsks('Paddle LS: Show What a Pass of to_static Changes');
    await page.locator('.quick-input-list .monaco-list-row', { hasText: /loop/i }).first().click();
    await page.locator('.tab.active', { hasText: /loop/i }).waitFor();
    await page.locator('.modified .view-line', { hasText: 'while_body_0' }).first().waitFor();
  },

  async 'a traceback is shown at the source of its frames'({ page }) {
    const user = drive(page);
    await user.openFile('failure.txt');
    await page.locator('.monaco-editor .view-line', { hasText: 'ValueError' }).click();
    await page.keyboard.press('Control+A');
    await user.command('Paddle LS: Map a Copied Traceback of Converted Code to Its Source');
    await page.locator('.editor-group-container.active .view-line', { hasText: /halve\.py",\sline\s7/ }).waitFor();
    await user.goTo(2, 10);
    await eventually('the target of the link', async () => {
      await user.command('Open Link');
      return page.locator('.tab.active', { hasText: 'halve.py' }).isVisible();
    });
  },

  async 'what differs from PyTorch is a problem of both programs, until they agree'({ page, folder }) {
    const user = drive(page);
    const { program, differ, agree } = addProgramToCompare(folder);
    const rows = page.locator('.markers-panel .monaco-list-row', { hasText: 'off by up to 0.25' });
    differ();
    await user.openFile(program);
    await user.command('Paddle LS: Compare with PyTorch');
    await user.command('Problems: Focus on Problems View');
    await eventually('both programs', async () => await rows.count() === 2);
    agree();
    await user.openFile(program);
    await user.command('Paddle LS: Compare with PyTorch');
    await eventually('no program', async () => await rows.count() === 0);
  },
};
