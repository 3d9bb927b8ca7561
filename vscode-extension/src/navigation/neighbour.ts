// The next or previous place in a sorted list, around the ends.

export interface Point {
  part: number;       // which cell of a notebook, 0 in a file
  line: number;
  character: number;
}

export type Direction = 'next' | 'previous';

export function neighbour<T extends Point>(sorted: readonly T[], from: Point, direction: Direction): T | undefined {
  const order = (a: Point, b: Point): number => a.part - b.part || a.line - b.line || a.character - b.character;
  if (direction === 'next') return sorted.find(place => order(place, from) > 0) ?? sorted[0];
  return sorted.findLast(place => order(place, from) < 0) ?? sorted.at(-1);
}
