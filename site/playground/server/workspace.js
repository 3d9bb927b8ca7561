// What the page tells the server: its settings and the one document that is open.
import { Connection } from './connection.js';

const root = 'file:///workspace';
const capabilities = {
  general: { positionEncodings: ['utf-16'] },
  textDocument: {
    synchronization: {},
    diagnostic: {},
    hover: { contentFormat: ['markdown'] },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source'] } } },
  },
};

export class Workspace {
  #version = 0;
  uri = null;

  static async start(files, settings, onEnd) {
    const connection = new Connection(files, onEnd);
    await connection.request('initialize', {
      processId: null,
      clientInfo: { name: 'playground' },
      rootUri: root,
      workspaceFolders: [{ uri: root, name: 'workspace' }],
      capabilities,
      initializationOptions: settings,
    });
    connection.notify('initialized', {});
    return new Workspace(connection);
  }

  constructor(connection) {
    this.connection = connection;
  }

  // Shows the server `text` as the file `path`, which takes the place of another one.
  show(path, languageId, text) {
    const uri = `${root}/${path}`;
    if (uri === this.uri) return this.#change(text);
    if (this.uri) this.connection.notify('textDocument/didClose', { textDocument: { uri: this.uri } });
    this.uri = uri;
    this.text = text;
    this.connection.notify('textDocument/didOpen', {
      textDocument: { uri, languageId, version: ++this.#version, text },
    });
    return undefined;
  }

  configure(settings) {
    this.connection.notify('workspace/didChangeConfiguration', { settings: { paddleLs: settings } });
  }

  ask(method, params, signal) {
    return this.connection.request(method, { textDocument: { uri: this.uri }, ...params }, signal);
  }

  command(name, argument, signal) {
    return this.connection.command(name, argument, signal);
  }

  stop() {
    this.connection.stop();
  }

  #change(text) {
    if (text === this.text) return;
    this.text = text;
    this.connection.notify('textDocument/didChange', {
      textDocument: { uri: this.uri, version: ++this.#version },
      contentChanges: [{ text }],
    });
  }
}
