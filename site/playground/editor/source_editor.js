// The editor on the left: the text of the person, with findings, hover and fixes of the server.
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorSelection, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { fixPanel, openFixes } from './fix_panel.js';
import { serverHover } from './hover.js';
import { languageOf } from './language.js';
import { look } from './look.js';
import { changesOf, offsetOf, positionOf } from './places.js';

const severities = [undefined, 'error', 'warning', 'info', 'hint'];

export class SourceEditor {
  #language = new Compartment();
  #label = new Compartment();

  // `server()` is the workspace, or null while there is none.
  constructor(parent, { server, onChange }) {
    this.server = server;
    this.onChange = onChange;
    this.parent = parent;
    this.view = new EditorView({ parent, state: this.#state('', 'python', 'PyTorch code') });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  // Another text, with an empty history.
  show(text, language, label) {
    this.view.setState(this.#state(text, language, label));
  }

  mark(findings) {
    const { doc } = this.view.state;
    const diagnostics = findings.map(({ range, severity, code, message }) => ({
      from: offsetOf(doc, range.start),
      to: offsetOf(doc, range.end),
      severity: severities[severity] ?? 'info',
      source: String(code ?? ''),
      message,
    }));
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }

  goTo({ start, end }) {
    const { doc } = this.view.state;
    const selection = EditorSelection.single(offsetOf(doc, start), offsetOf(doc, end));
    this.view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.main, { y: 'center' }) });
    this.view.focus();
  }

  showFixes(range) {
    this.goTo(range);
    openFixes(this.view);
  }

  // The fixes for the selection, most wanted first.
  async fixes() {
    const workspace = this.server();
    if (!workspace) return [];
    const { doc, selection } = this.view.state;
    const range = { start: positionOf(doc, selection.main.from), end: positionOf(doc, selection.main.to) };
    const { uri } = workspace;
    const actions = await workspace.ask('textDocument/codeAction', { range, context: { diagnostics: [] } });
    // A fix of an older text would change the wrong places.
    if (!actions || doc !== this.view.state.doc) return [];
    return actions.filter((action) => action.edit).map((action) => ({
      title: action.title,
      apply: () => this.#apply(changesOf(action.edit, uri, doc), doc),
    }));
  }

  #apply(changes, doc) {
    if (doc === this.view.state.doc) this.view.dispatch({ changes, userEvent: 'input.fix' });
  }

  #state(text, language, label) {
    return EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(), highlightActiveLineGutter(), history(), drawSelection(), indentOnInput(), bracketMatching(),
        highlightSelectionMatches(), search({ top: true }), indentUnit.of('    '), EditorState.tabSize.of(4),
        fixPanel(() => this.fixes()), serverHover(this.server),
        keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, ...lintKeymap, indentWithTab]),
        this.#language.of(languageOf(language)), look,
        this.#label.of(EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label, 'aria-describedby': 'keys' })),
        EditorView.updateListener.of((update) => { if (update.docChanged) this.onChange(); }),
      ],
    });
  }
}
