// A short day with every client whose habits we know, as the wire shows them.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';

import * as clients from '../harness/clients.mjs';
import { assertOnlyReplaced, twoUses } from '../harness/samples.mjs';
import { Session, sessionTest } from '../harness/session.mjs';
import { patience } from '../harness/server_process.mjs';
import { test } from 'node:test';
import { titles } from '../harness/wording.mjs';

const editors = {
  'VS Code': clients.vscode, 'Neovim 0.7': clients.neovim07, 'Neovim 0.12': clients.neovim012, 'eglot 1.9': clients.eglot19,
  'eglot of Emacs 30': clients.eglot30, 'lsp-mode 8': clients.lspMode8, 'Helix 25': clients.helix25, ALE: clients.ale, Kate: clients.kate,
};

for (const [name, client] of Object.entries(editors)) {
  sessionTest(`${name}: open, diagnostics, quick fix, hover, edit, close`, { client, tolerateClientFaults: true }, async server => {
    const pulls = Boolean(client.textDocument.diagnostic);
    server.answer('workspace/diagnostic/refresh', () => null);   // the settings may have come
    const document = server.open('a.py', twoUses, { version: name.startsWith('Neovim') ? 0 : 1 });
    const diagnostics = pulls ? (await document.pull()).items : await document.diagnostics();
    assert.equal(diagnostics.length, 2);
    const action = await document.quickFix('torch.abs', titles.replace('torch.abs', 'paddle.abs'));
    const converted = await document.textAfter(action);
    assertOnlyReplaced(twoUses, converted, 'torch.abs', 'paddle.abs');
    assert.ok(await document.hover('torch.ones', 7));
    if (name === 'ALE') document.replaceAll(converted);
    else document.replace(['torch.abs', 'paddle.abs']);
    assert.equal((pulls ? (await document.pull()).items : await document.diagnostics()).length, 1);
    if (pulls) server.notify('textDocument/didClose', { textDocument: document.identifier });
    else await document.close();
  });
}

test('ALE and eglot leave without `exit` or kill the server: nothing is left running', { timeout: 20_000 * patience }, async () => {
  const session = new Session({ client: clients.ale });
  await session.initialize();
  session.open('a.py', twoUses);
  session.process.stdin.destroy();
  await session.process.exitWithin(500 * patience);
});

// What Kate's client reads of a server; a key that it does not know is a mistake that it would not tell.
const kateKeys = new Set([
  'command', 'commandDebug', 'documentLanguageId', 'highlightingModeRegex', 'initializationOptions', 'path', 'root',
  'rootIndicationFileNames', 'rootIndicationFilePatterns', 'settings', 'url', 'use', 'useWorkspace',
]);

const { servers: kateServers } = JSON.parse(readFileSync(new URL('../../../editors/kate/settings.json', import.meta.url), 'utf8'));

test('the configuration for Kate says only what Kate reads', () => {
  for (const server of Object.values(kateServers)) {
    assert.deepEqual(Object.keys(server).filter(key => !kateKeys.has(key)), []);
    assert.equal(server.command[0], 'paddle-ls');
  }
  assert.match('Python', new RegExp(kateServers.python.highlightingModeRegex, 'i'));
});

const asKateStartsIt = {
  client: clients.kate, args: kateServers.python.command.slice(1),
  initialize: { initializationOptions: kateServers.python.initializationOptions },
};
sessionTest('what the configuration for Kate starts serves a Python file', asKateStartsIt, async server => {
  const document = server.open('a.py', twoUses);
  assert.equal((await document.diagnostics()).length, 2);
  await document.close();
});
