// The Python function around a line, as the command line names it: `f`, `Net.forward`. Read from the indentation: the
// text may be half written, and the question is only which `def` is meant.

const header = /^(\s*)(?:async\s+)?(def|class)\s+([A-Za-z_]\w*)/;

export function enclosingFunction(lines: readonly string[], line: number): string | undefined {
  const names: string[] = [];
  let indentation = Infinity;
  let hasFunction = false;
  for (let number = Math.min(line, lines.length - 1); number >= 0; --number) {
    const text = lines[number] ?? '';
    const isCode = text.trim() !== '' && !text.trim().startsWith('#');
    if (!isCode) continue;
    const depth = text.length - text.trimStart().length;
    if (depth >= indentation) continue;
    const match = header.exec(text);
    if (match !== null) {
      names.unshift(match[3] ?? '');
      hasFunction ||= match[2] === 'def';
      indentation = depth;
    } else if (number === line) {
      indentation = depth;   // what is above and not further out encloses nothing
    }
  }
  return hasFunction ? names.join('.') : undefined;
}
