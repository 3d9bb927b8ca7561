// Settings from everywhere they come from, and the folders they are about.
import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { full, withChanges, withConfiguration } from '../harness/clients.mjs';
import { twoUses } from '../harness/samples.mjs';
import { sessionTest } from '../harness/session.mjs';
import { codes } from '../harness/wording.mjs';

const temporary = [];
function makeFolder(files = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-settings-'));
  temporary.push(folder);
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
  return { folder, uri: pathToFileURL(folder).href };
}
process.on('exit', () => temporary.forEach(folder => fs.rmSync(folder, { recursive: true })));

const severitySetting = severity => ({ diagnostics: { severity: { [codes.torchApi]: severity } } });
const severities = diagnostics => [...new Set(diagnostics.map(({ severity }) => severity))];

sessionTest('initialization options set the severity of a code', {
  initialize: { initializationOptions: severitySetting('error') },
}, async server => {
  assert.deepEqual(severities(await server.open('a.py', twoUses).diagnostics()), [1]);
});

sessionTest('a code can be switched off', { initialize: { initializationOptions: severitySetting('off') } }, async server => {
  assert.deepEqual(await server.open('a.py', twoUses).diagnostics(), []);
});

sessionTest('a client with workspace/configuration is asked, and its answer holds', {
  client: withConfiguration, settings: () => severitySetting('hint'),
}, async server => {
  assert.deepEqual(severities(await server.open('a.py', twoUses).diagnostics()), [4]);
});

for (const answer of [null, {}, { diagnostics: null }, [], 'nonsense', severitySetting(null), { unheardOf: { a: 1 } }]) {
  sessionTest(`the answer ${JSON.stringify(answer)} changes nothing`, {
    client: withConfiguration, settings: () => answer, initialize: { initializationOptions: severitySetting('error') },
  }, async server => {
    assert.deepEqual(severities(await server.open('a.py', twoUses).diagnostics()), [1]);
    server.claimAll('window/logMessage', ({ type }) => type <= 2);
    server.claimAll('window/showMessage');
  });
}

let current = severitySetting('error');
sessionTest('changed settings are asked for and applied to open documents', {
  client: withConfiguration,
  settings: () => current,
}, async server => {
  const document = server.open('a.py', twoUses);
  assert.deepEqual(severities(await document.diagnostics()), [1]);
  current = severitySetting('hint');
  server.notify('workspace/didChangeConfiguration', { settings: null });
  assert.deepEqual(severities(await document.diagnostics()), [4]);
});

sessionTest('settings pushed by an old client are applied', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  server.notify('workspace/didChangeConfiguration', { settings: { paddleLs: severitySetting('hint') } });
  assert.deepEqual(severities(await document.diagnostics()), [4]);
});

