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

// "12 safe, 3 to review, 2 manual", without what there is none of.
export function describe(of: Counts): string {
  const parts = [[of.safe, 'safe'], [of.toConfirm, 'to review'], [of.manual, 'manual']] as const;
  return parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`).join(', ');
}

export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
