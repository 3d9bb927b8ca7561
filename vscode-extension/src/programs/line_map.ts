// Which source line each line of generated code is from, as the server's preview says it.

// Line, source line, source character (zero-based), "exact" or "helper".
export type LineMap = readonly (readonly [number, number, number, string])[];

export function sourceLine(map: LineMap, generated: number): number | undefined {
  return map.find(([line]) => line === generated)?.[1];
}

// All generated lines of a source line.
export function generatedLines(map: LineMap, source: number): number[] {
  return map.filter(([, from]) => from === source).map(([line]) => line);
}
