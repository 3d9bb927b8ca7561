// Which files of the workspace the server gets a copy of, and how many.

import { manifestPatterns } from '../server/manifest_files';

export const mostFiles = 5000;
export const mostBytes = 64 * 1024 * 1024;
// Larger ones the server would not read either, unless a setting says so.
export const largestFile = 16 * 1024 * 1024;

const read = /(\.(py|pyi|md|rst|ipynb|json|toml|cfg|ya?ml|txt|in)|\/\.gitignore)$/i;
const skippedFolders = new Set([
  '.git', '.hg', '.svn', '__pycache__', '.venv', 'venv', '.tox', '.nox', '.mypy_cache', '.ipynb_checkpoints', 'node_modules',
]);

export function isSkippedFolder(name: string): boolean {
  return skippedFolders.has(name);
}

export const manifestPath = /^(.*)\/\.paddle-ls\/templates\.json$/;

// `named` are the patterns of templates and outputs in the workspace, with * for a part of a name.
export function isCopied(path: string, named: readonly string[]): boolean {
  if (path.split('/').some(isSkippedFolder)) return false;
  return read.test(path) || named.some(pattern => matches(path, pattern));
}

export function namedBy(manifest: string, text: string): string[] {
  const folder = manifestPath.exec(manifest)?.[1];
  return folder === undefined ? [] : manifestPatterns(folder, text);
}

function matches(path: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end) && path.length >= pattern.length - 1;
}

// What is copied so far, by path. A file that is changed counts once.
export class Budget {
  private readonly sizes = new Map<string, number>();
  private bytes = 0;

  takes(path: string, size: number): boolean {
    const before = this.sizes.get(path);
    const bytes = this.bytes - (before ?? 0) + size;
    if (bytes > mostBytes || (before === undefined && this.sizes.size >= mostFiles)) return false;
    this.sizes.set(path, size);
    this.bytes = bytes;
    return true;
  }

  // The paths that are gone with a file or a folder.
  drop(path: string): string[] {
    const gone = [...this.sizes.keys()].filter(each => each === path || each.startsWith(`${path}/`));
    for (const each of gone) {
      this.bytes -= this.sizes.get(each) ?? 0;
      this.sizes.delete(each);
    }
    return gone;
  }
}
