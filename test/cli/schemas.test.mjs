// What commands print as JSON, beside the schemas that `paddle-ls schema` publishes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import Ajv from 'ajv/dist/2020.js';
import Ajv07 from 'ajv';

const program = process.env.PADDLE_LS ?? path.resolve('build/release/paddle-ls');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-schemas-'));
test.after(() => fs.rmSync(folder, { recursive: true }));

const files = {
  'a.py': 'import torch\ny = torch.sum(x)\nz = torch.no_such_name(\n  x)\n',
  'layer.py': 'import torch\n\nclass M(torch.nn.Module):\n    def f(self, x: torch.Tensor):\n        return torch.nn.Linear(2, 3)(x)\n',
  'main.py': 'import torch\n\nprint(torch.no_such_name(1))\n',
};
for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);

function run(words, input = '') {
  const ended = spawnSync(program, words, { cwd: folder, encoding: 'utf8', input, maxBuffer: 64 << 20 });
  assert.equal(ended.error, undefined);
  assert.ok(ended.status < 2, ended.stderr);
  return ended.stdout;
}

const published = (name) => JSON.parse(run(['schema', name]));
const lines = (text) => text.trim().split('\n').map((line) => JSON.parse(line));

// Objects are closed and all of their members described.
function inspect(schema, where) {
  if (schema.properties) {
    assert.equal(typeof schema.additionalProperties, 'boolean', where);
    for (const [name, each] of Object.entries(schema.properties)) {
      assert.ok(each.description ?? each.oneOf, `${where}.${name} has no description`);
      inspect(each, `${where}.${name}`);
    }
  }
  if (schema.items) inspect(schema.items, `${where}[]`);
  // A branch without a type is a condition on the object around it.
  for (const each of schema.oneOf ?? []) if (each.type) inspect(each, where);
}

function checked(name, values) {
  const schema = published(name);
  assert.equal(schema.$schema, 'https://json-schema.org/draft/2020-12/schema');
  inspect(schema, name);
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
  assert.ok(values.length > 0);
  for (const value of values) assert.ok(validate(value), `${JSON.stringify(value)}\n${JSON.stringify(validate.errors)}`);
  assert.equal(validate(7), false);
  return validate;
}

test('findings', () => {
  const found = lines(run(['check', '--format', 'json', '.']));
  const stops = lines(run(['check', '--runs-without', 'torch', '--format', 'json', 'main.py']));
  const validate = checked('findings', [...found, ...stops]);
  assert.ok(stops.some((each) => each.stops.length > 0));
  assert.ok(new Set(found.map(({ verdict }) => verdict)).size > 1);
  assert.equal(validate({ ...found[0], loud: 1 }), false);
  assert.equal(validate({ ...found[0], severity: 'loud' }), false);
});

test('baseline', () => {
  run(['check', '.', '--baseline', 'known.json', '--update-baseline']);
  const baseline = JSON.parse(fs.readFileSync(path.join(folder, 'known.json'), 'utf8'));
  assert.ok(baseline.findings.length > 0);
  const validate = checked('baseline', [baseline]);
  assert.equal(validate({ ...baseline, version: 2 }), false);
  assert.equal(validate({ ...baseline, findings: [{ ...baseline.findings[0], loud: 1 }] }), false);
});

test('report and summary of a conversion', () => {
  for (const more of [[], ['--style', 'exact'], ['--safe-only']]) {
    const summary = JSON.parse(run(['convert', '.', '--summary', 'json', '--report', 'review.json', ...more]));
    const report = JSON.parse(fs.readFileSync(path.join(folder, 'review.json'), 'utf8'));
    assert.ok(report.length > 0);
    const validate = checked('report', [report]);
    assert.equal(validate([{ ...report[0], loud: 1 }]), false);
    const validate_summary = checked('summary', [summary]);
    assert.equal(validate_summary({ ...summary, loud: 1 }), false);
  }
});

test('records', () => {
  const source = files['a.py'];
  const answers = lines(run(['convert', '--jsonl'], `${JSON.stringify({ source, mine: 1 })}\n{"source": 1}\n[]\n`));
  const validate = checked('records', answers);
  assert.ok(answers[0].findings.length > 0);
  assert.equal(validate({ ...answers[0], error: 'both' }), false);
});

test('questions', () => {
  fs.writeFileSync(path.join(folder, 'asks.py'), 'import torch\nstate = torch.load("a.pt")\n');
  const all = lines(run(['decide', '.', '--format', 'json']));
  assert.ok(all.length > 0);
  const validate = checked('questions', all);
  assert.equal(validate({ ...all[0], loud: 1 }), false);
  fs.rmSync(path.join(folder, 'asks.py'));
});

test('apis', () => {
  const all = JSON.parse(run(['rules', 'export']));
  const validate = checked('apis', [all]);
  assert.equal(validate({ ...all, loud: 1 }), false);
  assert.equal(validate({ ...all, apis: [{ ...all.apis[0], loud: 1 }] }), false);
});

test('differences', () => {
  const all = JSON.parse(run(['differences', '--format', 'json']));
  const validate = checked('differences', [all, JSON.parse(run(['differences', 'first-weights', '--format', 'json']))]);
  assert.equal(validate([{ ...all[0], loud: 1 }]), false);
});

test('weights', () => {
  // A safetensors file: the length of its header, the header, the data.
  const header = Buffer.from(JSON.stringify({
    __metadata__: { format: 'pt' }, w: { dtype: 'F32', shape: [2, 1], data_offsets: [0, 8] },
  }));
  const size = Buffer.alloc(8);
  size.writeBigUInt64LE(BigInt(header.length));
  fs.writeFileSync(path.join(folder, 'w.safetensors'), Buffer.concat([size, header, Buffer.alloc(8)]));
  const shown = lines(run(['weights', 'show', 'w.safetensors', '--format', 'json']));
  assert.equal(shown[0].tensors[0].path, 'w');
  const validate = checked('weights', shown);
  assert.equal(validate({ ...shown[0], loud: 1 }), false);
});

test('settings and rules are those of the older commands', () => {
  assert.equal(run(['schema', 'settings']), run(['settings-schema']));
  assert.equal(run(['schema', 'rules']), run(['rules-schema']));
  const validate = new Ajv07({ strict: false }).compile(published('settings'));
  assert.ok(validate({ decisions: { 'first-weights': 'accept' } }));
  assert.equal(validate({ decisions: { 'first-weights': 'perhaps' } }), false);
});

test('without a name all schemas are listed', () => {
  const names = run(['schema']).trim().split('\n').map((line) => line.split(' ')[0]);
  assert.deepEqual(names, ['findings', 'baseline', 'report', 'summary', 'records', 'differences', 'questions', 'weights', 'apis', 'settings', 'rules']);
  for (const name of names) assert.equal(typeof published(name), 'object');
});
