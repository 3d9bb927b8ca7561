// The action that converts a checkpoint which a converted program reads.
import { strict as assert } from 'node:assert';
import { existsSync } from 'node:fs';

import { full, withChanges } from '../harness/clients.mjs';
import { DocsFolder } from '../harness/docs_folder.mjs';
import { sessionTest } from '../harness/session.mjs';

// A file of safetensors with one matrix of two rows and three columns, and what `more` names.
function safetensors(name, more = []) {
  const tensors = [[name, [2, 3]], ...more];
  let end = 0;
  const header = Object.fromEntries(tensors.map(([each, shape]) => {
    const size = 4 * shape.reduce((product, length) => product * length, 1);
    return [each, { dtype: 'F32', shape, data_offsets: [end, end += size] }];
  }));
  const text = Buffer.from(JSON.stringify(header));
  const size = Buffer.alloc(8);
  size.writeBigUInt64LE(BigInt(text.length));
  return Buffer.concat([size, text, Buffer.alloc(end)]);
}

const program = reads => `import paddle
from paddle import nn


class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(3, 2)


net = Net()
net.set_state_dict(paddle.load("${reads}"))
`;

const client = withChanges(full, { window: { showMessage: {} } });

function actionTest(name, files, test) {
  sessionTest(name, { client }, async server => {
    const folder = new DocsFolder({ 'pyproject.toml': '', ...files });
    server.answer('window/workDoneProgress/create', () => null);
    const opened = async file => {
      const document = server.open(folder.uri(file), files[file]);
      await document.diagnostics();
      return document;
    };
    try {
      await test({ server, folder, opened });
    } finally {
      folder.remove();
    }
  });
}

const actionsOf = async (document, snippet) => (await document.codeActions(snippet)).filter(each => /for Paddle$/.test(each.title));

actionTest('a checkpoint is converted beside itself, and the program reads that', {
  'weights/net.pth': safetensors('fc.weight', [['fc.bias', [2]]]), 'tools/run.py': program('weights/net.pth'),
}, async ({ server, folder, opened }) => {
  const document = await opened('tools/run.py');
  const [action, ...others] = await actionsOf(document, 'weights/net');
  assert.equal(action.title, 'Convert net.pth for Paddle');
  assert.deepEqual(others, []);
  assert.ok((await document.textAfter(action)).includes('paddle.load("weights/net.pdparams")'));
  const { command, arguments: [wish] } = action.command;
  const outcome = await server.command(command, wish);
  assert.deepEqual(outcome, { message: 'net.pdparams is written for tools.run:Net: 2 tensors', notUnderstood: 0, tensors: 2 });
  assert.ok(existsSync(folder.path('weights/net.pdparams')));
  assert.match((await server.claim('window/showMessage')).message, /net\.pdparams is written/);
  await assert.rejects(server.command(command, wish), /there already/);
});

actionTest('where the program reads the converted name already, only the file is made', {
  'net.ckpt': safetensors('fc.weight', [['gone.weight', [2]]]), 'run.py': program('net.pdparams'),
}, async ({ server, opened }) => {
  const document = await opened('run.py');
  const [action] = await actionsOf(document, 'net.pdparams');
  assert.equal(action.title, 'Convert net.ckpt for Paddle');
  assert.equal(action.edit, undefined);
  const outcome = await server.command(action.command.command, action.command.arguments[0]);
  assert.equal(outcome.notUnderstood, 1);
  assert.match(outcome.message, /without 1 tensor, such as gone\.weight: the program has no such state/);
  await server.claim('window/showMessage');
  assert.deepEqual(await actionsOf(document, 'net.pdparams'), []);
});

actionTest('nothing is offered for other names, for files that are not there, and beside torch', {
  'net.pth': safetensors('fc.weight'), 'run.py': program('other.pth'), 'old.py': 'import torch\ntorch.load("net.pth")\ntorch.no_such()\n',
}, async ({ opened }) => {
  const document = await opened('run.py');
  assert.deepEqual(await actionsOf(document, 'other'), []);
  assert.deepEqual(await actionsOf(document, 'nn.Linear'), []);
  assert.deepEqual(await actionsOf(await opened('old.py'), 'net.pth'), []);
});

actionTest('what cannot be converted says why, and nothing is written', {
  'net.pth': 'no weights', 'run.py': program('net.pth'),
}, async ({ server, folder, opened }) => {
  const [action] = await actionsOf(await opened('run.py'), 'net.pth');
  await assert.rejects(server.command(action.command.command, action.command.arguments[0]), /net\.pth/);
  await server.claim('window/showMessage');
  assert.ok(!existsSync(folder.path('net.pdparams')));
  await assert.rejects(server.command('paddleLs.weights.convert', { from: 'x', to: 'y', source: 'z' }), /"from"/);
});
