// A site with the playground alone, and its page in Chromium.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch, root } from './chromium.mjs';
import { serve } from './serve.mjs';

const serverFolder = process.env.PADDLE_LS_BROWSER ?? path.join(root, 'build/browser');
for (const name of ['paddle-ls.wasm.xz', 'paddle-ls-worker.js']) {
  if (fs.existsSync(path.join(serverFolder, name))) continue;
  console.log(`skipped: there is no ${name} in ${serverFolder}; scripts/portable/build browser makes it`);
  process.exit(77);
}

const pageOfPlayground = `
import sys
sys.path.insert(0, 'site')
from pages.layout import Site
from pages.playground import playground_page
Site(sys.argv[1], 'of the test', True).write('playground/index.html', playground_page())
`;

// The folder of a new site, which is removed when the process ends.
export function makeSite() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-playground-'));
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  execFileSync('python3', ['-c', pageOfPlayground, folder], { cwd: root });
  fs.cpSync(path.join(root, 'site/assets'), path.join(folder, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'assets/search-index.js'), 'window.searchIndex = { kinds: [], addresses: [], rows: [] };\n');
  const build = path.join(root, 'site/playground/build.mjs');
  execFileSync('node', [build, path.resolve(serverFolder), path.join(folder, 'playground')], { stdio: 'inherit' });
  return folder;
}

// Chromium with the site; `open` gives a page of it, and `end` ends both.
export async function playground(options = {}) {
  const folder = makeSite();
  options.change?.(folder);
  const server = await serve(folder);
  const browser = await launch();
  const address = `${server.address}playground/index.html`;
  const end = async () => {
    await browser.close();
    server.end();
  };
  return { folder, browser, address, end, open: (fragment = '', context = {}) => open(browser, address + fragment, context) };
}

async function open(browser, address, { viewport = { width: 1280, height: 900 }, ...options }) {
  const context = await browser.newContext({ viewport, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const errors = [];
  const asked = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  return { context, page, errors, asked };
}

export const source = (page) => page.locator('#source .cm-content');
export const state = (page) => page.locator('#state');

// When the server has said all that it has to say.
export async function settled(page, words = /\d finding/) {
  await page.waitForFunction((pattern) => new RegExp(pattern).test(document.getElementById('state').textContent), words.source);
}

// The text of a view of which all lines are seen.
export async function linesOf(page, view) {
  return (await page.locator(`${view} .cm-line`).allTextContents()).join('\n');
}

export async function type(page, text) {
  await source(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

export async function shows(page, view, pattern) {
  await page.waitForFunction(([selector, wanted]) =>
    new RegExp(wanted).test([...document.querySelectorAll(`${selector} .cm-line`)].map((line) => line.textContent).join('\n')),
  [view, pattern.source]);
}
