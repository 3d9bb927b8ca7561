// The state of the page in the fragment of its address: #kind=python&style=exact&text=...
//
// `text` is the raw deflate of the UTF-8 text as base64url without padding, as site/pages/try_link.py writes it.
import { kinds } from './kinds.js';
import { decisionsIn, defaultOptions, optionNames, optionValues } from './options.js';

const largest = 2 << 20;
const chunk = 0x8000;

async function through(stream, bytes, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error('its text is larger than 2 MiB');
    }
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export async function packed(text) {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text), Infinity);
  let binary = '';
  for (let at = 0; at < bytes.length; at += chunk) binary += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpacked(data) {
  if (!/^[\w-]*$/.test(data)) throw new Error('its text has characters that no link has');
  let bytes;
  try {
    bytes = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    throw new Error('its text is cut off');
  }
  try {
    const plain = await through(new DecompressionStream('deflate-raw'), bytes, largest);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
  } catch (problem) {
    if (/larger than/.test(problem.message)) throw problem;
    throw new Error('its text is damaged or cut off', { cause: problem });
  }
}

// `state` is {kind, text, options}; options that are the usual ones are left out.
export async function fragmentOf({ kind, text, options }) {
  const fields = new URLSearchParams({ kind });
  for (const name of optionNames) {
    if (options[name] !== defaultOptions[name]) fields.set(name, options[name]);
  }
  for (const answer of ['accept', 'refuse']) {
    const ids = decisionsIn(options, answer);
    if (ids.length > 0) fields.set(answer, ids.join(' '));
  }
  fields.set('text', await packed(text));
  return `#${fields}`;
}

// Null for an address without a fragment. What is wrong with a link is an error with the words for it.
export async function stateOf(fragment) {
  const body = fragment.replace(/^#/, '');
  if (!body.includes('=')) return null;
  const fields = new URLSearchParams(body);
  const kind = fields.get('kind') ?? 'python';
  if (!Object.hasOwn(kinds, kind)) throw new Error(`the kind of text "${kind.slice(0, 40)}" is unknown`);
  const options = { ...defaultOptions, decisions: {} };
  for (const name of optionNames) {
    const value = fields.get(name);
    if (value === null) continue;
    if (!optionValues[name].includes(value)) throw new Error(`the ${name} "${value.slice(0, 40)}" is unknown`);
    options[name] = value;
  }
  for (const answer of ['accept', 'refuse']) {
    for (const id of (fields.get(answer) ?? '').split(' ').filter((each) => /^[a-z0-9-]{1,60}$/.test(each))) {
      options.decisions[id] = answer;
    }
  }
  const data = fields.get('text');
  return { kind, options, text: data === null ? kinds[kind].sample : await unpacked(data) };
}
