// Chromium as the tests use it, and the pages that stand for the others.
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const site = path.resolve(process.env.PADDLE_LS_SITE ?? path.join(root, 'build/release/site'));
// The packages of the site, which are not beside this file.
export const packages = createRequire(path.join(root, 'site/package.json'));

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

// One page of every kind.
export const kinds = [
  'index.html', '404.html',
  'api/index.html', 'api/without-a-rule.html', 'api/family-torch.fft.html', 'api/torch.nn.functional.interpolate.html', 'api/torch.nn.Conv2d.html',
  'api/torch.Tensor.view.html', 'api/torch.nn.LSTM.html',
  'codes/index.html', 'codes/torch-api-manual.html', 'codes/doc-encoding.html',
  'differences/index.html', 'differences/added-dimensions.html',
  'settings/index.html', 'settings/profile.html', 'settings/decisions.html',
  'guide/index.html', 'guide/migrate.html', 'guide/rules.html', 'guide/vscode.html',
  'scoreboard/index.html', 'scoreboard/family-torch.linalg.html', 'scoreboard/release-3.2.2.html',
  'scoreboard/programs.html',
];

// Those of them that share no style with each other.
export const styles = [
  'index.html', 'api/index.html', 'api/torch.nn.functional.interpolate.html', 'codes/torch-api-manual.html',
  'differences/added-dimensions.html', 'guide/migrate.html', 'scoreboard/index.html', 'scoreboard/programs.html',
];

export function launch() {
  const { chromium } = packages('playwright-core');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
           '--disable-component-update', '--disable-sync'],
  });
}
