// What a project is asked, once for all of its files: the list of questions, answers from a menu or by a command, and the
// way back.
import { strict as assert } from 'node:assert';
import { existsSync, readFileSync } from 'node:fs';

import { full, withChanges, withPull } from '../harness/clients.mjs';
import { DocsFolder } from '../harness/docs_folder.mjs';
import { pick } from '../harness/document.mjs';
import { RequestError, sessionTest } from '../harness/session.mjs';
import { commands } from '../harness/wording.mjs';

// An array of xarray has such a method, too.
const asked = 'import torch\nimport xarray\n\ndef run(x):\n    return x.max(dim=1)\n';
const layer = 'import torch\n\nlayer = torch.nn.Linear(2, 3)\n';
const project = { 'a.py': asked, 'package/b.py': asked, 'layer.py': layer };
const id = 'assumed-receiver';
const settingsName = '.paddle-ls.json';

function projectTest(name, files, body, { client = full, roots = ['.'] } = {}) {
  const folder = new DocsFolder(files);
  const folders = roots.map(root => folder.uri(root));
  sessionTest(name, { client, initialize: { rootUri: folders[0] ?? null, folders } }, async server => {
    try {
      await body(server, folder);
    } finally {
      folder.remove();
    }
  });
}

const fixesAt = (document, snippet) => document.codeActions(snippet, { only: ['quickfix'] });
const settingsIn = (folder, name = settingsName) => JSON.parse(readFileSync(folder.path(name), 'utf8'));
const run = (server, { command }) => server.request('workspace/executeCommand', { command: command.command, arguments: command.arguments });
const decide = (server, answer) => server.command(commands.decide, answer);
const said = server => server.claim('window/showMessage').then(({ type, message }) => { assert.equal(type, 3); return message; });
const refused = (request, words) => assert.rejects(request, failure => failure instanceof RequestError && words.test(failure.message));

async function opened(server, folder, name, text = asked) {
  const document = server.open(folder.uri(name), text);
  return { document, diagnostics: await document.diagnostics() };
}

const classOf = diagnostics => diagnostics.find(({ data }) => data.api.includes('max')).data.fixClass;

