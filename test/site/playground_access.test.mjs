// The playground by keyboard alone, by axe, in both widths and schemes, and without JavaScript.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import { packages } from './chromium.mjs';
import { playground, settled, shows, source, type } from './playground_site.mjs';

const axe = fs.readFileSync(packages.resolve('axe-core/axe.min.js'), 'utf8');
const { open, end } = await playground();
test.after(end);

const focused = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.getAttribute('aria-label'));

async function tabTo(page, wanted, most = 30) {
  for (let step = 0; step < most; ++step) {
    if (await focused(page) === wanted) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${wanted} is not reached; ${await focused(page)} has the focus`);
}

test('everything is done by keyboard alone', async () => {
  const { context, page } = await open();
  await settled(page);
  await tabTo(page, 'PyTorch code');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('import torch\ny = torch.sum(x, dim=1)');
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'PyTorch code', 'Tab indents');
  await page.keyboard.press('Control+z');
  await settled(page, /^1 finding, 1 use converted$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'result');
  await page.keyboard.press('ArrowRight');
  assert.equal(await focused(page), 'findings');
  assert.equal(await page.locator('#findings-pane').isVisible(), true);
  await page.keyboard.press('End');
  assert.equal(await focused(page), 'questions');
  await page.keyboard.press('ArrowRight');
  assert.equal(await focused(page), 'result');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'findings-pane');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), 'PyTorch code');
  await page.keyboard.press('Control+.');
  const fix = page.getByRole('button', { name: 'Replace torch.sum with paddle.sum' });
  await fix.waitFor();
  await page.waitForFunction(() => document.activeElement.textContent.startsWith('Replace torch.sum'));
  await page.keyboard.press('Enter');
  await shows(page, '#source', /paddle\.sum\(x, axis=1\)/);
  assert.equal(await focused(page), 'PyTorch code');
  await context.close();
});

test('the live region says the counts when typing rests', async () => {
  const { context, page } = await open();
  await settled(page);
  await type(page, 'import torch\na = torch.sum(x, dim=1)\nb = torch.ones(2)\n');
  await page.waitForFunction(() => document.getElementById('spoken').textContent === '2 findings, 2 uses converted');
  assert.equal(await page.locator('#spoken').getAttribute('role'), 'status');
  await context.close();
});

test('what has the focus has an outline', async () => {
  const { context, page } = await open();
  await settled(page);
  for (const id of ['kind', 'share']) {
    await page.locator(`#${id}`).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), 'solid', id);
  }
  await source(page).focus();
  await page.locator('#source .cm-focused').waitFor();
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement.closest('.cm-editor')).outlineStyle);
  assert.equal(outline, 'solid');
  await context.close();
});

async function check(page, width, name) {
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= width, `${name} is too wide`);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  assert.deepEqual(violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary}`), []);
}

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark']) {
    test(`each pane of each kind is accessible: ${width} points, ${colorScheme}`, async () => {
      const { context, page, errors } = await open('', { viewport: { width, height: 800 }, colorScheme });
      await settled(page);
      for (const kind of ['python', 'mapping', 'static']) {
        await page.getByLabel('Text', { exact: true }).selectOption(kind);
        await settled(page);
        for (const tab of ['result', 'findings', 'changes', 'questions']) {
          if (!await page.locator(`#${tab}`).isVisible()) continue;
          await page.locator(`#${tab}`).click();
          await check(page, width, `${kind}, ${tab}`);
        }
      }
      await page.getByLabel('Text', { exact: true }).selectOption('python');
      await settled(page);
      await page.locator('#findings').click();
      await page.getByRole('button', { name: 'Fixes in line 6' }).click();
      await page.getByRole('button', { name: 'Close' }).waitFor();
      await check(page, width, 'fixes');
      assert.deepEqual(errors, []);
      await context.close();
    });
  }
}

test('without JavaScript the page says so', async () => {
  const { context, page } = await open('', { javaScriptEnabled: false });
  assert.match(await page.locator('noscript').textContent(), /needs JavaScript/);
  await context.close();
});
