// Edits as no careful client sends them: halves of surrogate pairs, lone carriage returns, positions that are
// nowhere, ranges from their end to their start. The text that the server holds has to be the client's, and what it
// says of it what it says of a document that is opened with that text. $PADDLE_LS_EDITS sets the number of edits,
// $PADDLE_LS_SEED replays a run.
import { strict as assert } from 'node:assert';

import { TextDocument } from 'vscode-languageserver-textdocument';

import { Random } from '../harness/random.mjs';
import { Session, sessionTest } from '../harness/session.mjs';

const steps = Number(process.env.PADDLE_LS_EDITS ?? 300);
const seed = Number(process.env.PADDLE_LS_SEED ?? Date.now() % 1e9);

const python = `import torch
import torch.nn as nn

def forward(self, x):
    """Ein Netz 中文 😀"""
    😀 = 1
    x = torch.abs(x)  # é𝄞
    return torch.sum(self.layer(x), dim=1)
`;

const markdown = `## [ 仅参数名不一致 ] torch.abs

### [torch.abs](https://pytorch.org/docs/stable/generated/torch.abs.html)

\`\`\`python
torch.abs(input, *, out=None)
\`\`\`

### [paddle.abs](https://www.paddlepaddle.org.cn/documentation/docs/zh/api/paddle/abs_cn.html)

\`\`\`python
paddle.abs(x, name=None)
\`\`\`

### 参数映射

| PyTorch | PaddlePaddle | 备注 😀 |
| ------- | ------------ | ------ |
| input   | x            | 仅参数名不一致。 |
`;

const pieces = ['', '', '', 'a', '\n', '\r', '\r\n', '    ', '😀', '\ud83d', '\ude00', '\ude00\ud83d', '\ud83d\r', '\n\ude00', '中', '\ufffd',
  '\u2028', '|', '`', '"""', '"', '#', '(', ')', 'torch.abs(x)', 'x = torch.ones([2])\n', '### 参数映射\n', 'import torch\r'];

// What UTF-8 can say of a text.
const wellFormed = text => text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');

const position = (random, document) => {
  const line = random.below(20) === 0 ? random.pick([document.lineCount, document.lineCount + 7, 2 ** 31 - 1]) : random.below(document.lineCount);
  const character = random.below(10) === 0 ? random.pick([80, 10000, 2 ** 31 - 1]) : random.below(30);
  return { line, character };
};

function randomRange(random, document) {
  const start = position(random, document);
  if (random.below(8) === 0) return { start, end: position(random, document) };
  return { start, end: { line: start.line, character: Math.min(2 ** 31 - 1, start.character + random.below(3)) } };
}

const shown = diagnostics => diagnostics.map(({ range, code, message }) => ({ range, code, message }));

for (const [name, text] of [['random.py', python], ['docs/api_difference/ops/torch.abs.md', markdown]]) {
  sessionTest(`${steps} invalid edits, of ${name}`, { tolerateClientFaults: true }, async (server, context) => {
    context.diagnostic(`PADDLE_LS_SEED=${seed}`);
    const random = new Random(`${seed} ${name}`);
    const document = server.open(name, text);
    const oracle = TextDocument.create(document.uri, 'any', 1, text);
    for (let step = 1; step <= steps; ++step) {
      const contentChanges = [];
      for (let change = random.below(3); change >= 0; --change) {
        const isWhole = random.below(400) === 0 || oracle.getText().length > 20000;
        const one = isWhole ? { text } : { range: randomRange(random, oracle), text: random.pick(pieces) };
        contentChanges.push(one);
        TextDocument.update(oracle, [one], oracle.version + 1);
      }
      document.sendChanges(contentChanges);
      document.text = oracle.getText();
      if (step % 10 === 0 || step === steps) {
        const state = await server.documentState(document.uri);
        assert.equal(state.text, wellFormed(oracle.getText()), `text after step ${step}`);
      }
      if (name === 'random.py' && step % 100 === 0 && step < steps) {
        const grown = shown(await document.diagnostics());
        const fresh = server.open(`fresh${step}.py`, oracle.getText());
        assert.deepEqual(grown, shown(await fresh.diagnostics()), `diagnostics after step ${step}`);
      }
    }
    const grown = shown(await document.diagnostics());
    const fresh = new Session({ tolerateClientFaults: true });
    try {
      await fresh.initialize();
      assert.deepEqual(grown, shown(await fresh.open(name, oracle.getText()).diagnostics()), 'diagnostics of a new server');
      await fresh.finish();
    } finally {
      fresh.process.kill();
    }
  });
}

sessionTest('a pair that is cut in two and put together again is the character that it was', {}, async server => {
  const document = server.open('cut.py', '😀 = 1\nimport torch\ny = torch.abs(x)\n');
  const change = async (start, end, text, expected) => {
    document.sendChanges([{ range: { start: { line: 0, character: start }, end: { line: 0, character: end } }, text }]);
    assert.equal((await server.documentState(document.uri)).text.split('\n')[0], expected);
  };
  await change(1, 2, '', '\ufffd = 1');
  await change(4, 5, '2', '\ufffd = 2');
  await change(1, 1, '\ude00', '😀 = 2');
  await change(0, 2, '\ud83d', '\ufffd = 2');
  await document.diagnostics();
});