projectTest('the questions of a project are listed with their uses and an example', project, async (server, folder) => {
  const { questions, decided, verdicts, problems } = await server.command(commands.questions);
  const [question] = questions;
  assert.equal(question.id, id);
  assert.equal(question.count, 2);
  assert.equal(question.title, 'Type of the receiver');
  assert.match(question.usual, /^(accept|refuse)$/);
  assert.ok(question.differs && question.concerns && question.see);
  assert.deepEqual(question.uses.map(({ uri }) => uri), [folder.uri('a.py'), folder.uri('package/b.py')]);
  assert.deepEqual(question.uses[0].range.start, { line: 4, character: 13 });
  assert.match(question.uses[0].api, /max/);
  assert.equal(question.uses[1].file, 'package/b.py');
  assert.equal(question.reasons.reduce((sum, { uses }) => sum + uses, 0), 2);
  assert.equal(question.example.uri, folder.uri('a.py'));
  assert.equal(question.example.line, 5);
  assert.match(question.example.before, /^return x\.max\(dim=1\)$/);
  assert.match(question.example.after, /^return paddle\..*max\(x, /);
  assert.deepEqual([decided, problems], [[], []]);
  assert.deepEqual([verdicts.open, verdicts.byDecision, verdicts.refused], [2, 0, 0]);
  await server.sync();
  const [values] = [...server.progressValues.values()];
  assert.deepEqual([values[0].kind, values.at(-1).kind], ['begin', 'end']);
});

projectTest('an open text counts as it is in the editor', project, async (server, folder) => {
  const { document } = await opened(server, folder, 'a.py');
  document.insert(0, '# one line more\n');
  const { questions: [question] } = await server.command(commands.questions);
  assert.equal(question.uses[0].range.start.line, 5);
  await document.diagnostics();
});

projectTest('the menu accepts here, in the file or everywhere, or never', project, async (server, folder) => {
  const { document } = await opened(server, folder, 'a.py');
  const titles = async () => (await fixesAt(document, 'max')).map(({ title }) => title);
  const before = await titles();
  assert.match(before[0], /^Accept here: Replace .*max.* \(needs review: .* \[assumed-receiver\]\)$/);
  const start = before.indexOf(`Accept ${id} in this file`);
  assert.deepEqual(before.slice(start, start + 3), [
    `Accept ${id} in this file`, `Accept ${id} everywhere in this project`, `Never accept ${id} in this project`,
  ]);
  assert.ok(before.slice(0, start).every(title => /^(Accept here: )?Replace /.test(title)), before.join('\n'));
  await server.command(commands.questions);
  assert.ok((await titles()).includes(`Accept ${id} everywhere in this project (2 uses)`));
});

projectTest('what is accepted everywhere is safe at once, and settings say what was asked', project, async (server, folder) => {
  const { document, diagnostics } = await opened(server, folder, 'a.py');
  assert.equal(classOf(diagnostics), 'needs-confirmation');
  await server.command(commands.questions);
  const answer = await run(server, pick(await fixesAt(document, 'max'), /everywhere/));
  assert.deepEqual(answer, { file: folder.uri(settingsName), changed: true, message: `${id} is accepted in this project: 2 uses` });
  assert.equal(await said(server), answer.message);
  const now = await document.diagnostics();
  assert.equal(classOf(now), 'safe');
  assert.ok(now.some(({ message }) => message.includes(`${id} (by decision)`)), 'the message says who accepts it');
  assert.match((await document.hover('max')).contents.value, /`assumed-receiver`, accepted by decision\)/);
  const decision = settingsIn(folder).decisions[id];
  assert.equal(decision.everywhere, 'accept');
  assert.match(decision.question, /^[0-9a-f]{8}$/);
  const { questions, decided, verdicts } = await server.command(commands.questions);
  assert.deepEqual(questions, []);
  assert.equal(verdicts.byDecision, 2);
  assert.deepEqual(decided, [{
    id, title: 'Type of the receiver', answer: 'accept', because: '', accept: [], refuse: [], count: 2, uri: folder.uri(settingsName),
  }]);
  const again = await decide(server, { id, answer: 'accept' });
  assert.equal(again.changed, false);
  assert.equal(await said(server), `${id} is accepted in this project, as the settings said already`);
});

projectTest('an answer for one file leaves the others', { ...project, 'odd [name]/c.py': asked }, async (server, folder) => {
  const { document } = await opened(server, folder, 'odd [name]/c.py');
  await run(server, pick(await fixesAt(document, 'max'), /in this file/));
  assert.equal(await said(server), `${id} is accepted in c.py`);
  assert.equal(classOf(await document.diagnostics()), 'safe');
  assert.deepEqual(settingsIn(folder).decisions[id].accept, ['/odd\\ \\[name\\]/c.py']);
  await decide(server, { id, answer: 'refuse', uri: folder.uri('package'), inFile: true });
  assert.equal(await said(server), `${id} is not accepted in package`);
  assert.deepEqual(settingsIn(folder).decisions[id].refuse, ['/package/']);
  await decide(server, { id, answer: 'forget', uri: folder.uri('package'), inFile: true });
  assert.equal(await said(server), `${id} is not decided any longer in package`);
  const { questions: [question], decided: [decision] } = await server.command(commands.questions);
  assert.equal(question.count, 2);
  assert.deepEqual([decision.answer, decision.count, decision.idle], ['paths', 1, undefined]);
});

