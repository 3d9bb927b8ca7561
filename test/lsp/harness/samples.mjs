// Small sources that several tests open, and what every conversion of them has to hold to.
import { strict as assert } from 'node:assert';

export const twoUses = `import torch

title = "中文😀"; x = torch.abs(-1)
y = torch.ones([2, 3])
`;

export const noUses = `import math

print(math.pi)
`;

// The text after one quick fix differs from the text before in the use itself and in the import that
// the new name needs, and in nothing else.
export function assertOnlyReplaced(before, after, from, to) {
  assert.ok(after.includes(to), `${to} is in\n${after}`);
  assert.match(after, /^import paddle\b/m);
  const restored = after.replace(to, () => from).replace(/^import paddle\r?\n/m, '');
  const withoutTorch = before.replace(/^import torch\r?\n/m, '');
  assert.ok(restored === before || restored === withoutTorch, `more has changed than ${from}:\n${after}`);
}
