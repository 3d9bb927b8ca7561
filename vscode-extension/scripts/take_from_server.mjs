// Writes the server's settings into package.json, and its JSON Schemas of settings and rule files into schemas/.
//
//   node scripts/take_from_server.mjs PADDLE_LS           writes
//   node scripts/take_from_server.mjs PADDLE_LS --check   ends with status 1 where a file is out of date
//
// The server's tables are the only definition of settings and rules.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [program, mode] = process.argv.slice(2);
if (program === undefined || program === '--help') {
  console.log('node scripts/take_from_server.mjs PADDLE_LS [--check]');
  process.exit(program === undefined ? 2 : 0);
}

const at = name => fileURLToPath(new URL(`../${name}`, import.meta.url));
const formatted = value => JSON.stringify(value, null, 2) + '\n';
const schemaOf = command => JSON.parse(execFileSync(program, [command], { encoding: 'utf8' }));
const schema = schemaOf('settings-schema');

// A hundred codes would fill the settings editor: they are one setting, a table of code and
// severity.
const tables = new Set(['diagnostics.severity']);

function table(properties) {
  return {
    type: 'object',
    additionalProperties: false,
    default: {},
    properties: Object.fromEntries(Object.entries(properties).map(([code, { description, enum: choices, default: usual }]) =>
      [code, { type: 'string', enum: choices, description: `${description} (default: ${usual})` }])),
    markdownDescription: 'How findings with these codes are shown; `off` hides them.',
  };
}

// Differences have ids like codes, and are one setting too.
function decisions({ properties, description }) {
  const each = ({ description: differs }) => ({ ...schema.definitions.decision, description: differs });
  return {
    type: 'object',
    additionalProperties: false,
    default: {},
    properties: Object.fromEntries(Object.entries(properties).map(([id, value]) => [id, each(value)])),
    scope: 'resource',
    markdownDescription: description,
  };
}

function setting({ description, ...rest }) {
  return { type: 'string', ...rest, scope: 'resource', markdownDescription: description };
}

function flattened(properties, prefix = '') {
  return Object.entries(properties).flatMap(([name, value]) => {
    const path = prefix + name;
    if (name === '$schema') return [];
    if (tables.has(path)) return [[`paddleLs.${path}`, { ...table(value.properties), scope: 'resource' }]];
    if (path === 'decisions') return [[`paddleLs.${path}`, decisions(value)]];
    if (value.properties !== undefined) return flattened(value.properties, `${path}.`);
    return [[`paddleLs.${path}`, setting(value)]];
  });
}

const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8'));
manifest.contributes.configuration = {
  title: 'Paddle LS',
  properties: {
    ...JSON.parse(readFileSync(at('scripts/client_settings.json'), 'utf8')),
    ...Object.fromEntries(flattened(schema.properties)),
  },
};

const files = {
  'package.json': formatted(manifest),
  'schemas/settings.schema.json': formatted(schema),
  'schemas/rules.schema.json': formatted(schemaOf('rules-schema')),
};
for (const [name, text] of Object.entries(files)) {
  if (mode !== '--check') {
    writeFileSync(at(name), text);
  } else if (readFileSync(at(name), 'utf8') !== text) {
    console.error(`${name} is not as ${program} has it: run node scripts/take_from_server.mjs`);
    process.exitCode = 1;
  }
}
