// The module says what the native program says.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {fileURLToPath} from 'node:url';

import {converse} from './conversation.mjs';
import {filesBelow, startModule, startNative} from './peers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wasm = path.join(process.env.PADDLE_LS_BROWSER ?? path.join(root, 'build/browser'), 'paddle-ls.wasm');
if (!fs.existsSync(wasm)) {
  console.log(`skipped: there is no module ${wasm}; scripts/portable/build browser makes it`);
  process.exit(77);
}

const trees = fs.readdirSync(path.join(root, 'fixtures/trees'), {withFileTypes: true}).filter(entry => entry.isDirectory());
const projects = ['digits', 'image_classifier', 'mapping_docs', 'compared', ...trees.map(({name}) => `trees/${name}`)];

for (const project of projects) {
  test(project, async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-same-'));
    fs.cpSync(path.join(root, 'fixtures', project), folder, {recursive: true});
    const files = filesBelow(folder)
      .filter(file => /\.(py|md)$/.test(file))
      .map(file => ({path: `/workspace/${path.relative(folder, file)}`, text: fs.readFileSync(file, 'utf8')}));
    try {
      const native = await converse(onMessage => startNative(folder, onMessage), files);
      const module = await converse(onMessage => startModule(wasm, folder, onMessage), files);
      assert.deepEqual(module, native);
      if (project === 'digits') assert.ok(native.some(file => file.edits?.length > 0), 'nothing was converted');
      if (project === 'mapping_docs') assert.ok(native.some(file => file.diagnostics?.length > 0), 'nothing was found');
    } finally {
      fs.rmSync(folder, {recursive: true});
    }
  });
}
