// The command line and the editor convert a project the same way: what `paddle-ls convert` writes is what an editor's
// commands and fixes leave on disk, byte by byte, for every project in fixtures/trees.
import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';

import { convertTree } from '../harness/command_line.mjs';
import { editorWays } from '../harness/editor_ways.mjs';
import { patience } from '../harness/server_process.mjs';
import { withEditor } from '../harness/tree_editor.mjs';
import { differences, treeNames, withCopy } from '../harness/trees.mjs';
import { differencesByDesign } from './differs_by_design.mjs';

const scopes = ['safe', 'all'];
const limits = { timeout: 30_000 * patience };

// The files after the command line has converted the project.
const byCommandLine = (project, scope) => withCopy(project, async copy => (await convertTree(copy.root, scope)).files);

// The files after an editor has.
const byEditor = (project, way, scope, isConverted) => withCopy(project, async copy => {
  await withEditor(copy, editor => editorWays[way](editor, scope, isConverted));
  return copy.files();
});

function assertOnlyDesigned(found, designed) {
  const unexpected = [...found].filter(([file]) => !designed.has(file)).map(([, said]) => said);
  assert.ok(unexpected.length === 0, `${unexpected.length} files differ from those of the command line\n${unexpected.join('\n')}`);
  const equal = [...designed].filter(file => !found.has(file));
  assert.deepEqual(equal, [], 'these differ by design, says the table, but do not differ');
}

describe('the editor converts as the command line does', { concurrency: 2 }, () => {
  for (const project of treeNames) {
    for (const scope of scopes) {
      for (const way of Object.keys(editorWays)) {
        test(`${project}, ${scope}: ${way}`, limits, async () => {
          const expected = await byCommandLine(project, scope);
          const actual = await byEditor(project, way, scope, file => expected.has(file));
          assertOnlyDesigned(differences(expected, actual), differencesByDesign(project, way, scope));
        });
      }
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

describe('a module that another file needs with torch in it keeps its import', () => {
  const project = 'reexported_module_stays';
  const check = files => {
    assert.match(files.get('pkg/model.py').toString(), /nn\.LazyLinear\(4\)/);
    assert.match(files.get('pkg/layers.py').toString(), /^import torch\.nn as nn$/m);
  };
  for (const scope of scopes) {
    test(`on the command line (${scope})`, limits, async () => check(await byCommandLine(project, scope)));
    for (const way of Object.keys(editorWays)) {
      test(`by ${way} (${scope})`, limits, async () => check(await byEditor(project, way, scope, () => true)));
    }
  }
});
