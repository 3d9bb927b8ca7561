// What a visitor of the playground loads.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { gzipSync } from 'node:zlib';
import { makeSite } from './playground_site.mjs';

const folder = path.join(makeSite(), 'playground');
const mostOfPage = 200 * 1024;
const mostOfModule = 2_000_000;

test('page, style and scripts are at most 200 KiB of gzip', (context) => {
  const sizes = ['index.html', 'style.css', 'playground.js', 'paddle-ls-worker.js']
    .map((name) => gzipSync(fs.readFileSync(path.join(folder, name)), { level: 9 }).length);
  const sum = sizes.reduce((one, other) => one + other);
  context.diagnostic(`${sum} bytes`);
  assert.ok(sum <= mostOfPage, `${sum} bytes: ${sizes}`);
});

test('the module is less than 2 MB as it is sent', (context) => {
  const { size } = fs.statSync(path.join(folder, 'paddle-ls.wasm.xz'));
  context.diagnostic(`${size} bytes`);
  assert.ok(size < mostOfModule, `${size} bytes`);
});
