// The extension as it is packed for browsers, with the cases beside it, and the project that they open.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

export async function stageExtension(folder, server) {
  mkdirSync(folder, { recursive: true });
  for (const part of ['dist/web', 'media', 'sample', 'schemas', 'syntaxes', 'walkthrough']) {
    cpSync(join(source, part), join(folder, part), { recursive: true });
  }
  for (const file of ['paddle-ls.wasm', 'paddle-ls-worker.js']) cpSync(join(server, file), join(folder, 'dist/web', file));
  const { main: _, ...manifest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const suite = join(folder, 'suite.js');
  await build({
    entryPoints: [join(here, 'suite.mjs')], outfile: suite, bundle: true, format: 'cjs', platform: 'browser', external: ['vscode'],
    logLevel: 'warning',
  });
  return suite;
}

const notebook = JSON.stringify({
  cells: [{ cell_type: 'code', execution_count: null, metadata: {}, outputs: [], source: 'import torch\nx = torch.abs(-1)' }],
  metadata: { language_info: { name: 'python' } }, nbformat: 4, nbformat_minor: 5,
});
const files = {
  'explore.ipynb': notebook,
  'fix.py': 'import torch\n\ntitle = "中文😀"; x = torch.abs(-1)\ny = torch.ones([2, 3])\n',
  'convert.py': 'import torch\n\nx = torch.abs(-1)\ny = torch.ones([2, 3])\n',
  'restart.py': 'import torch\n\ny = torch.ones([2, 3])\n',
  'stopped.py': 'import torch\n\ny = torch.ones([2, 3])\n',
  'deep/with space/中文.py': 'import torch\n\ny = torch.zeros([2, 3])\n',
  'uses_helper.py': 'from helper import half\n\nprint(half)\n',
  'helper.py': 'import torch\n\nhalf = torch.half\n',
  'question.py': 'import torch\n\nclassifier = torch.load("net.pt")\nb = torch.nn.BatchNorm2d(3, momentum=0.1)\n',
  'docs/api_difference/torch.abs.md': '## [ 仅参数名不一致 ]torch.abs\n\n### [torch.abs](https://pytorch.org/docs/stable/generated/torch.abs.html)\n\n```python\ntorch.abs(input)\n```\n',
};

export function writeProject(folder) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