{
  const { uri } = makeFolder({ '.paddle-ls.json': JSON.stringify(severitySetting('error')) });
  sessionTest('.paddle-ls.json of the folder is read', { initialize: { rootUri: uri, folders: [uri] } }, async server => {
    assert.deepEqual(severities(await server.open(`${uri}/a.py`, twoUses).diagnostics()), [1]);
  });
}
{
  const strict = makeFolder({ '.paddle-ls.json': JSON.stringify(severitySetting('error')) });
  const calm = makeFolder({ '.paddle-ls.json': JSON.stringify(severitySetting('hint')) });
  const late = makeFolder({ '.paddle-ls.json': JSON.stringify(severitySetting('warning')) });
  sessionTest('each folder has its own settings; folders come and go', {
    initialize: { rootUri: strict.uri, folders: [strict.uri, calm.uri] },
  }, async server => {
    assert.deepEqual(severities(await server.open(`${strict.uri}/a.py`, twoUses).diagnostics()), [1]);
    assert.deepEqual(severities(await server.open(`${calm.uri}/a.py`, twoUses).diagnostics()), [4]);
    const change = (added, removed) => server.notify('workspace/didChangeWorkspaceFolders', {
      event: { added: added.map(({ uri }) => ({ uri, name: 'f' })), removed: removed.map(({ uri }) => ({ uri, name: 'f' })) },
    });
    change([late], []);
    assert.deepEqual(severities(await server.open(`${late.uri}/a.py`, twoUses).diagnostics()), [2]);
    change([], [late, strict]);
    await server.sync();
    server.claimAll('textDocument/publishDiagnostics');
    const { folders } = await server.command('paddleLs.debugInfo');
    assert.equal(folders.length, 1);
  });
}
{
  const { uri } = makeFolder({ '.paddle-ls.json': '{"diagnostics": {"severity": {"torch-api": "loud"}}, "unheardOf": 1}' });
  sessionTest('a bad settings file is a diagnostic in that file and stops nothing', {
    initialize: { rootUri: uri, folders: [uri] },
  }, async server => {
    const { diagnostics } = await server.claim('textDocument/publishDiagnostics', params => params.uri.endsWith('.paddle-ls.json'));
    assert.equal(diagnostics.length, 2, 'the value that is none, and the name that is none');
    const { type, message } = await server.claim('window/showMessage', () => true);
    assert.equal(type, 2, 'a warning');
    assert.match(message, /\.paddle-ls\.json: .*1 more problem/);
    assert.equal((await server.open(`${uri}/a.py`, twoUses).diagnostics()).length, 2);
  });
}
{
  const { folder, uri } = makeFolder({ '.paddle-ls.json': JSON.stringify(severitySetting('error')) });
  const client = withChanges(full, { workspace: { didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true } } });
  sessionTest('a changed settings file is read again when the client says so', { client, initialize: { rootUri: uri, folders: [uri] } }, async server => {
    const document = server.open(`${uri}/a.py`, twoUses);
    assert.deepEqual(severities(await document.diagnostics()), [1]);
    assert.ok(server.registrations.some(({ method }) => method === 'workspace/didChangeWatchedFiles'));
    fs.writeFileSync(path.join(folder, '.paddle-ls.json'), JSON.stringify(severitySetting('hint')));
    server.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: `${uri}/.paddle-ls.json`, type: 2 }] });
    assert.deepEqual(severities(await document.diagnostics()), [4]);
  });
}
{
  const { folder, uri } = makeFolder({ 'requirements.txt': 'numpy\npaddlepaddle==2.6.2\n' });
  const names = async document => (await document.diagnostics()).map(({ message }) => / Paddle (\d\.\d)/.exec(message)?.[1]);
  sessionTest('the target profile follows what the project asks for of Paddle', { initialize: { rootUri: uri, folders: [uri] } }, async server => {
    const document = server.open(`${uri}/a.py`, twoUses);
    assert.deepEqual(await names(document), ['2.6', '2.6']);
    const { settingsFiles } = await server.command('paddleLs.debugInfo');
    assert.ok(settingsFiles.some(file => file.endsWith('requirements.txt')));
    fs.writeFileSync(path.join(folder, 'requirements.txt'), 'paddlepaddle-gpu>=3.1\n');
    server.notify('textDocument/didSave', { textDocument: { uri: `${uri}/requirements.txt` } });
    assert.deepEqual(await names(document), ['3.1', '3.1']);
    server.notify('workspace/didChangeConfiguration', { settings: { paddleLs: { profile: '3.2' } } });
    assert.deepEqual(await names(document), ['3.2', '3.2']);
  });
}

sessionTest('fix-all moves imports of what stays with torch where the settings say so', {
  initialize: { initializationOptions: { imports: { leftover: 'local' } } },
}, async server => {
  const document = server.open('a.py', 'import torch\n\n\ndef f(x):\n    return torch.no_such(x)\n');
  const found = (await document.diagnostics()).map(({ code }) => code);
  assert.ok(found.includes('torch-import-leftover'));
  assert.equal(await document.textAfter(await document.fixAll()), 'def f(x):\n    import torch\n    return torch.no_such(x)\n');
});
