// A short day with every client whose habits we know, as the wire shows them.
import { strict as assert } from 'node:assert';

import * as clients from './harness/clients.mjs';
import { assertOnlyReplaced, twoUses } from './harness/samples.mjs';
import { Session, sessionTest } from './harness/session.mjs';
import { patience } from './harness/server_process.mjs';
import { test } from 'node:test';
import { titles } from './harness/wording.mjs';

const editors = {
  'VS Code': clients.vscode, 'Neovim 0.7': clients.neovim07, 'Neovim 0.12': clients.neovim012, 'eglot 1.9': clients.eglot19,
  'eglot of Emacs 30': clients.eglot30, 'lsp-mode 8': clients.lspMode8, 'Helix 25': clients.helix25, ALE: clients.ale,
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

test('ALE and eglot leave without a word or kill the server: nothing is left behind', { timeout: 20_000 * patience }, async () => {
  const session = new Session({ client: clients.ale });
  await session.initialize();
  session.open('a.py', twoUses);
  session.process.stdin.destroy();
  await session.process.exitWithin(500 * patience);
});
