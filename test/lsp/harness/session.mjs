// One conversation between an editor and the built server, over a real pipe.
//
// Every message is checked against the schema, and every message of the server has to be claimed by
// the test: what the test did not expect fails it at the end. So a test lists all that a user's editor
// would have received.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';

import { StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

import * as clients from './clients.mjs';
import { Document } from './document.mjs';
import { MessageCheck } from './message_check.mjs';
import { patience, ServerProcess, within } from './server_process.mjs';
import { commands } from './wording.mjs';

// What a client must have announced before the server may send this.
const permissions = {
  'client/registerCapability': c => Boolean(c.workspace?.didChangeWatchedFiles?.dynamicRegistration ||
    c.workspace?.didChangeConfiguration?.dynamicRegistration || Object.values(c.textDocument ?? {}).some(feature => feature?.dynamicRegistration)),
  'workspace/configuration': c => Boolean(c.workspace?.configuration),
  'workspace/applyEdit': c => Boolean(c.workspace?.applyEdit),
  'workspace/diagnostic/refresh': c => Boolean(c.workspace?.diagnostics?.refreshSupport),
  'window/workDoneProgress/create': c => Boolean(c.window?.workDoneProgress),
  'window/showDocument': c => Boolean(c.window?.showDocument?.support),
  'textDocument/publishDiagnostics': c => !c.textDocument?.diagnostic,
};

export class RequestError extends Error {
  constructor(method, { code, message, data }) {
    super(`${method}: ${message} (${code})`);
    this.code = code;
    this.data = data;
  }
}

export class Session {
  #check = new MessageCheck();
  #pending = new Map();      // id -> {resolve, reject, method}
  #unclaimed = [];           // calls of the server, in order
  #arrivals = [];            // wakes those who wait for one
  #answers = new Map();      // method -> what to reply with
  #writer;
  #nextId = 1;
  #faults = [];
  trace = [];
  registrations = [];
  progressValues = new Map();  // token -> values in order

  // `settings(item)` answers workspace/configuration, one item at a time.
  constructor({ client = clients.full, args, env, settings = () => null, tolerateClientFaults = false } = {}) {
    this.client = client;
    this.tolerateClientFaults = tolerateClientFaults;
    this.process = new ServerProcess({ args, env });
    this.#writer = new StreamMessageWriter(this.process.stdin);
    this.#writer.onError(() => {});
    new StreamMessageReader(this.process.stdout).listen(message => this.#receive(message));
    this.answer('client/registerCapability', ({ registrations }) => { this.registrations.push(...registrations); return null; });
    this.answer('client/unregisterCapability', () => null);
    this.answer('window/workDoneProgress/create', ({ token }) => { this.progressValues.set(token, []); return null; });
    this.answer('workspace/configuration', ({ items }) => items.map(settings));
  }

  async initialize({ rootUri = null, folders = null, initializationOptions, processId = process.pid, ...more } = {}) {
    const workspaceFolders = folders?.map(uri => ({ uri, name: uri.split('/').pop() })) ?? null;
    this.initializeResult = await this.request('initialize', {
      processId, rootUri, workspaceFolders, capabilities: this.client,
      ...(initializationOptions === undefined ? {} : { initializationOptions }), ...more,
    });
    this.encoding = this.initializeResult.capabilities.positionEncoding ?? 'utf-16';
    this.notify('initialized', {});
    return this.initializeResult;
  }

  request(method, params, id = this.#nextId++) {
    const reply = new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject, method }));
    this.#send({ jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) });
    return within(10_000 * patience, `the reply to ${method}; stderr: ${this.process.stderr}`, reply);
  }

  notify(method, params) { this.#send({ jsonrpc: '2.0', method, ...(params === undefined ? {} : { params }) }); }
  cancel(id) { this.notify('$/cancelRequest', { id }); }
  get lastId() { return this.#nextId - 1; }

  // From now on requests `method` of the server are answered with what `handler` gives for their params.
  answer(method, handler) { this.#answers.set(method, handler); }

  // The params of the first unclaimed call that fits, waiting for it when it is not here yet.
  async claim(method, fits = () => true, milliseconds = 5000 * patience) {
    const deadline = performance.now() + milliseconds;
    for (;;) {
      const index = this.#unclaimed.findIndex(call => call.method === method && fits(call.params));
      if (index >= 0) return this.#unclaimed.splice(index, 1)[0].params;
      const left = deadline - performance.now();
      assert.ok(left > 0, `no ${method} within ${milliseconds} ms; unclaimed: ${this.#describeUnclaimed()}; stderr: ${this.process.stderr}`);
      let timer;
      await Promise.race([
        new Promise(resolve => this.#arrivals.push(resolve)),
        new Promise(resolve => { timer = setTimeout(resolve, left); }),
      ]);
      clearTimeout(timer);
    }
  }

  // Claims what is here of `method` without waiting.
  claimAll(method, fits = () => true) {
    const fit = call => call.method === method && fits(call.params);
    const taken = this.#unclaimed.filter(fit);
    this.#unclaimed = this.#unclaimed.filter(call => !fit(call));
    return taken.map(call => call.params);
  }

  command(name, ...args) { return this.request('workspace/executeCommand', { command: name, arguments: args }); }

  // Returns when the server has taken in everything that was sent before.
  async sync() { await this.command(commands.debugInfo); }

  // What the server holds of a document: {text, tree, treeEqualsFullParse, ...}.
  async documentState(uri) { return await this.command(commands.debugInfo, { uri, text: true }); }

  open(name, text, { version = 1, languageId = 'python' } = {}) {
    const document = new Document(this, name.includes(':') ? name : `file:///project/${name}`, text, version);
    this.notify('textDocument/didOpen', { textDocument: { uri: document.uri, languageId, version, text } });
    return document;
  }

  // Ends the session as an editor does and checks all that was said in it.
  async finish() {
    if (!this.process.hasExited) {
      assert.equal(await this.request('shutdown'), null);
      this.notify('exit');
      const { code, signal } = await this.process.exitWithin(2000 * patience);
      assert.equal(code ?? signal, 0, `exit status; stderr: ${this.process.stderr}`);
    }
    assert.equal(this.process.sanitizerReport, undefined);
    assert.deepEqual(this.#faults, [], 'every message follows the protocol');
    assert.deepEqual(this.#unclaimed.map(call => JSON.stringify(call).slice(0, 400)), [], 'every message of the server was expected');
    assert.deepEqual(this.#check.unanswered('client'), [], 'every request was answered');
  }

  #send(message) {
    this.trace.push({ sender: 'client', message });
    const faults = this.#check.faults(message, 'client');
    if (!this.tolerateClientFaults) this.#faults.push(...faults.map(fault => `client: ${fault}`));
    this.#writer.write(message).catch(() => {});
  }

  #receive(message) {
    this.trace.push({ sender: 'server', message });
    this.#faults.push(...this.#check.faults(message, 'server').map(fault => `server: ${fault}`));
    if (message.method === undefined) return this.#settle(message);
    const permitted = permissions[message.method];
    if (permitted && !permitted(this.client)) this.#faults.push(`server: ${message.method}, which this client did not announce`);
    if (message.method === '$/progress') {
      const { token, value } = message.params;
      if (!this.progressValues.has(token)) this.progressValues.set(token, []);
      this.progressValues.get(token).push(value);
      return this.#wake();
    }
    const answer = this.#answers.get(message.method);
    if (message.id !== undefined && answer) {
      Promise.resolve(answer(message.params)).then(result => {
        if (result !== undefined) this.#send({ jsonrpc: '2.0', id: message.id, result });
      });
      return this.#wake();
    }
    this.#unclaimed.push(message);
    this.#wake();
  }

  #settle(reply) {
    const asked = this.#pending.get(reply.id);
    if (!asked) return;   // already among the faults
    this.#pending.delete(reply.id);
    if (reply.error) asked.reject(new RequestError(asked.method, reply.error));
    else asked.resolve(reply.result);
  }

  #wake() { for (const wake of this.#arrivals.splice(0)) wake(); }
  #describeUnclaimed() { return JSON.stringify(this.#unclaimed.map(call => call.method)); }
}

// A test with one initialized session. `options` are those of `Session` and, as `initialize`, of
// `Session.initialize`.
export function sessionTest(name, options, body) {
  test(name, { timeout: 60_000 * patience }, async context => {
    const session = new Session(options);
    try {
      await session.initialize(options.initialize);
      await body(session, context);
      await session.finish();
    } catch (failure) {
      for (const { sender, message } of session.trace.slice(-12)) {
        context.diagnostic(`${sender}: ${JSON.stringify(message).slice(0, 500)}`);
      }
      throw failure;
    } finally {
      session.process.kill();
    }
  });
}

// The error code of a request that has to fail.
export async function errorCode(reply) {
  try {
    const result = await reply;
    assert.fail(`a result instead of an error: ${JSON.stringify(result)}`);
  } catch (failure) {
    if (!(failure instanceof RequestError)) throw failure;
    return failure.code;
  }
}
