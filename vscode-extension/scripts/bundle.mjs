// Bundles the extension into dist/extension.js, the library of the protocol, which is nine tenths
// of the code and not needed at the start of the editor, into dist/client.js, and the licences of
// both into dist/THIRD_PARTY_NOTICES.txt; and both together for browsers into
// dist/web/extension.js. --watch rebuilds on every change of the extension.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, context } from 'esbuild';

const library = 'vscode-languageclient/node';
const common = {
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  // Modules before CommonJS: files that are loaded by computed names cannot be bundled.
  mainFields: ['module', 'main'],
  target: 'node20',
  format: 'cjs',
  external: ['vscode'],
  minify: true,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
};
const libraryApart = {
  name: 'library apart',
  setup: build => build.onResolve({ filter: new RegExp(`^${library}$`) }, () => ({ path: './client.js', external: true })),
};
const client = { ...common, entryPoints: { client: library } };
// By require: import() only finds the exports of a CommonJS module that are visible without running
// it.
const extension = { ...common, entryPoints: ['src/extension.ts'], plugins: [libraryApart], supported: { 'dynamic-import': false } };
const web = {
  ...common,
  entryPoints: { extension: 'src/web_extension.ts' },
  outdir: 'dist/web',
  platform: 'browser',
  mainFields: ['browser', 'module', 'main'],
  target: 'es2022',
};

// The innermost package folder of each bundled file.
function packagesIn(results) {
  const files = results.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  const folders = files.map(file => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  return [...new Set(folders.filter(folder => folder !== undefined))].sort();
}

function notice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no licence text`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

if (process.argv.includes('--watch')) {
  await build(client);
  await (await context(web)).watch();
  await (await context(extension)).watch();
} else {
  const results = [await build(client), await build(extension), await build(web)];
  writeFileSync('dist/THIRD_PARTY_NOTICES.txt', packagesIn(results).map(notice).join(`\n${'-'.repeat(80)}\n\n`));
}
