// The ways in which somebody converts a project in an editor. Each changes the files of `editor.copy`.
//
// `isConverted(file)` says which files the command line looks at: nobody opens the others to convert them.
import { strict as assert } from 'node:assert';

import { importersFirst } from './import_order.mjs';
import { commands, kinds } from './wording.mjs';

const mostRounds = 4;
const mostFixes = 300;   // of one file

export const editorWays = {
  'the workspace command': convertWorkspace,
  'fix-all of each file': (editor, scope, isConverted) => fileByFile(editor, isConverted, uri => fixAll(editor, uri, scope)),
  'quick fixes one by one': (editor, scope, isConverted) => fileByFile(editor, isConverted, uri => quickFixes(editor, uri, scope)),
};

async function convertWorkspace(editor, scope) {
  await editor.session.command(commands.convertWorkspace, { scope, notebooks: true });
}

// Opens one file after the other, importers before what they import, until a round over all of them changes nothing.
async function fileByFile(editor, isConverted, convert) {
  for (let round = 0; round < mostRounds; ++round) {
    const before = editor.copy.files();
    for (const file of importersFirst(before).filter(isConverted)) {
      const uri = editor.copy.uriOf(file);
      editor.open(uri);
      await convert(uri);
      editor.saveAndClose(uri);
    }
    if (isSame(before, editor.copy.files())) return;
  }
}

const isSame = (before, after) => before.size === after.size && [...before].every(([file, bytes]) => after.get(file)?.equals(bytes));

async function fixAll(editor, uri, scope) {
  if (scope === 'all') return await editor.session.command(commands.convertFile, { uri, scope });
  const [action] = await editor.actions(uri, kinds.fixAll);
  if (action) await editor.apply(action);
}

async function quickFixes(editor, uri, scope) {
  for (let made = 0; made < mostFixes; ++made) {
    const action = (await editor.actions(uri, 'quickfix')).find(offered => isFixOfOneUse(offered) && isWanted(offered, scope));
    if (!action) return;
    assert.ok(await editor.apply(action), `a quick fix without an edit: ${action.title}`);
  }
  assert.fail(`${uri} still has quick fixes after ${mostFixes}`);
}

const isFixOfOneUse = ({ title, disabled }) => !disabled && /^Replace (?!(all|\d+ of) \d+ uses)/.test(title);
const isWanted = ({ title }, scope) => scope === 'all' || !title.includes('(needs review');
