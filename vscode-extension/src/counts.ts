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

export function total(of: Counts): number {
  return of.safe + of.toConfirm + of.manual;
}

export function sum(all: readonly Counts[]): Counts {
  const add = (part: keyof Counts): number => all.reduce((before, counts) => before + counts[part], 0);
  return { safe: add('safe'), toConfirm: add('toConfirm'), manual: add('manual') };
}

// "12 safe, 3 need review, 2 manual", without what there is none of.
export function describe(of: Counts): string {
  const parts = [[of.safe, 'safe'], [of.toConfirm, needReview(of.toConfirm)], [of.manual, 'manual']] as const;
  return parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`).join(', ');
}

export function needReview(count: number): string {
  return count === 1 ? 'needs review' : 'need review';
}

export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
