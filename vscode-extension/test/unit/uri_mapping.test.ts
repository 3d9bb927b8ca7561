import assert from 'node:assert/strict';
import test from 'node:test';

import { UriMapping } from '../../src/web/uri_mapping.js';

const mapping = new UriMapping([
  { uri: 'vscode-vfs://github/ada/net', name: 'net' },
  { uri: 'vscode-test-web://mount/', name: 'mount' },
  { uri: 'memfs:/a%20b', name: 'a b' },
  { uri: 'memfs:/other/net', name: 'net' },
]);

const pairs = [
  ['vscode-vfs://github/ada/net', 'file:///workspace/net'],
  ['vscode-vfs://github/ada/net/train.py', 'file:///workspace/net/train.py'],
  ['vscode-test-web://mount/', 'file:///workspace/mount'],
  ['vscode-test-web://mount/%E4%B8%AD.py', 'file:///workspace/mount/%E4%B8%AD.py'],
  ['memfs:/a%20b/c.py#L3', 'file:///workspace/a_b/c.py#L3'],
  ['memfs:/other/net/x.py', 'file:///workspace/net-2/x.py'],
] as const;

test('URIs of the workspace are mapped to /workspace and back', () => {
  for (const [editor, server] of pairs) {
    assert.equal(mapping.toServer(editor), server);
    assert.equal(mapping.toEditor(server), editor);
  }
});

test('other URIs and texts stay as they are', () => {
  for (const text of ['untitled:Untitled-1', 'vscode-vfs://github/ada/network/a.py', 'file:///workspace', 'https://example.org', '100%', '']) {
    assert.equal(mapping.toServer(text), text);
    assert.equal(mapping.toEditor(text), text);
  }
});

test('keys, nested values and the queries of generated documents are mapped', () => {
  const editor = { edit: { changes: { 'vscode-vfs://github/ada/net/a.py': [{ newText: 'x' }] } }, uri: 'paddle-ls:/converted?vscode-vfs%3A%2F%2Fgithub%2Fada%2Fnet%2Fa.py' };
  const server = { edit: { changes: { 'file:///workspace/net/a.py': [{ newText: 'x' }] } }, uri: 'paddle-ls:/converted?file%3A%2F%2F%2Fworkspace%2Fnet%2Fa.py' };
  assert.deepEqual(mapping.toServer(editor), server);
  assert.deepEqual(mapping.toEditor(server), editor);
});

test('text of documents and edits is never changed', () => {
  const opened = { textDocument: { text: 'vscode-test-web://mount/a.py' } };
  assert.deepEqual(mapping.toServer(opened), opened);
  const edit = { newText: '# file:///workspace/net/a.py' };
  assert.deepEqual(mapping.toEditor(edit), edit);
});

test('links of Markdown are mapped, also in arguments of commands', () => {
  const argument = encodeURIComponent(JSON.stringify(['file:///workspace/net/a.py', 3]));
  const wanted = encodeURIComponent(JSON.stringify(['vscode-vfs://github/ada/net/a.py', 3]));
  assert.equal(mapping.toEditor(`See [a](file:///workspace/net/a.py) and [b](command:x?${argument}).`),
    `See [a](vscode-vfs://github/ada/net/a.py) and [b](command:x?${wanted}).`);
});

test('paths of the file system are those of files', () => {
  assert.equal(mapping.serverPath('vscode-test-web://mount/%E4%B8%AD.py'), '/workspace/mount/中.py');
  assert.equal(mapping.editorUri('/workspace/mount/中.py'), 'vscode-test-web://mount/%E4%B8%AD.py');
  assert.equal(mapping.serverPath('untitled:Untitled-1'), undefined);
  assert.equal(mapping.editorUri('/tmp/a.py'), undefined);
});
