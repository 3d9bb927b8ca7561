// Quick fixes, fix-all and the actions that say why there is none; every edit is applied by our own
// implementation of text edits and looked at as text.
import { strict as assert } from 'node:assert';

import { ale, eglot19, full, neovim07, withChanges, withEncoding } from '../harness/clients.mjs';
import { pick } from '../harness/document.mjs';
import { assertOnlyReplaced, noUses, twoUses } from '../harness/samples.mjs';
import { sessionTest } from '../harness/session.mjs';
import { commands, kinds, titles } from '../harness/wording.mjs';

const replaceAbs = titles.replace('torch.abs', 'paddle.abs');

for (const encoding of ['utf-8', 'utf-16', 'utf-32']) {
  sessionTest(`the quick fix changes one use after wide characters (${encoding})`, { client: withEncoding(encoding) }, async server => {
    const document = server.open('a.py', twoUses);
    const [diagnostic] = await document.diagnostics();
    const actions = await document.codeActions('torch.abs', { diagnostics: [diagnostic] });
    const action = pick(actions.filter(({ kind }) => kind === 'quickfix'), replaceAbs);
    assert.equal(action.isPreferred, true);
    assert.equal(action.diagnostics.length, 1);
    assertOnlyReplaced(twoUses, await document.textAfter(action), 'torch.abs', 'paddle.abs');
  });
}

sessionTest('after the fix is applied its diagnostic is gone and the other one stays', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  document.replaceAll(await document.textAfter(await document.quickFix('torch.abs', replaceAbs)));
  const left = await document.diagnostics();
  assert.deepEqual(left.map(({ range }) => range), [document.rangeOf('torch.ones')]);
});

sessionTest('fix-all converts every safe use, and a second time finds nothing to do', {}, async server => {
  const document = server.open('a.py', `import torch
import torch.nn.functional as F

x = torch.abs(torch.ones([2, 3]))
y = torch.sum(x, dim=1)
z = torch.matmul(x, x)
`);
  await document.diagnostics();
  const action = await document.fixAll();
  assert.match(action.title, titles.fixAll);
  const converted = await document.textAfter(action);
  assert.match(converted, /x = paddle\.abs\(paddle\.ones\(\[2, 3\]\)\)/);
  assert.match(converted, /y = paddle\.sum\(x, axis=1\)/);
  assert.match(converted, /z = paddle\.matmul\(x, x\)/);
  assert.match(converted, /^import paddle$/m);
  document.replaceAll(converted);
  await document.diagnostics();
  assert.equal(await document.fixAll(), undefined);
});

sessionTest('line ends of the file are the line ends of the edit', {}, async server => {
  const text = twoUses.replaceAll('\n', '\r\n');
  const document = server.open('a.py', text);
  await document.diagnostics();
  const converted = await document.textAfter(await document.fixAll());
  assert.ok(!/[^\r]\n/.test(converted), JSON.stringify(converted));
});

const askedKinds = [
  [['quickfix'], kind => kind === 'quickfix'],
  [['source.fixAll'], kind => kind === 'source.fixAll'],
  [['source.fixAll.paddle-ls'], kind => kind === 'source.fixAll.paddle-ls'],
  [['source'], kind => kind.startsWith('source')],
  [['refactor'], kind => kind.startsWith('refactor')],
  [['quickfix', 'source.fixAll'], kind => kind === 'quickfix' || kind === 'source.fixAll'],
  [['source.fixAll.ruff'], () => false],
  [['source.organizeImports'], () => false],
  [['quick'], () => false],
];
for (const [only, fits] of askedKinds) {
  sessionTest(`asked for ${only} alone, the server offers only that`, {}, async server => {
    const document = server.open('a.py', twoUses);
    await document.diagnostics();
    const actions = await document.codeActions('torch.abs', { only });
    for (const { kind } of actions) assert.ok(fits(kind), kind);
    if (only.every(kind => /^(quickfix|source\.fixAll|source\.fixAll\.paddle-ls|source)$/.test(kind))) assert.ok(actions.length > 0);
  });
}

sessionTest('where there is no torch there is no action', {}, async server => {
  const document = server.open('a.py', noUses + twoUses);
  await document.diagnostics();
  const actions = await document.codeActions('math.pi');
  assert.deepEqual(actions.filter(({ kind }) => kind === 'quickfix'), []);
  const clean = server.open('clean.py', noUses);
  await clean.diagnostics();
  assert.deepEqual(await clean.codeActions('math.pi'), []);
});

