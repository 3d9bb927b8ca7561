// A language server under the stop-watch: the least client that can talk to it.
//
// Frames are taken apart by hand here, because what the client spends counts as the server's time.
import { spawn } from 'node:child_process';
import fs from 'node:fs';

// What Neovim and VS Code say they can do, as far as it decides about the cost of an answer.
const capabilities = {
  general: { positionEncodings: ['utf-16'] },
  workspace: { applyEdit: true, workspaceEdit: { documentChanges: true } },
  textDocument: {
    publishDiagnostics: { versionSupport: true, dataSupport: true },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['', 'quickfix', 'source.fixAll'] } },
      isPreferredSupport: true, dataSupport: true, resolveSupport: { properties: ['edit'] },
    },
    hover: { contentFormat: ['markdown'] },
  },
};

export class Peer {
  #buffer = Buffer.alloc(0);
  #nextId = 1;
  #replies = new Map();
  #publishWaiters = [];
  publishes = 0;

  constructor(command, args, folder) {
    this.folder = folder;
    this.child = spawn(command, args, { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
    this.child.stdin.on('error', () => {});
    this.child.stdout.on('data', bytes => this.#take(bytes));
  }

  async initialize() {
    const { capabilities: served } = await this.request('initialize', {
      processId: process.pid, rootUri: `file://${this.folder}`, workspaceFolders: [{ uri: `file://${this.folder}`, name: 'bench' }], capabilities,
    });
    this.notify('initialized', {});
    const sync = served.textDocumentSync;
    this.takesRanges = (sync.change ?? sync) === 2;
    return served;
  }

  notify(method, params) { this.#write({ jsonrpc: '2.0', method, params }); }

  request(method, params) {
    const id = this.#nextId++;
    const reply = new Promise(resolve => this.#replies.set(id, resolve));
    this.#write({ jsonrpc: '2.0', id, method, params });
    return reply;
  }

  // Resolves with the diagnostics of `version` or a later one.
  published(uri, version) {
    return new Promise(resolve => this.#publishWaiters.push(params => params.uri === uri && (params.version ?? version) >= version && (resolve(params), true)));
  }

  residentBytes() {
    return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))[1]) * 1024;
  }

  async stop() {
    const ended = new Promise(resolve => this.child.once('exit', resolve));
    await this.request('shutdown');
    this.notify('exit');
    const timer = setTimeout(() => this.child.kill('SIGKILL'), 2000);
    await ended;
    clearTimeout(timer);
  }

  #write(message) {
    const body = Buffer.from(JSON.stringify(message));
    this.child.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  #take(bytes) {
    this.#buffer = this.#buffer.length === 0 ? bytes : Buffer.concat([this.#buffer, bytes]);
    for (;;) {
      const headerEnd = this.#buffer.indexOf('\r\n\r\n');
      if (headerEnd < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#buffer.toString('latin1', 0, headerEnd))[1]);
      const end = headerEnd + 4 + length;
      if (this.#buffer.length < end) return;
      const message = JSON.parse(this.#buffer.toString('utf8', headerEnd + 4, end));
      this.#buffer = this.#buffer.subarray(end);
      this.#receive(message);
    }
  }

  #receive(message) {
    if (message.method === undefined) {
      this.#replies.get(message.id)?.(message.result);
      this.#replies.delete(message.id);
    } else if (message.method === 'textDocument/publishDiagnostics') {
      ++this.publishes;
      this.#publishWaiters = this.#publishWaiters.filter(waiter => !waiter(message.params));
    } else if (message.id !== undefined) {
      this.#write({ jsonrpc: '2.0', id: message.id, result: null });
    }
  }
}

// An open file that is typed into.
export class OpenFile {
  version = 1;

  constructor(peer, name, text, languageId = 'python') {
    Object.assign(this, { peer, text, uri: `file://${peer.folder}/${name}` });
    peer.notify('textDocument/didOpen', { textDocument: { uri: this.uri, languageId, version: 1, text } });
  }

  published() { return this.peer.published(this.uri, this.version); }

  // Types `text` at the offset, in the kind of change that the server asks for.
  type(offset, text) {
    ++this.version;
    const before = this.text.slice(0, offset);
    const line = before.split('\n').length - 1;
    const at = { line, character: offset - (before.lastIndexOf('\n') + 1) };
    this.text = before + text + this.text.slice(offset);
    const change = this.peer.takesRanges ? { range: { start: at, end: at }, text } : { text: this.text };
    return { textDocument: { uri: this.uri, version: this.version }, contentChanges: [change] };
  }

  request(method, range) {
    const textDocument = { uri: this.uri };
    return method === 'textDocument/hover' ? this.peer.request(method, { textDocument, position: range.start })
      : this.peer.request(method, { textDocument, range, context: { diagnostics: [] } });
  }
}
