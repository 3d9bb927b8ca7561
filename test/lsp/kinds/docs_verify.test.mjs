// Running the examples of a mapping document from an editor. A script plays their runner; test/examples runs real frameworks.
import { strict as assert } from 'node:assert';
import { chmodSync } from 'node:fs';

import { full } from '../harness/clients.mjs';
import { DocsFolder } from '../harness/docs_folder.mjs';
import { sessionTest } from '../harness/session.mjs';

const verify = 'paddleLs.docs.verify';
const player = `#!/usr/bin/env python3
import json, sys, time
plan = json.load(open(sys.argv[3]))
for number, each in enumerate(plan['examples']):
    word = each['paddle']['code'].split('#')[1].split()[0]
    if word == 'wait':
        time.sleep(60)
    print(json.dumps(dict(example=number, verdict=word, message='as played', line=each['paddle']['line'])), file=sys.stderr, flush=True)
`;
const example = word => `\n\`\`\`python\n# PyTorch 写法\ntorch.demo(x)\n\n# Paddle 写法\npaddle.demo(x)  # ${word}\n\`\`\`\n`;
const text = words => `## [ 无参数 ]torch.demo\n\n### 转写示例\n${words.map(example).join('')}`;
const name = 'api_difference/torch/torch.demo.md';

function verifyTest(title, words, test) {
  const folder = new DocsFolder({ [name]: text(words), player });
  chmodSync(folder.path('player'), 0o755);
  const initializationOptions = { mappingDocs: { torchPython: folder.path('player'), paddlePython: folder.path('player') }, codeLens: { align: true } };
  sessionTest(title, { client: full, initialize: { folders: [folder.rootUri], initializationOptions } }, async server => {
    try {
      const document = server.open(folder.uri(name), text(words), { languageId: 'markdown' });
      await document.diagnostics();
      await test({ server, folder, document });
    } finally {
      folder.remove();
    }
  });
}

const ours = diagnostics => diagnostics.filter(each => each.code.startsWith('example/') && each.message.includes('as played'));
const published = async (server, uri, isWanted) => ours((await server.claim('textDocument/publishDiagnostics',
  params => params.uri === uri && isWanted(ours(params.diagnostics)))).diagnostics);

verifyTest('what differs is a warning at its line until the text changes', ['equal', 'differs', 'not-compared'], async ({ server, document }) => {
  const answer = await server.command(verify, { uri: document.uri });
  assert.deepEqual(answer, { examples: 3, equal: 1, findings: 2, message: '1 of 3 examples give the same.' });
  assert.equal((await server.claim('window/showMessage')).message, answer.message);
  const [differs, open] = await published(server, document.uri, found => found.length === 2);
  assert.deepEqual([differs.code, differs.severity, differs.range.start.line], ['example/differs', 2, 17]);
  assert.deepEqual([open.code, open.severity], ['example/not-compared', 3]);
  document.replaceAll(`${document.text}\n`);
  await published(server, document.uri, found => found.length === 0);
});

verifyTest('the examples have a lens that runs them', ['equal'], async ({ document }) => {
  const lens = (await document.ask('codeLens')).find(each => each.command.title === 'Verify examples');
  assert.equal(lens.range.start.line, 2);
  assert.deepEqual(lens.command.arguments, [{ uri: document.uri }]);
});

verifyTest('a run can be cancelled, and there is one at a time', ['wait'], async ({ server, document }) => {
  const outcome = server.command(verify, { uri: document.uri }).then(() => 'done', failure => failure.message);
  while (server.progressValues.size === 0) await new Promise(resolve => setTimeout(resolve, 20));
  await assert.rejects(server.command(verify, { uri: document.uri }), /other examples are running/);
  const [[token]] = [...server.progressValues];
  server.notify('window/workDoneProgress/cancel', { token });
  assert.match(await outcome, /was cancelled/);
});

verifyTest('what cannot run says why', ['equal'], async ({ server }) => {
  await assert.rejects(server.command(verify, { uri: 'untitled:one' }), /must name the file/);
});
