// The files that package.json names exist, and its settings and schemas are the server's.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';

interface Manifest {
  contributes: {
    commands: { command: string; category: string }[];
    menus: Record<string, { command: string; when?: string }[]>;
    keybindings: { command: string }[];
    grammars: { path: string }[];
    jsonValidation: { url: string }[];
    walkthroughs: { steps: { media: { markdown: string } }[] }[];
    viewsWelcome: { contents: string }[];
    configuration: { properties: Record<string, { markdownDescription?: string }> };
  };
}

const root = join(__dirname, '..', '..', '..');
const { contributes } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const ids = new Set(contributes.commands.map(({ command }) => command));

// Commands that a tree passes an item to; the palette cannot use them.
const withoutTitle = ['paddle-ls.comparePreview'];

test('every command of the palette is implemented, and every implemented command is in the palette', () => {
  const source = readFileSync(join(root, 'src', 'commands.ts'), 'utf8');
  const rows = /^const rows[^]*?^};/m.exec(source)?.[0] ?? '';
  const written = [...rows.matchAll(/^  (\w+): /gm)].map(match => `paddle-ls.${match[1] ?? ''}`);
  assert.deepEqual(written.sort(), [...ids, ...withoutTitle].sort());
});

test('commands that need a program are hidden in a browser, in all menus', () => {
  const source = readFileSync(join(root, 'src', 'commands.ts'), 'utf8');
  const set = /^const needPrograms[^]*?^\]/m.exec(source)?.[0] ?? '';
  const named = [...set.matchAll(/'(\w+)'/g)].map(match => `paddle-ls.${match[1] ?? ''}`);
  assert.ok(named.length > 0);
  const rows = Object.values(contributes.menus).flat();
  for (const command of named) {
    const entries = rows.filter(row => row.command === command);
    assert.ok(entries.length > 0, command);
    for (const { when } of entries) assert.match(when ?? '', /^false$|!isWeb \|\| remoteName/, command);
  }
});

test('every setting has a description', () => {
  for (const [name, setting] of Object.entries(contributes.configuration.properties)) assert.ok(setting.markdownDescription, name);
});

test('every command is in one category', () => {
  for (const { command, category } of contributes.commands) assert.equal(category, 'Paddle LS', command);
});

test('menus, keys, views and walkthroughs name commands that exist', () => {
  const text = JSON.stringify([contributes.viewsWelcome, contributes.walkthroughs]);
  const named = [
    ...Object.values(contributes.menus).flat().map(({ command }) => command),
    ...contributes.keybindings.map(({ command }) => command),
    ...[...text.matchAll(/command:(paddle-ls\.\w+)/g)].map(match => match[1] ?? ''),
  ];
  for (const command of named) assert.ok(ids.has(command), command);
});

test('every file that the manifest names exists', () => {
  const files = [
    ...contributes.grammars.map(({ path }) => path),
    ...contributes.jsonValidation.map(({ url }) => url),
    ...contributes.walkthroughs.flatMap(({ steps }) => steps.map(({ media }) => media.markdown)),
  ];
  for (const file of files) assert.ok(existsSync(join(root, file)), file);
});

test('settings and schemas are those of the server', { skip: process.env.PADDLE_LS === undefined && 'PADDLE_LS names no server' }, () => {
  const server = process.env.PADDLE_LS ?? '';
  execFileSync(process.execPath, [join(root, 'scripts', 'take_from_server.mjs'), server, '--check'], { stdio: 'pipe' });
});
