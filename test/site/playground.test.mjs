// What a person does in the playground, by each pane.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { site } from './chromium.mjs';
import { linesOf, playground, settled, shows, source, state, type } from './playground_site.mjs';

const { open, end } = await playground();
test.after(end);

const caret = (page) => page.evaluate(() => getSelection().toString());

test('the sample is converted when the page is loaded', async () => {
  const { context, page, errors } = await open();
  await settled(page);
  const text = await linesOf(page, '#result-text');
  assert.match(text, /^import paddle\nimport paddle\.nn as nn\n/);
  assert.match(text, /class Classifier\(nn\.Layer\):/);
  assert.doesNotMatch(text, /torch/);
  assert.match(await state(page).textContent(), /^\d+ findings, \d+ uses converted$/);
  assert.deepEqual(errors, []);
  await context.close();
});

test('typing changes the result, and the last text wins', async () => {
  const { context, page, errors } = await open();
  await settled(page);
  await type(page, 'import torch\n');
  await page.keyboard.type('y = torch.sum(x, dim=1)', { delay: 5 });
  await shows(page, '#result-text', /paddle\.sum\(x, axis=1\)/);
  await settled(page, /^1 finding, 1 use converted$/);
  await page.keyboard.press('Control+z');
  await type(page, '');
  await settled(page, /^0 findings, 0 uses converted$/);
  assert.equal(await page.locator('#findings').textContent(), 'Findings (0)');
  assert.deepEqual(errors, []);
  await context.close();
});

test('Enter on a finding goes to its place, and its code has a page', async () => {
  const { context, page } = await open();
  await settled(page);
  await page.locator('#findings').click();
  const finding = page.locator('.findings .place').filter({ hasText: 'torch.optim.AdamW' });
  assert.match(await finding.textContent(), /^20:17 information: torch\.optim\.AdamW becomes paddle\.optimizer\.AdamW/);
  await finding.focus();
  await page.keyboard.press('Enter');
  assert.equal(await caret(page), 'torch.optim.AdamW');
  const href = await page.locator('.findings a').first().getAttribute('href');
  assert.equal(href, '../codes/torch-api.html');
  if (fs.existsSync(site)) assert.ok(fs.existsSync(path.join(site, 'playground', href)));
  await context.close();
});

test('hover shows the mapping as text, table and code', async () => {
  const { context, page } = await open();
  await settled(page);
  await type(page, 'import torch\ny = torch.sum(x, dim=1)\n');
  await settled(page, /^1 finding,/);
  await source(page).getByText('torch.sum').first().hover();
  const card = page.locator('.hover-card');
  await card.waitFor();
  assert.match(await card.locator('strong').first().textContent(), /torch\.sum/);
  assert.ok(await card.locator('table td').count() > 4);
  assert.match(await card.locator('pre').first().textContent(), /^torch\.sum\(input/);
  assert.match(await card.locator('a').getAttribute('href'), /^https:\/\//);
  await context.close();
});

test('a quick fix at a finding changes the text', async () => {
  const { context, page } = await open();
  await settled(page);
  await type(page, 'import torch\na = torch.sum(x, dim=1)\nb = torch.sum(x, dim=2)\n');
  await settled(page, /^2 findings,/);
  await page.locator('#findings').click();
  await page.getByRole('button', { name: 'Fixes in line 3' }).click();
  await page.getByRole('button', { name: 'Replace torch.sum with paddle.sum' }).click();
  await shows(page, '#source', /a = torch\.sum\(x, dim=1\)\nb = paddle\.sum\(x, axis=2\)/);
  assert.equal(await page.locator('.fixes').count(), 0);
  await settled(page, /^1 finding,/);
  await context.close();
});

test('Ctrl-. says that a place has no fix, and Escape goes back to the text', async () => {
  const { context, page } = await open();
  await settled(page);
  await type(page, 'x = 1\n');
  await settled(page, /^0 findings/);
  await page.keyboard.press('Control+.');
  await page.locator('.fixes').getByText('There is no fix at this place.').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => document.activeElement.className.includes('cm-content')), true);
  await context.close();
});

