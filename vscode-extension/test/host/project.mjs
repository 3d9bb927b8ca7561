// The project that the tests open: a small training program, a notebook, mapping documents, code templates.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url));

const cell = source => ({ cell_type: 'code', execution_count: null, metadata: {}, outputs: [], source });
const notebook = {
  cells: [cell('import torch'), cell('x = torch.abs(-1)')],
  metadata: { language_info: { name: 'python' } }, nbformat: 4, nbformat_minor: 5,
};

// One file for each case that changes it: what one case does is no business of another.
export const sample = 'import torch\n\ntitle = "中文😀"; x = torch.abs(-1)\ny = torch.ones([2, 3])\n';
const samples = ['fix', 'save', 'restart', 'virtual', 'navigate', 'convert'];

// A program that Paddle saved, where the data of the tests has one.
const program = join(process.env.PADDLE_LS_SHARED_DATA ?? join(fixtures, '../../shared/data'), 'oracles/ir/3.3.1/mlp_infer/main.pdmodel');

export function makeProject(folder) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(fixtures, 'image_classifier'), join(folder, 'classifier'), { recursive: true });
  cpSync(join(fixtures, 'mapping_docs/convert_from_pytorch'), join(folder, 'docs'), { recursive: true });
  cpSync(join(fixtures, 'templates/kernels'), join(folder, 'kernels'), { recursive: true });
  for (const name of samples) writeFileSync(join(folder, `${name}.py`), sample);
  if (existsSync(program)) cpSync(program, join(folder, 'main.pdmodel'));
  writeFileSync(join(folder, 'explore.ipynb'), JSON.stringify(notebook));
}
