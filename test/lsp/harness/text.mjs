// Text as an editor sees it: offsets are JavaScript's (UTF-16 code units), positions are the session's.
//
// Written apart from the server and from vscode-languageserver-textdocument, so that neither can hide
// a fault of the other.
import { strict as assert } from 'node:assert';

const lineBreak = /\r\n|\r|\n/g;

function lineStarts(text) {
  return [0, ...[...text.matchAll(lineBreak)].map(found => found.index + found[0].length)];
}

export function units(text, encoding) {
  switch (encoding) {
    case 'utf-8': return Buffer.byteLength(text);
    case 'utf-16': return text.length;
    case 'utf-32': return [...text].length;
    default: throw new Error(`unknown position encoding ${encoding}`);
  }
}

export function positionAt(text, offset, encoding) {
  const starts = lineStarts(text);
  let line = starts.length - 1;
  while (starts[line] > offset) --line;
  return { line, character: units(text.slice(starts[line], offset), encoding) };
}

export function rangeOf(text, start, end, encoding) {
  return { start: positionAt(text, start, encoding), end: positionAt(text, end, encoding) };
}

export function offsetAt(text, position, encoding) {
  const starts = lineStarts(text);
  assert.ok(position.line < starts.length, `line ${position.line} of a text with ${starts.length} lines`);
  const start = starts[position.line];
  const line = text.slice(start, starts[position.line + 1] ?? text.length).replace(/[\r\n]+$/, '');
  let offset = 0;
  let column = 0;
  for (const character of line) {
    if (column >= position.character) break;
    column += units(character, encoding);
    offset += character.length;
  }
  assert.equal(column, position.character,
    `column ${position.character} (${encoding}) is outside or inside a character of ${JSON.stringify(line)}`);
  return start + offset;
}

// The text after `edits`, which must be disjoint and lie inside the text.
export function applyEdits(text, edits, encoding) {
  const byOffset = edits.map(({ range, newText }) => ({
    start: offsetAt(text, range.start, encoding), end: offsetAt(text, range.end, encoding), newText,
  })).sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let done = 0;
  for (const { start, end, newText } of byOffset) {
    assert.ok(start >= done, `edits overlap at offset ${start}`);
    result += text.slice(done, start) + newText;
    done = end;
  }
  return result + text.slice(done);
}

// "x = [[torch.abs]](y)" -> {text: "x = torch.abs(y)", marks: [{start: 4, end: 13}]}
export function unmark(marked) {
  const marks = [];
  let text = '';
  let last = 0;
  for (const found of marked.matchAll(/\[\[(.*?)\]\]/gs)) {
    text += marked.slice(last, found.index);
    marks.push({ start: text.length, end: text.length + found[1].length });
    text += found[1];
    last = found.index + found[0].length;
  }
  return { text: text + marked.slice(last), marks };
}
