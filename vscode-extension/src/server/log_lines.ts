// What the server writes to its standard error, for the output channel: the lines of its log by their own level.

export interface LogLine {
  level: 'error' | 'warn' | 'info';
  text: string;
}

const ofLog = /^\[[^\]]*\] \[paddle-ls\] \[(\w+)\] (.*)$/;
const levels: Record<string, LogLine['level']> = { critical: 'error', error: 'error', warning: 'warn', info: 'info' };

// Its setting decides how much it logs, so that the channel hides nothing: what is finer than the channel shows is shown
// as information, with the level first. A line that is not of the log is of a program that could not run.
export function logLine(line: string): LogLine {
  const [, name, text] = ofLog.exec(line) ?? [];
  if (name === undefined || text === undefined) return { level: 'error', text: line };
  const level = levels[name];
  return level === undefined ? { level: 'info', text: `${name}: ${text}` } : { level, text };
}

export function logTo(output: Record<LogLine['level'], (text: string) => void>, line: string): void {
  const { level, text } = logLine(line);
  output[level](text);
}