projectTest('a refused difference is not an open question until it is forgotten', project, async (server, folder) => {
  const { document } = await opened(server, folder, 'a.py');
  await run(server, pick(await fixesAt(document, 'max'), /^Never accept/));
  assert.equal(await said(server), `${id} is not accepted in this project`);
  assert.equal(settingsIn(folder).decisions[id].everywhere, 'refuse');
  const { questions, verdicts } = await server.command(commands.questions);
  assert.deepEqual([questions, verdicts.refused], [[], 2]);
  await decide(server, { id, answer: 'forget', uri: document.uri });
  assert.equal(await said(server), `${id} is not decided any longer in this project`);
  assert.equal((await server.command(commands.questions)).questions.length, 1);
  await document.hover('max');
  server.claimAll('textDocument/publishDiagnostics');
});

projectTest('an answer has patterns and a reason, and the nearest settings file keeps its text',
  { ...project, 'package/.paddle-ls.json': '{\n  // ours\n  "style": "native",\n}\n', [settingsName]: '{}' }, async (server, folder) => {
    const { file } = await decide(server, { id, answer: 'accept', uri: folder.uri('package/b.py'), for: ['b*.py', 'tools/'], because: 'all are tensors' });
    assert.equal(file, folder.uri('package/.paddle-ls.json'));
    assert.equal(await said(server), `${id} is accepted for b*.py, tools/`);
    const text = readFileSync(folder.path('package/.paddle-ls.json'), 'utf8');
    assert.match(text, /\{"accept": \["b\*\.py", "tools\/"\], "because": "all are tensors", "question": "[0-9a-f]{8}"\}/);
    assert.match(text, /\/\/ ours\n {2}"style": "native",\n/);
    assert.equal(readFileSync(folder.path(settingsName), 'utf8'), '{}');
    const { decided: [decision] } = await server.command(commands.questions);
    assert.match(decision.idle, /`tools\/` fits no file/);
  });

projectTest('the last decisions are taken back one after the other', project, async (server, folder) => {
  const { document } = await opened(server, folder, 'a.py');
  await decide(server, { id, answer: 'accept', uri: document.uri, inFile: true });
  const first = readFileSync(folder.path(settingsName), 'utf8');
  await decide(server, { id, answer: 'accept' });
  await decide(server, { undo: true });
  assert.equal(readFileSync(folder.path(settingsName), 'utf8'), first);
  await decide(server, { undo: true });
  assert.equal(existsSync(folder.path(settingsName)), false);
  assert.match(server.claimAll('window/showMessage').at(-1).message, /the decision on assumed-receiver is taken back/);
  await refused(decide(server, { undo: true }), /no decision to take back/);
  // Diagnostics that were taken back before they were sent are not sent at all.
  assert.match((await document.hover('max')).contents.value, /`assumed-receiver`, needs review\)/);
  server.claimAll('textDocument/publishDiagnostics');
});

projectTest('what another program wrote meanwhile is not undone', project, async (server, folder) => {
  await decide(server, { id, answer: 'accept' });
  await said(server);
  folder.write(settingsName, '{"style": "exact"}');
  await refused(decide(server, { undo: true }), /has changed since the decision on assumed-receiver/);
  assert.deepEqual(settingsIn(folder), { style: 'exact' });
});

projectTest('settings with unsaved changes are left alone', { ...project, [settingsName]: '{}' }, async (server, folder) => {
  const uri = folder.uri(settingsName);
  const settings = server.open(uri, '{}', { languageId: 'jsonc' });
  assert.equal((await decide(server, { id, answer: 'accept' })).changed, true);
  await refused(decide(server, { id, answer: 'refuse' }), /has changes in the editor: save it first/);
  await refused(decide(server, { undo: true }), /has changes in the editor: save it first/);
  assert.equal(settingsIn(folder).decisions[id].everywhere, 'accept');
  await said(server);
  await server.sync();
  server.claimAll('textDocument/publishDiagnostics', params => params.uri === settings.uri);
});

