// Typing into a printed program of 10 MB, through a real pipe.
//
//   node test/bench/bench_pir_session.mjs [--server PATH] [--megabytes N] [--check]
//
// Keys go into the text at random places, a letter at a time; some break a line, and the next one mends it.
// --check ends with status 1 when a bound is missed.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { Random } from '../lsp/harness/random.mjs';
import { OpenFile, Peer } from './peer.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const { values: options } = parseArgs({
  options: {
    server: { type: 'string', default: path.join(here, '../../build/release/paddle-ls') },
    megabytes: { type: 'string', default: '10' },
    bound: { type: 'string', default: '150' },
    check: { type: 'boolean', default: false },
  },
});

// A deep network of dense layers, printed as Paddle 3 does.
function program(bytes) {
  const flags = 'persistable:[false],stop_gradient:[false]';
  const matrix = 'tensor<-1x768xf32>';
  const lines = ['{', `    (%0) = "pd_op.data" () {dtype:float32,name:"x",place:Place(undefined:0),shape:[-1,768],stop_gradient:[true]} : () -> ${matrix}`];
  let size = 0;
  for (let value = 0, layer = 0; size < bytes; ++layer, value += 5) {
    const [w, b, m, a, r] = [1, 2, 3, 4, 5].map(step => `%${value + step}`);
    const added = [
      `    (${w}) = "builtin.parameter" () {parameter_name:"linear_${layer}.w_0",persistable:[true],stop_gradient:[false]} : () -> tensor<768x768xf32>`,
      `    (${b}) = "builtin.parameter" () {parameter_name:"linear_${layer}.b_0",persistable:[true],stop_gradient:[false]} : () -> tensor<768xf32>`,
      `    (${m}) = "pd_op.matmul" (%${value}, ${w}) {${flags},transpose_x:false,transpose_y:false} : (${matrix}, tensor<768x768xf32>) -> ${matrix}`,
      `    (${a}) = "pd_op.add" (${m}, ${b}) {${flags}} : (${matrix}, tensor<768xf32>) -> ${matrix}`,
      `    (${r}) = "pd_op.relu" (${a}) {${flags}} : (${matrix}) -> ${matrix}`,
    ];
    lines.push(...added);
    size += added.reduce((sum, line) => sum + line.length + 1, 0);
  }
  return [...lines, '}', ''].join('\n');
}

const percentile = (times, part) => [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-bench-'));
const peer = new Peer(options.server, [], folder);
await peer.initialize();
const text = program(Number(options.megabytes) * (1 << 20));
const began = performance.now();
const file = new OpenFile(peer, 'large.pir', text, 'pir');
await file.published();
console.log(`${(text.length / (1 << 20)).toFixed(1)} MB, ${text.split('\n').length} lines; opened in ${(performance.now() - began).toFixed(0)} ms`);

const random = new Random('pir');
const times = [];
for (let key = 0; key < 40; ++key) {
  const offset = random.below(file.text.length);
  const change = file.type(offset, random.pick(['a', '1', ' ', ',', '"', '%']));
  const published = file.published();
  const start = performance.now();
  peer.notify('textDocument/didChange', change);
  await published;
  times.push(performance.now() - start);
}
console.log(`resident: ${(peer.residentBytes() / text.length).toFixed(1)} times the text`);
await peer.stop();
fs.rmSync(folder, { recursive: true });
const [p50, p95] = [0.5, 0.95].map(part => percentile(times, part));
console.log(`key to diagnostics, ${times.length} keys: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (bound ${options.bound} ms)`);
process.exit(options.check && p95 > Number(options.bound) ? 1 : 0);
