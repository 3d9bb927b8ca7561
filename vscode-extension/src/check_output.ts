// The findings that `paddle-ls check --format json` prints, one JSON object a line, with lines and columns from zero and
// columns in UTF-16 units, as the editor has them.

import type { FixClass } from './counts';

export interface Finding {
  file: string;
  start_line: number;
  start_column: number;
  end_line: number;
  end_column: number;
  message: string;
  api: string;
  fix: FixClass;
  waits_for?: string;   // the use without which this one is not converted, when only what is safe is
}

// A line that is not a finding is left out: a newer server may print more kinds.
export function readFindings(output: string): Finding[] {
  return output.split('\n').flatMap(line => {
    const value = parsed(line);
    return isFinding(value) ? [fromZero(value)] : [];
  });
}

// The server says what its lines and columns count from; former ones did not, and counted from zero.
function fromZero(finding: Finding & { base?: number }): Finding {
  const { base = 0, ...rest } = finding;
  return {
    ...rest,
    start_line: finding.start_line - base,
    start_column: finding.start_column - base,
    end_line: finding.end_line - base,
    end_column: finding.end_column - base,
  };
}

export function byFile(findings: readonly Finding[]): Map<string, Finding[]> {
  const files = new Map<string, Finding[]>();
  for (const finding of findings) {
    const known = files.get(finding.file);
    if (known === undefined) files.set(finding.file, [finding]);
    else known.push(finding);
  }
  return files;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isFinding(value: unknown): value is Finding {
  if (typeof value !== 'object' || value === null) return false;
  const members = value as Record<string, unknown>;
  return ['start_line', 'start_column', 'end_line', 'end_column'].every(name => typeof members[name] === 'number')
    && ['file', 'message', 'api', 'fix'].every(name => typeof members[name] === 'string')
    && members.api !== '';
}
