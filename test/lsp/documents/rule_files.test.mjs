// Rule files of a folder that a user merely opens: read beside the session, bounded, and text.
import { strict as assert } from 'node:assert';

import { full } from '../harness/clients.mjs';
import { DocsFolder } from '../harness/docs_folder.mjs';
import { twoUses } from '../harness/samples.mjs';
import { sessionTest } from '../harness/session.mjs';

const settings = '{"rules": {"files": ["rules.json"]}}';
const source = 'import torch\n\ny = torch.twice(1)\n';

function folderTest(name, files, body) {
  const folder = new DocsFolder(files);
  sessionTest(name, { client: full, initialize: { rootUri: folder.rootUri, folders: [folder.uri('small')] } }, async server => {
    try {
      await body(server, folder);
    } finally {
      folder.remove();
    }
  });
}

const many = Object.fromEntries(Array.from({ length: 25_000 }, (_, i) =>
  [`torch.x${i}`, { signature: '(a, b=1)', expression: `paddle.f${i}({a}, {b})`, note: 'n'.repeat(20) }]));

folderTest('a hover is answered while many rules of another folder are read', {
  'small/a.py': twoUses,
  'large/.paddle-ls.json': settings,
  'large/rules.json': JSON.stringify(many),
  'large/b.py': source,
}, async (server, folder) => {
  const small = server.open(folder.uri('small/a.py'), twoUses);
  await small.diagnostics();
  const order = [];
  const large = server.open(folder.uri('large/b.py'), source);
  const read = large.diagnostics().then(() => order.push('rules'));
  const hover = small.hover('torch.abs', 7).then(({ contents }) => {
    assert.match(contents.value, /paddle\.abs/);
    order.push('hover');
  });
  await Promise.all([read, hover]);
  assert.deepEqual(order, ['hover', 'rules']);
});

folderTest('what rules of a folder say is text in a hover', {
  'large/.paddle-ls.json': settings,
  'large/rules.json': JSON.stringify({
    'torch.twice': {
      signature: '(x="```\\n![d](http://example.org/d.png)")',
      note: '![p](http://example.org/p.png) [run](command:x) <img src=q>',
      manual: '<b>see</b> [here](command:y) and `code`',
      document: 'a) ![u](http://example.org/u.png',
    },
  }),
  'large/b.py': source,
}, async (server, folder) => {
  const document = server.open(folder.uri('large/b.py'), source);
  await document.diagnostics();
  const { contents } = await document.hover('torch.twice', 7);
  assert.equal(contents.kind, 'markdown');
  const outside = contents.value.replace(/^(`{3,}).*\n[^]*?^\1$/gm, '');
  assert.doesNotMatch(outside, /(^|[^\\])!\[|(^|[^\\])<(img|b)\b|[^\\]\]\(command:/);
  assert.match(outside, /\\!\\\[p\\\]/);
  assert.match(outside, /and `code`/);
  assert.match(outside, /api_difference\/a%29%20%21%5Bu/);
});
