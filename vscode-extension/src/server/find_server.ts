// Which program is the server: the one of the settings, the one that comes with the extension, or the first on the
// PATH. A setting that names nothing runnable is an error and not a reason to look elsewhere: the user would debug
// the wrong program.
import { accessSync, constants, statSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';

export interface Places {
  configured: string;       // the setting, may be empty
  extensionFolder: string;
  path: string;             // the environment variable
  system?: NodeJS.Platform; // this one's, where it is not given
  pathExt?: string;         // the environment variable of Windows: the endings of programs
}

export type Found = { program: string; origin: 'setting' | 'bundled' | 'PATH' } | { problem: string };

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

// The names under which Windows finds a program on the PATH. Scripts (.cmd) are left out: only a shell runs them.
function namesOnPath(system: NodeJS.Platform, pathExt: string): string[] {
  if (system !== 'win32') return ['paddle-ls'];
  const endings = pathExt.split(';').map(ending => ending.trim().toLowerCase());
  return endings.filter(ending => ending === '.exe' || ending === '.com').map(ending => `paddle-ls${ending}`);
}

function onPath(path: string, system: NodeJS.Platform, pathExt: string): string | undefined {
  const { delimiter } = system === 'win32' ? win32 : posix;
  const names = namesOnPath(system, pathExt);
  // Windows allows quoted folders.
  const folders = path.split(delimiter).map(folder => (system === 'win32' ? folder.replace(/^"(.*)"$/, '$1') : folder));
  return folders.filter(folder => folder !== '').flatMap(folder => names.map(name => join(folder, name))).find(isRunnable);
}

export function findServer(places: Places): Found {
  const system = places.system ?? process.platform;
  if (places.configured !== '') {
    return isRunnable(places.configured)
      ? { program: places.configured, origin: 'setting' }
      : { problem: `The setting paddleLs.server.path names ${places.configured}, which is not a program that can be run.` };
  }
  const bundled = join(places.extensionFolder, 'bundled', 'bin', system === 'win32' ? 'paddle-ls.exe' : 'paddle-ls');
  if (isRunnable(bundled)) return { program: bundled, origin: 'bundled' };
  const program = onPath(places.path, system, places.pathExt ?? process.env.PATHEXT ?? '.COM;.EXE');
  if (program !== undefined) return { program, origin: 'PATH' };
  return { problem: 'There is no paddle-ls on the PATH. Install it, or name it in the setting paddleLs.server.path.' };
}
