// Read-only views: a text, and what is different between two texts.
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { languageOf } from './language.js';
import { look } from './look.js';

const slowest = { scanLimit: 500, timeout: 200 };

function readOnly(language, label) {
  return [
    lineNumbers(), EditorState.readOnly.of(true), EditorView.editable.of(false), languageOf(language), look,
    EditorView.contentAttributes.of({ tabindex: '0', role: 'textbox', 'aria-readonly': 'true', 'aria-multiline': 'true',
                                      'aria-label': label }),
  ];
}

// A view is made again where language or label are other ones; else only the lines that differ are replaced.
export class ResultView {
  constructor(parent) {
    this.view = new EditorView({ parent });
  }

  show(text, language, label) {
    const kind = `${language} ${label}`;
    if (kind !== this.kind) {
      this.kind = kind;
      this.view.setState(EditorState.create({ doc: text, extensions: readOnly(language, label) }));
      return;
    }
    const old = this.view.state.doc.toString();
    if (old !== text) this.view.dispatch({ changes: replaced(old, text) });
  }
}

// The one change between two texts, without what they share at both ends.
function replaced(old, text) {
  const most = Math.min(old.length, text.length);
  let from = 0;
  while (from < most && old[from] === text[from]) ++from;
  let same = 0;
  while (same < most - from && old[old.length - 1 - same] === text[text.length - 1 - same]) ++same;
  return { from, to: old.length - same, insert: text.slice(from, text.length - same) };
}

export class DifferenceView {
  constructor(parent) {
    this.view = new EditorView({ parent });
  }

  show(before, after, language) {
    this.view.setState(EditorState.create({
      doc: after,
      extensions: [
        ...readOnly(language, 'Changes'),
        EditorView.lineWrapping,
        unifiedMergeView({ original: before, mergeControls: false, highlightChanges: false, gutter: true, diffConfig: slowest,
                           syntaxHighlightDeletions: false, collapseUnchanged: { margin: 3, minSize: 8 } }),
      ],
    }));
  }
}