test('an answer to a question changes the result at once, and can be taken back', async () => {
  const { context, page } = await open();
  await settled(page);
  await type(page, 'import torch\nimport torch.nn.functional as F\nloss = F.nll_loss(torch.ones(2, 3), y)\n');
  await page.getByLabel('Convert').selectOption('safe');
  await page.locator('#questions').click();
  await page.getByRole('button', { name: 'Refuse ignored-labels-crash' }).click();
  await page.getByRole('button', { name: 'Ask again about ignored-labels-crash' }).waitFor();
  await page.locator('#result').click();
  await shows(page, '#result-text', /import torch/);
  await page.locator('#questions').click();
  await page.getByRole('button', { name: 'Ask again about ignored-labels-crash' }).click();
  await page.getByRole('button', { name: 'Accept ignored-labels-crash' }).click();
  await page.getByText('accepted.').waitFor();
  await page.locator('#result').click();
  await shows(page, '#result-text', /^import paddle\nimport paddle\.nn\.functional as F\n/);
  await context.close();
});

test('the style and the release change the result', async () => {
  const { context, page } = await open();
  await settled(page);
  await page.getByLabel('Style').selectOption('exact');
  await shows(page, '#result-text', /"""Mixin for Paddle's batch norms/);
  await page.getByLabel('Style').selectOption('minimal');
  await shows(page, '#result-text', /paddle\.enable_compat\(\)/);
  assert.equal(await page.getByLabel('Paddle', { exact: true }).inputValue(), '3.3-compat');
  await page.getByLabel('Paddle', { exact: true }).selectOption('2.6');
  assert.equal(await page.getByLabel('Style').inputValue(), 'native');
  await page.locator('#findings').click();
  await page.getByText('in Paddle 2.6').first().waitFor();
  await context.close();
});

test('the changes show lines that go and lines that come', async () => {
  const { context, page } = await open();
  await settled(page);
  await type(page, 'import torch\ny = torch.sum(x, dim=1)\n');
  await page.locator('#changes').click();
  await page.locator('.cm-deletedChunk').getByText('torch.sum(x, dim=1)').waitFor();
  await page.locator('#changes-text .cm-changedLine').getByText('paddle.sum(x, axis=1)').waitFor();
  await type(page, 'y = 1\n');
  await page.getByText('Nothing changes.').waitFor();
  await context.close();
});

test('a mapping document is checked, repaired and shown, and loads nothing', async () => {
  const { context, page, asked } = await open();
  await settled(page);
  await page.getByLabel('Text', { exact: true }).selectOption('mapping');
  await page.locator('.preview h2').getByText('torch.std').waitFor();
  await page.locator('#changes').click();
  await page.locator('#changes-text').getByText('一致。').first().waitFor();
  await page.locator('#findings').click();
  await page.getByText('PyTorch\'s parameter out has no row').waitFor();
  const before = asked.length;
  await page.locator('#result').click();
  await type(page, '# A\n\n![drawing](https://example.com/a.png) <script>window.hurt = 1</script>\n\n[no](javascript:alert(1))\n');
  await page.locator('.preview').getByText('[drawing]').waitFor();
  assert.equal(await page.locator('.preview :is(script, img, a)').count(), 0);
  assert.equal(await page.evaluate(() => window.hurt), undefined);
  assert.deepEqual(asked.slice(before), []);
  await context.close();
});

test('the code that to_static makes is shown, with what conversion breaks', async () => {
  const { context, page } = await open();
  await settled(page);
  await page.getByLabel('Text', { exact: true }).selectOption('static');
  await shows(page, '#result-text', /_jst\.UndefinedVar\('best'\)/);
  await page.locator('#findings').click();
  await page.getByRole('link', { name: 'static-D68-kept-state' }).waitFor();
  assert.equal(await page.locator('#questions').isVisible(), false);
  await type(page, 'import paddle\n');
  await page.locator('#result').click();
  await shows(page, '#result-text', /No function here is converted/);
  await context.close();
});

test('each kind keeps its text while another one is shown', async () => {
  const { context, page } = await open();
  await settled(page);
  await type(page, 'kept = 1');
  await page.getByLabel('Text', { exact: true }).selectOption('static');
  await shows(page, '#source', /class Decoder/);
  await page.getByLabel('Text', { exact: true }).selectOption('python');
  await shows(page, '#source', /^kept = 1$/);
  await page.getByRole('button', { name: 'Sample' }).click();
  await shows(page, '#source', /class Classifier/);
  await context.close();
});