sessionTest('an empty range at either end of the use finds it', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  const { start, end } = document.rangeOf('torch.abs');
  for (const at of [start, end]) {
    const actions = await server.request('textDocument/codeAction', {
      textDocument: document.identifier, range: { start: at, end: at }, context: { diagnostics: [], only: ['quickfix'], triggerKind: 2 },
    });
    pick(actions, replaceAbs);
  }
});

sessionTest('a use that has to be rewritten by hand is a disabled action with the reason', {}, async server => {
  const document = server.open('a.py', 'import torch\ntorch.utils.cpp_extension.load_inline(name="x", cpp_sources="")\n');
  const diagnostics = await document.diagnostics();
  assert.ok(diagnostics.length > 0);
  const actions = await document.codeActions('torch.utils.cpp_extension.load_inline', { diagnostics });
  const disabled = actions.filter(action => action.disabled);
  assert.ok(disabled.length > 0, JSON.stringify(actions));
  for (const action of disabled) {
    assert.ok(action.disabled.reason.length > 0);
    assert.ok(!action.edit && !action.command);
  }
});

sessionTest('a client without disabledSupport gets no disabled actions', {
  client: withChanges(full, { textDocument: { codeAction: { disabledSupport: undefined } } }),
}, async server => {
  const document = server.open('a.py', 'import torch\ntorch.utils.cpp_extension.load_inline(name="x", cpp_sources="")\n');
  await document.diagnostics();
  const actions = await document.codeActions('torch.utils.cpp_extension.load_inline');
  assert.deepEqual(actions.filter(action => action.disabled), []);
});

sessionTest('an edit that needs confirmation says so by annotation', {}, async server => {
  const document = server.open('a.py', 'import torch\n\ndef f(x: torch.Tensor, other):\n    return other.view(-1), x.view(-1)\n');
  await document.diagnostics();
  const actions = await document.codeActions('other.view', { only: ['quickfix'] });
  for (const action of actions.filter(({ edit, data }) => edit ?? data)) {
    const { edit } = action.edit ? action : await server.request('codeAction/resolve', action);
    if (action.isPreferred) continue;
    assert.ok(Object.values(edit.changeAnnotations ?? {}).some(annotation => annotation.needsConfirmation), JSON.stringify(action));
  }
});

for (const [name, client] of Object.entries({ 'Neovim 0.7': neovim07, ALE: ale })) {
  sessionTest(`${name}, which has no documentChanges, gets changes`, { client }, async server => {
    const document = server.open('a.py', twoUses);
    await document.diagnostics();
    const action = await document.quickFix('torch.abs', replaceAbs);
    const edit = action.edit ?? (await server.request('codeAction/resolve', action)).edit;
    assert.ok(edit.changes && !edit.documentChanges);
    assertOnlyReplaced(twoUses, document.textAfterEdit(edit), 'torch.abs', 'paddle.abs');
  });
}

sessionTest('eglot 1.9, which cannot resolve, gets every edit at once', { client: eglot19 }, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  for (const action of await document.codeActions('torch.abs')) assert.ok(action.edit || action.command, action.title);
  const [fixAll] = await document.codeActions('torch.abs', { only: ['source.fixAll'] });
  assert.equal(fixAll.kind, 'source.fixAll', 'eglot 1.9 shows an action only when its kind is the one it asked for');
  assert.ok(fixAll.edit);
});

sessionTest('a client without action literals gets commands', {
  client: withChanges(full, { textDocument: { codeAction: { codeActionLiteralSupport: undefined } } }),
}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  for (const command of await document.codeActions('torch.abs')) assert.equal(typeof command.command, 'string');
});

sessionTest('resolve passes an action with an edit through', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  const action = await document.quickFix('torch.abs', replaceAbs);
  const once = await server.request('codeAction/resolve', action);
  assert.ok(once.edit);
  assert.deepEqual((await server.request('codeAction/resolve', once)).edit, once.edit);
});

sessionTest('resolve gives what is not ours back as it was', {}, async server => {
  for (const action of [{ title: 'x', data: { from: 'elsewhere' } }, { title: 'y', command: { title: 'y', command: 'editor.own' } }]) {
    assert.deepEqual(await server.request('codeAction/resolve', action), action);
  }
});

