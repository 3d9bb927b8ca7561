// The small projects of fixtures/trees, copied to where they can be converted, and compared byte by byte.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const fixtures = fileURLToPath(new URL('../../../fixtures/trees', import.meta.url));
const byteOrderMark = '\uFEFF';

export const treeNames = fs.readdirSync(fixtures, { withFileTypes: true }).filter(entry => entry.isDirectory()).map(({ name }) => name).sort();

// All files below `root`: the path from there, with slashes, to the bytes.
export function readTree(root) {
  const files = fs.readdirSync(root, { withFileTypes: true, recursive: true }).filter(entry => entry.isFile());
  const named = files.map(entry => {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    return [path.relative(root, file).split(path.sep).join('/'), fs.readFileSync(file)];
  });
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

// A tree on disk that is removed with the test.
export class TreeCopy {
  constructor(name) {
    this.place = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'paddle-ls-tree-')));
    this.root = path.join(this.place, name);
    fs.cpSync(path.join(fixtures, name), this.root, { recursive: true });
  }

  get uri() { return pathToFileURL(this.root).href; }
  uriOf(file) { return pathToFileURL(path.join(this.root, file)).href; }
  files() { return readTree(this.root); }

  // The text as an editor has it: without the byte order mark, which stays a matter of the file.
  text(uri) {
    const text = fs.readFileSync(fileURLToPath(uri), 'utf8');
    return text.startsWith(byteOrderMark) ? text.slice(1) : text;
  }

  writeText(uri, text) {
    const file = fileURLToPath(uri);
    const marked = fs.readFileSync(file, 'utf8').startsWith(byteOrderMark);
    fs.writeFileSync(file, (marked ? byteOrderMark : '') + text);
  }

  // Makes an empty file unless there is one.
  create(uri) {
    const file = fileURLToPath(uri);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.closeSync(fs.openSync(file, 'a'));
  }

  remove() { fs.rmSync(this.place, { recursive: true, force: true }); }
}

// Runs `body` with a copy of the tree.
export async function withCopy(name, body) {
  const copy = new TreeCopy(name);
  try {
    return await body(copy);
  } finally {
    copy.remove();
  }
}

// The files in which two trees differ: the path to a sentence that says where.
export function differences(expected, actual) {
  const names = [...new Set([...expected.keys(), ...actual.keys()])].sort();
  return new Map(names.flatMap(name => {
    const said = difference(name, expected.get(name), actual.get(name));
    return said === undefined ? [] : [[name, said]];
  }));
}

function difference(name, expected, actual) {
  if (expected === undefined) return `${name}: only in the result`;
  if (actual === undefined) return `${name}: missing in the result`;
  if (expected.equals(actual)) return undefined;
  const [wanted, got] = [expected, actual].map(bytes => bytes.toString().split('\n'));
  const line = wanted.findIndex((text, index) => text !== got[index]);
  const at = line < 0 ? wanted.length : line;
  return `${name}:${at + 1}\n  expected ${shown(wanted[at])}\n  got      ${shown(got[at])}`;
}

const shown = line => (line === undefined ? 'the end of the file' : JSON.stringify(line));
