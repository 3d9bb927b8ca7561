// Documents that are made: the conversion, mapping documents, generated code.
const assert = require('node:assert/strict');
const vscode = require('vscode');

const { eventually, opened, uriOf } = require('../editor.cjs');

exports['the conversion of a file is a document that is updated with the file'] = async () => {
  const { document, editor } = await opened('virtual.py', 2);
  const converted = vscode.Uri.from({ scheme: 'paddle-ls', path: '/converted', query: document.uri.toString() });
  const made = await vscode.workspace.openTextDocument(converted);
  assert.match(made.getText(), /^import paddle$[^]*x = paddle\.abs/m);
  await vscode.window.showTextDocument(made, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
  await editor.edit(edit => { edit.insert(new vscode.Position(4, 0), 'z = torch.zeros([1])\n'); });
  await eventually('the new line converted', () => made.getText().includes('paddle.zeros'));
  await vscode.commands.executeCommand('workbench.action.closeEditorsInOtherGroups');
};

exports['the to_static preview of the function at the cursor is next to it'] = async () => {
  const document = await vscode.workspace.openTextDocument(uriOf('classifier/model.py'));
  const editor = await vscode.window.showTextDocument(document);
  const line = document.getText().split('\n').findIndex(text => text.includes('def forward'));
  editor.selection = new vscode.Selection(line + 1, 8, line + 1, 8);
  await vscode.commands.executeCommand('paddle-ls.showStatic');
  const shown = await eventually('the generated code', () => vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === 'paddle-ls' && uri.path.startsWith('/to_static/')));
  assert.match(shown.getText(), /^def forward\(self/);
  const [place] = await vscode.commands.executeCommand('vscode.executeDefinitionProvider', shown.uri, new vscode.Position(0, 0));
  assert.equal((place.targetUri ?? place.uri).toString(), document.uri.toString());
  await vscode.commands.executeCommand('workbench.action.closeEditorsInOtherGroups');
};

exports['a mapping document opens in a preview next to its text'] = async () => {
  const path = 'docs/api_difference/torch/torch.demo.clip.md';
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uriOf(path)));
  await vscode.commands.executeCommand('paddle-ls.previewDocument');
  await eventually('the preview', () => vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).some(({ label }) => label === 'Preview torch.demo.clip.md'));
  await vscode.commands.executeCommand('workbench.action.closeEditorsInOtherGroups');
};

exports['a legacy program opens as PIR text, with its graph next to it'] = async () => {
  const file = uriOf('main.pdmodel');
  const isThere = await vscode.workspace.fs.stat(file).then(() => true, () => false);
  if (!isThere) return 'skipped: there is no program, see PADDLE_LS_SHARED_DATA';
  await vscode.commands.executeCommand('vscode.open', file);
  const text = await eventually('the text', () => vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === 'paddle-ls-pir'));
  assert.equal(text.document.languageId, 'paddle-pir');
  assert.match(text.document.getText(), /= "pd_op\.matmul"/);
  await vscode.commands.executeCommand('paddle-ls.showGraph');
  await eventually('the graph', () => vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).some(({ label }) => label === 'Graph'));
  await vscode.workspace.fs.writeFile(file, new TextEncoder().encode('no program'));
  await eventually('what the file is now', () => !text.document.getText().includes('pd_op'));
  await vscode.commands.executeCommand('workbench.action.closeEditorsInOtherGroups');
  return undefined;
};

exports['a checkpoint opens as the list of its tensors, with an outline and cards'] = async () => {
  const file = uriOf('net.safetensors');
  await vscode.commands.executeCommand('vscode.openWith', file, 'paddle-ls.checkpoint');
  const isShown = ({ document }) => document.uri.scheme === 'paddle-ls' && document.uri.path === '/weights/net.safetensors.weights.txt';
  const { document } = await eventually('the list', () => vscode.window.visibleTextEditors.find(isShown));
  assert.match(document.getText(), /layer1\.0\.weight {2}float32 \[2\] {2}8 B/);
  const [card] = await eventually('the card', async () => {
    const cards = await vscode.commands.executeCommand('vscode.executeHoverProvider', document.uri, new vscode.Position(1, 4));
    return cards.length > 0 ? cards : undefined;
  });
  assert.match(card.contents[0].value, /least -2, greatest 1, mean -0\.5/);
  const [entry] = await vscode.commands.executeCommand('vscode.executeDocumentSymbolProvider', document.uri);
  assert.equal(entry.name, 'layer1');
  await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  await vscode.commands.executeCommand('paddle-ls.showCheckpoint', file);
  await eventually('the list again', () => vscode.window.visibleTextEditors.find(isShown));
  await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
};

exports['Regenerate creates a generated file, and its lines lead to the template'] = async () => {
  const template = uriOf('kernels/templates/kernels.h.in');
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(template));
  const start = new vscode.Range(0, 0, 0, 0);
  const [action] = await eventually('Regenerate', async () => {
    const found = await vscode.commands.executeCommand('vscode.executeCodeActionProvider', template, start, 'source.regenerate');
    return found.length > 0 ? found : undefined;
  });
  await vscode.commands.executeCommand(action.command.command, ...action.command.arguments);
  const output = await vscode.workspace.openTextDocument(uriOf('kernels/generated/kernels.h'));
  await vscode.window.showTextDocument(output);
  const line = output.getText().split('\n').findIndex(text => text.includes('Tensor shift'));
  const [place] = await eventually('the definition', async () => {
    const found = await vscode.commands.executeCommand('vscode.executeDefinitionProvider', output.uri, new vscode.Position(line, 0));
    return found.length > 0 ? found : undefined;
  });
  assert.equal((place.targetUri ?? place.uri).path, template.path);
};

exports['generated documents have no findings'] = async () => {
  await opened('virtual.py', 2);
  await vscode.commands.executeCommand('paddle-ls.compareFile');
  await eventually('the diff', () => vscode.window.visibleTextEditors.some(({ document: shown }) => shown.uri.scheme === 'paddle-ls'));
  await new Promise(resolve => { setTimeout(resolve, 500); });
  const others = vscode.languages.getDiagnostics().filter(([uri, found]) => found.length > 0 && !['file', 'vscode-notebook-cell'].includes(uri.scheme));
  assert.deepEqual(others, []);
};
