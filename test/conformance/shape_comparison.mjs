// Whether values of the hand-written shapes are values of the specification's types, and vice
// versa.
//
// For types that are sent, the specification has to allow every value; for types that are received,
// every allowed value has to be readable, except that unknown members are ignored.

// Structures that represent more than the specification's one of that name, or less.
const flattened = {
  // Partial and whole-document changes in one; rangeLength is deprecated and not read.
  TextDocumentContentChangeEvent: ['TextDocumentContentChangePartial',
                                   'TextDocumentContentChangeWholeDocument'],
  // Plain and annotated edits in one; snippets are never sent.
  TextEdit: ['TextEdit', 'AnnotatedTextEdit'],
};

// Types that the specification widened after the description was written.
const widenedLater = new Set([
  'Diagnostic.message',                    // 3.18: string | MarkupContent
  'WorkspaceOptions.textDocumentContent',  // 3.18
]);

// Members that are only sent to clients that announced them.
const announced = new Set([
  'TextEdit.annotationId',  // changeAnnotationSupport; inside documentChanges
]);

// Values of results that are never sent or never received, with the reason.
const neverReceived = new Set([
  'SnippetTextEdit',  // only in edits of clients with snippetEditSupport, and never requested
  'DeleteFile',       // the server never deletes, so no action that a client returns deletes
]);

export function ours(printed) {
  return {
    methods: printed.methods,
    carried: printed.carried,
    structures: new Map(Object.entries(printed.structures)),
    enumerations: new Map(Object.entries(printed.enumerations)),
  };
}

export function theirs(metaModel) {
  const sender = {clientToServer: 'client', serverToClient: 'server', both: 'both'};
  const byName = (list) => new Map(list.map((entry) => [entry.name, entry]));
  const methods = new Map();
  for (const [list, kind] of [[metaModel.requests, 'request'],
                              [metaModel.notifications, 'notification']]) {
    for (const entry of list) {
      methods.set(entry.method, {
        kind, sender: sender[entry.messageDirection], params: entry.params, result: entry.result});
    }
  }
  return {
    version: metaModel.metaData.version,
    methods,
    structures: byName(metaModel.structures),
    enumerations: byName(metaModel.enumerations),
    aliases: byName(metaModel.typeAliases),
  };
}

const isNull = (type) => type.kind === 'base' && type.name === 'null';

// Properties of a structure, including inherited ones, by name.
function propertiesOf(model, structure) {
  const properties = new Map();
  for (const {name} of [...structure.extends ?? [], ...structure.mixins ?? []]) {
    for (const [key, value] of propertiesOf(model, model.structures.get(name))) {
      properties.set(key, value);
    }
  }
  for (const property of structure.properties) properties.set(property.name, property);
  return properties;
}

// Aliases replaced and unions expanded: a list of types that are not unions.
function alternatives(model, type) {
  if (type.kind === 'or') return type.items.flatMap((item) => alternatives(model, item));
  if (type.kind !== 'reference' || type.name.startsWith('LSP')) return [type];
  const alias = model.aliases.get(type.name);
  return alias ? alternatives(model, alias.type) : [type];
}

function name(type) {
  switch (type.kind) {
    case 'array': return `${name(type.element)}[]`;
    case 'map': return `map of ${name(type.value)}`;
    case 'stringLiteral': return `'${type.value}'`;
    case 'or': return type.items.map(name).join(' | ');
    default: return type.name ?? type.kind;
  }
}

export function compare(shapes, model, {place, our, their, weSend}) {
  const faults = [];
  if (!our || !their) {
    const nothing = !their || isNull(their) || their.name === 'InitializedParams' ||
                    (their.kind === 'reference' && their.name === 'LSPAny');
    if (our) faults.push(`${place}: the specification has none`);
    else if (!nothing) faults.push(`${place}: the specification has ${name(their)}`);
    return faults;
  }
  const comparison = new Comparison(shapes, model);
  const fault = weSend ? comparison.sends(our, their, place) : comparison.reads(our, their, place);
  return [...comparison.faults, ...(fault ? [fault] : [])];
}

