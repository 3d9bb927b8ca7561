// What the status item says, as text: the state first, then the Paddle release and how many uses the open file has.

import { describe, total, type Counts } from '../counts';

export interface Shown {
  text: string;
  tooltip: string;
  isProblem: boolean;
}

export function runningText(counts: Counts | undefined, profile: string | undefined): Shown {
  const release = profile === undefined ? 'Paddle' : `Paddle ${profile}`;
  if (counts === undefined) return { text: `$(arrow-swap) ${release}`, tooltip: 'Paddle LS is running', isProblem: false };
  const all = total(counts);
  return {
    text: `$(arrow-swap) ${release}: ${all}`,
    tooltip: all === 0
      ? 'No torch uses in this file'
      : `Torch uses in this file: ${describe(counts)}`,
    isProblem: false,
  };
}

export function stateText(state: 'starting' | 'restarting'): Shown {
  return { text: '$(loading~spin) Paddle LS', tooltip: `Paddle LS is ${state}`, isProblem: false };
}

export function stoppedText(reason: string): Shown {
  return { text: '$(error) Paddle LS', tooltip: reason, isProblem: true };
}