projectTest('what makes no sense is said, and nothing is written', { ...project, 'outside/c.py': asked }, async (server, folder) => {
  const cases = [
    [undefined, /\{id, answer\} or \{undo: true\}/],
    [{ answer: 'accept' }, /`id` must name a difference/],
    [{ id: 'assumed-reciever', answer: 'accept' }, /no difference is called `assumed-reciever`; did you mean `assumed-receiver`\?/],
    [{ id, answer: 'maybe' }, /`answer` must be `accept`, `refuse` or `forget`/],
    [{ id, answer: 'accept', for: [] }, /`for` must be a list of patterns/],
    [{ id, answer: 'accept', for: 'a.py' }, /`for` must be a list of patterns/],
    [{ id, answer: 'accept', inFile: true }, /`inFile` needs the `uri`/],
    [{ id, answer: 'accept', inFile: true, uri: folder.uri('package/b.py'), for: ['a'] }, /exclude each other/],
    [{ id, answer: 'accept', uri: folder.uri('outside/c.py') }, /outside\/c\.py is outside the workspace/],
    [{ id, answer: 'accept', uri: 'untitled:Untitled-1' }, /untitled:Untitled-1 is not a file/],
  ];
  for (const [answer, words] of cases) {
    await refused(answer === undefined ? server.command(commands.decide) : decide(server, answer), words);
  }
  assert.equal(existsSync(folder.path(`package/${settingsName}`)), false);
  const { document } = await opened(server, folder, 'outside/c.py');
  assert.ok(!(await fixesAt(document, 'max')).some(({ title }) => title.includes(`ccept ${id}`)));
}, { roots: ['package'] });

projectTest('of several folders one has to be named', project, async (server, folder) => {
  await refused(decide(server, { id, answer: 'accept' }), /several folders are open/);
  const { file } = await decide(server, { id, answer: 'accept', uri: folder.uri('package/b.py') });
  assert.equal(file, folder.uri(`package/${settingsName}`));
  await said(server);
}, { roots: ['package', 'layer.py/..'] });

projectTest('settings that cannot be read stay', { ...project, [settingsName]: '{' }, async (server, folder) => {
  await refused(decide(server, { id, answer: 'accept' }), /\.paddle-ls\.json: /);
  assert.equal(readFileSync(folder.path(settingsName), 'utf8'), '{');
  await server.claim('textDocument/publishDiagnostics');
  assert.match((await server.claim('window/showMessage')).message, /\.paddle-ls\.json: /);
});

projectTest('a client that pulls is asked to do it again', project, async (server, folder) => {
  const document = server.open(folder.uri('a.py'), asked);
  const first = await document.pull();
  assert.equal(classOf(first.items), 'needs-confirmation');
  let refreshed = 0;
  server.answer('workspace/diagnostic/refresh', () => { ++refreshed; return null; });
  await decide(server, { id, answer: 'accept' });
  await said(server);
  assert.equal(classOf((await document.pull(first.resultId)).items), 'safe');
  assert.equal(refreshed, 1);
}, { client: withPull });

projectTest('a client without literal code actions gets the answers as commands', project, async (server, folder) => {
  const { document } = await opened(server, folder, 'a.py');
  const { command, arguments: given } = pick(await fixesAt(document, 'max'), /^Accept assumed-receiver in this file$/);
  assert.equal(command, commands.decide);
  await server.request('workspace/executeCommand', { command, arguments: given });
  assert.equal(await said(server), `${id} is accepted in a.py`);
  await document.diagnostics();
}, { client: withChanges(full, { textDocument: { codeAction: { codeActionLiteralSupport: undefined } } }) });

projectTest('a client that runs no commands is offered none', project, async (server, folder) => {
  const { document } = await opened(server, folder, 'a.py');
  assert.ok(!(await fixesAt(document, 'max')).some(({ title }) => title.includes(`ccept ${id}`)));
}, { client: withChanges(full, { workspace: { executeCommand: undefined, applyEdit: undefined } }) });
