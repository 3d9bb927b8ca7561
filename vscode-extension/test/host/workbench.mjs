// A code-server with a separate profile and a headless Chromium that shows its workbench, with the
// extension loaded from this folder as during development.
//
// The paths of the tools: PADDLE_LS_NODE24, PADDLE_LS_CODE_SERVER (its entry script),
// PADDLE_LS_PLAYWRIGHT (the folder of playwright-core). scripts/host-tests installs them and sets
// these.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const tool = name => process.env[name] ?? (() => { throw new Error(`${name} is not set: see scripts/host-tests`); })();
const extension = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

// A busy machine gets more time for everything.
export const patience = Number(process.env.PADDLE_LS_PATIENCE ?? 1);

// No popups, blinking cursors, prompts or updates.
const quiet = {
  'workbench.startupEditor': 'none', 'workbench.tips.enabled': false, 'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.welcomePage.walkthroughs.openOnInstall': false, 'workbench.reduceMotion': 'on', 'chat.disableAIFeatures': true,
  'telemetry.telemetryLevel': 'off', 'update.mode': 'none', 'extensions.autoUpdate': false, 'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true, 'git.enabled': false, 'editor.minimap.enabled': false, 'editor.cursorBlinking': 'solid',
  'editor.fontFamily': 'DejaVu Sans Mono', 'files.autoSave': 'off', 'window.dialogStyle': 'custom',
};

async function freePort() {
  return new Promise((resolve, reject) => {
    const listener = createServer().on('error', reject);
    listener.listen(0, '127.0.0.1', () => {
      const { port } = listener.address();
      listener.close(() => resolve(port));
    });
  });
}

export async function eventually(what, condition, milliseconds = 60_000) {
  const end = Date.now() + milliseconds * patience;
  while (Date.now() < end) {
    const value = await Promise.resolve().then(condition).catch(() => undefined);
    if (value) return value;
    await pause(100);
  }
  throw new Error(`waited in vain for ${what}`);
}

// The settings of a workspace that is not trusted, without a prompt at the start.
const untrusted = { 'security.workspace.trust.enabled': true, 'security.workspace.trust.startupPrompt': 'never', 'security.workspace.trust.banner': 'never' };

// `folder` is opened, in Restricted Mode if `restricted` is set; `state` is the folder for the
// profile and the log. With `tests`, the path of a module, the extension host runs it and
// `exitCode` resolves when it is done.
export async function startWorkbench({ folder, state, tests, server, restricted = false }) {
  mkdirSync(join(state, 'user/User'), { recursive: true });
  mkdirSync(join(state, 'user/Machine'), { recursive: true });
  writeFileSync(join(state, 'user/User/settings.json'), JSON.stringify(restricted ? { ...quiet, ...untrusted } : quiet));
  // A path is one on the machine that runs the extension.
  writeFileSync(join(state, 'user/Machine/settings.json'), JSON.stringify({ 'paddleLs.server.path': server }));
  writeFileSync(join(state, 'config.yaml'), 'auth: none\n');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const log = openSync(join(state, 'code-server.log'), 'a');
  const host = spawn(tool('PADDLE_LS_NODE24'), [
    tool('PADDLE_LS_CODE_SERVER'), '--config', join(state, 'config.yaml'), '--bind-addr', `127.0.0.1:${port}`, '--auth', 'none',
    '--user-data-dir', join(state, 'user'), '--extensions-dir', join(state, 'extensions'), '--disable-telemetry', '--disable-update-check',
    ...(restricted ? [] : ['--disable-workspace-trust']), '--disable-getting-started-override', '--ignore-last-opened', '--idle-timeout-seconds', '120',
    // Without it a release build ignores the payload of the address.
    '--vscode-option', 'enable-smoke-test-driver',
  ], { stdio: ['ignore', log, log], detached: true });
  // A separate process group, so that no process is left however this one ends.
  const killHost = signal => { try { process.kill(-host.pid, signal); } catch { /* it has ended */ } };
  process.once('exit', () => killHost('SIGKILL'));
  process.once('SIGTERM', () => process.exit(1));
  await eventually('code-server', async () => (await fetch(`${origin}/healthz`)).ok, 60_000);

  const { chromium } = createRequire(import.meta.url)(tool('PADDLE_LS_PLAYWRIGHT'));
  const browser = await chromium.launch({
    executablePath: process.env.PADDLE_LS_CHROMIUM ?? '/usr/bin/chromium', handleSIGTERM: false,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update'],
  });
  const context = await browser.newContext({ viewport: { width: 1100, height: 640 }, locale: 'en-US' });
  await context.route(url => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'), route => route.abort());
  const page = await context.newPage();
  page.setDefaultTimeout(60_000 * patience);

  let finish;
  const exitCode = new Promise(resolve => { finish = resolve; });
  await page.exposeFunction('codeAutomationLog', (_kind, words) => { if (process.env.VERBOSE) console.log(...words); });
  await page.exposeFunction('codeAutomationExit', finish);
  const remote = path => `vscode-remote://127.0.0.1:${port}${path}`;
  const payload = [['extensionDevelopmentPath', remote(extension)], ['skipWelcome', 'true']];
  if (tests !== undefined) payload.push(['extensionTestsPath', remote(tests)]);
  await page.goto(`${origin}/?${new URLSearchParams({ folder, payload: JSON.stringify(payload) })}`, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('.monaco-workbench .part.statusbar', { timeout: 90_000 * patience });

  return {
    page,
    exitCode,
    async stop() {
      await browser.close().catch(() => undefined);
      killHost('SIGTERM');
      await Promise.race([new Promise(resolve => host.once('exit', resolve)), pause(5000)]);
      killHost('SIGKILL');
    },
  };
}
