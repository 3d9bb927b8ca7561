// What paddle-ls costs, beside `ast-grep lsp` and a bare tree-sitter parse, in one run on one machine.
//
//   node test/bench/bench.mjs [--server PATH] [--bare-parse PATH] [--bare-keys PATH] [--check]
//
// Each row has both numbers, their ratio and the bound of the design. --check ends with status 1 when
// a bound is broken. Times are in milliseconds through a real pipe, both servers taking turns.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { Random } from '../lsp/harness/random.mjs';
import { OpenFile, Peer } from './peer.mjs';
import { codeWithTable, convertedCode, trainingCode } from './training_code.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const release = path.join(here, '../../build/release');
const { values: options } = parseArgs({
  options: {
    server: { type: 'string', default: path.join(release, 'paddle-ls') },
    'bare-parse': { type: 'string', default: path.join(release, 'test/bench/bare_parse') },
    'bare-keys': { type: 'string', default: path.join(release, 'test/bench/bare_keys') },
    check: { type: 'boolean', default: false },
  },
});

const require = createRequire(import.meta.url);
const astGrepPackage = `@ast-grep/cli-${process.platform}-${process.arch}-gnu/package.json`;
const astGrep = path.join(path.dirname(require.resolve(astGrepPackage)), 'ast-grep');
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-bench-'));
fs.cpSync(path.join(here, 'ast_grep'), temporary, { recursive: true });
process.on('exit', () => fs.rmSync(temporary, { recursive: true }));

const starts = {
  ours: () => new Peer(options.server, [], temporary),
  theirs: () => new Peer(astGrep, ['lsp'], temporary),
};
const small = trainingCode(16_000, 'small');
const large = trainingCode(200_000, 'large');
const rows = [];

const sleep = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
const percentile = (times, part) => [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))];

async function timed(action) {
  const began = performance.now();
  await action();
  return performance.now() - began;
}

// Runs `measure` with each server and gives {ours, theirs}.
async function both(measure) {
  const result = {};
  for (const who of ['ours', 'theirs']) {
    const peer = starts[who]();
    await peer.initialize();
    result[who] = await measure(peer);
    await peer.stop();
  }
  return result;
}

// `bound` is {ratio} (ours to theirs, at most) or {most} (ours, at most).
function row(what, ours, theirs, bound = {}, unit = 'ms') {
  const ratio = theirs === undefined ? undefined : ours / theirs;
  const limit = bound.ratio !== undefined ? `ratio <= ${+bound.ratio.toFixed(3)}` : bound.most !== undefined ? `<= ${bound.most} ${unit}` : '';
  const kept = bound.ratio !== undefined ? ratio <= bound.ratio : bound.most !== undefined ? ours <= bound.most : undefined;
  rows.push({ what, ours, theirs, ratio, limit, kept, unit });
  const number = value => (value === undefined ? '-' : value.toFixed(value < 10 ? 2 : value < 1000 ? 1 : 0)).padStart(10);
  console.log(`${what.padEnd(46)}${number(ours)}${number(theirs)} ${unit.padEnd(8)}${number(ratio)}   ${limit.padEnd(16)}${kept === undefined ? '' : kept ? 'kept' : 'BROKEN'}`);
}

async function startUp() {
  const times = { ours: [], theirs: [] };
  const resident = {};
  for (let run = 0; run < 15; ++run) {
    for (const who of ['ours', 'theirs']) {
      const began = performance.now();
      const peer = starts[who]();
      await peer.initialize();
      times[who].push(performance.now() - began);
      await sleep(50);
      resident[who] = peer.residentBytes() / 1e6;
      await peer.stop();
    }
  }
  row('spawn to initialize, median of 15', percentile(times.ours, 0.5), percentile(times.theirs, 0.5), { ratio: 1.5 });
  row('resident when idle', resident.ours, resident.theirs, { most: 20 }, 'MB');
}

