// The settings that the server gets: only those that the user has set. VS Code answers with the defaults of all settings,
// and these would win over the project's .paddle-ls.json, since a server ranks its editor above the file.

export interface Inspected {
  globalValue?: unknown;
  workspaceValue?: unknown;
  workspaceFolderValue?: unknown;
}

export interface Source {
  inspect(name: string): Inspected | undefined;
  get(name: string): unknown;   // the value that holds
}

// `names` are paths such as "diagnostics.enable"; the result is the nested object that the server reads.
export function explicitSettings(names: readonly string[], source: Source): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const name of names) {
    const found = source.inspect(name);
    const isSet = [found?.globalValue, found?.workspaceValue, found?.workspaceFolderValue].some(value => value !== undefined);
    if (isSet) assign(result, name.split('.'), source.get(name));
  }
  return result;
}

function assign(object: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [first, ...rest] = path;
  if (first === undefined) return;
  if (rest.length === 0) {
    object[first] = value;
    return;
  }
  const inner = (object[first] ?? {}) as Record<string, unknown>;
  object[first] = inner;
  assign(inner, rest, value);
}
