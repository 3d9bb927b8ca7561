// The SARIF log of `paddle-ls check`, beside a schema made from the published types of SARIF 2.1.0.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import Ajv from 'ajv';
import { createGenerator } from 'ts-json-schema-generator';

const program = process.env.PADDLE_LS ?? path.resolve('build/release/paddle-ls');
const types = createRequire(import.meta.url).resolve('@types/sarif/index.d.ts');

function logOf(files) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-sarif-'));
  try {
    for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
    const ended = spawnSync(program, ['check', '--format', 'sarif', '.'], { cwd: folder, encoding: 'utf8' });
    assert.equal(ended.error, undefined);
    return JSON.parse(ended.stdout);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

test('the SARIF log has the shape of SARIF 2.1.0', () => {
  const schema = createGenerator({ path: types, type: 'Log', skipTypeCheck: true }).createSchema('Log');
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
  const logs = [
    logOf({ 'clean.py': 'x = 1\n' }),
    logOf({
      'a b.py': 'import torch\ny = torch.sum(x)\nz = torch.no_such_name(\n  x)\n',
      'layer.py': 'import torch\nlayer = torch.nn.Linear(2, 3)\n',
      'latin.py': Buffer.from([0x78, 0xe9, 0x0a]),
    }),
  ];
  for (const log of logs) {
    assert.ok(validate(log), JSON.stringify(validate.errors, null, 2));
  }
  assert.ok(logs[1].runs[0].results.length >= 3);
  const explained = new Set(logs[1].runs[0].taxonomies[0].taxa.map(({ id }) => id));
  const mentioned = new Set(logs[1].runs[0].results.flatMap(({ taxa = [] }) => taxa.map(({ id }) => id)));
  assert.ok(mentioned.size > 0);
  assert.deepEqual(explained, mentioned);
  // The validator also rejects.
  const broken = structuredClone(logs[1]);
  broken.runs[0].results[0].level = 'loud';
  assert.equal(validate(broken), false);
});

test('the version in the log is the version of the program', () => {
  const printed = execFileSync(program, ['version'], { encoding: 'utf8' }).trim();
  assert.equal(`paddle-ls ${logOf({}).runs[0].tool.driver.semanticVersion}`, printed);
});
