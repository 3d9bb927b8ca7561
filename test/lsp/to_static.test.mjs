// Functions that paddle.jit.to_static converts: hazards, their fixes, and what control flow becomes.
import { strict as assert } from 'node:assert';

import { pick } from './harness/document.mjs';
import { sessionTest } from './harness/session.mjs';

const broken = `import paddle
import torch

@paddle.jit.to_static(full_graph=True)
def first_falling(pairs, x: paddle.Tensor):
    seen = 0
    for a, b in pairs:
        if a > b:
            break
        seen += 1
    if x > 0:
        y = torch.abs(x)
    else:
        y = x
    return seen, y
`;

const codes = diagnostics => diagnostics.map(({ code }) => code).sort();

sessionTest('a broken loop is shown beside the torch uses of the file, and its fix mends it', {}, async server => {
  const document = server.open('net.py', broken);
  const before = await document.diagnostics();
  assert.ok(codes(before).includes('static-D03-tuple-target-break'), JSON.stringify(before));
  assert.ok(codes(before).includes('torch-api'));
  const hazard = before.find(({ code }) => code === 'static-D03-tuple-target-break');
  assert.deepEqual(hazard.range, document.rangeOf('a, b'));
  assert.equal(hazard.severity, 1);

  const actions = await document.codeActions('a, b', { diagnostics: [hazard] });
  const fix = pick(actions, /Unpack the items in the body of the loop/);
  document.replaceAll(await document.textAfter(fix));
  assert.match(document.text, /for item in pairs:\n {8}a, b = item\n/);
  assert.deepEqual(codes(await document.diagnostics()), codes(before).filter(code => !code.startsWith('static-D03')));
});

sessionTest('the torch uses of a converted function keep their quick fixes', {}, async server => {
  const document = server.open('net.py', broken);
  await document.diagnostics();
  const actions = await document.codeActions('torch.abs');
  assert.ok(actions.some(({ title }) => title.includes('paddle.abs')), JSON.stringify(actions));
});

sessionTest('hover on control flow says what it becomes and whether its test is a tensor', {}, async server => {
  const document = server.open('net.py', broken);
  await document.diagnostics();
  const { contents } = await document.hover('if x > 0');
  assert.match(contents.value, /_jst\.IfElse/);
  assert.match(contents.value, /\*\*tensor\*\*, because `x` is annotated/);
  assert.match(contents.value, /Carried: `y`/);
  const torch = await document.hover('torch.abs', 7);
  assert.match(torch.contents.value, /paddle\.abs/);
});

sessionTest('functions that nothing converts have no hazards', {}, async server => {
  const document = server.open('net.py', broken.replace(/^@.*\n/m, ''));
  assert.ok(!codes(await document.diagnostics()).some(code => code.startsWith('static-')));
});
