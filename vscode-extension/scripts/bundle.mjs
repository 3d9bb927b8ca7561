// Bundles the extension into dist/extension.js, and the licences of what is in it into dist/THIRD_PARTY_NOTICES.txt.
// --watch rebuilds on every change.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, context } from 'esbuild';

const options = {
  entryPoints: ['src/extension.ts'],
  outfile: 'dist/extension.js',
  bundle: true,
  platform: 'node',
  // Modules before CommonJS: what is loaded by names made at run time cannot be bundled.
  mainFields: ['module', 'main'],
  target: 'node20',
  format: 'cjs',
  external: ['vscode'],
  minify: true,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
};

// The innermost package folder of each file that went into the bundle.
function packagesIn(metafile) {
  const folders = Object.keys(metafile.inputs).map(file => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  return [...new Set(folders.filter(folder => folder !== undefined))].sort();
}

function notice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no licence text`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

if (process.argv.includes('--watch')) {
  await (await context(options)).watch();
} else {
  const { metafile } = await build(options);
  writeFileSync('dist/THIRD_PARTY_NOTICES.txt', packagesIn(metafile).map(notice).join(`\n${'-'.repeat(80)}\n\n`));
}
