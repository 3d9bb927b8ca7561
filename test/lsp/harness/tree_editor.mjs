// An editor on a project: it opens files from disk, makes the edits that the server proposes, and saves.
import { strict as assert } from 'node:assert';

import { full, withChanges } from './clients.mjs';
import { Session } from './session.mjs';
import { applyEdits } from './text.mjs';

// It may create files, asks for diagnostics, and looks after files on disk.
const client = withChanges(full, {
  workspace: {
    workspaceEdit: { resourceOperations: ['create'] },
    didChangeWatchedFiles: { dynamicRegistration: true },
    diagnostics: { refreshSupport: true },
  },
  textDocument: { diagnostic: { dynamicRegistration: false } },
});

const fileChange = { created: 1, changed: 2 };
const languages = { ipynb: 'json', py: 'python', pyi: 'python', toml: 'toml', txt: 'pip-requirements', yml: 'yaml' };

export class TreeEditor {
  #open = new Map();   // URI -> {text, version}

  constructor(copy) {
    this.copy = copy;
    this.session = new Session({ client });
    this.session.answer('workspace/diagnostic/refresh', () => null);
    this.session.answer('window/showMessageRequest', () => null);
    this.session.answer('workspace/applyEdit', ({ edit }) => { this.make(edit); return { applied: true }; });
  }

  async start() { await this.session.initialize({ rootUri: this.copy.uri, folders: [this.copy.uri] }); }

  async finish() {
    await this.session.sync();
    this.session.claimAll('window/showMessage');
    this.session.claimAll('window/logMessage');
    await this.session.finish();
  }

  open(uri) {
    const text = this.copy.text(uri);
    this.#open.set(uri, { text, version: 1 });
    const languageId = languages[uri.split('.').pop()] ?? 'plaintext';
    this.session.notify('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
  }

  saveAndClose(uri) {
    const { text } = this.#open.get(uri);
    this.copy.writeText(uri, text);
    this.session.notify('textDocument/didSave', { textDocument: { uri } });
    this.#tell(uri, fileChange.changed);
    this.session.notify('textDocument/didClose', { textDocument: { uri } });
    this.#open.delete(uri);
  }

  // The code actions of a kind for the whole document.
  async actions(uri, kind) {
    const { text } = this.#open.get(uri);
    const range = { start: { line: 0, character: 0 }, end: { line: text.split(/\r\n|\r|\n/).length, character: 0 } };
    return await this.session.request('textDocument/codeAction', {
      textDocument: { uri }, range, context: { diagnostics: [], only: [kind] },
    }) ?? [];
  }

  // An action whose fixes all wait for others has no edit.
  async apply(action) {
    const { edit } = action.edit ? action : await this.session.request('codeAction/resolve', action);
    if (edit) this.make(edit);
    return edit !== undefined;
  }

  // Makes a workspace edit: in open documents, and else on disk.
  make(edit) {
    for (const change of edit.documentChanges) {
      if (change.kind === 'create') this.#create(change.uri);
      else this.#edit(change.textDocument, change.edits);
    }
  }

  #create(uri) {
    this.copy.create(uri);
    this.#tell(uri, fileChange.created);
  }

  #edit({ uri, version }, edits) {
    const document = this.#open.get(uri);
    assert.equal(version ?? undefined, document?.version, `the version of ${uri}`);
    const text = applyEdits(document?.text ?? this.copy.text(uri), edits, this.session.encoding);
    if (document) return this.#change(uri, text);
    this.copy.writeText(uri, text);
    this.#tell(uri, fileChange.changed);
  }

  #change(uri, text) {
    const version = this.#open.get(uri).version + 1;
    this.#open.set(uri, { text, version });
    this.session.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ text }] });
  }

  #tell(uri, type) { this.session.notify('workspace/didChangeWatchedFiles', { changes: [{ uri, type }] }); }
}

export async function withEditor(copy, body) {
  const editor = new TreeEditor(copy);
  try {
    await editor.start();
    await body(editor);
    await editor.finish();
  } finally {
    editor.session.process.kill();
  }
}
