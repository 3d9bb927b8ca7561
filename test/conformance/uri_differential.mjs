// Compares protocol/uri.hpp with vscode-uri, the URI library of VS Code, on random file URIs in
// random spellings.
//
//   node uri_differential.mjs URI_ORACLE [COUNT] [SEED]
//
// Exit status 77 means skipped: the npm packages of test/package.json are not installed.
import {execFileSync} from 'node:child_process';

const [oracle, count = '20000', seedText = '1'] = process.argv.slice(2);
if (!oracle) {
  console.error('usage: node uri_differential.mjs URI_ORACLE [COUNT] [SEED]');
  process.exit(2);
}
const {URI} = await import('vscode-uri').then((module) => module.default ?? module, () => {
  console.log('skipped: vscode-uri is not installed (npm ci in test/)');
  process.exit(77);
});

// A small generator with a printed seed, so that a failure can be repeated.
let state = Number(seedText) >>> 0 || 1;
function below(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor(state / 2 ** 32 * limit);
}
const pick = (list) => list[below(list.length)];

const characters = [...'abcXYZ019-._~!$&\'()*+,;=:@[]{}^`|"<>\\', ' ', '中', 'é', '😀', '%', '#', '?'];
const names = ['src', 'my project', 'torch (copy)', '中文', 'a+b', 'c%3A', 'x@y', '..', '.', 'n&m'];

function segment() {
  if (below(2) === 0) return pick(names);
  return Array.from({length: 1 + below(8)}, () => pick(characters)).join('');
}

function path() {
  const drive = below(3) === 0 ? `/${pick(['c', 'C', 'Z', 'q'])}:` : '';
  return `${drive}/${Array.from({length: below(5)}, segment).join('/')}`;
}

// One of the many ways to write `text`: each character as it is, or escaped in either case.
function spelled(text, mustEscape) {
  return [...text].map((character) => {
    if (!mustEscape.includes(character) && below(3) > 0) return character;
    return [...Buffer.from(character)].map((byte) => {
      const hex = byte.toString(16).padStart(2, '0');
      return `%${below(2) ? hex.toUpperCase() : hex}`;
    }).join('');
  }).join('');
}

function fileUri() {
  const host = below(6) === 0 ? pick(['server', 'SERVER', 'wsl$', 'wsl.localhost', '10.0.0.1']) : '';
  const tail = (mark) => below(8) === 0 ? mark + spelled(segment(), '#%') : '';
  const start = host || below(4) > 0 ? `file://${spelled(host, '')}` : 'file:';
  return `${start}/${spelled(path().slice(1), '%#?')}${tail('?')}${tail('#')}`;
}

// Intentional differences: vscode-uri treats "/X:" as a drive even at the start of a longer name
// and below a host, and drops a host without a path.
function isCommonGround(uri) {
  const driveLike = /^\/[A-Za-z]:/.test(uri.path);
  if (uri.authority) return !driveLike && uri.path.length > 1;
  return !driveLike || /^\/[A-Za-z]:(\/|$)/.test(uri.path);
}

// Host names are case-insensitive, and are normalized here.
const pathOf = (uri) => uri.with({authority: uri.authority.toLowerCase()}).fsPath;

const requests = [];
const expected = [];
while (requests.length < Number(count)) {
  if (below(4) > 0) {
    const spelling = fileUri();
    const uri = URI.parse(spelling);
    if (!isCommonGround(uri)) continue;
    requests.push({parse: spelling});
    expected.push({spelling, key: uri.toString(), scheme: 'file', path: pathOf(uri)});
  } else {
    const name = (below(6) === 0 ? '//server' : '') + path();
    const uri = URI.file(name);
    if (!isCommonGround(uri)) continue;
    requests.push({path: name});
    expected.push({key: uri.toString(), scheme: 'file', path: pathOf(uri)});
  }
}

const answers = execFileSync(oracle, {
  input: requests.map((request) => `${JSON.stringify(request)}\n`).join(''),
  encoding: 'utf8', maxBuffer: 1 << 28,
}).trimEnd().split('\n').map((line) => JSON.parse(line));

let faults = 0;
for (const [at, want] of expected.entries()) {
  for (const [key, value] of Object.entries(want)) {
    if (answers[at][key] === value || ++faults > 20) continue;
    console.error(`${JSON.stringify(requests[at])}: ${key} is ${JSON.stringify(answers[at][key])}, ` +
                  `vscode-uri says ${JSON.stringify(value)}`);
  }
}
console.log(`${requests.length} names, ${faults} differences, seed ${seedText}`);
process.exit(faults > 0 ? 1 : 0);
