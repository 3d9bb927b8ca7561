// The comparison is a proof only if it finds faults: each test seeds one.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {compare, ours, theirs} from './shape_comparison.mjs';

const base = (name) => ({kind: 'base', name});
const reference = (name) => ({kind: 'reference', name});

function specification() {
  return {
    metaData: {version: 'test'}, requests: [], notifications: [], typeAliases: [],
    enumerations: [{name: 'Level', type: base('uinteger'), values: [{value: 1}, {value: 2}]}],
    structures: [
      {name: 'Place', properties: [{name: 'line', type: base('uinteger')}]},
      {name: 'Item', extends: [reference('Place')], properties: [
        {name: 'kind', type: {kind: 'stringLiteral', value: 'item'}},
        {name: 'level', type: reference('Level'), optional: true},
        {name: 'version', type: {kind: 'or', items: [base('integer'), base('null')]}},
        {name: 'names', type: {kind: 'array', element: base('string')}},
      ]},
    ],
  };
}

function shapes() {
  return {
    methods: [], carried: [], enumerations: {Level: [1, 2]},
    structures: {
      Item: [
        {name: 'line', presence: 'required', shape: {kind: 'uinteger'}},
        {name: 'kind', presence: 'required', fixed: 'item'},
        {name: 'level', presence: 'omissible',
         shape: {kind: 'optional', parts: [{kind: 'enumeration', name: 'Level'}]}},
        {name: 'version', presence: 'nullable',
         shape: {kind: 'optional', parts: [{kind: 'integer'}]}},
        {name: 'names', presence: 'required', shape: {kind: 'array', parts: [{kind: 'string'}]}},
      ],
    },
  };
}

function faults(weSend, change) {
  const printed = shapes();
  const member = (name) => printed.structures.Item.find((field) => field.name === name);
  change(member, printed);
  return compare(ours(printed), theirs(specification()), {
    place: 'params', our: {kind: 'structure', name: 'Item'}, their: reference('Item'), weSend});
}

const unchanged = () => {};

test('equal types have no faults in either direction', () => {
  assert.deepEqual(faults(true, unchanged), []);
  assert.deepEqual(faults(false, unchanged), []);
});

const seeds = [
  ['a misspelled member', /has no such member/, /has no such member/,
   (member) => { member('level').name = 'levels'; }],
  ['a member that is missing', /required, and missing/, null, (member, printed) => {
    printed.structures.Item = printed.structures.Item.filter(({name}) => name !== 'names');
  }],
  ['an inherited member that is missing', /required, and missing/, null, (member, printed) => {
    printed.structures.Item = printed.structures.Item.filter(({name}) => name !== 'line');
  }],
  ['a required member that may be left out', /may leave it out/, null,
   (member) => { member('names').presence = 'omissible'; }],
  ['an optional member that is required', null, /may be absent/,
   (member) => { member('level').presence = 'required'; }],
  ['a null where none is allowed', /null is not allowed/, null,
   (member) => { member('level').presence = 'nullable'; }],
  ['a null that is not read', null, /may be null/,
   (member) => { member('version').presence = 'required'; }],
  ['a wider number', /integer is sent/, null,
   (member) => { member('line').shape = {kind: 'integer'}; }],
  ['a narrower number', null, /cannot be read/,
   (member) => { member('version').shape.parts[0] = {kind: 'uinteger'}; }],
  ['a wrong element type', /is sent where/, /cannot be read/,
   (member) => { member('names').shape.parts[0] = {kind: 'boolean'}; }],
  ['a wrong fixed string', /'thing' is not/, /is not read as 'thing'/,
   (member) => { member('kind').fixed = 'thing'; }],
  ['an enumeration that lacks a value', null, /cannot be read/,
   (member, printed) => { printed.enumerations.Level = [1]; }],
  ['another structure', /is sent where/, /cannot be read/,
   (member) => { member('level').shape = {kind: 'structure', name: 'Item'}; }],
];

for (const [what, whenSent, whenRead, change] of seeds) {
  test(`${what} is found`, () => {
    for (const [weSend, pattern] of [[true, whenSent], [false, whenRead]]) {
      if (pattern) assert.match(faults(weSend, change).join('\n'), pattern);
    }
  });
}
