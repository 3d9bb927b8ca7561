// Typing into a mapping document while the whole corpus is indexed, through a real pipe.
//
//   node test/bench/bench_docs_session.mjs [--server PATH] [--corpus FOLDER] [--check]
//
// Keys go into documents of every size, and every tenth into a title, which all other documents are judged
// by. --check ends with status 1 when a bound of the design is broken. The corpus is only read.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { Random } from '../lsp/harness/random.mjs';
import { OpenFile, Peer } from './peer.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const { values: options } = parseArgs({
  options: {
    server: { type: 'string', default: path.join(here, '../../build/release/paddle-ls') },
    corpus: { type: 'string', default: path.resolve(here, '../../../shared/data/mapping-docs') },
    check: { type: 'boolean', default: false },
  },
});
if (!fs.existsSync(options.corpus)) {
  console.log(`skipped: there is no ${options.corpus}`);
  process.exit(77);
}

const percentile = (times, part) => [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))];
const names = fs.readdirSync(path.join(options.corpus, 'api_difference'), { recursive: true }).filter(name => name.endsWith('.md')).sort();
const random = new Random('documents');
const peer = new Peer(options.server, [], options.corpus);
await peer.initialize();

const open = name => new OpenFile(peer, `api_difference/${name}`, fs.readFileSync(path.join(options.corpus, 'api_difference', name), 'utf8'), 'markdown');
const began = performance.now();
await open(names[0]).published();
console.log(`${names.length} documents; the first one open, with the corpus read: ${(performance.now() - began).toFixed(0)} ms`);

const times = { text: [], title: [] };
for (let run = 0; run < 40; ++run) {
  const file = open(random.pick(names.slice(1)));
  await file.published();
  for (let key = 0; key < 10; ++key) {
    const isTitle = key === 9;
    const offset = isTitle ? file.text.indexOf('\n') : file.text.indexOf('\n') + 1 + random.below(file.text.length - file.text.indexOf('\n') - 1);
    const change = file.type(offset, random.pick(['a', '，', ' ', '|', '。', '1']));
    const published = file.published();
    const start = performance.now();
    peer.notify('textDocument/didChange', change);
    await published;
    times[isTitle ? 'title' : 'text'].push(performance.now() - start);
  }
  peer.notify('textDocument/didClose', { textDocument: { uri: file.uri } });
}
await peer.stop();

let broken = false;
for (const [what, bound] of [['text', 3], ['title', undefined]]) {
  const [p50, p95] = [0.5, 0.95].map(part => percentile(times[what], part));
  broken ||= p95 > bound;
  console.log(`key in ${what} to diagnostics, ${times[what].length} keys: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms${bound ? ` (bound ${bound} ms)` : ''}`);
}
process.exit(options.check && broken ? 1 : 0);
