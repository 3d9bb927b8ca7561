// What of a message fits into a notification, which has no lines: those that are not indented, the first few.

export interface Headline {
  text: string;
  isAll: boolean;
}

const mostLines = 4;

export function headline(message: string): Headline {
  const lines = message.split('\n').filter(line => line.trim() !== '');
  const heads = lines.filter(line => !/^\s/.test(line)).slice(0, mostLines);
  if (lines.length <= 1) return { text: message.trim(), isAll: true };
  return { text: `${heads.map(line => line.replace(/[.:]$/, '')).join('. ')}.`, isAll: heads.length === lines.length };
}
