// Torch uses counted per folder and file, from a list of files.

import { sum, total, type Counts } from '../counts';

export interface FileCount {
  path: string;     // relative, with slashes
  uri: string;
  uses: Counts;
}

export interface Folder {
  name: string;
  uses: Counts;
  folders: Folder[];
  files: FileCount[];
}

export function folderTree(files: readonly FileCount[]): Folder {
  const root: Folder = { name: '', uses: sum([]), folders: [], files: [] };
  const folders = new Map<string, Folder>([['', root]]);
  const sorted = [...files].filter(file => total(file.uses) > 0).sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const file of sorted) {
    root.uses = sum([root.uses, file.uses]);
    let parent = root;
    let path = '';
    for (const name of file.path.split('/').slice(0, -1)) {
      path += `${name}/`;
      let folder = folders.get(path);
      if (folder === undefined) {
        folder = { name, uses: sum([]), folders: [], files: [] };
        folders.set(path, folder);
        parent.folders.push(folder);
      }
      folder.uses = sum([folder.uses, file.uses]);
      parent = folder;
    }
    parent.files.push(file);
  }
  return root;
}
