// The command line and the editor convert a project the same way: what `paddle-ls convert` writes is what an editor's
// commands and fixes leave on disk, byte by byte, for every project in fixtures/trees.
import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';

import { convertTree } from '../harness/command_line.mjs';
import { patience } from '../harness/server_process.mjs';
import { differences, treeNames, withCopy } from '../harness/trees.mjs';
import { commandLine, convertedFiles, editorWays } from '../harness/ways_to_convert.mjs';
import { differencesByDesign } from './differs_by_design.mjs';

const scopes = ['safe', 'all'];
const pairs = (first, second) => first.flatMap(one => second.map(other => [one, other]));
const limits = { timeout: 30_000 * patience };

function assertOnlyDesigned(found, designed) {
  const unexpected = [...found].filter(([file]) => !designed.has(file)).map(([, said]) => said);
  assert.ok(unexpected.length === 0, `${unexpected.length} files differ from those of the command line\n${unexpected.join('\n')}`);
  const equal = [...designed].filter(file => !found.has(file));
  assert.deepEqual(equal, [], 'these differ by design, says the table, but do not differ');
}

describe('the editor converts as the command line does', { concurrency: 2 }, () => {
  for (const project of treeNames) {
    for (const [scope, way] of pairs(scopes, Object.keys(editorWays))) {
      test(`${project}, ${scope}: ${way}`, limits, async () => {
        const expected = await convertedFiles(project, commandLine, scope);
        const actual = await convertedFiles(project, way, scope);
        assertOnlyDesigned(differences(expected, actual), differencesByDesign(project, way, scope));
      });
    }
  }
});

describe('converting everything a second time changes nothing', { concurrency: 2 }, () => {
  for (const project of treeNames) {
    test(project, limits, () => withCopy(project, async copy => {
      const once = await convertTree(copy.root, 'all');
      const again = await convertTree(once.root, 'all');
      assert.deepEqual([...differences(once.files, again.files).values()], []);
    }));
  }
});

// The project, the file with a use of `nn` that has to stay, and the module that it gets `nn` from.
const needed = [
  ['reexported_module_stays', 'pkg/model.py', 'pkg/layers.py'],
  ['package_reexported_by_init', 'train.py', 'net/blocks.py'],
  ['star_import_of_package', 'main.py', 'ops/common.py'],
  ['package_under_two_names', 'check.py', 'src/net/core.py'],
  ['notebook_beside_module', 'explore.ipynb', 'layers.py'],
];

describe('a module keeps its import of torch.nn while another file needs it', { concurrency: 2 }, () => {
  for (const [project, user, module] of needed) {
    for (const [scope, way] of pairs(scopes, [commandLine, ...Object.keys(editorWays)])) {
      test(`${project}, ${scope}: ${way}`, limits, async () => {
        const files = await convertedFiles(project, way, scope);
        assert.match(files.get(user).toString(), /\bnn\.LazyLinear\(/);
        assert.match(files.get(module).toString(), /^import torch\.nn as nn$/m);
      });
    }
  }
});
