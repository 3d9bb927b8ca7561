// The files that the server sees, in memory.
import {Directory, File, PreopenDirectory} from '@bjorn3/browser_wasi_shim';

const nanoseconds = 1_000_000n;
const temporary = /(^|\/)\.paddle-ls-new-[^/]*$/;

// With the time of its last change, by which the server tells whether it has to be read again.
class TimedFile extends File {
  constructor(bytes) {
    super(bytes);
    this.changed = BigInt(Date.now()) * nanoseconds;
  }

  stat() {
    const status = super.stat();
    status.mtim = this.changed;
    return status;
  }
}

export class MemoryFiles {
  root = new PreopenDirectory('/', new Map([['workspace', new Directory(new Map())]]));
  #written = new Set();
  #removed = new Set();

  // What a page says of its files.
  apply({files = [], removed = []}) {
    for (const {path, bytes} of files) this.#put(path, bytes);
    for (const path of removed) this.#folderOf(path, false)?.contents.delete(nameOf(path));
  }

  // The imports of the system, with a note of each file that the server gives a name or takes it from.
  watched(imports, memory) {
    const text = (start, size) => new TextDecoder().decode(new Uint8Array(memory().buffer, start, size).slice());
    return {
      ...imports,
      path_rename: (...call) => this.#noting(imports.path_rename(...call), text(call[4], call[5]), this.#written, this.#removed),
      path_unlink_file: (...call) =>
        this.#noting(imports.path_unlink_file(...call), text(call[1], call[2]), this.#removed, this.#written),
    };
  }

  // What the server has written and removed since the last call; null for nothing.
  takeWritten() {
    if (this.#written.size + this.#removed.size === 0) return null;
    const files = [...this.#written].map(path => ({path, bytes: this.#bytesOf(path)})).filter(file => file.bytes);
    const removed = [...this.#removed];
    this.#written.clear();
    this.#removed.clear();
    return {files, removed};
  }

  #noting(result, path, now, before) {
    const absolute = `/${path.replace(/^\/+/, '')}`;
    if (result === 0 && !temporary.test(absolute)) {
      now.add(absolute);
      before.delete(absolute);
    }
    return result;
  }

  #put(path, bytes) {
    this.#folderOf(path, true).contents.set(nameOf(path), new TimedFile(bytes));
  }

  #bytesOf(path) {
    const file = this.#folderOf(path, false)?.contents.get(nameOf(path));
    return file instanceof File ? file.data.slice() : null;
  }

  // The folder of `path`, made where it is missing if `make` says so, else null.
  #folderOf(path, make) {
    let folder = this.root.dir;
    for (const name of path.split('/').filter(Boolean).slice(0, -1)) {
      let next = folder.contents.get(name);
      if (!(next instanceof Directory)) {
        if (!make) return null;
        next = new Directory(new Map());
        folder.contents.set(name, next);
      }
      folder = next;
    }
    return folder;
  }
}

function nameOf(path) {
  return path.split('/').filter(Boolean).at(-1);
}
