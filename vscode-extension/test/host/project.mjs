// The projects that the tests open: a small training program, a notebook, mapping documents, code templates; and one of
// thousands of files.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url));

const cell = source => ({ cell_type: 'code', execution_count: null, metadata: {}, outputs: [], source });
const notebook = (...sources) => JSON.stringify({
  cells: sources.map(cell), metadata: { language_info: { name: 'python' } }, nbformat: 4, nbformat_minor: 5,
});

// One file for each case that changes it, so that cases are independent.
export const sample = 'import torch\n\ntitle = "中文😀"; x = torch.abs(-1)\ny = torch.ones([2, 3])\n';
const samples = ['fix', 'save', 'restart', 'virtual', 'navigate', 'convert'];

// One use of it needs review, and holds back another one.
const review = 'import torch\n\nx = torch.abs(torch.load("中文😀.pt"))\ny = torch.ones([2, 3])\n';

// A function converted to a static graph, and Python's message when its static code fails.
const halved = `import paddle


@paddle.jit.to_static
def halve(x, limit):
    while x.sum() > limit:
        x = x / 2
    return x
`;
const failed = `Traceback (most recent call last):
  File "/home/ada/.cache/paddle/to_static_tmp/1/halve_a1b2c3d.py", line 19, in while_body_0
    x = _jst.Ld(x) / 2
ValueError: no
`;

// A program that Paddle saved, if the test data has one.
const saved = join(process.env.PADDLE_LS_SHARED_DATA ?? join(fixtures, '../../shared/data'), 'oracles/ir/3.3.1/mlp_infer/main.pdmodel');
export const programPath = existsSync(saved) ? saved : undefined;

// A checkpoint with the two numbers 1 and -2.
const header = '{"layer1.0.weight":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}';
const checkpoint = Buffer.concat([
  Buffer.from(BigUint64Array.of(BigInt(header.length)).buffer), Buffer.from(header), Buffer.from(Float32Array.of(1, -2).buffer)]);

export function makeProject(folder) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(fixtures, 'image_classifier'), join(folder, 'classifier'), { recursive: true });
  cpSync(join(fixtures, 'mapping_docs/convert_from_pytorch'), join(folder, 'docs'), { recursive: true });
  cpSync(join(fixtures, 'templates/kernels'), join(folder, 'kernels'), { recursive: true });
  for (const name of samples) writeFileSync(join(folder, `${name}.py`), sample);
  for (const name of ['review', 'review_saved', 'review_safe']) writeFileSync(join(folder, `${name}.py`), review);
  if (programPath !== undefined) cpSync(programPath, join(folder, 'main.pdmodel'));
  writeFileSync(join(folder, 'net.safetensors'), checkpoint);
  writeFileSync(join(folder, 'halve.py'), halved);
  writeFileSync(join(folder, 'failure.txt'), failed);
  writeFileSync(join(folder, 'explore.ipynb'), notebook('import torch', 'x = torch.abs(-1)'));
  writeFileSync(join(folder, 'cells.ipynb'), notebook('import torch', 'x = torch.abs(-1)', 'y = torch.ones([2])'));
}

// A program, its conversion, and the entries for both frameworks; `align.json` is found at the top.
export function addProgramToCompare(folder) {
  cpSync(join(fixtures, 'compared'), folder, { recursive: true });
  const say = error => { writeFileSync(join(folder, 'error'), error); };
  return { program: 'paddle/net.py', differ: () => { say('0.25'); }, agree: () => { say('0'); } };
}

// A server named by the folder itself, which must not be started before the user trusts the folder.
export const marker = 'started-by-the-folder';
export function makeUntrustedProject(folder) {
  makeProject(folder);
  mkdirSync(join(folder, '.vscode'));
  writeFileSync(join(folder, 'server.sh'), `#!/bin/sh\ntouch '${join(folder, marker)}'\n`, { mode: 0o755 });
  writeFileSync(join(folder, '.vscode/settings.json'), JSON.stringify({ 'paddleLs.server.path': join(folder, 'server.sh') }));
}

// Packages of modules that use torch, partly through each other.
export const manyFiles = 3200;
export function makeLargeProject(folder) {
  makeProject(folder);
  const model = readFileSync(join(fixtures, 'image_classifier/model.py'), 'utf8');
  const train = readFileSync(join(fixtures, 'image_classifier/train.py'), 'utf8');
  for (let number = 0; number < manyFiles; ++number) {
    const place = join(folder, `package_${number >> 5}`);
    if (number % 32 === 0) {
      mkdirSync(place);
      writeFileSync(join(place, '__init__.py'), 'from .module_0 import *\n');
    }
    writeFileSync(join(place, `module_${number % 32}.py`), number % 2 === 0 ? model : `from .module_0 import nn\n${train}`);
  }
}
