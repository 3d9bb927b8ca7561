// What the files of a project import from each other is still there after a conversion.
import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';

import { missingNames } from '../harness/missing_names.mjs';
import { patience } from '../harness/server_process.mjs';
import { treeNames, withCopy } from '../harness/trees.mjs';
import { commandLine, convertedFiles, editorWays } from '../harness/ways_to_convert.mjs';

const limits = { timeout: 30_000 * patience };

describe('a file finds what it imports from another', { concurrency: 2 }, () => {
  for (const project of treeNames) {
    test(`${project}: before a conversion`, () => withCopy(project, copy => assert.deepEqual(missingNames(copy.files()), [])));
    for (const way of [commandLine, ...Object.keys(editorWays)]) {
      for (const scope of ['safe', 'all']) {
        test(`${project}, ${scope}: after ${way}`, limits, async () => {
          assert.deepEqual(missingNames(await convertedFiles(project, way, scope)), []);
        });
      }
    }
  }
});
