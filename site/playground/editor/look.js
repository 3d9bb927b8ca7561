// The editor in the colours of the site, which follow the scheme of the reader.
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const words = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self], color: 'var(--keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.monospace], color: 'var(--string)' },
  { tag: [tags.comment, tags.meta], color: 'var(--comment)' },
  { tag: [tags.number, tags.bool, tags.null, tags.link, tags.url], color: 'var(--number)' },
  { tag: tags.heading, fontWeight: '700' },
]);

const frame = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--panel)', color: 'var(--text)', fontSize: '0.9rem' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--chosen)' },
  '.cm-gutters': { backgroundColor: 'var(--panel)', color: 'var(--quiet)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { color: 'var(--text)' },
  '.cm-tooltip': { maxWidth: 'min(34rem, 92vw)', border: '1px solid var(--line)', backgroundColor: 'var(--page)',
                   color: 'var(--text)' },
  '.cm-panels': { backgroundColor: 'var(--page)', color: 'var(--text)' },
  '.cm-panels button, .cm-panels input': { color: 'inherit', backgroundColor: 'var(--panel)', backgroundImage: 'none' },
  '.cm-deletedChunk': { backgroundColor: 'var(--differs-back)' },
  '.cm-deletedChunk, .cm-deletedChunk del': { color: 'var(--differs)', textDecoration: 'none' },
  '&.cm-merge-b .cm-changedLine, .cm-changedLine, .cm-insertedLine': { backgroundColor: 'var(--right-back)' },
  '.cm-collapsedLines': { background: 'var(--marked-back)', color: 'var(--marked)' },
});

export const look = [frame, syntaxHighlighting(words)];
