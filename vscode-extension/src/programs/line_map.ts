// What `paddle-ls static show --line-map` prints: each line of generated code behind the number of the source line it is
// from, "12 = code" or "12 + helper code".

export interface MappedText {
  text: string;
  sourceLines: readonly number[];   // zero-based, one for each line of the text
}

export function readLineMap(output: string): MappedText | undefined {
  const lines = output.replace(/\n$/, '').split('\n');
  const parts = lines.map(line => /^ *(\d+) [=+] ?(.*)$/.exec(line));
  if (parts.some(part => part === null)) return undefined;
  return {
    text: parts.map(part => `${part?.[2] ?? ''}\n`).join(''),
    sourceLines: parts.map(part => Number(part?.[1]) - 1),
  };
}

// All generated lines of a source line.
export function generatedLines(map: MappedText, sourceLine: number): number[] {
  return map.sourceLines.flatMap((source, line) => (source === sourceLine ? [line] : []));
}
