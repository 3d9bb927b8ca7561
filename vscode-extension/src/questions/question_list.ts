// The questions of a project as the server lists them, and how they are put into words. Knows nothing of VS Code.

export interface Position { line: number; character: number }

export interface Use {
  uri: string;
  file: string;
  range: { start: Position; end: Position };
  api: string;
  reason: string;
}

export interface Question {
  id: string;
  title: string;
  differs: string;
  concerns: string;
  see: string;
  count: number;
  usual: 'accept' | 'refuse';
  example: { uri?: string; file: string; line: number; before: string; after: string };
  uses: Use[];
}

export interface Decision {
  id: string;
  title: string;
  answer: 'accept' | 'refuse' | 'paths';
  because: string;
  accept: string[];
  refuse: string[];
  count: number;
  uri?: string;    // of the settings file
  idle?: string;   // why it decides nothing
}

export interface QuestionList {
  questions: Question[];
  decided: Decision[];
  verdicts: { byProof: number; byDecision: number; open: number; refused: number; manual: number };
}

export interface FileOfQuestion { uri: string; file: string; uses: Use[] }

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

// In the order of the uses.
export function filesOf(question: Question): FileOfQuestion[] {
  const files = new Map<string, FileOfQuestion>();
  for (const use of question.uses) {
    const known = files.get(use.uri);
    if (known === undefined) files.set(use.uri, { uri: use.uri, file: use.file, uses: [use] });
    else known.uses.push(use);
  }
  return [...files.values()];
}

// The URIs of the folders that hold uses, those with most uses first.
export function foldersOf(question: Question, most = 8): string[] {
  const counts = new Map<string, number>();
  for (const { uri } of question.uses) {
    const folder = uri.slice(0, uri.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, most).map(([folder]) => folder);
}

const prefixed = (sign: string, text: string): string => text.split('\n').map(line => `${sign} ${line}`).join('\n');

// Markdown; a fence is longer than any in the code.
export function tooltip(question: Question): string {
  const { example } = question;
  const code = `${prefixed('-', example.before)}\n${prefixed('+', example.after)}`;
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const usual = question.usual === 'accept' ? 'accept, unless this concerns you' : 'refuse: it often matters, so look at the uses first';
  return [
    `**${question.title}** (${question.id}, ${counted(question.count, 'use')})`, question.differs, `Concerns: ${question.concerns}`,
    `To see it: ${question.see}`, `Mostly: ${usual}`, `${fence}diff\n${code}\n${fence}`,
  ].join('\n\n');
}

export function describeDecision(decision: Decision): string {
  const answers = { accept: 'accepted', refuse: 'never accepted', paths: 'by path' };
  const parts = [answers[decision.answer], counted(decision.count, 'use')];
  if (decision.because !== '') parts.push(decision.because);
  if (decision.idle !== undefined) parts.push(decision.idle);
  return parts.join(', ');
}
