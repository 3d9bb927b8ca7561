// The site in Chromium: by keyboard, at both widths, by axe, without network and without JavaScript.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import { kinds, launch, packages, site, styles } from './chromium.mjs';
import { serve } from './serve.mjs';

const axe = fs.readFileSync(packages.resolve('axe-core/axe.min.js'), 'utf8');
const widths = [{ width: 360, height: 740 }, { width: 1280, height: 900 }];
// What a writer of mapping documents types, and the page that is meant.
const lookedUp = [
  ['nn.Conv2d', 'api/torch.nn.Conv2d.html'],
  ['F.interpolate', 'api/torch.nn.functional.interpolate.html'],
  ['conv2d', 'api/torch.nn.Conv2d.html', 'api/torch.nn.functional.conv2d.html'],
  ['Tensor.view', 'api/torch.Tensor.view.html'],
  ['torch.max', 'api/torch.max.html'],
  ['paddle.nn.Conv2D', 'api/torch.nn.Conv2d.html'],
  ['index_select', 'api/torch.index_select.html', 'api/torch.Tensor.index_select.html'],
  ['DataLoader', 'api/torch.utils.data.DataLoader.html'],
  ['optim.AdamW', 'api/torch.optim.AdamW.html'],
  ['scaled dot product', 'api/torch.nn.functional.scaled_dot_product_attention.html'],
  ['torch-api', 'codes/torch-api.html'],
  ['hover.facts', 'settings/hover.facts.html'],
  ['first-weights', 'differences/first-weights.html'],
  ['frobenius_norm', 'api/without-a-rule.html'],
];

const browser = await launch();
const server = await serve(site);
test.after(async () => {
  await browser.close();
  server.end();
});

// Opens a page that may only ask this server; other requests are kept in `strange`.
async function open(options) {
  const context = await browser.newContext(options);
  const strange = [];
  const errors = [];
  await context.route('**/*', (route) => {
    const address = route.request().url();
    if (address.startsWith(server.address) || address.startsWith('data:')) return route.continue();
    strange.push(address);
    return route.abort();
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  return { context, page, strange, errors };
}

const pathOf = (page) => page.url().slice(server.address.length).replace(/[?#].*$/, '');

test('APIs, codes, settings and differences are looked up by keyboard alone', async () => {
  const { context, page, strange, errors } = await open({ viewport: widths[1] });
  await page.goto(`${server.address}index.html`);
  for (const [typed, ...meant] of lookedUp) {
    await page.keyboard.press('/');
    await page.keyboard.type(typed);
    const options = page.getByRole('option');
    await options.first().waitFor();
    assert.equal(await page.getByRole('combobox').getAttribute('aria-expanded'), 'true');
    await page.keyboard.press('ArrowDown');
    assert.equal(await page.locator('[role=option][aria-selected=true]').count(), 1, typed);
    const before = page.url();
    await Promise.all([page.waitForURL((url) => url.href !== before), page.keyboard.press('Enter')]);
    assert.ok(meant.includes(pathOf(page)), `${typed} leads to ${pathOf(page)}`);
  }
  assert.deepEqual([strange, errors], [[], []]);
  await context.close();
});

test('the list of results closes with Escape and moves in both directions', async () => {
  const { context, page } = await open({ viewport: widths[0] });
  await page.goto(`${server.address}api/index.html`);
  const input = page.getByRole('combobox');
  await input.focus();
  await page.keyboard.type('softmax');
  await page.keyboard.press('ArrowUp');
  const options = page.getByRole('option');
  assert.equal(await options.last().getAttribute('aria-selected'), 'true');
  assert.equal(await input.getAttribute('aria-activedescendant'), await options.last().getAttribute('id'));
  await page.keyboard.press('Escape');
  assert.equal(await input.getAttribute('aria-expanded'), 'false');
  assert.equal(await page.locator('#found').isVisible(), false);
  await page.keyboard.press('Escape');
  assert.equal(await input.inputValue(), '');
  await page.keyboard.type('no such name at all');
  assert.equal(await page.locator('#found-count').textContent(), 'Nothing found');
  await context.close();
});

test('the first stop of the keyboard skips to the content', async () => {
  const { context, page } = await open({ viewport: widths[1] });
  await page.goto(`${server.address}codes/index.html`);
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.className), 'skip');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'content');
  await context.close();
});

// The colours do not depend on the width: each scheme is looked at once.
for (const [viewport, colorScheme, looked] of [[widths[0], 'light', kinds], [widths[1], 'dark', styles]]) {
  test(`pages of every kind at ${viewport.width} points, ${colorScheme}: accessible, and as wide as the window`, async () => {
    const { context, page, strange, errors } = await open({ viewport, colorScheme });
    for (const kind of kinds) {
      if (kind === '404.html') continue; // it is served at other addresses
      await page.goto(server.address + kind);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= viewport.width, `${kind} is ${width} wide`);
      if (!looked.includes(kind)) continue;
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
      const said = violations.map(({ id, nodes }) => `${kind}: ${id}: ${nodes[0].html.slice(0, 200)} ${nodes[0].failureSummary}`);
      assert.deepEqual(said, []);
    }
    assert.deepEqual([strange, errors], [[], []]);
    await context.close();
  });
}

test('a table is sorted and filtered', async () => {
  const { context, page } = await open({ viewport: widths[1] });
  await page.goto(`${server.address}scoreboard/family-torch.linalg.html`);
  const first = page.locator('tbody tr:visible th').first();
  const rows = await page.locator('tbody tr').count();
  await page.getByRole('button', { name: 'cases' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const most = await page.locator('tbody tr').first().locator('td').first().textContent();
  assert.ok(Number(most) > 5, most);
  await page.getByLabel('Rows with').fill('cholesky');
  assert.match(await first.textContent(), /cholesky/);
  assert.ok(await page.locator('tbody tr:visible').count() < rows);
  await context.close();
});

test('with the network cut off, an open page still searches and works', async () => {
  const { context, page } = await open({ viewport: widths[1] });
  await page.goto(`${server.address}api/torch.sum.html`);
  await context.setOffline(true);
  await page.keyboard.press('/');
  await page.keyboard.type('F.relu');
  assert.match(await page.getByRole('option').first().textContent(), /torch\.nn\.functional\.relu/);
  await page.locator('summary').first().click();
  assert.equal(await page.locator('details').first().getAttribute('open'), '');
  await context.close();
});

test('without JavaScript the pages are whole', async () => {
  const { context, page } = await open({ viewport: widths[1], javaScriptEnabled: false });
  await page.goto(`${server.address}api/index.html`);
  assert.equal(await page.locator('.search').isVisible(), false);
  await page.getByRole('link', { name: 'torch.nn.functional', exact: true }).click();
  await page.getByRole('link', { name: 'torch.nn.functional.interpolate', exact: true }).click();
  assert.equal(pathOf(page), 'api/torch.nn.functional.interpolate.html');
  await page.goto(`${server.address}scoreboard/family-torch.linalg.html`);
  assert.ok(await page.locator('tbody tr:visible').count() > 30);
  await context.close();
});

test('the site works from a disk', async () => {
  const context = await browser.newContext({ viewport: widths[1] });
  const page = await context.newPage();
  await page.goto(`file://${site}/scoreboard/index.html`);
  await page.keyboard.press('/');
  await page.keyboard.type('Tensor.permute');
  await Promise.all([page.waitForURL(/torch\.Tensor\.permute\.html$/), page.keyboard.press('Enter')]);
  await page.getByRole('link', { name: 'APIs' }).first().click();
  await page.waitForURL(/api\/index\.html$/);
  await context.close();
});
