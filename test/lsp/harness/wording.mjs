// The texts of the server that tests look for: the one place to change when a wording moves.
export const source = 'paddle-ls';
export const codes = { torchApi: 'torch-api', tooLarge: 'file-too-large', unusedSuppression: 'unused-suppression' };
export const kinds = { fixAll: 'source.fixAll.paddle-ls', rewriteFile: 'refactor.rewrite.paddle-ls' };
export const commands = {
  debugInfo: 'paddleLs.debugInfo', convertFile: 'paddleLs.convertFile', convertWorkspace: 'paddleLs.convertWorkspace',
  memoryUsage: 'paddleLs.memoryUsage', showPage: 'paddleLs.showPage',
  questions: 'paddleLs.questions', decide: 'paddleLs.decide', align: 'paddleLs.align', alignHints: 'paddleLs.alignHints',
};
export const titles = {
  replace: (from, to) => new RegExp(`\\b${from.replaceAll('.', '\\.')}\\b.*\\b${to.replaceAll('.', '\\.')}\\b`),
  comment: /^Add a TODO comment/,
  showMapping: /^Show the mapping of/,
  workspace: /in the workspace$/,
  fixAll: /^Convert all safe torch uses/,
};
