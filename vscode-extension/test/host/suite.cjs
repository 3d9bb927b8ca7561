// Runs in the extension host, where require('vscode') is the real API: all cases of the folder PADDLE_LS_HOST_CASES, one
// after the other, with the result as lines of JSON in the file that PADDLE_LS_HOST_RESULT names.
const { appendFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const vscode = require('vscode');

const { eventually, opened } = require('./editor.cjs');

// While extensions register providers VS Code drops the code actions that are asked for meanwhile; that is over when
// answers come for a second without a gap.
async function settled() {
  const { document } = await opened('fix.py', 2);
  let good = 0;
  await eventually('the window to settle', async () => {
    const range = vscode.languages.getDiagnostics(document.uri)[0]?.range;
    const actions = range === undefined ? [] : await vscode.commands
      .executeCommand('vscode.executeCodeActionProvider', document.uri, range, 'quickfix').then(found => found, () => []);
    good = actions.length > 0 ? good + 1 : 0;
    return good >= 20;
  });
}

exports.run = async () => {
  const report = line => { appendFileSync(process.env.PADDLE_LS_HOST_RESULT, `${JSON.stringify(line)}\n`); };
  await settled();
  const folder = join(__dirname, process.env.PADDLE_LS_HOST_CASES);
  const files = readdirSync(folder).sort();
  let failures = 0;
  for (const [name, body] of files.flatMap(file => Object.entries(require(join(folder, file))))) {
    const began = Date.now();
    try {
      const note = await body();
      report({ name, milliseconds: Date.now() - began, note });
    } catch (error) {
      ++failures;
      report({ name, milliseconds: Date.now() - began, error: error.stack });
    }
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  if (failures > 0) throw new Error(`${failures} cases failed`);
};
