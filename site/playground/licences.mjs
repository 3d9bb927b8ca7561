// The licences of what a bundle and the server are made of, as one text.
import fs from 'node:fs';
import path from 'node:path';

const licenceFile = /^(LICEN[CS]E|COPYING)/i;

// The folders of the npm packages that a bundle of esbuild has files of.
function packagesIn(metafile) {
  const folders = Object.keys(metafile.inputs).map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  return [...new Set(folders.filter(Boolean))].sort();
}

function ofPackage(folder) {
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = fs.readdirSync(folder).filter((file) => licenceFile.test(file)).sort();
  const texts = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim());
  return { title: `${name} ${version} (${license})`, text: texts.join('\n\n') };
}

// `folder` has a file for each part of the server.
function ofServer(folder) {
  return fs.readdirSync(folder).sort().map((file) => ({
    title: path.parse(file).name, text: fs.readFileSync(path.join(folder, file), 'utf8').trim(),
  }));
}

export function licencesOf(metafile, serverFolder) {
  const parts = [...packagesIn(metafile).map(ofPackage), ...ofServer(serverFolder)];
  return parts.map(({ title, text }) => `${title}\n${'='.repeat(title.length)}\n\n${text}\n`).join('\n\n');
}
