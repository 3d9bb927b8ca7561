// Notebooks: cells are one program to the analysis and separate documents to the editor.
import { strict as assert } from 'node:assert';

import { offsetAt, rangeOf } from '../harness/text.mjs';
import { sessionTest } from '../harness/session.mjs';
import { codes, titles } from '../harness/wording.mjs';

const notebookUri = 'file:///project/train.ipynb';
const cellUri = name => `vscode-notebook-cell:/project/train.ipynb#${name}`;

// An open notebook as the editor has it: the order of its cells and the text of each.
class Notebook {
  version = 1;
  cells = [];

  constructor(session, cells) {
    this.session = session;
    this.cells = cells.map(([name, text, kind = 2]) => ({ name, text, kind, version: 1 }));
    session.notify('notebookDocument/didOpen', {
      notebookDocument: { uri: notebookUri, notebookType: 'jupyter-notebook', version: 1, cells: this.cells.map(this.#cell) },
      cellTextDocuments: this.cells.map(this.#item),
    });
  }

  #cell = ({ name, kind }) => ({ kind, document: cellUri(name) });
  #item = ({ name, text, version, kind }) => ({ uri: cellUri(name), languageId: kind === 2 ? 'python' : 'markdown', version, text });

  named(name) { return this.cells.find(cell => cell.name === name); }

  change(cells) {
    ++this.version;
    this.session.notify('notebookDocument/didChange', { notebookDocument: { uri: notebookUri, version: this.version }, change: { cells } });
  }

  edit(name, from, to) {
    const cell = this.named(name);
    const start = cell.text.indexOf(from);
    const range = rangeOf(cell.text, start, start + from.length, this.session.encoding);
    cell.text = cell.text.replace(from, () => to);
    ++cell.version;
    this.change({ textContent: [{ document: { uri: cellUri(name), version: cell.version }, changes: [{ range, text: to }] }] });
  }

  // Replaces `deleteCount` cells at `start` by `added`, as paste, cut and reorder do.
  splice(start, deleteCount, ...added) {
    const fresh = added.map(([name, text, kind = 2]) => ({ name, text, kind, version: 1 }));
    const removed = this.cells.splice(start, deleteCount, ...fresh);
    this.change({
      structure: {
        array: { start, deleteCount, cells: fresh.map(this.#cell) },
        didOpen: fresh.map(this.#item),
        didClose: removed.map(({ name }) => ({ uri: cellUri(name) })),
      },
    });
  }

  // Moves the cell at `from` to `to`: nothing is opened or closed.
  move(from, to) {
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    this.cells.splice(to, 0, ...this.cells.splice(from, 1));
    const cells = this.cells.slice(low, high + 1).map(this.#cell);
    this.change({ structure: { array: { start: low, deleteCount: high - low + 1, cells } } });
  }

  // The torch names marked in each cell, once the server says so for all of them.
  async expectMarked(expected) {
    for (const [name, marked] of Object.entries(expected)) {
      await this.session.claim('textDocument/publishDiagnostics', ({ uri, diagnostics }) => uri === cellUri(name) &&
        JSON.stringify(this.#marked(name, diagnostics)) === JSON.stringify(marked));
    }
    await this.session.sync();
    this.session.claimAll('textDocument/publishDiagnostics');
  }

  #marked(name, diagnostics) {
    const { text } = this.named(name) ?? { text: '' };
    return diagnostics.filter(({ code }) => code === codes.torchApi).map(({ range }) => {
      try {
        return text.slice(offsetAt(text, range.start, this.session.encoding), offsetAt(text, range.end, this.session.encoding));
      } catch {
        return 'outside the cell';
      }
    });
  }

  close() {
    this.session.notify('notebookDocument/didClose', {
      notebookDocument: { uri: notebookUri }, cellTextDocuments: this.cells.map(({ name }) => ({ uri: cellUri(name) })),
    });
  }
}

const threeCells = [['a', 'import torch'], ['b', 'x = torch.abs(1)  # 😀\ny = torch.ones(2)'], ['c', 'print(torch.sum(x))']];

sessionTest('the server asks for notebooks in its capabilities', {}, async server => {
  assert.ok(server.initializeResult.capabilities.notebookDocumentSync.notebookSelector.length > 0);
});

sessionTest('an import in one cell is known in the next, and diagnostics are per cell', {}, async server => {
  const notebook = new Notebook(server, threeCells);
  await notebook.expectMarked({ b: ['torch.abs', 'torch.ones'], c: ['torch.sum'] });
});

sessionTest('text changes of one cell', {}, async server => {
  const notebook = new Notebook(server, threeCells);
  await notebook.expectMarked({ b: ['torch.abs', 'torch.ones'], c: ['torch.sum'] });
  notebook.edit('b', 'torch.ones', 'math.fabs');
  await notebook.expectMarked({ b: ['torch.abs'] });
});

sessionTest('cells are pasted, cut and moved', {}, async server => {
  const notebook = new Notebook(server, threeCells);
  await notebook.expectMarked({ b: ['torch.abs', 'torch.ones'], c: ['torch.sum'] });
  notebook.splice(2, 0, ['pasted', 'z = torch.cat([x, y])']);
  await notebook.expectMarked({ pasted: ['torch.cat'] });
  notebook.move(2, 1);
  notebook.edit('pasted', 'z =', 'zz =');
  await notebook.expectMarked({ pasted: ['torch.cat'] });
  notebook.splice(1, 1);
  notebook.edit('c', 'print', 'repr');
  await notebook.expectMarked({ c: ['torch.sum'] });
});

sessionTest('a cell that becomes Markdown and code again', {}, async server => {
  const notebook = new Notebook(server, threeCells);
  await notebook.expectMarked({ b: ['torch.abs', 'torch.ones'], c: ['torch.sum'] });
  notebook.splice(2, 1, ['prose', 'print(torch.sum(x))', 1]);
  await server.sync();
  notebook.edit('b', 'torch.ones', 'torch.zeros');
  await notebook.expectMarked({ b: ['torch.abs', 'torch.zeros'] });
  notebook.splice(2, 1, ['c2', 'print(torch.sum(x))']);
  await notebook.expectMarked({ c2: ['torch.sum'] });
});

sessionTest('a cell whose kind alone changes loses its findings, and has them again as code', {}, async server => {
  const notebook = new Notebook(server, threeCells);
  await notebook.expectMarked({ b: ['torch.abs', 'torch.ones'], c: ['torch.sum'] });
  notebook.change({ data: [{ kind: 1, document: cellUri('c') }] });
  await notebook.expectMarked({ c: [] });
  notebook.change({ data: [{ kind: 2, document: cellUri('c') }] });
  await notebook.expectMarked({ c: ['torch.sum'] });
});

sessionTest('a quick fix stays inside its cell, or adds the import to the cell that imports torch', {}, async server => {
  const notebook = new Notebook(server, threeCells);
  await notebook.expectMarked({ b: ['torch.abs', 'torch.ones'], c: ['torch.sum'] });
  const { text } = notebook.named('b');
  const start = text.indexOf('torch.abs');
  const range = rangeOf(text, start, start + 9, server.encoding);
  const actions = await server.request('textDocument/codeAction', {
    textDocument: { uri: cellUri('b') }, range, context: { diagnostics: [], only: ['quickfix'] },
  });
  const action = actions.find(({ title }) => titles.replace('torch.abs', 'paddle.abs').test(title));
  const { edit } = action.edit ? action : await server.request('codeAction/resolve', action);
  const changed = edit.documentChanges.map(change => change.textDocument.uri);
  assert.ok(changed.every(uri => [cellUri('a'), cellUri('b')].includes(uri)), `${changed}`);
  for (const { textDocument, edits } of edit.documentChanges) {
    const cell = notebook.cells.find(({ name }) => cellUri(name) === textDocument.uri);
    for (const { range: edited } of edits) {
      offsetAt(cell.text, edited.start, server.encoding);
      offsetAt(cell.text, edited.end, server.encoding);
    }
  }
});

sessionTest('lines that are for the notebook, not for Python, do not disturb the rest', {}, async server => {
  const notebook = new Notebook(server, [
    ['a', '%matplotlib inline\n!pip install torch\nimport torch'], ['b', '%%time\nx = torch.abs(1)'], ['c', 'y = torch.ones(2)'],
  ]);
  await notebook.expectMarked({ c: ['torch.ones'] });
});

sessionTest('closing the notebook takes the diagnostics of all cells back', {}, async server => {
  const notebook = new Notebook(server, threeCells);
  await notebook.expectMarked({ b: ['torch.abs', 'torch.ones'], c: ['torch.sum'] });
  notebook.close();
  for (const name of ['b', 'c']) {
    await server.claim('textDocument/publishDiagnostics', ({ uri, diagnostics }) => uri === cellUri(name) && diagnostics.length === 0);
  }
  server.claimAll('textDocument/publishDiagnostics', ({ diagnostics }) => diagnostics.length === 0);
});

sessionTest('changes that do not fit the notebook are survived', { tolerateClientFaults: true }, async server => {
  const notebook = new Notebook(server, threeCells);
  await notebook.expectMarked({ b: ['torch.abs', 'torch.ones'], c: ['torch.sum'] });
  notebook.change({ structure: { array: { start: 77, deleteCount: 5, cells: [] } } });
  notebook.change({ textContent: [{ document: { uri: 'vscode-notebook-cell:/nowhere#x', version: 2 }, changes: [{ text: 'x' }] }] });
  notebook.change({ structure: { array: { start: 0, deleteCount: 4294967295, cells: [{ kind: 2, document: 'file:///never' }] } } });
  await server.sync();
  server.claimAll('window/logMessage');
  server.claimAll('textDocument/publishDiagnostics');
  const document = server.open('a.py', 'import torch\ntorch.abs(1)\n');
  assert.equal((await document.diagnostics()).length, 1);
});
