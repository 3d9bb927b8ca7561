// The JSON Schema of every LSP message, made from the TypeScript types that VS Code itself is built with.
//
// The protocol package has no machine-readable list of its messages, but each of its exported
// namespaces (`HoverRequest`, `DidOpenTextDocumentNotification`, ...) has a constant `type` whose
// TypeScript type names the parameters and the result. The compiler tells them to us, a small
// interface collects them by method, and ts-json-schema-generator turns that interface into a schema.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const protocolPackage = 'vscode-languageserver-protocol';

// Methods of the base protocol: they live in vscode-jsonrpc and have no namespace.
const baseProtocol = [
  { method: '$/cancelRequest', direction: 'both', params: '{ id: number | string }' },
  { method: '$/setTrace', direction: 'clientToServer', params: "{ value: 'off' | 'messages' | 'verbose' }" },
  { method: '$/logTrace', direction: 'serverToClient', params: '{ message: string; verbose?: string }' },
  { method: '$/progress', direction: 'both', params: '{ token: ProgressToken; value: unknown }' },
].map(known => ({ kind: 'notification', ...known }));

// What is known of one method: {method, kind: 'request'|'notification', direction, params, result},
// the last two as TypeScript source.
function readMethods(ts) {
  const runtime = require(`${protocolPackage}/node`);
  const entry = require.resolve(`${protocolPackage}/node`).replace(/\.js$/, '.d.ts');
  const program = ts.createProgram([entry], {
    module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, strict: true,
    skipLibCheck: true, types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const print = type => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);

  const methods = [...baseProtocol];
  for (const exported of checker.getExportsOfModule(checker.getSymbolAtLocation(source))) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const described = runtime[symbol.name];
    const typeMember = checker.getExportsOfModule(symbol).find(member => member.name === 'type');
    if (!described?.messageDirection || !typeMember) continue;
    const type = checker.getTypeOfSymbol(typeMember);
    const className = type.symbol.name;              // ProtocolRequestType, ProtocolNotificationType0, ...
    const typeArguments = checker.getTypeArguments(type).map(print);
    const hasParams = !className.endsWith('0');
    const kind = className.includes('Request') ? 'request' : 'notification';
    methods.push({
      method: described.method,
      kind,
      direction: described.messageDirection,
      params: hasParams ? typeArguments[0] : 'null | undefined',
      result: kind === 'request' ? typeArguments[hasParams ? 1 : 0] : undefined,
    });
  }
  return methods;
}

function interfaceSource(methods) {
  const workDone = "  'work done progress': WorkDoneProgressBegin | WorkDoneProgressReport | WorkDoneProgressEnd;";
  const lines = methods.flatMap(({ method, params, result }) => [
    `  ${JSON.stringify(`${method} params`)}: ${params};`,
    ...(result === undefined ? [] : [`  ${JSON.stringify(`${method} result`)}: ${result};`]),
  ]);
  const used = new Set([workDone, ...lines].flatMap(line => line.replace(/"[^"]*"/g, '').match(/\b[A-Z]\w*/g) ?? []));
  used.delete('Array');
  return `import type { ${[...used].sort().join(', ')} } from '${protocolPackage}';\n` +
         `export interface Messages {\n${[workDone, ...lines].join('\n')}\n}\n`;
}

async function generate() {
  const { default: ts } = await import('typescript');
  const { createGenerator } = await import('ts-json-schema-generator');
  const methods = readMethods(ts);
  // The generator resolves the import of the protocol package from the location of the file.
  const folder = fs.mkdtempSync(path.join(path.dirname(fileURLToPath(import.meta.url)), '.schema-'));
  try {
    fs.writeFileSync(path.join(folder, 'messages.ts'), interfaceSource(methods));
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({
      compilerOptions: { module: 'nodenext', moduleResolution: 'nodenext', strict: true, skipLibCheck: true, types: [] },
      files: ['messages.ts'],
    }));
    const schema = createGenerator({
      path: path.join(folder, 'messages.ts'), tsconfig: path.join(folder, 'tsconfig.json'), type: 'Messages',
      expose: 'all', additionalProperties: false, topRef: false, skipTypeCheck: true,
    }).createSchema('Messages');
    return { schema, methods: methods.map(({ method, kind, direction }) => ({ method, kind, direction })) };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

// {schema, methods}; made once per version of the packages and of this file, then read from a cache.
export async function messageSchema() {
  const lockFile = new URL('../../package-lock.json', import.meta.url);
  const key = createHash('sha256').update(fs.readFileSync(new URL(import.meta.url)))
    .update(fs.readFileSync(lockFile)).digest('hex').slice(0, 16);
  const cache = path.join(process.env.PADDLE_LS_CACHE ?? path.join(os.homedir(), '.cache/paddle-ls'), 'lsp-schema');
  const file = path.join(cache, `${key}.json`);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(cache, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    fs.writeFileSync(unfinished, JSON.stringify(await generate()));
    fs.renameSync(unfinished, file);   // several test files may arrive here at the same time
  }
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
