// The ways in which a user converts a project: on the command line, and in an editor.
import { strict as assert } from 'node:assert';

import { convertTree } from './command_line.mjs';
import { importersFirst } from './import_order.mjs';
import { withEditor } from './tree_editor.mjs';
import { withCopy } from './trees.mjs';
import { commands, kinds } from './wording.mjs';

const mostRounds = 6;
const quietRounds = 2;   // a file that is saved waits a moment for its fixes, and takes what is there
const mostFixes = 300;   // of one file

export const commandLine = 'the command line';

// Each changes the files of `editor.copy`. Files for which `isConverted` does not hold must not be opened.
export const editorWays = {
  'the workspace command': convertWorkspace,
  'fix-all of each file': (editor, scope, isConverted) => fileByFile(editor, isConverted, uri => fixAll(editor, uri, scope)),
  'quick fixes one by one': (editor, scope, isConverted) => fileByFile(editor, isConverted, uri => quickFixes(editor, uri, scope)),
};

// The files of the project (path -> bytes) after it was converted that way.
export function convertedFiles(project, way, scope) {
  return withCopy(project, async copy => {
    const { files } = await convertTree(copy.root, scope);
    if (way === commandLine) return files;
    const isConverted = file => files.has(file);   // settings exclude the others
    await withEditor(copy, editor => editorWays[way](editor, scope, isConverted));
    return copy.files();
  });
}

async function convertWorkspace(editor, scope) {
  await editor.session.command(commands.convertWorkspace, { scope, notebooks: true });
}

// Opens one file after the other, importers before what they import, until rounds over all of them change nothing.
async function fileByFile(editor, isConverted, convert) {
  for (let round = 0, quiet = 0; round < mostRounds; ++round) {
    const before = editor.copy.files();
    for (const file of importersFirst(before).filter(isConverted)) {
      const uri = editor.copy.uriOf(file);
      editor.open(uri);
      await convert(uri);
      editor.saveAndClose(uri);
    }
    quiet = isSame(before, editor.copy.files()) ? quiet + 1 : 0;
    if (quiet === quietRounds) return;
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

const isFixOfOneUse = ({ title, disabled }) => !disabled && /^(Accept here: )?(Replace|Remove|Delete) (?!(all|\d+ of) \d+ uses)/.test(title);
const isWanted = ({ title }, scope) => scope === 'all' || !title.includes('(needs review');
