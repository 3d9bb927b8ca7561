// Builds the playground: node site/playground/build.mjs SERVER_FOLDER OUTPUT
//
// SERVER_FOLDER is what scripts/portable/build makes for browsers. OUTPUT is the folder `playground` of a site that has been
// made with a playground; its page is written by site/pages/playground.py.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { licencesOf } from './licences.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const [serverFolder, output] = process.argv.slice(2);
if (!serverFolder || !output) {
  console.error('usage: node site/playground/build.mjs SERVER_FOLDER OUTPUT');
  process.exit(2);
}
const serverFiles = ['paddle-ls.wasm.xz', 'paddle-ls-worker.js'];
for (const name of [...serverFiles, 'licences']) {
  if (!fs.existsSync(path.join(serverFolder, name))) {
    console.error(`error: there is no ${name} in ${serverFolder}`);
    process.exit(2);
  }
}

fs.mkdirSync(output, { recursive: true });
const { metafile } = await build({
  entryPoints: { playground: path.join(here, 'main.js'), style: path.join(here, 'playground.css') },
  outdir: output,
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['chrome113', 'firefox113', 'safari16.4'],
  loader: { '.py': 'text', '.md': 'text' },
  legalComments: 'none',  // they are in licences.txt
  metafile: true,
  logLevel: 'warning',
});
const licences = licencesOf(metafile, path.join(serverFolder, 'licences'));
fs.writeFileSync(path.join(output, 'licences.txt'), licences);
for (const name of serverFiles) fs.copyFileSync(path.join(serverFolder, name), path.join(output, name));
