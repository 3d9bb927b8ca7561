// A module and its calls: see server/browser/module.cpp.
import {ConsoleStdout, WASI} from '@bjorn3/browser_wasi_shim';

import {FrameReader, framed} from './frames.js';

export class Server {
  // `module` is a WebAssembly.Module or the bytes of one; `on.message` gets each message of the server, `on.log` each line of
  // its log.
  static async start(module, files, on) {
    const nothing = new ConsoleStdout(() => {});
    const log = ConsoleStdout.lineBuffered(on.log);
    const wasi = new WASI([], [], [nothing, nothing, log, files.root], {debug: false});
    const reader = new FrameReader(on.message);
    let memory;
    const imports = {
      wasi_snapshot_preview1: files.watched(wasi.wasiImport, () => memory),
      paddle_ls: {send: (start, size) => reader.take(new Uint8Array(memory.buffer, start, size))},
    };
    const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module);
    const instance = await WebAssembly.instantiate(compiled, imports);
    memory = instance.exports.memory;
    wasi.initialize(instance);
    return new Server(instance.exports);
  }

  constructor(exports) {
    this.exports = exports;
  }

  // Hands a message over; it is handled in the next turn.
  receive(message) {
    const bytes = framed(message);
    const start = this.exports.paddle_ls_room(bytes.length);
    new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
    this.exports.paddle_ls_receive();
  }

  // Does what is due; the milliseconds until the next turn at the latest, or -1 if only a message makes one necessary.
  turn() {
    return this.exports.paddle_ls_turn();
  }
}
