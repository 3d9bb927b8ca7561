// The server in a browser knows one file system, with the folders of the workspace in /workspace. The editor's URIs have
// any scheme. This maps the ones to the others in whole messages: in values, in keys, in the queries of generated
// documents, in links of Markdown. Text of documents stays as it is.

export interface Folder {
  uri: string;
  name: string;
}

const root = '/workspace';
const rootUri = `file://${root}`;
const texts = new Set(['text', 'newText']);
const plainUri = /file:\/\/\/workspace\/[^\s)<>"'`\]]+/g;
// As in the arguments of a command link, up to the quotation mark that ends the string.
const encodedUri = /file%3A(?:%2F|\/){3}workspace(?:%2F|\/)(?:(?!%22|%27|%2C|%5D|%7D)[^\s)<>"'\],}])+/gi;

interface Mount {
  uri: string;      // of the folder, without a slash at its end
  folder: string;   // as the editor has it
  name: string;     // in /workspace
}

export class UriMapping {
  private readonly mounts: Mount[] = [];

  // `canonical` gives a URI of the editor the spelling that the editor has.
  constructor(folders: readonly Folder[], private readonly canonical = (uri: string): string => uri) {
    for (const { uri, name } of folders) this.mounts.push({ uri: uri.replace(/\/$/, ''), folder: uri, name: this.freeName(name) });
  }

  toServer(message: unknown): unknown {
    return mapped(message, text => this.serverUri(text));
  }

  toEditor(message: unknown): unknown {
    return mapped(message, text => this.editorText(text));
  }

  // Where the server has a file of the editor. Nothing for one outside the workspace.
  serverPath(uri: string): string | undefined {
    const there = this.serverFile(uri);
    return there === undefined ? undefined : decoded(there.slice('file://'.length));
  }

  // The file of the editor for a path of the server.
  editorUri(path: string): string | undefined {
    return path.startsWith(`${root}/`) ? this.editorFile(`file://${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}`) : undefined;
  }

  private freeName(wanted: string): string {
    const base = wanted.replace(/[/\\\s]/g, '_').replace(/^\.*$/, 'folder');
    let name = base;
    for (let number = 2; this.mounts.some(mount => mount.name === name); ++number) name = `${base}-${number}`;
    return name;
  }

  private serverFile(uri: string): string | undefined {
    // The innermost folder, if one is in another.
    const [mount] = this.mounts
      .filter(each => uri === each.folder || uri === each.uri || uri.startsWith(`${each.uri}/`))
      .sort((a, b) => b.uri.length - a.uri.length);
    if (mount === undefined) return undefined;
    return `${rootUri}/${encodeURIComponent(mount.name)}${uri.slice(mount.uri.length).replace(/^\/$/, '')}`;
  }

  private serverUri(text: string): string {
    return this.serverFile(text) ?? inQuery(text, uri => this.serverFile(uri));
  }

  private editorFile(uri: string): string | undefined {
    const match = /^file:\/\/\/workspace\/([^/?#]+)(.*)$/s.exec(uri);
    const name = decoded(match?.[1] ?? '');
    const mount = this.mounts.find(each => each.name === name);
    if (mount === undefined) return undefined;
    const rest = match?.[2] ?? '';
    return this.canonical(rest === '' ? mount.folder : mount.uri + rest);
  }

  private editorText(text: string): string {
    const whole = /\s/.test(text) ? undefined : this.editorFile(text);
    if (whole !== undefined) return whole;
    const inside = inQuery(text, uri => this.editorFile(uri));
    return inside
      .replace(plainUri, uri => this.editorFile(uri) ?? uri)
      .replace(encodedUri, uri => encoded(this.editorFile(decoded(uri))) ?? uri);
  }
}

// A document that the server generates has its source in its query.
function inQuery(text: string, map: (uri: string) => string | undefined): string {
  const start = text.startsWith('paddle-ls') ? /^paddle-ls[a-z-]*:[^?\s]*\?/.exec(text)?.[0] : undefined;
  if (start === undefined) return text;
  const query = encoded(map(decoded(text.slice(start.length))));
  return query === undefined ? text : start + query;
}

function encoded(text: string | undefined): string | undefined {
  return text === undefined ? undefined : encodeURIComponent(text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;   // a percent sign that is none of an encoding
  }
}

function mapped(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map(each => mapped(each, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) =>
    [map(key), texts.has(key) && typeof inner === 'string' ? inner : mapped(inner, map)]));
}
