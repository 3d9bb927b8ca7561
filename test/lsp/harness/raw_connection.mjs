// A connection for what no well-behaved client sends: bytes go out exactly as a test wrote them.
//
// What comes back is still read by vscode-jsonrpc and checked like the messages of any other session.
import { StreamMessageReader } from 'vscode-jsonrpc/node';

import { MessageCheck } from './message_check.mjs';
import { patience, ServerProcess, within } from './server_process.mjs';

export function frame(message, header = length => `Content-Length: ${length}\r\n\r\n`) {
  const body = Buffer.isBuffer(message) ? message : Buffer.from(typeof message === 'string' ? message : JSON.stringify(message));
  return Buffer.concat([Buffer.from(header(body.length)), body]);
}

export const initialize = (id = 1, params = {}) => ({
  jsonrpc: '2.0', id, method: 'initialize',
  params: { processId: null, rootUri: null, capabilities: {}, ...params },
});
export const initialized = { jsonrpc: '2.0', method: 'initialized', params: {} };
export const shutdown = (id = 'shutdown') => ({ jsonrpc: '2.0', id, method: 'shutdown' });
export const exit = { jsonrpc: '2.0', method: 'exit' };
export const didOpen = (uri, text, version = 1) => ({
  jsonrpc: '2.0', method: 'textDocument/didOpen',
  params: { textDocument: { uri, languageId: 'python', version, text } },
});
export const hover = (id, uri, line = 0, character = 0) => ({
  jsonrpc: '2.0', id, method: 'textDocument/hover', params: { textDocument: { uri }, position: { line, character } },
});

export class RawConnection {
  #check = new MessageCheck();
  #waiting = [];
  received = [];
  faults = [];
  onMessage;   // called with every message as it comes

  constructor(options = {}) {
    this.process = new ServerProcess(options);
    if (!options.stalled) this.listen();
  }

  // Starts to read what the server writes; a stalled connection does so late or never.
  listen() {
    new StreamMessageReader(this.process.stdout).listen(message => {
      this.received.push(message);
      this.faults.push(...this.#check.faults(message, 'server'));
      try {
        this.onMessage?.(message);
      } catch (fault) {   // the reader would swallow it
        this.faults.push(fault.message);
      }
      this.#waiting = this.#waiting.filter(waiter => !waiter());
    });
  }

  send(...messages) {
    this.expectRepliesTo(...messages);
    return this.sendBytes(Buffer.concat(messages.map(message => frame(message))));
  }

  // Resolves when the bytes are in the pipe.
  sendBytes(bytes) { return new Promise(resolve => this.process.stdin.write(bytes, resolve)); }

  // For requests whose bytes are sent by hand.
  expectRepliesTo(...messages) {
    for (const message of messages) this.#check.faults(message, 'client');
  }

  // The reply to `id`, even if it has arrived already.
  reply(id, milliseconds = 3000 * patience) {
    return this.until(() => this.replies(id).length > 0, `the reply to ${JSON.stringify(id)}`, milliseconds)
      .then(() => this.replies(id)[0]);
  }

  // Returns when `condition` holds; asked again after every message.
  until(condition, what, milliseconds = 10_000 * patience) {
    if (condition()) return Promise.resolve();
    return within(milliseconds, `${what}; stderr: ${this.process.stderr}`, new Promise(resolve => {
      this.#waiting.push(() => condition() && (resolve(), true));
    }));
  }

  replies(id) { return this.received.filter(message => !('method' in message) && message.id === id); }

  async request(message) {
    this.send(message);
    return await this.reply(message.id);
  }

  async start(params) {
    const reply = await this.request(initialize('initialize', params));
    this.send(initialized);
    return reply;
  }

  // Orderly end of a server that has to be alive and well.
  async finish() {
    const reply = await this.request(shutdown());
    if (reply.result !== null) throw new Error(`shutdown was answered with ${JSON.stringify(reply)}`);
    this.send(exit);
    const { code, signal } = await this.process.exitWithin(2000 * patience);
    if (code !== 0) throw new Error(`exit status ${code ?? signal} after shutdown and exit; stderr: ${this.process.stderr}`);
    this.checkFaults();
  }

  checkFaults() {
    if (this.process.sanitizerReport) throw new Error(this.process.sanitizerReport);
    if (this.faults.length > 0) throw new Error(`the server sent:\n  ${this.faults.join('\n  ')}`);
  }
}
