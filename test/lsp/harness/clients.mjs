// What clients announce: the capability sets of real editors, in the parts that decide how a server
// has to behave towards them.

// A client of our own that takes everything at once and pushes nothing to the side: most tests use it.
export const full = {
  general: { positionEncodings: ['utf-16'] },
  window: { workDoneProgress: true, showMessage: {} },
  workspace: {
    applyEdit: true, workspaceFolders: true,
    workspaceEdit: {
      documentChanges: true,
      changeAnnotationSupport: { groupsOnLabel: true },
    },
    executeCommand: {},
  },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: {
      versionSupport: true, relatedInformation: true, codeDescriptionSupport: true, dataSupport: true,
      tagSupport: { valueSet: [1, 2] },
    },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['', 'quickfix', 'refactor', 'refactor.rewrite', 'source', 'source.fixAll'] } },
      isPreferredSupport: true, disabledSupport: true, dataSupport: true, honorsChangeAnnotations: true,
      resolveSupport: { properties: ['edit'] },
    },
    hover: { contentFormat: ['markdown', 'plaintext'] },
  },
  notebookDocument: { synchronization: { executionSummarySupport: true } },
};

// `base` with the members of `changes` in place of those it has, at any depth; undefined removes a member.
export function withChanges(base, changes) {
  const result = { ...base };
  for (const [member, value] of Object.entries(changes)) {
    const nested = value !== null && typeof value === 'object' && !Array.isArray(value);
    if (value === undefined) delete result[member];
    else result[member] = nested ? withChanges(base[member] ?? {}, value) : value;
  }
  return result;
}

export const withEncoding = encoding => withChanges(full, { general: { positionEncodings: [encoding] } });

// Takes what documents besides Python answer: outline, rename, tokens, places to show.
export const withModels = withChanges(full, {
  window: { showDocument: { support: true } },
  textDocument: {
    documentSymbol: { hierarchicalDocumentSymbolSupport: true }, rename: { prepareSupport: true },
    semanticTokens: { requests: { full: true, range: true }, tokenTypes: [], tokenModifiers: [], formats: ['relative'] },
  },
});

export const withPull = withChanges(full, {
  workspace: { diagnostics: { refreshSupport: true } },
  textDocument: { diagnostic: { dynamicRegistration: false, relatedDocumentSupport: true } },
});

export const withConfiguration = withChanges(full, {
  workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
});

const actionKinds = ['', 'quickfix', 'refactor', 'refactor.extract', 'refactor.inline', 'refactor.rewrite', 'source', 'source.organizeImports'];

export const neovim07 = {
  window: { workDoneProgress: true, showMessage: { messageActionItem: { additionalPropertiesSupport: false } }, showDocument: { support: false } },
  workspace: {
    symbol: { dynamicRegistration: false }, workspaceFolders: true, applyEdit: true,
    workspaceEdit: { resourceOperations: ['rename', 'create', 'delete'] },
  },
  textDocument: {
    synchronization: { dynamicRegistration: false, willSave: false, willSaveWaitUntil: false, didSave: true },
    codeAction: {
      dynamicRegistration: false, dataSupport: true, resolveSupport: { properties: ['edit'] },
      codeActionLiteralSupport: { codeActionKind: { valueSet: actionKinds } },
    },
    hover: { dynamicRegistration: false, contentFormat: ['markdown', 'plaintext'] },
    publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1, 2] } },
  },
};

export const neovim012 = withChanges(neovim07, {
  general: { positionEncodings: ['utf-8', 'utf-16', 'utf-32'] },
  workspace: { configuration: true, didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true }, diagnostics: { refreshSupport: true } },
  textDocument: {
    codeAction: { isPreferredSupport: true, disabledSupport: true, resolveSupport: { properties: ['edit', 'command'] } },
    diagnostic: { dynamicRegistration: false, tagSupport: { valueSet: [1, 2] }, dataSupport: true },
    publishDiagnostics: { dataSupport: true },
  },
});

