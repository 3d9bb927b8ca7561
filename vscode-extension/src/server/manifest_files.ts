// The files that a manifest of templates names, as patterns of absolute paths.
import { parse } from 'jsonc-parser';

const special = /[*?[\]{}]/;

// A value that is not a string, or is a pattern, is not the name of a file.
function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !special.test(value);
}

// An output of shards represents files with something between its name and its extension.
function shardPattern(output: string): string {
  const extension = /[^/](\.[^./]*)$/.exec(output)?.[1] ?? '';
  return `${output.slice(0, output.length - extension.length)}*${extension}`;
}

function namesOf(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { template, env, outputs, shard } = entry as Record<string, unknown>;
  const items = typeof shard === 'object' && shard !== null ? (shard as Record<string, unknown>).items : undefined;
  const made = (Array.isArray(outputs) ? outputs : []).filter(isName);
  return [...[template, env, items].filter(isName), ...(shard === undefined ? made : made.map(shardPattern))];
}

// Not by node:path, which a browser does not have.
function joined(folder: string, name: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${name}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

// `folder` is the one that holds `.paddle-ls`. A broken manifest names what can be read of it: the server says what is
// wrong.
export function manifestPatterns(folder: string, text: string): string[] {
  const entries: unknown = parse(text);
  if (!Array.isArray(entries) || special.test(folder)) return [];
  return [...new Set(entries.flatMap(namesOf).map(name => joined(folder, name)))].sort();
}