sessionTest('an action that was asked for before a change is resolved for the text after it', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  const action = await document.fixAll();
  document.insert(0, '# one line more\n');
  const converted = await document.textAfter(action);
  assert.ok(converted.startsWith('# one line more\n') && converted.includes('x = paddle.abs(-1)'), converted);
  await document.diagnostics();
});

sessionTest('actions right after a change are about the changed text', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  for (let round = 0; round < 20; ++round) {
    document.insert(0, '# one line more\n');
    const action = await document.quickFix('torch.abs', replaceAbs);
    assertOnlyReplaced(document.text, await document.textAfter(action), 'torch.abs', 'paddle.abs');
  }
  await document.diagnostics();
});

sessionTest('a file with a syntax error keeps the fixes of its sound parts', {}, async server => {
  const document = server.open('a.py', `${twoUses}\ndef broken(:\n`);
  await document.diagnostics();
  const converted = await document.textAfter(await document.quickFix('torch.abs', replaceAbs));
  assert.ok(converted.includes('def broken(:'));
});

const byHand = 'import torch\n\ndef build():\n    return torch.utils.cpp_extension.load_inline(\n        name="x", cpp_sources="")\n';

sessionTest('the reason why a use has to be moved by hand becomes a comment above its statement, once', {}, async server => {
  const document = server.open('a.py', byHand);
  await document.diagnostics();
  const fits = actions => actions.filter(({ title }) => titles.comment.test(title));
  const [action] = fits(await document.codeActions('load_inline'));
  const commented = await document.textAfter(action);
  assert.match(commented, /^ {4}# TODO\(paddle-ls\): torch\.utils\.cpp_extension\.load_inline .*:\n {4}# {3}no conversion rule exists\n {4}return torch\./m);
  assert.equal(commented.replace(/^ *# TODO.*\n *# {3}.*\n/m, ''), byHand);
  document.replaceAll(commented);
  await document.diagnostics();
  assert.deepEqual(fits(await document.codeActions('return torch.utils')), []);
});

sessionTest('the mapping of a use is shown in the browser', {
  client: withChanges(full, { window: { showDocument: { support: true } } }),
}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  const action = pick(await document.codeActions('torch.abs'), titles.showMapping);
  let shown;
  server.answer('window/showDocument', params => { shown = params; return { success: true }; });
  await server.command(action.command.command, ...action.command.arguments);
  await server.sync();
  assert.equal(shown.external, true);
  assert.match(shown.uri, /^https:.*torch\.abs\.html$/);
  for (const wrong of [[], [7], ['file:///etc/passwd']]) {
    await assert.rejects(server.command(commands.showPage, ...wrong), /https/);
  }
});

sessionTest('a client that shows no pages is not offered one', {
  client: withChanges(full, { window: { showDocument: undefined } }),
}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  const actions = await document.codeActions('torch.abs');
  assert.ok(actions.every(({ title }) => !titles.showMapping.test(title)));
});

sessionTest('from a use the whole workspace can be converted, also change by change', {}, async server => {
  const document = server.open('a.py', twoUses);
  await document.diagnostics();
  const actions = await document.codeActions('torch.abs', { only: [kinds.rewriteFile] });
  const asked = actions.filter(({ command }) => command?.command === commands.convertWorkspace).map(({ command }) => command.arguments);
  assert.deepEqual(asked, [[{ scope: 'safe' }], [{ scope: 'all', preview: true }]]);
  let edit;
  server.answer('workspace/applyEdit', params => { ({ edit } = params); return { applied: true }; });
  await server.command(commands.convertWorkspace, { scope: 'safe', preview: true });
  const [{ edits }] = edit.documentChanges;
  assert.ok(edits.length > 0);
  for (const { annotationId } of edits) assert.equal(edit.changeAnnotations[annotationId].needsConfirmation, true);
  server.claimAll('window/showMessage');
});

sessionTest('all uses of an API are those of the class that the marked one has', {}, async server => {
  const text = 'import torch.nn as nn\n\na = nn.BatchNorm2d(3)\nb = nn.BatchNorm2d(4)\nprint(isinstance(a, nn.BatchNorm2d))\n';
  const document = server.open('layers.py', text);
  await document.diagnostics();
  const action = pick(await document.codeActions('nn.BatchNorm2d(3'), /^Replace all 3 uses of torch\.nn\.BatchNorm2d in this file$/);
  assert.ok(!(await document.textAfter(action)).includes('nn.BatchNorm2d'));
});

sessionTest('all uses of one API in the file are one action, and other uses stay', {}, async server => {
  const document = server.open('a.py', 'import torch\n\nx = torch.abs(a)\ny = torch.abs(x)\nz = torch.ones(2)\n');
  await document.diagnostics();
  const action = pick(await document.codeActions('torch.abs'), /^Replace all 2 uses of torch\.abs in this file$/);
  const converted = await document.textAfter(action);
  assert.match(converted, /x = paddle\.abs\(a\)\ny = paddle\.abs\(x\)\nz = torch\.ones\(2\)/);
  const single = await document.codeActions('torch.ones');
  assert.ok(single.every(({ title }) => !title.startsWith('Replace all')), JSON.stringify(single.map(({ title }) => title)));
});

const allHeldBack = 'import torch\n\ndef f(x):\n    return torch.no_such(torch.abs(x))\n';
const someHeldBack = `${allHeldBack}\ndef g(x):\n    return torch.abs(x)\n`;

sessionTest('where every safe use waits, fix-all says why, and the menu has the way on', {}, async server => {
  const document = server.open('a.py', allHeldBack);
  await document.diagnostics();
  const actions = await document.codeActions('torch.abs');
  const fixAll = pick(actions, /^Convert all safe torch uses$/);
  assert.match(fixAll.disabled.reason, /^1 use only works together with 1 that needs your decision, first torch\.no_such in line 4 \(/);
  assert.ok(!fixAll.edit && !fixAll.data && !fixAll.command);
  const all = pick(actions, /^Convert all torch uses, including those that need review and the one that is held back$/);
  assert.match(await document.textAfter(all), /torch\.no_such\(paddle\.abs\(x\)\)/);
});

for (const [name, client] of Object.entries({
  'a client without disabledSupport': withChanges(full, { textDocument: { codeAction: { disabledSupport: undefined } } }),
  'a client without resolve': withChanges(full, { textDocument: { codeAction: { disabledSupport: undefined, resolveSupport: undefined } } }),
  'a client without literals': withChanges(full, { textDocument: { codeAction: { codeActionLiteralSupport: undefined } } }),
  'eglot 1.9': eglot19,
})) {
  sessionTest(`${name} is not offered a fix-all that changes nothing`, { client }, async server => {
    const document = server.open('a.py', allHeldBack);
    await document.diagnostics();
    for (const only of [undefined, ['source.fixAll'], ['source']]) {
      const actions = await document.codeActions('torch.abs', only && { only });
      assert.deepEqual(actions.filter(({ title, disabled }) => titles.fixAll.test(title) && !titles.workspace.test(title) && !disabled), []);
    }
  });
}

sessionTest('where some safe uses wait, fix-all says how many, and makes the others', {}, async server => {
  const document = server.open('a.py', someHeldBack);
  await document.diagnostics();
  const action = pick(await document.codeActions('torch.abs'), /^Convert all safe torch uses but the one that is held back$/);
  const converted = await document.textAfter(action);
  assert.match(converted, /torch\.no_such\(torch\.abs\(x\)\)/);
  assert.match(converted, /return paddle\.abs\(x\)/);
});

sessionTest('another spelling of a name that waits is not work for fix-all', {}, async server => {
  const document = server.open('a.py', 'import torch\nF = torch.nn.functional\n\ndef f(x):\n    return torch.no_such(F.relu(x))\n');
  await document.diagnostics();
  const actions = await document.codeActions('F.relu', { only: ['source.fixAll'] });
  for (const { disabled } of actions) assert.match(disabled.reason, /torch\.no_such in line 5/);
});

sessionTest('a setting that converts everything has nothing wait', {
  initialize: { initializationOptions: { fixAll: { scope: 'all' } } },
}, async server => {
  const document = server.open('a.py', allHeldBack);
  await document.diagnostics();
  const action = pick(await document.codeActions('torch.abs', { only: ['source.fixAll'] }), titles.fixAll);
  assert.match(await document.textAfter(action), /torch\.no_such\(paddle\.abs\(x\)\)/);
});
