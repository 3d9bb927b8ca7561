// Torch uses counted per folder and file, from a list of files.

export interface FileCount {
  path: string;     // relative, with slashes
  uri: string;
  uses: number;
}

export interface Folder {
  name: string;
  uses: number;
  folders: Folder[];
  files: FileCount[];
}

export function folderTree(files: readonly FileCount[]): Folder {
  const root: Folder = { name: '', uses: 0, folders: [], files: [] };
  const folders = new Map<string, Folder>([['', root]]);
  const sorted = [...files].filter(file => file.uses > 0).sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const file of sorted) {
    root.uses += file.uses;
    let parent = root;
    let path = '';
    for (const name of file.path.split('/').slice(0, -1)) {
      path += `${name}/`;
      let folder = folders.get(path);
      if (folder === undefined) {
        folder = { name, uses: 0, folders: [], files: [] };
        folders.set(path, folder);
        parent.folders.push(folder);
      }
      folder.uses += file.uses;
      parent = folder;
    }
    parent.files.push(file);
  }
  return root;
}
