// Says what is wrong with a message, given all messages before it in the same session.
//
// Members that the protocol does not know are faults in what the server sends. What a client sends is
// checked in the same way so that a test cannot pass on a message no editor would ever send; tests of
// hostile input use `RawConnection`, which checks only the server's side.
import Ajv from 'ajv';

import { messageSchema } from './message_schema.mjs';

const { schema, methods } = await messageSchema();
const methodFacts = new Map(methods.map(known => [known.method, known]));
const ajv = new Ajv({ allErrors: true, strict: false });
ajv.addSchema(schema, 'lsp');
const definitions = schema.definitions.Messages ? '#/definitions/Messages/properties/' : '#/properties/';
const properties = (schema.definitions.Messages ?? schema).properties;
const compiled = new Map();

function schemaFaults(name, value) {
  if (!properties[name]) return [];
  if (!compiled.has(name)) {
    const pointer = encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
    compiled.set(name, ajv.compile({ $ref: `lsp${definitions}${pointer}` }));
  }
  const validate = compiled.get(name);
  return validate(value) ? [] : culprits(validate.errors).map(text => `${name}${text}`);
}

// A failed union lists the faults of every branch; those deepest in the value are about the branch
// that was meant.
function culprits(errors) {
  const depth = error => error.instancePath.split('/').length + (error.keyword === 'additionalProperties' ? 1 : 0);
  const deepest = Math.max(...errors.map(depth));
  const texts = errors.filter(error => depth(error) === deepest).map(error =>
    `${error.instancePath} ${error.message}${error.params.additionalProperty ? `: ${error.params.additionalProperty}` : ''}`);
  return [...new Set(texts)].slice(0, 5);
}

const maxUinteger = 2 ** 31 - 1;
const isUinteger = value => Number.isInteger(value) && value >= 0 && value <= maxUinteger;
const before = (a, b) => a.line < b.line || (a.line === b.line && a.character < b.character);

// What TypeScript's `number` and `string` do not say: whole numbers, ordered ranges, real URIs.
function valueFaults(value, path = '') {
  if (value === null || typeof value !== 'object') return [];
  const faults = [];
  if ('line' in value && 'character' in value) {
    for (const member of ['line', 'character']) {
      if (!isUinteger(value[member])) faults.push(`${path}/${member} is not an unsigned integer: ${value[member]}`);
    }
  }
  if (value.start?.line !== undefined && value.end?.line !== undefined && before(value.end, value.start)) {
    faults.push(`${path} ends before it starts`);
  }
  if ('version' in value && typeof value.version === 'number' && !Number.isInteger(value.version)) {
    faults.push(`${path}/version is not an integer`);
  }
  for (const [member, inner] of Object.entries(value)) {
    if (member === 'data') continue;   // private to the server
    if (/^(uri|targetUri|scopeUri)$/.test(member) && typeof inner === 'string' && !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(inner)) {
      faults.push(`${path}/${member} is not a URI: ${inner}`);
    }
    faults.push(...valueFaults(inner, `${path}/${member}`));
  }
  return faults;
}

export class MessageCheck {
  #open = { client: new Map(), server: new Map() };   // id -> method, by who asked

  // Faults of `message`, sent by 'client' or 'server'.
  faults(message, sender) {
    if (message.jsonrpc !== '2.0') return ['jsonrpc is not "2.0"'];
    if (typeof message.method === 'string') return this.#callFaults(message, sender);
    if ('id' in message) return this.#replyFaults(message, sender);
    return ['neither a call nor a reply'];
  }

  // Unanswered requests of `sender`.
  unanswered(sender) { return [...this.#open[sender]].map(([id, method]) => `${method} (id ${JSON.stringify(id)})`); }

  #callFaults({ id, method, params }, sender) {
    const kind = id === undefined ? 'notification' : 'request';
    const faults = [];
    const known = methodFacts.get(method);
    if (kind === 'request') {
      if (this.#open[sender].has(id)) faults.push(`id ${JSON.stringify(id)} is used twice`);
      this.#open[sender].set(id, method);
    }
    if (!known) return sender === 'server' ? [...faults, `unknown method ${method}`] : faults;
    if (known.kind !== kind) faults.push(`${method} sent as a ${kind}`);
    if (known.direction !== 'both' && known.direction !== `${sender}To${sender === 'client' ? 'Server' : 'Client'}`) {
      faults.push(`${method} is not for the ${sender} to send`);
    }
    if (params != null || properties[`${method} params`]?.type !== 'null') {
      faults.push(...schemaFaults(`${method} params`, params), ...valueFaults(params, method));
    }
    if (method === '$/progress' && typeof params?.value?.kind === 'string' && 'title' in params.value) {
      faults.push(...schemaFaults('work done progress', params.value));
    }
    return faults;
  }

  #replyFaults(reply, sender) {
    if (reply.id === null) return 'error' in reply ? errorFaults(reply.error) : ['a result for id null'];
    const asker = sender === 'client' ? 'server' : 'client';
    const method = this.#open[asker].get(reply.id);
    if (method === undefined) return [`reply to id ${JSON.stringify(reply.id)}, which was not asked or is answered already`];
    this.#open[asker].delete(reply.id);
    if (('result' in reply) === ('error' in reply)) return [`reply to ${method} needs exactly one of result and error`];
    if ('error' in reply) return errorFaults(reply.error);
    return [...schemaFaults(`${method} result`, reply.result), ...valueFaults(reply.result, method)];
  }
}

function errorFaults(error) {
  return Number.isInteger(error?.code) && typeof error.message === 'string' && error.message !== ''
    ? [] : [`malformed error ${JSON.stringify(error)}`];
}
