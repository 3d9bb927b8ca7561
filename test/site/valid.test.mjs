// The HTML of the pages: one of every kind, and a sample of the others.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { kinds, packages, site } from './chromium.mjs';

const { HtmlValidate, StaticConfigLoader } = packages('html-validate');
const everyOther = 40;

const validator = new HtmlValidate(new StaticConfigLoader({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The shares of a bar are styles of its parts.
    'no-inline-style': 'off',
    // The results of a search are not a field of a form.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Long titles hold names of APIs.
    'long-title': 'off',
  },
}));

function problemsOf(page) {
  const report = validator.validateStringSync(fs.readFileSync(path.join(site, page), 'utf8'), page);
  return report.results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `${page}:${line}: ${ruleId}: ${message}`));
}

const all = fs.readdirSync(site, { recursive: true }).map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.html')).sort();

test('pages of every kind and a sample of the others are valid', () => {
  assert.ok(all.length > 3000);
  const sample = new Set([...kinds, ...all.filter((name, at) => at % everyOther === 0 || name.startsWith('playground/'))]);
  const problems = [...sample].flatMap(problemsOf);
  assert.deepEqual(problems.slice(0, 20), []);
});

test('what is not valid is found', () => {
  const report = validator.validateStringSync('<p><img src="a.png"></div>');
  assert.ok(report.errorCount > 0);
});
