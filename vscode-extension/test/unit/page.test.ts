import assert from 'node:assert/strict';
import test from 'node:test';

import { escaped, page } from '../../src/webview/page.js';

const resources = { cspSource: 'https://webview.example', nonce: 'n0nce', style: 'a.css', script: 'a.js' };

function policyOf(html: string): Map<string, string> {
  const policy = /Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1] ?? '';
  return new Map(policy.split(';').map(rule => rule.trim()).filter(rule => rule !== '')
    .map(rule => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1).join(' ')]));
}

test('a page may load its own style and script and nothing else', () => {
  const policy = policyOf(page({ language: 'en', title: 't', main: '<main></main>' }, resources));
  assert.deepEqual([...policy], [
    ['default-src', "'none'"], ['style-src', 'https://webview.example'], ['script-src', "'nonce-n0nce'"],
  ]);
});

test('pictures of a page come from the extension', () => {
  const policy = policyOf(page({ language: 'en', title: 't', main: '', images: true }, resources));
  assert.equal(policy.get('img-src'), 'https://webview.example');
});

test('a title is plain text, whatever the name of the file', () => {
  const html = page({ language: 'en', title: '<script>"&', main: '' }, resources);
  assert.ok(html.includes('<title>&lt;script>&quot;&amp;</title>') && html.includes('<h1>&lt;script>&quot;&amp;</h1>'));
  assert.equal(escaped('a & b'), 'a &amp; b');
});