// sends() and reads() return the first fault that makes the types differ, or nothing. Faults of
// members are collected, so that one run shows all of them.
class Comparison {
  faults = [];
  #seen = new Set();

  constructor(shapes, model) {
    this.shapes = shapes;
    this.model = model;
  }

  sends(our, their, place) {
    const types = alternatives(this.model, their);
    if (our.kind === 'optional') {
      if (!types.some(isNull)) return `${place}: null is not allowed`;
      return this.sends(our.parts[0], their, place);
    }
    if (our.kind === 'alternatives') {
      return our.parts.map((part) => this.sends(part, their, place)).find(Boolean);
    }
    if (our.kind === 'structure') {
      const targets = flattened[our.name] ?? [our.name];
      const found = types.filter((type) => targets.includes(type.name) ||
                                           this.#namedOtherwise(our, type));
      if (found.length === 0) return `${place}: ${our.name} is sent where ${name(their)} belongs`;
      this.#membersSent(our, found.map((type) => this.model.structures.get(type.name)));
      return undefined;
    }
    if (types.some((type) => this.#sendsPlain(our, type, place))) return undefined;
    return `${place}: ${our.kind} is sent where ${name(their)} belongs`;
  }

  #sendsPlain(our, type, place) {
    const base = type.kind === 'base' ? type.name : undefined;
    const enumeration = this.model.enumerations.get(type.name);
    switch (our.kind) {
      case 'boolean': return base === 'boolean';
      case 'integer': case 'long_integer': return base === 'integer';
      case 'uinteger': return base === 'uinteger' || base === 'integer';
      case 'uri': return base === 'URI' || base === 'DocumentUri';
      case 'string':
        return base === 'string' ||
               (enumeration?.supportsCustomValues && enumeration.type.name === 'string');
      case 'any': return type.name === 'LSPAny' || type.name === 'LSPObject';
      case 'enumeration': return type.kind === 'reference' && type.name === our.name;
      case 'array': return type.kind === 'array' && !this.sends(our.parts[0], type.element, place);
      case 'map': return type.kind === 'map' && !this.sends(our.parts[0], type.value, place);
      default: throw new Error(`unknown kind ${our.kind}`);
    }
  }

  // A partial result, or a nested report, has the members of a structure of another name.
  #namedOtherwise(our, type) {
    const same = {
      FullDocumentDiagnosticReport: 'RelatedFullDocumentDiagnosticReport',
      UnchangedDocumentDiagnosticReport: 'RelatedUnchangedDocumentDiagnosticReport',
    };
    return type.kind === 'reference' && same[our.name] === type.name;
  }

  #membersSent(our, structures) {
    const key = `sent ${structures.map((structure) => structure.name)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const properties = new Map(structures.flatMap(
        (structure) => [...propertiesOf(this.model, structure)]));
    const fields = this.shapes.structures.get(our.name);
    for (const field of fields) this.#memberSent(our.name, field, properties.get(field.name));
    for (const structure of structures.slice(0, 1)) {
      for (const [key, property] of propertiesOf(this.model, structure)) {
        const field = fields.find((candidate) => candidate.name === key);
        if (!property.optional && !field) {
          this.faults.push(`${our.name}.${key}: required, and missing from our type`);
        } else if (!property.optional && field.presence === 'omissible') {
          this.faults.push(`${our.name}.${key}: required, but we may leave it out`);
        }
      }
    }
  }

  #memberSent(owner, field, property) {
    const place = `${owner}.${field.name}`;
    if (widenedLater.has(place) || (!property && announced.has(place))) return;
    if (!property) {
      this.faults.push(`${place}: the specification has no such member`);
    } else if (field.fixed !== undefined) {
      const allowed = alternatives(this.model, property.type).some(
          (type) => type.value === field.fixed || type.name === 'string');
      if (!allowed) this.faults.push(`${place}: '${field.fixed}' is not ${name(property.type)}`);
    } else {
      const value = field.shape.kind === 'optional' ? field.shape.parts[0] : field.shape;
      const canBeNull = alternatives(this.model, property.type).some(isNull);
      if (field.presence === 'nullable' && !canBeNull) {
        this.faults.push(`${place}: null is not allowed`);
      }
      const fault = this.sends(value, property.type, place);
      if (fault) this.faults.push(fault);
    }
  }

  reads(our, their, place) {
    const refused = alternatives(this.model, their)
                        .filter((type) => !neverReceived.has(type.name))
                        .filter((type) => !this.#readsOne(our, type, place));
    if (refused.length === 0) return undefined;
    return `${place}: ${refused.map(name).join(' and ')} cannot be read as ${our.name ?? our.kind}`;
  }

  #readsOne(our, type, place) {
    const base = type.kind === 'base' ? type.name : undefined;
    const enumeration = type.kind === 'reference' && this.model.enumerations.get(type.name);
    switch (our.kind) {
      case 'any': return true;
      case 'optional': return isNull(type) || this.#readsOne(our.parts[0], type, place);
      case 'alternatives': return our.parts.some((part) => this.#readsOne(part, type, place));
      case 'boolean': return base === 'boolean';
      case 'integer': case 'long_integer': return base === 'integer' || base === 'uinteger';
      case 'uinteger': return base === 'uinteger';
      case 'uri': return base === 'URI' || base === 'DocumentUri';
      case 'string':
        return base === 'string' || (enumeration && enumeration.type.name === 'string');
      case 'enumeration': return this.#readsEnumeration(our, enumeration, type);
      case 'array':
        return type.kind === 'array' && !this.reads(our.parts[0], type.element, place);
      case 'map': return type.kind === 'map' && !this.reads(our.parts[0], type.value, place);
      case 'structure': return this.#readsStructure(our, type);
      default: throw new Error(`unknown kind ${our.kind}`);
    }
  }

  #readsEnumeration(our, enumeration, type) {
    if (!enumeration || type.name !== our.name) return false;
    const values = this.shapes.enumerations.get(our.name);
    return enumeration.values.every(({value}) => values.includes(value));
  }

  #readsStructure(our, type) {
    const structure = this.model.structures.get(type.name);
    const targets = flattened[our.name] ?? [our.name];
    const named = targets.includes(type.name) || this.#namedOtherwise(our, type);
    if (type.kind !== 'reference' || !structure || !named) return false;
    if (this.#seen.has(`read ${type.name}`)) return true;
    this.#seen.add(`read ${type.name}`);
    const properties = propertiesOf(this.model, structure);
    for (const field of this.shapes.structures.get(our.name)) {
      this.#memberRead(our.name, field, properties.get(field.name), targets.length > 1);
    }
    return true;
  }

  #memberRead(owner, field, property, mayLack) {
    const place = `${owner}.${field.name}`;
    if (widenedLater.has(place) || (!property && mayLack)) return;
    if (!property) {
      this.faults.push(`${place}: the specification has no such member`);
      return;
    }
    if (property.optional && field.presence === 'required') {
      this.faults.push(`${place}: may be absent, but we require it`);
    }
    const types = alternatives(this.model, property.type);
    if (field.fixed !== undefined) {
      if (!types.some((type) => type.value === field.fixed)) {
        this.faults.push(`${place}: ${name(property.type)} is not read as '${field.fixed}'`);
      }
      return;
    }
    if (field.presence === 'required' && types.some(isNull)) {
      this.faults.push(`${place}: may be null, but we require a value`);
    }
    const value = field.shape.kind === 'optional' ? field.shape.parts[0] : field.shape;
    const withoutNull = {kind: 'or', items: types.filter((type) => !isNull(type))};
    const fault = this.reads(value, withoutNull, place);
    if (fault) this.faults.push(fault);
  }
}
