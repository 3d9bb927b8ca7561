// Drives the workbench by keys and commands, like a user, and takes a picture of each scene for the
// README and for inspection. The program's texts in a picture are written to texts.json next to
// them: ../pictures.test.mjs reports when they have changed.
//
//   PADDLE_LS=build/release/paddle-ls node test/host/pictures.mjs PICTURE_FOLDER
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { drive } from './drive.mjs';
import { makeProject } from './project.mjs';
import { patience, startWorkbench } from './workbench.mjs';

const [pictures = 'pictures'] = process.argv.slice(2);
mkdirSync(pictures, { recursive: true });
const state = mkdtempSync(join(tmpdir(), 'paddle-ls-pictures-'));
const folder = join(state, 'project');
makeProject(folder);
const workbench = await startWorkbench({ folder, state, server: resolve(process.env.PADDLE_LS ?? 'paddle-ls') });
const { page } = workbench;
const { command, goTo, openFile, webview } = drive(page);
const marks = page.locator('.monaco-editor [class*="squiggly-"]');

// Places in which the workbench shows texts of the program: rows of problems, code actions and
// trees, notifications.
const saying = '.markers-panel .monaco-list-row, .action-widget .monaco-list-row, .notification-list-item-message, '
  + '.tree-explorer-viewlet-tree-view .monaco-list-row';
const texts = {};

async function picture(name) {
  await page.waitForTimeout(700 * patience);   // notifications and animations settle
  const said = await page.locator(saying).filter({ visible: true }).allInnerTexts();
  texts[name] = said.map(text => text.replace(/\s+/g, ' ').trim()).filter(text => text !== '');
  await page.screenshot({ path: join(pictures, `${name}.png`) });
  console.log(`ok ${name}`);
}

const scenes = {
  async problems() {
    await openFile('train.py');
    await marks.first().waitFor();
    await command('Problems: Focus on Problems View');
    await page.locator('.markers-panel .monaco-list-row').nth(3).waitFor();
  },
  async quick_fix() {
    await page.keyboard.press('Control+J');   // close the panel
    await page.locator('.markers-panel').waitFor({ state: 'hidden' });
    await goTo(26, 16);
    await page.keyboard.press('Control+.');
    await page.locator('.action-widget:visible .monaco-list-row').first().waitFor();
  },
  async torch_uses_left() {
    await page.keyboard.press('Escape');
    await command('Paddle LS: Count Torch Uses Left');
    await page.locator('.pane-header', { hasText: 'Torch Uses Left' }).waitFor();
    await page.locator('.tree-explorer-viewlet-tree-view .monaco-list-row', { hasText: 'classifier' }).first().waitFor();
  },
  async preview() {
    await command('Paddle LS: Convert Workspace with Preview');
    const row = page.locator('.tree-explorer-viewlet-tree-view .monaco-list-row', { hasText: 'train.py' }).last();
    await row.waitFor();
    await row.locator('.label-name').first().click();
    await page.locator('.monaco-diff-editor .line-insert, .monaco-diff-editor .char-insert').first().waitFor();
  },
  async applied() {
    await command('Paddle LS: Apply the Selected Conversions');
    await command('Notifications: Show Notifications');   // toasts are disabled in a workbench under test
    await page.locator('.notification-list-item', { hasText: 'Converted' }).waitFor();
  },
  async mapping_document() {
    await command('Notifications: Clear All Notifications');
    await command('View: Close All Editors');
    await openFile('torch.demo.clip.md');
    await command('Paddle LS: Preview Mapping Document to the Side');
    await page.locator('.tab', { hasText: 'Preview torch.demo.clip.md' }).waitFor();
    await webview().locator('h2').first().waitFor();
  },
  async to_static() {
    await command('View: Close All Editors');
    await openFile('model.py');
    await goTo(31, 9);
    await command('Paddle LS: Show What to_static Generates from This Function');
    await page.locator('.tab', { hasText: '.forward.py' }).waitFor();
  },
  async program() {
    await command('View: Close All Editors');
    await openFile('main.pdmodel');
    await page.locator('.tab', { hasText: '.pir' }).waitFor();
    await command('Paddle LS: Show Graph of This Program');
    await page.locator('.tab', { hasText: 'Graph' }).waitFor();
    await webview().locator('.op').nth(1).click();
  },
};

let failures = 0;
for (const [name, scene] of Object.entries(scenes)) {
  try {
    await scene();
    await picture(name);
  } catch (error) {
    ++failures;
    console.log(`FAILED ${name}: ${error.message}`);
    await page.screenshot({ path: join(state, `${name}-failed.png`) });
    await page.keyboard.press('Escape');
  }
}
writeFileSync(join(pictures, 'texts.json'), `${JSON.stringify(texts, null, 2)}\n`);
console.log(`profile and pictures of failures: ${state}`);
await workbench.stop();
process.exit(failures === 0 ? 0 : 1);