async function opening(label, text) {
  const { ours, theirs } = await both(async peer => {
    const times = [];
    for (let run = 0; run < 11; ++run) {
      times.push(await timed(() => new OpenFile(peer, `open${run}.py`, text).published()));
    }
    return percentile(times, 0.5);
  });
  row(`open to diagnostics, ${label}, median of 11`, ours, theirs);
}

// Keys at random places: `{offset, key}`, each in the text that those before it have left. A person also takes
// things back: after every fourth the text is what it was, without which the file would end in one syntax error.
function keysAtRandom(text) {
  const random = new Random('typing');
  return Array.from({ length: 120 }, (_, index) => ({
    offset: random.below(text.length + index % 4), key: random.pick(['a', 'x', ' ', '\n', '(', '1']) }));
}

const isTakenBack = index => index % 4 === 3;

// The 95th percentile of the times that a parser alone takes for these keys, with the tree that it had.
function parserTime(text) {
  const kept = path.join(temporary, 'keys.py');
  fs.writeFileSync(kept, text);
  let now = text;
  const input = keysAtRandom(text).map(({ offset, key }, index) => {
    const line = `${Buffer.byteLength(now.slice(0, offset))} ${key.charCodeAt(0)}\n`;
    now = isTakenBack(index) ? text : now.slice(0, offset) + key + now.slice(offset);
    return isTakenBack(index) ? `${line}reset\n` : line;
  }).join('');
  const { status, stdout, stderr } = spawnSync(options['bare-keys'], [kept], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${options['bare-keys']}: ${stderr}`);
  return percentile(stdout.trim().split('\n').map(Number), 0.95);
}

async function typing(label, text, bounds) {
  const { ours, theirs } = await both(async peer => {
    const file = new OpenFile(peer, 'typing.py', text);
    await file.published();
    const times = [];
    for (const [index, { offset, key }] of keysAtRandom(text).entries()) {
      const change = file.type(offset, key);
      const published = file.published();
      times.push(await timed(() => {
        peer.notify('textDocument/didChange', change);
        return published;
      }));
      if (isTakenBack(index)) {
        file.text = text;
        ++file.version;
        peer.notify('textDocument/didChange', { textDocument: { uri: file.uri, version: file.version }, contentChanges: [{ text }] });
        await file.published();
      }
    }
    return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  });
  row(`keystroke to diagnostics, ${label}, p50 of 120`, ours.p50, theirs.p50, bounds.p50);
  row(`keystroke to diagnostics, ${label}, p95 of 120`, ours.p95, theirs.p95, bounds.p95);
  if (bounds.parser) row(`the same to the parser's own time, ${label}`, ours.p95, parserTime(text), bounds.parser);
}

async function asking(method, label, bound) {
  const { ours, theirs } = await both(async peer => {
    const file = new OpenFile(peer, 'asking.py', large);
    const { diagnostics } = await file.published();
    const random = new Random(method);
    const times = [];
    for (let request = 0; request < 500; ++request) {
      const { range } = random.pick(diagnostics);
      times.push(await timed(() => file.request(method, range)));
    }
    return percentile(times.slice(20), 0.95);
  });
  row(`${label}, 200 KB, p95 of 480`, ours, theirs, bound);
}

async function burst() {
  const { ours, theirs } = await both(async peer => {
    const file = new OpenFile(peer, 'burst.py', large);
    await file.published();
    const before = peer.publishes;
    const changes = Array.from({ length: 100 }, () => file.type(large.indexOf('\nlogger'), 'x'));
    const published = file.published();
    const time = await timed(() => {
      for (const change of changes) peer.notify('textDocument/didChange', change);
      return published;
    });
    await sleep(500);
    return { time, publishes: peer.publishes - before };
  });
  row('burst of 100 changes, 200 KB, to the last', ours.time, theirs.time, { ratio: 1 / 40 });
  row('burst of 100 changes, publishes', ours.publishes, theirs.publishes, { most: 3 }, '');
}

async function memory() {
  const { ours, theirs } = await both(async peer => {
    const before = peer.residentBytes();
    let bytes = 0;
    for (let index = 0; index < 100; ++index) {
      const text = trainingCode(30_000, `memory ${index}`);
      bytes += Buffer.byteLength(text);
      await new OpenFile(peer, `memory${index}.py`, text).published();
    }
    await sleep(2000);   // what a user finds who looks at it, not the peak of the last analysis
    return (peer.residentBytes() - before) / bytes;
  });
  row('resident bytes per open byte, 100 files', ours, theirs, { most: 35 }, 'B/B');
}

async function hugeFile() {
  const text = trainingCode(10_000_000, 'huge');
  const { ours, theirs } = await both(peer => timed(() => new OpenFile(peer, 'huge.py', text).published()));
  row('10 MB file, to the first result', ours, theirs, { most: 1500 });
}

// The shortest of three runs of a program, in milliseconds.
function shortest(command, args) {
  const times = [];
  for (let run = 0; run < 3; ++run) {
    const began = performance.now();
    const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
    times.push(performance.now() - began);
    if (error || status === null || status > 1) throw new Error(`${command} ${args.join(' ')}: ${error ?? stderr}`);
  }
  return Math.min(...times);
}

// What a file costs of which much is converted by `to_static`, beside its bare parse.
async function openingConverted() {
  const text = convertedCode(200_000);
  const folder = path.join(temporary, 'converted');
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'converted.py'), text);
  const peer = starts.ours();
  await peer.initialize();
  const times = [];
  for (let run = 0; run < 11; ++run) {
    // Every text is different, because results for functions are cached by their lines.
    const fresh = text.replaceAll('index', `index${run}`);
    times.push(await timed(() => new OpenFile(peer, `converted${run}.py`, fresh).published()));
  }
  await peer.stop();
  const bare = [1, 2, 3].map(() => {
    const { stdout } = spawnSync(options['bare-parse'], [folder], { encoding: 'utf8' });
    return Number(/([\d.]+) ms/.exec(stdout)[1]);
  });
  row('open 200 KB of converted layers, to a bare parse', percentile(times, 0.5), Math.min(...bare), { ratio: 3 });
}

