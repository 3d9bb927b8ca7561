// Makes the worker: node site/worker/build.mjs FOLDER
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {build} from 'esbuild';

const folder = process.argv[2];
if (!folder) {
  console.error('usage: node site/worker/build.mjs FOLDER');
  process.exit(2);
}
await build({
  entryPoints: [fileURLToPath(new URL('worker.js', import.meta.url))],
  outfile: path.join(path.resolve(folder), 'paddle-ls-worker.js'),
  bundle: true,
  format: 'iife',
  minify: true,
  target: 'es2022',
  logLevel: 'warning',
});
