// Which program is the server: the one of the settings, the one that comes with the extension, or the first on the
// PATH. A setting that names nothing runnable is an error and not a reason to look elsewhere: the user would debug
// the wrong program.
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Places {
  configured: string;       // the setting, may be empty
  extensionFolder: string;
  path: string;             // the environment variable
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

export function findServer(places: Places): Found {
  if (places.configured !== '') {
    return isRunnable(places.configured)
      ? { program: places.configured, origin: 'setting' }
      : { problem: `The setting paddleLs.server.path names ${places.configured}, which is not a program that can be run.` };
  }
  const bundled = join(places.extensionFolder, 'bundled', 'bin', 'paddle-ls');
  if (isRunnable(bundled)) return { program: bundled, origin: 'bundled' };
  for (const folder of places.path.split(delimiter)) {
    const program = join(folder, 'paddle-ls');
    if (folder !== '' && isRunnable(program)) return { program, origin: 'PATH' };
  }
  return { problem: 'There is no paddle-ls on the PATH. Install it, or name it in the setting paddleLs.server.path.' };
}
