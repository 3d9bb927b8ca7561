// Builds the playground: node site/playground/build.mjs SERVER_FOLDER OUTPUT
//
// SERVER_FOLDER has paddle-ls.wasm and paddle-ls-worker.js. OUTPUT is the folder `playground` of a site that has been made
// with a playground; its page is written by site/pages/playground.py.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));
const [serverFolder, output] = process.argv.slice(2);
if (!serverFolder || !output) {
  console.error('usage: node site/playground/build.mjs SERVER_FOLDER OUTPUT');
  process.exit(2);
}
for (const name of ['paddle-ls.wasm', 'paddle-ls-worker.js']) {
  if (!fs.existsSync(path.join(serverFolder, name))) {
    console.error(`error: there is no ${name} in ${serverFolder}`);
    process.exit(2);
  }
}

fs.mkdirSync(output, { recursive: true });
await build({
  entryPoints: { playground: path.join(here, 'main.js'), style: path.join(here, 'playground.css') },
  outdir: output,
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['chrome113', 'firefox113', 'safari16.4'],
  loader: { '.py': 'text', '.md': 'text' },
  legalComments: 'none',
  logLevel: 'warning',
});
const wasm = fs.readFileSync(path.join(serverFolder, 'paddle-ls.wasm'));
fs.writeFileSync(path.join(output, 'paddle-ls.wasm.gz'), gzipSync(wasm, { level: 9 }));
fs.copyFileSync(path.join(serverFolder, 'paddle-ls-worker.js'), path.join(output, 'paddle-ls-worker.js'));
