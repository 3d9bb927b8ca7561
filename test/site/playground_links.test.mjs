// Links that carry a text: made by the page and by the generator of the site, and broken ones.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import test from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { root } from './chromium.mjs';
import { playground, settled, shows, source, state, type } from './playground_site.mjs';

const { address, open, end } = await playground();
test.after(end);

const packed = (bytes) => deflateRawSync(bytes).toString('base64url');
const complaint = (page) => page.locator('#complaint');
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

async function copiedLink(page) {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('The link is copied.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a copied link brings text, kind, choices and answers to another page', async () => {
  const first = await open('', clipboard);
  await settled(first.page);
  await type(first.page, 'import torch\nimport torch.nn.functional as F\nloss = F.nll_loss(torch.ones(2, 3), y)  # 损失 🙂\n');
  await first.page.getByLabel('Style').selectOption('exact');
  await first.page.getByLabel('Convert').selectOption('safe');
  await first.page.locator('#questions').click();
  await first.page.getByRole('button', { name: 'Accept ignored-labels-crash' }).click();
  await first.page.getByText('accepted.').waitFor();
  const link = await copiedLink(first.page);
  assert.ok(link.startsWith(`${address}#kind=python&style=exact&scope=safe&accept=ignored-labels-crash&text=`), link);
  await first.context.close();
  const second = await open(link.slice(address.length));
  await settled(second.page);
  await shows(second.page, '#source', /# 损失 🙂/);
  assert.equal(await second.page.getByLabel('Style').inputValue(), 'exact');
  await shows(second.page, '#result-text', /^import paddle\n/);
  await second.page.locator('#questions').click();
  await second.page.getByText('accepted.').waitFor();
  await second.context.close();
});

test('a text of 100 KB goes through a link', async () => {
  const text = Array.from({ length: 4500 }, (_, at) => `value_${at} = [${at * 7919 % 1013}, ${at}]`).join('\n');
  assert.ok(text.length > 90_000);
  const { context, page } = await open('', clipboard);
  await settled(page);
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await source(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await settled(page, /^0 findings, /);
  const link = await copiedLink(page);
  await page.goto('about:blank');
  await page.goto(link);
  await settled(page);
  await page.getByRole('textbox', { name: 'PyTorch code' }).press('Control+End');
  await shows(page, '#source', /value_4499 = \[\d+, 4499\]/);
  await context.close();
});

test('a link of the generator is read', async () => {
  const script = 'import sys; sys.path.insert(0, "site"); from pages.try_link import try_address; '
    + 'print(try_address("import torch\\ny = torch.sum(x, dim=1)\\n"))';
  const made = execFileSync('python3', ['-c', script], { cwd: root, encoding: 'utf8' }).trim();
  const { context, page } = await open(made.slice(made.indexOf('#')));
  await shows(page, '#result-text', /paddle\.sum\(x, axis=1\)/);
  assert.equal(await complaint(page).isVisible(), false);
  await context.close();
});

test('a link that is followed in the open page is shown', async () => {
  const { context, page } = await open();
  await settled(page);
  await page.evaluate((fragment) => { location.hash = fragment; }, `kind=static&text=${packed('second = 2\n')}`);
  await shows(page, '#source', /^second = 2/);
  assert.equal(await page.getByLabel('Text', { exact: true }).inputValue(), 'static');
  await context.close();
});

const whole = packed('import torch\ny = torch.sum(x, dim=1)\n');
const broken = [
  ['text that is cut off', `#kind=python&text=${whole.slice(0, 15)}`, /damaged or cut off/],
  ['letters of no link', '#kind=python&text=%00<b>!', /characters that no link has/],
  ['text of a length that base64 has not', '#kind=python&text=AAAAA', /cut off/],
  ['bytes that are not UTF-8', `#text=${packed(Buffer.from([0xff, 0xfe, 0x80]))}`, /damaged/],
  ['a text that is too large', `#text=${packed(Buffer.alloc(5 << 20, 97))}`, /larger than 2 MiB/],
  ['an unknown kind', `#kind=constructor&text=${whole}`, /kind of text "constructor" is unknown/],
  ['an unknown style', `#kind=python&style=odd&text=${whole}`, /style "odd" is unknown/],
];
for (const [name, fragment, words] of broken) {
  test(`a broken link says what is wrong and gives the sample: ${name}`, async () => {
    const { context, page, errors } = await open(fragment);
    await settled(page);
    assert.match(await complaint(page).textContent(), words);
    await shows(page, '#source', /class Classifier/);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test('an anchor without a text and an unknown answer are harmless', async () => {
  const { context, page, errors } = await open(`#kind=python&accept=no-such-difference+../x&text=${whole}`);
  await shows(page, '#result-text', /paddle\.sum\(x, axis=1\)/);
  await page.evaluate(() => { location.hash = 'content'; });
  await shows(page, '#source', /torch\.sum/);
  assert.match(await state(page).textContent(), /^1 finding/);
  assert.deepEqual(errors, []);
  await context.close();
});
