// An open document as the editor has it: text, version, and what a user does with it.
import { strict as assert } from 'node:assert';

import { applyEdits, positionAt, rangeOf } from './text.mjs';
import { kinds } from './wording.mjs';

export class Document {
  #published = -Infinity;   // the newest version that diagnostics came for

  constructor(session, uri, text, version) {
    Object.assign(this, { session, uri, text, version });
  }

  get identifier() { return { uri: this.uri }; }
  get versioned() { return { uri: this.uri, version: this.version }; }

  // The first occurrence of `snippet`, as a range of the session's encoding.
  rangeOf(snippet) {
    const start = this.text.indexOf(snippet);
    assert.ok(start >= 0, `${JSON.stringify(snippet)} is not in the document`);
    return rangeOf(this.text, start, start + snippet.length, this.session.encoding);
  }

  // One didChange that replaces each first `from` by `to`, one after the other.
  replace(...pairs) {
    const contentChanges = pairs.map(([from, to]) => {
      const range = this.rangeOf(from);
      this.text = this.text.replace(from, () => to);
      return { range, text: to };
    });
    this.sendChanges(contentChanges);
  }

  replaceAll(text) {
    this.text = text;
    this.sendChanges([{ text }]);
  }

  insert(offset, text) {
    const at = positionAt(this.text, offset, this.session.encoding);
    this.text = this.text.slice(0, offset) + text + this.text.slice(offset);
    this.sendChanges([{ range: { start: at, end: at }, text }]);
  }

  sendChanges(contentChanges) {
    ++this.version;
    this.session.notify('textDocument/didChange', { textDocument: this.versioned, contentChanges });
  }

  // Diagnostics that the server pushes for the present version; those it pushed for earlier ones are
  // claimed on the way and must not come out of order.
  async diagnostics() {
    for (;;) {
      const published = await this.session.claim('textDocument/publishDiagnostics', params => params.uri === this.uri);
      assert.ok(published.version === undefined || published.version >= this.#published, 'diagnostics of an older version came late');
      this.#published = published.version ?? this.#published;
      if (published.version === undefined || published.version === this.version) return published.diagnostics;
      assert.ok(published.version < this.version, `diagnostics of version ${published.version}, which does not exist`);
    }
  }

  // Asks a question about the document, at the start of `snippet` where one is given.
  ask(method, snippet, more = {}) {
    return this.session.request(`textDocument/${method}`, {
      textDocument: this.identifier, ...(snippet === undefined ? {} : { position: this.rangeOf(snippet).start }), ...more,
    });
  }

  pull(previousResultId) {
    return this.session.request('textDocument/diagnostic', {
      textDocument: this.identifier, ...(previousResultId === undefined ? {} : { previousResultId }),
    });
  }

  // The server takes its diagnostics back when a document closes.
  async close() {
    this.session.notify('textDocument/didClose', { textDocument: this.identifier });
    this.session.claimAll('textDocument/publishDiagnostics', params => params.uri === this.uri && params.diagnostics.length > 0);
    const cleared = await this.session.claim('textDocument/publishDiagnostics', params => params.uri === this.uri && params.diagnostics.length === 0);
    assert.ok(!('version' in cleared) || cleared.version === this.version || cleared.version === null);
  }

  // Code actions at the first `snippet`, with the diagnostics an editor would send along.
  async codeActions(snippet, { only, diagnostics = [], triggerKind } = {}) {
    const range = this.rangeOf(snippet);
    const context = { diagnostics, ...(only ? { only } : {}), ...(triggerKind ? { triggerKind } : {}) };
    return await this.session.request('textDocument/codeAction', { textDocument: this.identifier, range, context }) ?? [];
  }

  async quickFix(snippet, title) {
    const actions = await this.codeActions(snippet, { only: ['quickfix'] });
    return pick(actions, title);
  }

  async fixAll() {
    const [action, ...others] = await this.codeActions('', { only: [kinds.fixAll] });
    assert.equal(others.length, 0);
    return action;
  }

  async hover(snippet, plus = 0) {
    const { start } = this.rangeOf(snippet);
    return await this.session.request('textDocument/hover', {
      textDocument: this.identifier, position: { line: start.line, character: start.character + plus },
    });
  }

  // The text after the action, applied as this client would: resolved when it has to be, versions checked.
  async textAfter(action) {
    const resolved = action.edit ? action : await this.session.request('codeAction/resolve', action);
    assert.ok(resolved.edit, `no edit in ${JSON.stringify(resolved)}`);
    return this.textAfterEdit(resolved.edit);
  }

  textAfterEdit(edit) {
    if (edit.changes) {
      assert.deepEqual(Object.keys(edit.changes), [this.uri]);
      return applyEdits(this.text, edit.changes[this.uri], this.session.encoding);
    }
    assert.equal(edit.documentChanges.length, 1);
    const [{ textDocument, edits }] = edit.documentChanges;
    assert.equal(textDocument.uri, this.uri, 'the spelling of the client comes back');
    assert.equal(textDocument.version, this.version, 'an edit names the version it was made for');
    for (const { annotationId } of edits) {
      if (annotationId !== undefined) assert.ok(edit.changeAnnotations?.[annotationId], `annotation ${annotationId} is described`);
    }
    return applyEdits(this.text, edits, this.session.encoding);
  }
}

// The one action whose title fits.
export function pick(actions, title) {
  const fitting = actions.filter(action => title.test(action.title));
  assert.equal(fitting.length, 1, `one action with ${title} in ${JSON.stringify(actions.map(action => action.title))}`);
  return fitting[0];
}
