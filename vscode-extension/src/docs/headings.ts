// Where the headings of a Markdown text are, and how far a line is between two of them. The preview has the same headings
// in the same order, so both sides scroll together by heading and the part of the way to the next.

export interface Anchor {
  heading: number;    // how many headings are above; 0 is the top of the document
  part: number;       // of the way to the next heading or the end, 0 to 1
}

// Zero-based lines of the headings that start with #; lines of code in fences are none.
export function headingLines(text: string): number[] {
  const lines: number[] = [];
  let fence = '';
  text.split(/\r\n|\n|\r/).forEach((line, number) => {
    const marker = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence === '' && marker !== '') fence = marker;
    else if (fence !== '' && marker.startsWith(fence) && line.trim() === marker) fence = '';
    else if (fence === '' && /^ {0,3}#{1,6}(\s|$)/.test(line)) lines.push(number);
  });
  return lines;
}

export function anchorOf(line: number, headings: readonly number[], lineCount: number): Anchor {
  const stops = [0, ...headings, Math.max(lineCount, 1)];
  const heading = headings.filter(start => start <= line).length;
  const start = stops[heading] ?? 0;
  const end = stops[heading + 1] ?? lineCount;
  return { heading, part: end > start ? Math.min(1, Math.max(0, (line - start) / (end - start))) : 0 };
}

export function lineOf(anchor: Anchor, headings: readonly number[], lineCount: number): number {
  const stops = [0, ...headings, Math.max(lineCount, 1)];
  const heading = Math.min(Math.max(0, anchor.heading), headings.length);
  const start = stops[heading] ?? 0;
  const end = stops[heading + 1] ?? lineCount;
  return start + (end - start) * Math.min(1, Math.max(0, anchor.part));
}
