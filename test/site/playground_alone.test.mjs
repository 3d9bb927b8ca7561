// The playground without the network, without parts of its server, and under load.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { playground, settled, shows, state, type } from './playground_site.mjs';

const site = await playground();
const { folder, address, open } = site;
test.after(site.end);

const restart = (page) => page.getByRole('button', { name: 'Start the server again' });

// A file of the playground is another one while `run` runs; null stands for no file.
async function withFile(name, bytes, run) {
  const file = path.join(folder, 'playground', name);
  const before = fs.readFileSync(file);
  if (bytes === null) fs.rmSync(file);
  else fs.writeFileSync(file, bytes);
  try {
    await run();
  } finally {
    fs.writeFileSync(file, before);
  }
}

test('only this site is asked, and nothing is asked for after the page is loaded', async () => {
  const { context, page, asked, errors } = await open();
  await settled(page);
  const origin = new URL(address).origin;
  assert.deepEqual(asked.filter((each) => !each.startsWith(origin) && !each.startsWith('blob:')), []);
  const loaded = asked.length;
  await context.setOffline(true);
  await type(page, 'import torch\ny = torch.sum(x, dim=1)\n');
  await shows(page, '#result-text', /paddle\.sum\(x, axis=1\)/);
  for (const kind of ['mapping', 'static', 'python']) {
    await page.getByLabel('Text', { exact: true }).selectOption(kind);
    await settled(page);
    for (const tab of ['findings', 'changes', 'result']) await page.locator(`#${tab}`).click();
  }
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.locator('#shared').getByText(/link is/).waitFor();
  // The address has changed, and Chromium looks for the icon of the new one.
  const byPage = asked.slice(loaded).filter((each) => !each.startsWith('blob:') && !each.endsWith('/icon.svg'));
  assert.deepEqual(byPage, []);
  assert.deepEqual(errors, []);
  await context.close();
});

const damages = [
  ['there is no module', 'paddle-ls.wasm.xz', null, /paddle-ls\.wasm\.xz cannot be fetched: the server says 404/],
  ['the module is damaged', 'paddle-ls.wasm.xz', Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0, 1, 2, 3, 4, 5, 6]), /paddle-ls\.wasm\.xz is damaged/],
  ['the module is a page', 'paddle-ls.wasm.xz', Buffer.from('<!doctype html>'), /is damaged: it is not a module/],
  ['the module is cut off', 'paddle-ls.wasm.xz', Buffer.from([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 9]), /is damaged/],
  ['there is no worker', 'paddle-ls-worker.js', null, /paddle-ls-worker\.js cannot be fetched/],
  ['the worker is damaged', 'paddle-ls-worker.js', Buffer.from('broken ('), /does not run/],
];
for (const [name, file, bytes, words] of damages) {
  test(`${name}: the page says so, and starts when it is repaired`, async () => {
    let opened;
    await withFile(file, bytes, async () => {
      opened = await open();
      await restart(opened.page).waitFor();
      assert.match(await state(opened.page).textContent(), words);
      await type(opened.page, 'import torch\nkept = torch.sum(x, dim=1)\n');
    });
    const { context, page } = opened;
    await restart(page).click();
    await settled(page, /^1 finding, 1 use converted$/);
    await shows(page, '#result-text', /^import paddle\nkept = paddle\.sum/);
    await context.close();
  });
}

test('a browser without WebAssembly is told', async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => { delete window.WebAssembly; });
  await page.goto(address);
  await restart(page).waitFor();
  assert.match(await state(page).textContent(), /This browser has no WebAssembly/);
  await context.close();
});

test('a server that has stopped is started again without the network, with the text', async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(...given) {
        super(...given);
        window.lastWorker = this;
      }
    };
  });
  await page.goto(address);
  await settled(page);
  await context.setOffline(true);
  await page.evaluate(() => window.lastWorker.onmessage({ data: { error: 'the server has stopped: unreachable' } }));
  await restart(page).waitFor();
  assert.match(await state(page).textContent(), /the server has stopped: unreachable/);
  await type(page, 'import torch\nkept = torch.sum(x, dim=1)\n');
  await restart(page).click();
  await settled(page, /^1 finding, 1 use converted$/);
  await shows(page, '#result-text', /kept = paddle\.sum\(x, axis=1\)/);
  await context.close();
});

test('a page that is opened from a disk says what it needs', async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(`file://${folder}/playground/index.html`);
  await restart(page).waitFor();
  assert.match(await state(page).textContent(), /use a server of files/);
  await context.close();
});

test('text that Python cannot parse is answered', async () => {
  const { context, page, errors } = await open();
  await settled(page);
  for (const text of ['def (((', '\u0000\u0001\ufffd\ud800', `${'('.repeat(5000)}\n`, `x = "${'a'.repeat(200_000)}"\n`]) {
    await type(page, text);
    await page.waitForFunction(() => /^\d+ findings?, /.test(document.getElementById('state').textContent));
  }
  await type(page, 'import torch\ny = torch.sum(x, dim=1)\n');
  await shows(page, '#result-text', /paddle\.sum\(x, axis=1\)/);
  assert.deepEqual(errors, []);
  await context.close();
});

test('1,000 lines are converted while one types', async (context) => {
  const block = [
    'class Block_N(nn.Module):', '    def __init__(self):', '        super().__init__()', '        self.first = nn.Linear(8, 8)',
    '        self.norm = nn.LayerNorm(8)', '', '    def forward(self, x):', '        y = torch.relu(self.norm(self.first(x)))',
    '        return torch.sum(y, dim=1, keepdim=True)', '',
  ];
  const lines = ['import torch', 'import torch.nn as nn', '',
                 ...Array.from({ length: 100 }, (_, at) => block.join('\n').replace('_N', `_${at}`)), ''];
  const opened = await open();
  const { page } = opened;
  await settled(page);
  await type(page, lines.join('\n'));
  await settled(page, /^\d{3} findings, /);
  const times = [];
  for (let round = 0; round < 8; ++round) {
    await page.evaluate(() => performance.clearMeasures());
    await page.keyboard.type('#');
    await page.waitForFunction(() => performance.getEntriesByName('paddle-ls: result').length > 0);
    times.push(await page.evaluate(() => performance.getEntriesByName('paddle-ls: result')[0].duration));
  }
  times.splice(0, 3); // until the code of the server is compiled
  context.diagnostic(`1,000 lines: ${times.map((each) => each.toFixed(0)).join(', ')} ms from the request to the shown result`);
  assert.ok(times.every((each) => each > 0));
  await opened.context.close();
});
