// Positions of the protocol (UTF-16) and offsets of the editor, which counts in UTF-16 too.
import { Text } from '@codemirror/state';

export function offsetOf(text, { line, character }) {
  if (line >= text.lines) return text.length;
  const at = text.line(line + 1);
  return Math.min(at.from + character, at.to);
}

export function positionOf(text, offset) {
  const line = text.lineAt(offset);
  return { line: line.number - 1, character: offset - line.from };
}

export function editsOf(edit, uri) {
  if (!edit) return [];
  const listed = edit.changes?.[uri] ?? [];
  const versioned = edit.documentChanges ?? [];
  return [...listed, ...versioned.filter((each) => each.textDocument?.uri === uri).flatMap((each) => each.edits)];
}

// The edits of a workspace edit as changes of the editor.
export function changesOf(edit, uri, text) {
  return editsOf(edit, uri).map(({ range, newText }) => ({
    from: offsetOf(text, range.start), to: offsetOf(text, range.end), insert: newText,
  }));
}

export function applied(edit, uri, source) {
  const text = Text.of(source.split('\n'));
  const changes = changesOf(edit, uri, text).sort((one, other) => one.from - other.from || one.to - other.to);
  let result = '';
  let at = 0;
  for (const { from, to, insert } of changes) {
    result += source.slice(at, from) + insert;
    at = to;
  }
  return result + source.slice(at);
}