export const eglot19 = {
  workspace: {
    applyEdit: true, executeCommand: { dynamicRegistration: false }, workspaceEdit: { documentChanges: true },
    didChangeWatchedFiles: { dynamicRegistration: true }, symbol: { dynamicRegistration: false }, configuration: true, workspaceFolders: true,
  },
  textDocument: {
    synchronization: { dynamicRegistration: false, willSave: true, willSaveWaitUntil: true, didSave: true },
    hover: { dynamicRegistration: false, contentFormat: ['plaintext'] },
    codeAction: {
      dynamicRegistration: false, isPreferredSupport: true,
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor', 'refactor.extract', 'refactor.inline', 'refactor.rewrite', 'source', 'source.organizeImports'] } },
    },
    publishDiagnostics: { relatedInformation: false, codeDescriptionSupport: true, tagSupport: { valueSet: [1, 2] } },
  },
};

export const eglot30 = withChanges(eglot19, {
  general: { positionEncodings: ['utf-32', 'utf-8', 'utf-16'] },
  textDocument: { codeAction: { dataSupport: true, resolveSupport: { properties: ['edit', 'command'] } }, publishDiagnostics: { dataSupport: true } },
});

// Sends null where the protocol has an object.
export const lspMode8 = withChanges(eglot19, {
  window: { workDoneProgress: true, showMessage: null, showDocument: { support: true } },
  workspace: { diagnostics: { refreshSupport: false } },
  textDocument: {
    linkedEditingRange: null, moniker: null,
    codeAction: { dataSupport: true, resolveSupport: { properties: ['edit', 'command'] } },
    publishDiagnostics: { versionSupport: true },
  },
});

export const helix25 = withChanges(neovim012, {
  general: { positionEncodings: ['utf-8', 'utf-32', 'utf-16'] },
  workspace: { workspaceEdit: { documentChanges: true, normalizesLineEndings: false } },
  textDocument: { publishDiagnostics: { versionSupport: true } },
});

// Applies edits although it says it cannot, and never answers `workspace/applyEdit`.
export const ale = {
  workspace: {
    applyEdit: false, didChangeConfiguration: { dynamicRegistration: false }, symbol: { dynamicRegistration: false },
    workspaceFolders: false, configuration: false,
  },
  textDocument: {
    synchronization: { dynamicRegistration: false, willSave: false, willSaveWaitUntil: false, didSave: true },
    hover: { dynamicRegistration: false, contentFormat: ['plaintext'] },
    codeAction: { dynamicRegistration: false, codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
    publishDiagnostics: { relatedInformation: true },
  },
};

// Says little of what it can: it makes edits that the server asks for all the same.
export const kate = {   // 22.12
  window: { workDoneProgress: true },
  textDocument: {
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    publishDiagnostics: { relatedInformation: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor', 'source'] } } },
    semanticTokens: {
      requests: { range: true, full: { delta: true } }, formats: ['relative'], tokenModifiers: [],
      tokenTypes: ['namespace', 'type', 'class', 'parameter', 'variable', 'property', 'function', 'method', 'macro', 'keyword', 'comment', 'string', 'number', 'operator'],
    },
    synchronization: { didSave: true },
    selectionRange: { dynamicRegistration: false },
    hover: { contentFormat: ['markdown', 'plaintext'] },
  },
};

export const vscode = withChanges(full, {
  workspace: {
    configuration: true, didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    diagnostics: { refreshSupport: true },
    workspaceEdit: { snippetEditSupport: true, normalizesLineEndings: true, resourceOperations: ['create', 'rename', 'delete'], failureHandling: 'textOnlyTransactional' },
  },
  textDocument: {
    codeAction: { dynamicRegistration: true, documentationSupport: true, resolveSupport: { properties: ['edit', 'command'] } },
    publishDiagnostics: { versionSupport: false },
    diagnostic: { dynamicRegistration: true, relatedDocumentSupport: false },
  },
});

export const minimal = {};
