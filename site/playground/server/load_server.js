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

// Compiles while it unpacks. Some servers unpack files while they send them.
async function moduleOf(bytes) {
  if (startsWith(bytes, wasmMagic)) return await WebAssembly.compile(bytes);
  if (!startsWith(bytes, xzMagic)) throw new Error('it is not a module');
  const plain = new XzReadableStream(new Blob([bytes]).stream());
  return await WebAssembly.compileStreaming(new Response(plain, { headers: { 'content-type': 'application/wasm' } }));
}

async function compiled(bytes) {
  try {
    return await moduleOf(bytes);
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
