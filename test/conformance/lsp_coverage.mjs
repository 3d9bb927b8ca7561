// Compares the method table and the hand-written structures with the specification's own
// description (metaModel.json), in both directions: what the server sends has to be valid there,
// and what is valid there has to be readable here. Prints the handling of every method.
//
//   node lsp_coverage.mjs PRINT_SHAPES METAMODEL
//
// PRINT_SHAPES is the program of that name. Exit status 77 means skipped: METAMODEL does not exist.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

import {compare, ours, theirs} from './shape_comparison.mjs';

const [printShapes, metaModelPath] = process.argv.slice(2);
if (!printShapes || !metaModelPath) {
  console.error('usage: node lsp_coverage.mjs PRINT_SHAPES METAMODEL');
  process.exit(2);
}
if (!existsSync(metaModelPath)) {
  console.log(`skipped: ${metaModelPath} is not there`);
  process.exit(77);
}

// Final in 3.18, but not yet in descriptions of 3.18 that were published before it was.
const addedLater = new Map([
  ['workspace/textDocumentContent', {kind: 'request', sender: 'client'}],
  ['workspace/textDocumentContent/refresh', {kind: 'request', sender: 'server'}],
]);

const shapes = ours(JSON.parse(execFileSync(printShapes, {encoding: 'utf8', maxBuffer: 1 << 26})));
const model = theirs(JSON.parse(readFileSync(metaModelPath, 'utf8')));
const faults = [];

for (const method of shapes.methods) {
  const specified = model.methods.get(method.name);
  if (!specified) {
    const later = addedLater.get(method.name);
    if (!later) faults.push(`${method.name}: not a method of the specification`);
    else if (later.kind !== method.kind || later.sender !== method.sender) {
      faults.push(`${method.name}: is a ${later.kind} of the ${later.sender}`);
    }
    continue;
  }
  for (const property of ['kind', 'sender']) {
    if (specified[property] !== method[property]) {
      faults.push(`${method.name}: ${property} is ${specified[property]}, not ${method[property]}`);
    }
  }
  if (method.support !== 'handled' && method.support !== 'sent') continue;
  const weSend = method.support === 'sent';
  faults.push(...compare(shapes, model, {
    place: `${method.name} params`, our: method.params, their: specified.params, weSend}));
  if (method.kind === 'request') {
    faults.push(...compare(shapes, model, {
      place: `${method.name} result`, our: method.result, their: specified.result, weSend: !weSend}));
  }
}

for (const name of model.methods.keys()) {
  if (!shapes.methods.some((method) => method.name === name)) {
    faults.push(`${name}: a method of the specification that our table does not have`);
  }
}

for (const shape of shapes.carried) {
  const their = {kind: 'reference', name: shape.name};
  faults.push(...compare(shapes, model, {place: 'inside LSPAny', our: shape, their, weSend: true}));
}

for (const [name, values] of shapes.enumerations) {
  const specified = model.enumerations.get(name);
  if (!specified) faults.push(`${name}: not an enumeration of the specification`);
  const known = new Set(specified?.values.map(({value}) => value));
  for (const value of values) {
    if (specified && !known.has(value)) faults.push(`${name}: has no value ${value}`);
  }
}

const words = {
  handled: 'handled', sent: 'sent', refused: 'answered -32601', ignored: 'ignored',
  unused: 'never sent',
};
for (const {name, support, sender} of shapes.methods) {
  console.log(`${name.padEnd(42)} from the ${sender.padEnd(7)} ${words[support]}`);
}
const count = (support) => shapes.methods.filter((method) => method.support === support).length;
console.log(Object.keys(words).map((support) => `${count(support)} ${words[support]}`).join(', ') +
            `; ${shapes.structures.size} structures compared with ${model.version}`);

for (const fault of new Set(faults)) console.error(`FAULT ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
