// Fetches the two files of the server once; after that it can be started again without the network.
import { XzReadableStream } from 'xz-decompress';

const wasmMagic = [0x00, 0x61, 0x73, 0x6d];
const xzMagic = [0xfd, 0x37, 0x7a, 0x58, 0x5a];

async function bytesOf(name) {
  let response;
  try {
    response = await fetch(name);
  } catch {
    throw new Error(`${name} cannot be fetched. A page that is opened from a disk cannot do it: use a server of files.`);
  }
  if (!response.ok) throw new Error(`${name} cannot be fetched: the server says ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

const startsWith = (bytes, magic) => magic.every((byte, at) => bytes[at] === byte);

// Some servers unpack files while they send them.
async function unpacked(bytes) {
  if (!startsWith(bytes, xzMagic)) return bytes;
  const stream = new XzReadableStream(new Blob([bytes]).stream());
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function compiled(packed) {
  try {
    const bytes = await unpacked(packed);
    if (!startsWith(bytes, wasmMagic)) throw new Error('it is not a module');
    return await WebAssembly.compile(bytes);
  } catch (problem) {
    throw new Error(`paddle-ls.wasm.xz is damaged: ${problem.message}.`, { cause: problem });
  }
}

// Gives {module, script}: the compiled module and the address of the script of the worker.
export async function loadServer() {
  if (typeof WebAssembly !== 'object') throw new Error('This browser has no WebAssembly, or it is turned off.');
  const [packed, script] = await Promise.all([bytesOf('paddle-ls.wasm.xz'), bytesOf('paddle-ls-worker.js')]);
  const module = await compiled(packed);
  return { module, script: URL.createObjectURL(new Blob([script], { type: 'text/javascript' })) };
}
