// JSON-RPC with the worker of the server: requests with replies, and one call when it has stopped.
const patience = 30_000;

export class Connection {
  #worker;
  #next = 1;
  #open = new Map();
  #ended = false;

  // `onEnd` gets the reason, once, when the server stops by itself.
  constructor({ module, script }, onEnd) {
    this.onEnd = onEnd;
    this.#worker = new Worker(script);
    this.#worker.onmessage = ({ data }) => this.#take(data);
    this.#worker.onerror = (event) => this.#end(event.message || 'the worker cannot start');
    this.#worker.onmessageerror = () => this.#end('a message of the server cannot be read');
    this.#worker.postMessage({ module });
  }

  notify(method, params) {
    if (!this.#ended) this.#worker.postMessage({ jsonrpc: '2.0', method, params });
  }

  // Resolves with the result, or with null where `signal` takes the request back. A server without an answer has stopped.
  request(method, params, signal) {
    if (this.#ended) return Promise.reject(new Error('the server has stopped'));
    if (signal?.aborted) return Promise.resolve(null);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end(`there was no answer to ${method} in ${patience / 1000} seconds`), patience);
      const settle = (done) => (value) => {
        clearTimeout(timer);
        this.#open.delete(id);
        done(value);
      };
      this.#open.set(id, { resolve: settle(resolve), reject: settle(reject) });
      signal?.addEventListener('abort', () => {
        if (!this.#open.has(id)) return;
        this.notify('$/cancelRequest', { id });
        this.#open.get(id).resolve(null);
      }, { once: true });
      this.#worker.postMessage({ jsonrpc: '2.0', id, method, params });
    });
  }

  command(command, argument, signal) {
    const params = { command, arguments: argument === undefined ? [] : [argument] };
    return this.request('workspace/executeCommand', params, signal);
  }

  stop() {
    this.#ended = true;
    this.#worker.terminate();
  }

  #end(reason) {
    if (this.#ended) return;
    this.stop();
    this.onEnd(reason);
    for (const { reject } of [...this.#open.values()]) reject(new Error(reason));
  }

  #take(data) {
    if (data.error !== undefined && data.jsonrpc === undefined) return this.#end(data.error);
    if (data.jsonrpc === undefined) return undefined;
    if (data.method === undefined) return this.#reply(data);
    if (data.id === undefined) return undefined;
    return this.#worker.postMessage({ jsonrpc: '2.0', id: data.id, error: { code: -32601, message: 'not supported here' } });
  }

  #reply({ id, result, error }) {
    const open = this.#open.get(id);
    if (!open) return;
    if (error) open.reject(new Error(error.message));
    else open.resolve(result ?? null);
  }
}
