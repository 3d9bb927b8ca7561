// Makes edits of the protocol in a text: positions are lines and UTF-16 columns of the text before all edits.

export interface Position {
  line: number;
  character: number;
}

export interface Edit {
  range: { start: Position; end: Position };
  newText: string;
}

// Edits are disjoint, in any order. A column past the end of its line is the end of the line.
export function withEdits(text: string, edits: readonly Edit[]): string {
  const starts = lineStarts(text);
  const offset = (at: Position): number => {
    const start = starts[at.line];
    if (start === undefined) return text.length;
    const next = starts[at.line + 1] ?? text.length + 1;
    return Math.min(start + at.character, next - 1);
  };
  const places = edits
    .map(edit => ({ start: offset(edit.range.start), end: offset(edit.range.end), newText: edit.newText }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const pieces: string[] = [];
  let done = 0;
  for (const place of places) {
    pieces.push(text.slice(done, place.start), place.newText);
    done = place.end;
  }
  pieces.push(text.slice(done));
  return pieces.join('');
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length);
  return starts;
}
