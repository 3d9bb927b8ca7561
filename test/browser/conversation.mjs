// An editor that opens every file of a project, asks about each finding, and converts the file. What it hears is returned.
const languages = {'.py': 'python', '.md': 'markdown', '.json': 'json'};
const patience = 20_000;  // milliseconds for an answer

class Editor {
  #peer;
  #nextId = 1;
  #waiting = new Map();
  #diagnostics = new Map();
  edits = [];

  connect(peer) {
    this.#peer = peer;
  }

  hear(message) {
    if (message.method && message.id !== undefined) this.#peer.send({jsonrpc: '2.0', id: message.id, result: this.#answer(message)});
    else if (message.method === 'textDocument/publishDiagnostics') this.#diagnostics.set(message.params.uri, message.params);
    else if (message.id !== undefined) this.#waiting.get(message.id)?.(message.result ?? message.error);
  }

  #answer({method, params}) {
    if (method === 'workspace/configuration') return params.items.map(() => null);
    if (method === 'workspace/applyEdit') {
      this.edits.push(params.edit);
      return {applied: true};
    }
    return null;
  }

  ask(method, params) {
    const id = this.#nextId++;
    this.#peer.send({jsonrpc: '2.0', id, method, params});
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`no answer to ${method}`)), patience);
      this.#waiting.set(id, result => {
        clearTimeout(limit);
        resolve(result);
      });
    });
  }

  tell(method, params) {
    this.#peer.send({jsonrpc: '2.0', method, params});
  }

  // A request about a document is answered once the document is analysed.
  async diagnosticsOf(uri) {
    await this.ask('textDocument/documentSymbol', {textDocument: {uri}});
    return this.#diagnostics.get(uri)?.diagnostics ?? [];
  }
}

// `start` makes a peer for a function that hears its messages; `files` are [{path, text}] below /workspace.
export async function converse(start, files) {
  const editor = new Editor();
  const peer = await start(message => editor.hear(message));
  editor.connect(peer);
  const said = [];
  try {
    said.push(await editor.ask('initialize', {
      processId: null, rootUri: 'file:///workspace', workspaceFolders: [{uri: 'file:///workspace', name: 'workspace'}],
      capabilities: {workspace: {applyEdit: true, configuration: true}, textDocument: {publishDiagnostics: {}}},
    }));
    editor.tell('initialized', {});
    for (const file of files) said.push(await aboutFile(editor, file));
    said.push({questions: await editor.ask('workspace/executeCommand', {command: 'paddleLs.questions', arguments: []})});
    await editor.ask('shutdown', null);
  } finally {
    peer.end();
  }
  return said;
}

async function aboutFile(editor, {path, text}) {
  const uri = `file://${path}`;
  const textDocument = {uri};
  const languageId = languages[path.slice(path.lastIndexOf('.'))];
  editor.tell('textDocument/didOpen', {textDocument: {uri, languageId, version: 1, text}});
  const diagnostics = await editor.diagnosticsOf(uri);
  const hovers = [];
  for (const {range} of diagnostics.slice(0, 20)) {
    hovers.push(await editor.ask('textDocument/hover', {textDocument, position: range.start}));
  }
  const end = {line: text.split('\n').length, character: 0};
  const range = {start: {line: 0, character: 0}, end};
  const actions = await editor.ask('textDocument/codeAction', {textDocument, range, context: {diagnostics}});
  const tokens = await editor.ask('textDocument/semanticTokens/full', {textDocument});
  editor.edits = [];
  const converted = await editor.ask('workspace/executeCommand', {command: 'paddleLs.convertFile', arguments: [{uri}]});
  return {path, diagnostics, hovers, actions, tokens, converted, edits: editor.edits};
}
