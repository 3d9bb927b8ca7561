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

// Both hold the same conversation about the files of `folder`, which is removed; what was said is returned.
async function saidBySame(folder) {
  const files = filesBelow(folder)
    .filter(file => /\.(py|md)$/.test(file) || path.basename(file) === '.paddle-ls.json' || path.basename(file) === 'templates.json')
    .map(file => ({path: `/workspace/${path.relative(folder, file)}`, text: fs.readFileSync(file, 'utf8')}));
  try {
    const native = await converse(onMessage => startNative(folder, onMessage), files);
    const module = await converse(onMessage => startModule(wasm, folder, onMessage), files);
    assert.deepEqual(module, native);
    return native;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

const newFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-same-'));

for (const project of projects) {
  test(project, async () => {
    const folder = newFolder();
    fs.cpSync(path.join(root, 'fixtures', project), folder, {recursive: true});
    const said = await saidBySame(folder);
    if (project === 'digits') assert.ok(said.some(file => file.edits?.length > 0), 'nothing was converted');
    if (project === 'mapping_docs') assert.ok(said.some(file => file.diagnostics?.length > 0), 'nothing was found');
  });
}

// Each is found by an exception, which the module has in few files only.
const mistakes = {
  'a field that no rule has': {
    '.paddle-ls.json': '{"rules": {"files": ["own.json"]}}', 'own.json': '{"torch.foo": {"nonsense": 1}, "torch.abs": {"callee": "paddle.x", "if": 3}}',
  },
  'conditions that name each other': {
    '.paddle-ls.json': '{"rules": {"files": ["own.json"]}}', 'own.json': '{"$conditions": {"a": "b", "b": "a"}, "torch.abs": {"callee": "paddle.x"}}',
  },
  'settings that end too early': {'.paddle-ls.json': '{"rules":'},
  'templates that are numbers': {'.paddle-ls/templates.json': '[{"template": 3}, {"x": 1}]'},
};
for (const [name, files] of Object.entries(mistakes)) {
  test(name, async () => {
    const folder = newFolder();
    for (const [file, text] of Object.entries({...files, 'use.py': 'import torch\ntorch.abs(torch.foo(1))\n'})) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), text);
    }
    const said = await saidBySame(folder);
    assert.ok(said.find(file => file.path?.endsWith('use.py')).diagnostics.length > 0);
  });
}
