// Random edits, in three position encodings and with three line ends, against the text document of
// VS Code's own library. $PADDLE_LS_EDITS sets their number, $PADDLE_LS_SEED replays a run.
import { strict as assert } from 'node:assert';

import { TextDocument } from 'vscode-languageserver-textdocument';

import { withEncoding } from '../harness/clients.mjs';
import { Random } from '../harness/random.mjs';
import { sessionTest } from '../harness/session.mjs';
import { positionAt } from '../harness/text.mjs';

const steps = Number(process.env.PADDLE_LS_EDITS ?? 300);
const seed = Number(process.env.PADDLE_LS_SEED ?? Date.now() % 1e9);

const startingText = `import torch
import torch.nn as nn

class Net(nn.Module):
    """Ein Netz 中文 😀"""
    def __init__(self, width=16):
        super().__init__()
        self.layer = nn.Linear(width, width)

    def forward(self, x):
        x = torch.abs(x)  # é𝄞
        return torch.sum(self.layer(x), dim=1)
`;

const fragments = ['a', '', '', '\n', '    ', 'torch.abs', '(', ')', '"', '"""', ':', '#', '中', '😀', 'é', 'e\u0301', 'x = torch.ones([2])\n',
  'f"{torch.abs(x)}"', '\\\n', 'def f():\n    return 1\n', 'import torch\n', '[', '\t', "'"];

// One change inside `text`: mostly short, sometimes over many lines, never inside a character.
function randomChange(random, text, lineEnd) {
  const boundary = offset => (/[\udc00-\udfff]/.test(text[offset] ?? '') ? offset - 1 : offset);
  const start = boundary(random.below(text.length + 1));
  const length = random.below(10) === 0 ? random.below(120) : random.below(4);
  const end = Math.max(start, boundary(Math.min(text.length, start + length)));
  return { start, end, text: random.pick(fragments).replaceAll('\n', lineEnd) };
}

for (const encoding of ['utf-8', 'utf-16', 'utf-32']) {
  for (const [name, lineEnd] of [['\\n', '\n'], ['\\r\\n', '\r\n'], ['\\r', '\r']]) {
    sessionTest(`${steps} random edits in ${encoding} with ${name}`, { client: withEncoding(encoding) }, async (server, context) => {
      context.diagnostic(`PADDLE_LS_SEED=${seed}`);
      const random = new Random(`${seed} ${encoding} ${name}`);
      const document = server.open('random.py', startingText.replaceAll('\n', lineEnd));
      const oracle = TextDocument.create(document.uri, 'python', 1, document.text);
      for (let step = 1; step <= steps; ++step) {
        const contentChanges = [];
        for (let change = random.below(3); change >= 0; --change) {
          const before = oracle.getText();
          const { start, end, text } = randomChange(random, before, lineEnd);
          contentChanges.push({ range: { start: positionAt(before, start, encoding), end: positionAt(before, end, encoding) }, text });
          const range = { start: oracle.positionAt(start), end: oracle.positionAt(end) };
          TextDocument.update(oracle, [{ range, text }], oracle.version + 1);
        }
        document.sendChanges(contentChanges);
        document.text = oracle.getText();
        if (step % 10 === 0) {
          const state = await server.documentState(document.uri);
          assert.equal(state.text, oracle.getText(), `text after step ${step}`);
          assert.equal(state.treeEqualsFullParse, true, `tree after step ${step}`);
        }
      }
      const grown = await document.diagnostics();
      const fresh = server.open('fresh.py', document.text);
      assert.deepEqual(grown.map(({ range, code, message }) => ({ range, code, message })),
        (await fresh.diagnostics()).map(({ range, code, message }) => ({ range, code, message })),
        'the diagnostics of the edited document are those of a new one');
    });
  }
}
