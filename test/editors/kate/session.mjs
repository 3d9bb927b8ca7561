// Kate itself, without a screen: it opens a file with the configuration that we ship. What it and the server say to one
// another is read from the server's trace.
//
//   PADDLE_LS=build/release/paddle-ls node test/editors/kate/session.mjs
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const patience = Number(process.env.PADDLE_LS_PATIENCE ?? 1);
const folder = mkdtempSync(join(tmpdir(), 'paddle-ls-kate-'));
const inside = path => join(folder, path);
const project = inside('project');
const file = join(project, 'sample.py');
const trace = inside('trace.jsonl');
const pid = inside('pid');
let kate;

// A home with our configuration, the plugin switched on, and the permission to start the program, which Kate asks for else.
function furnish() {
  for (const path of ['config/kate/lspclient', 'data/kate', 'bin', 'project']) mkdirSync(inside(path), { recursive: true });
  copyFileSync(join(repository, 'editors/kate/settings.json'), inside('config/kate/lspclient/settings.json'));
  copyFileSync(join(repository, 'test/editors/sample.py'), file);
  writeFileSync(join(project, '.paddle-ls.json'), '{}\n');
  writeFileSync(inside('data/kate/anonymous.katesession'), '[Kate Plugins]\nlspclientplugin=true\n');
  writeFileSync(inside('config/katerc'), `[lspclient]\nAllowedServerCommandLines=${inside('bin/paddle-ls')}\n`);
  const program = resolve(process.env.PADDLE_LS ?? join(repository, 'build/release/paddle-ls'));
  writeFileSync(inside('bin/paddle-ls'), `#!/bin/sh\necho $$ >'${pid}'\nexec '${program}' --trace-file '${trace}' "$@"\n`, { mode: 0o755 });
}

const said = () => (existsSync(trace) ? readFileSync(trace, 'utf8') : '').split('\n').slice(0, -1).map(line => JSON.parse(line));
const ofKate = method => said().find(({ direction, message }) => direction === 'receive' && message.method === method)?.message;
const ofServer = method => said().find(({ direction, message }) => direction === 'send' && message.method === method)?.message;

async function eventually(what, condition) {
  for (const end = Date.now() + 30_000 * patience; Date.now() < end; await pause(100)) {
    const value = condition();
    if (value) return value;
  }
  throw new Error(`waited in vain for ${what}`);
}

before(() => {
  furnish();
  kate = spawn('kate', ['--new', '--startanon', '--block', file], {
    stdio: 'ignore',
    env: {
      ...process.env, HOME: folder, XDG_CONFIG_HOME: inside('config'), XDG_DATA_HOME: inside('data'), XDG_CACHE_HOME: inside('cache'),
      XDG_RUNTIME_DIR: folder, QT_QPA_PLATFORM: 'offscreen', PATH: `${inside('bin')}:${process.env.PATH}`,
    },
  });
});

after(() => {
  kate.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('Kate starts the server in the folder of the project, with what our file says', async () => {
  const { params } = await eventually('initialize', () => ofKate('initialize'));
  const { servers } = JSON.parse(readFileSync(join(repository, 'editors/kate/settings.json'), 'utf8'));
  assert.equal(params.rootUri, pathToFileURL(project).href);
  assert.deepEqual(params.initializationOptions, servers.python.initializationOptions);
});

test('Kate opens the file as Python, and is told of each use of torch', async () => {
  const { params: { textDocument } } = await eventually('didOpen', () => ofKate('textDocument/didOpen'));
  assert.equal(textDocument.languageId, 'python');
  const { params: { uri, diagnostics } } = await eventually('findings', () => ofServer('textDocument/publishDiagnostics'));
  assert.equal(uri, textDocument.uri);
  const lines = textDocument.text.split('\n');
  const marked = diagnostics.map(({ range: { start, end } }) => lines[start.line].slice(start.character, end.character));
  assert.deepEqual(marked, ['torch.abs', 'torch.ones', 'torch.sum']);
});

test('nothing that Kate asks is refused', async () => {
  const asked = () => said().filter(({ direction, message }) => direction === 'receive' && message.id !== undefined && message.method !== undefined);
  const answers = () => said().filter(({ direction, message }) => direction === 'send' && message.id !== undefined && message.method === undefined);
  await eventually('questions after the start', () => asked().length > 1);
  await eventually('all answers', () => answers().length === asked().length);
  assert.deepEqual(answers().filter(({ message }) => message.error !== undefined), []);
});

test('the server ends with Kate', async () => {
  const server = readFileSync(pid, 'utf8').trim();
  assert.ok(existsSync(`/proc/${server}`));
  kate.kill('SIGTERM');
  await eventually('the end of the server', () => !existsSync(`/proc/${server}`));
});
