// Long work shows its progress and can be taken back.
import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { full, withChanges } from '../harness/clients.mjs';
import { patience, sleep } from '../harness/server_process.mjs';
import { twoUses } from '../harness/samples.mjs';
import { sessionTest } from '../harness/session.mjs';
import { commands } from '../harness/wording.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-progress-'));
for (let index = 0; index < 400; ++index) fs.writeFileSync(path.join(folder, `file${index}.py`), twoUses.repeat(50));
process.on('exit', () => fs.rmSync(folder, { recursive: true }));
const uri = pathToFileURL(folder).href;
const inFolder = { initialize: { rootUri: uri, folders: [uri] } };

function assertWellFormed(values) {
  assert.equal(values[0].kind, 'begin');
  assert.ok(values[0].title);
  assert.equal(values.at(-1).kind, 'end');
  const percentages = values.map(({ percentage }) => percentage).filter(value => value !== undefined);
  for (let index = 1; index < percentages.length; ++index) assert.ok(percentages[index] >= percentages[index - 1]);
  assert.ok(percentages.every(value => Number.isInteger(value) && value >= 0 && value <= 100));
  assert.ok(values.slice(1, -1).every(({ kind }) => kind === 'report'));
}

sessionTest('converting the workspace reports progress from begin to end', inFolder, async server => {
  const edits = [];
  server.answer('workspace/applyEdit', ({ edit }) => { edits.push(edit); return { applied: true }; });
  await server.command(commands.convertWorkspace);
  await server.sync();
  const [values, ...others] = [...server.progressValues.values()];
  assert.equal(others.length, 0);
  assertWellFormed(values);
  const files = edits.flatMap(edit => edit.documentChanges ?? []).map(change => change.textDocument.uri);
  assert.equal(new Set(files).size, 400);
  server.claimAll('window/showMessage');
});

// Helix shows that something goes on from the token on, until its end.
sessionTest('progress whose token is made after the work has its end too', {}, async server => {
  server.answer('window/workDoneProgress/create', async ({ token }) => {
    await sleep(200);
    server.progressValues.set(token, []);
    return null;
  });
  server.open('a.py', twoUses);
  server.answer('workspace/applyEdit', () => ({ applied: true }));
  await server.command(commands.convertWorkspace);
  await sleep(400 * patience);
  await server.sync();
  const [values] = [...server.progressValues.values()];
  assert.deepEqual(values.map(({ kind }) => kind), ['begin', 'end']);
  server.claimAll('window/showMessage');
  server.claimAll('textDocument/publishDiagnostics');
});

sessionTest('the progress token of the client is used when it gives one', inFolder, async server => {
  server.answer('workspace/applyEdit', () => ({ applied: true }));
  await server.request('workspace/executeCommand', { command: commands.convertWorkspace, arguments: [], workDoneToken: 'mine' });
  await server.sync();
  assertWellFormed(server.progressValues.get('mine'));
  server.claimAll('window/showMessage');
});

sessionTest('a client without progress gets none', {
  ...inFolder, client: withChanges(full, { window: { workDoneProgress: undefined } }),
}, async server => {
  server.answer('workspace/applyEdit', () => ({ applied: true }));
  await server.command(commands.convertWorkspace);
  assert.equal(server.progressValues.size, 0);
  server.claimAll('window/showMessage');
});

sessionTest('a cancelled conversion applies nothing', inFolder, async server => {
  let applied = 0;
  server.answer('workspace/applyEdit', () => { ++applied; return { applied: true }; });
  const outcome = server.command(commands.convertWorkspace).then(() => 'result', error => error.code);
  server.cancel(server.lastId);
  const ended = await outcome;
  assert.ok(['result', -32800].includes(ended), `${ended}`);
  if (ended === -32800) assert.equal(applied, 0);
  // The reply comes at once, the end of the progress when the worker has noticed.
  const begun = () => [...server.progressValues.values()].filter(values => values.length > 0);
  for (let round = 0; round < 500 && !begun().every(values => values.at(-1).kind === 'end'); ++round) await server.sync();
  for (const values of server.progressValues.values()) if (values.length > 0) assertWellFormed(values);
  server.claimAll('window/showMessage');
});
