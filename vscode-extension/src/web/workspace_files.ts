// The files of the workspace, without folders that never have sources of it.
import * as vscode from 'vscode';

import { isSkippedFolder } from './copied_files';

const foldersAtOnce = 20;

// Breadth first, so that settings and packages come before what is deep inside. It ends soon after `most` files: a tree
// of links could go on for ever.
export async function filesOfWorkspace(most: number): Promise<vscode.Uri[]> {
  const files: vscode.Uri[] = [];
  const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri);
  while (folders.length > 0 && files.length < most) {
    const found = await Promise.all(folders.splice(0, foldersAtOnce).map(entriesOf));
    for (const { uri, type, name } of found.flat()) {
      if ((type & vscode.FileType.File) !== 0) files.push(uri);
      else if (type === vscode.FileType.Directory && !isSkippedFolder(name)) folders.push(uri);
    }
  }
  return files;
}

async function entriesOf(folder: vscode.Uri): Promise<{ uri: vscode.Uri; name: string; type: vscode.FileType }[]> {
  const entries = await vscode.workspace.fs.readDirectory(folder).then(found => found, () => []);
  return entries.map(([name, type]) => ({ uri: vscode.Uri.joinPath(folder, name), name, type }));
}