function batch() {
  const tree = path.join(temporary, 'tree');
  fs.mkdirSync(tree);
  let lines = 0;
  for (let index = 0; index < 400; ++index) {
    const text = trainingCode(4000 + 97 * index, `batch ${index}`);
    lines += text.split('\n').length;
    fs.writeFileSync(path.join(tree, `file${index}.py`), text);
  }
  const convert = jobs => shortest(options.server, ['convert', tree, '--out', path.join(temporary, `out${jobs}`), '--jobs', String(jobs)]);
  const one = convert(1);
  const bare = shortest(options['bare-parse'], [tree]);
  row(`convert of ${lines} lines, one job, to a bare parse`, one, bare, { ratio: 2.5 });
  row('convert, one job', (lines / one) * 1000, undefined, {}, 'lines/s');
  const two = convert(2);
  row('convert, two jobs to one', two, one);
}

console.log(`${''.padEnd(46)}${'paddle-ls'.padStart(10)}${'ast-grep'.padStart(10)} ${''.padEnd(8)}${'ratio'.padStart(10)}   bound`);
await startUp();
await opening('16 KB', small);
await opening('200 KB', large);
await typing('16 KB', small, { p95: { most: 3 } });
await typing('200 KB', large, { p50: { ratio: 0.25 }, p95: { ratio: 0.25 }, parser: { ratio: 1.5 } });
await typing('200 KB with a table', codeWithTable(200_000, 'table'), { p95: { ratio: 0.25 }, parser: { ratio: 1.5 } });
await openingConverted();
await asking('textDocument/codeAction', 'code action', { most: 1 });
await asking('textDocument/hover', 'hover', { most: 2 });
await burst();
await memory();
await hugeFile();
batch();
const broken = rows.filter(({ kept }) => kept === false);
console.log(`${rows.filter(({ kept }) => kept).length} bounds kept, ${broken.length} broken`);
if (options.check && broken.length > 0) process.exitCode = 1;
