// How many uses there are of each class, and how that is said.

export type FixClass = 'safe' | 'needs-confirmation' | 'none';

export interface Counts {
  safe: number;
  toConfirm: number;
  manual: number;
}

export function countsOf(classes: readonly FixClass[]): Counts {
  const count = (wanted: FixClass): number => classes.filter(each => each === wanted).length;
  return { safe: count('safe'), toConfirm: count('needs-confirmation'), manual: count('none') };
}

// "12 safe, 3 to confirm, 2 by hand", without what there is none of.
export function describe(of: Counts): string {
  const parts = [[of.safe, 'safe'], [of.toConfirm, 'to confirm'], [of.manual, 'by hand']] as const;
  return parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`).join(', ');
}

export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
