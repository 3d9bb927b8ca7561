// The pictures of the extension's page show what the program says now: its diagnostics, titles and counts are those that were
// read from the workbench when the pictures were taken. Where this fails, take them again:
//
//   vscode-extension/scripts/host-tests build/release --pictures vscode-extension/pictures
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { full, withChanges } from '../harness/clients.mjs';
import { sessionTest } from '../harness/session.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const extension = join(root, 'vscode-extension');
const texts = JSON.parse(readFileSync(join(extension, 'pictures/texts.json'), 'utf8'));
const text = readFileSync(join(root, 'fixtures/image_classifier/train.py'), 'utf8');
// Headings of VS Code's own in a menu of code actions.
const headings = new Set(['Quick Fix', 'Rewrite', 'More Actions...']);

test('every picture of the page is there, and its texts are known', () => {
  const page = readFileSync(join(extension, 'README.md'), 'utf8');
  const named = [...page.matchAll(/\(pictures\/(\w+)\.png\)/g)].map(([, name]) => name);
  assert.ok(named.length > 0);
  for (const name of named) {
    assert.ok(existsSync(join(extension, `pictures/${name}.png`)), name);
    assert.ok(name in texts, `${name}: no texts`);
  }
});

// The folder that the pictures are of: the number of its uses is in them.
const folder = mkdtempSync(join(tmpdir(), 'paddle-ls-pictures-'));
after(() => rmSync(folder, { recursive: true, force: true }));
cpSync(join(root, 'fixtures/image_classifier'), join(folder, 'classifier'), { recursive: true });
const rootUri = pathToFileURL(folder).href;
// As VS Code, the client shows documents.
const client = withChanges(full, { window: { showDocument: { support: true } } });
const inTheFolder = { client, initialize: { rootUri, folders: [rootUri] } };
const opened = server => server.open(`${rootUri}/classifier/train.py`, text);
const isOneOf = (one, all) => assert.ok(all.includes(one), `the picture has: ${one}\nthe program says:\n${all.join('\n')}`);

sessionTest('the problems in a picture are the diagnostics of now', inTheFolder, async server => {
  const said = (await opened(server).diagnostics()).map(({ message, code, range: { start } }) =>
    `${message} paddle-ls ${code} [Ln ${start.line + 1}, Col ${start.character + 1}]`);
  const [file, ...problems] = texts.problems;   // a row for the file comes first
  assert.equal(file, `train.pyclassifier ${said.length}`);
  for (const problem of problems) isOneOf(problem, said);
});

sessionTest('the code actions in a picture have the titles of now', inTheFolder, async server => {
  const document = opened(server);
  await document.diagnostics();
  const titles = (await document.codeActions('torch.flip')).map(({ title }) => title);
  for (const title of texts.quick_fix.filter(shown => !headings.has(shown))) isOneOf(title, titles);
});

test('the counts in the pictures are those of now', () => {
  const checked = spawnSync(process.env.PADDLE_LS, ['check', '--format', 'json', 'classifier'], { cwd: folder, encoding: 'utf8' });
  const findings = checked.stdout.trim().split('\n').map(line => JSON.parse(line)).filter(({ fix }) => fix !== undefined);
  const counted = file => {
    const count = fix => findings.filter(finding => finding.file.endsWith(file) && finding.fix === fix).length;
    return [['safe', 'safe'], ['needs-confirmation', 'need review']].map(([fix, words]) => [count(fix), words])
      .filter(([count]) => count > 0).map(([count, words]) => `${count} ${count === 1 ? words.replace('need ', 'needs ') : words}`).join(', ');
  };
  for (const file of ['train.py', 'model.py']) isOneOf(`${file}${counted(file)} · classifier`, texts.preview);
  isOneOf(`classifier${counted('.py')}`, texts.torch_uses_left);
});
