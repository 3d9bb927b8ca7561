// Names that files of a project import from each other, and that are not there.
//
// A module has a name when a line outside of functions and classes binds it, or a star import of such a module does.

const moduleImport = /^[ \t"]*from[ \t]+(\.*)([\p{L}\p{N}_.]*)[ \t]+import[ \t]+(\*|[\p{L}\p{N}_, \t]+)/gmu;
const binding = /^[ ]*(?:def|class|import|from .* import)[ ]+(.*)|^[ ]*([\p{L}\p{N}_]+)[ ]*[:=]/gmu;

// A sentence for each name that is missing in `tree` (path -> bytes).
export function missingNames(tree) {
  const texts = new Map([...tree].filter(([file]) => /\.(py|ipynb)$/.test(file)).map(([file, bytes]) => [file, textOf(bytes)]));
  return [...texts].flatMap(([file, text]) => importsOf(file, text, texts).flatMap(({ module, names }) => {
    const has = namesOf(module, texts);
    return names.filter(name => name !== '*' && !has.has(name) && !isSubmodule(module, name, texts))
      .map(name => `${file} imports ${name}, which ${module} does not have`);
  }));
}

function importsOf(file, text, texts) {
  return [...text.matchAll(moduleImport)].flatMap(([, dots, from, names]) => {
    const module = moduleFile(dots ? [...file.split('/').slice(0, -dots.length), from] : [from], texts);
    return module === undefined ? [] : [{ module, names: names.split(',').map(name => name.trim().split(/\s/)[0]) }];
  });
}

// The file of a module that is named from its folder or, absolutely, from any folder of the project.
function moduleFile(parts, texts) {
  const path = parts.filter(Boolean).join('.').replaceAll('.', '/');
  const files = [`${path}.py`, `${path}/__init__.py`];
  return [...texts.keys()].find(file => files.some(name => file === name || file.endsWith(`/${name}`)));
}

function namesOf(module, texts, seen = new Set()) {
  if (seen.has(module)) return new Set();
  seen.add(module);
  const text = texts.get(module);
  const bound = [...topLevel(text).matchAll(binding)].flatMap(([, listed, assigned]) => (assigned ? [assigned] : boundBy(listed)));
  const stars = importsOf(module, text, texts).filter(({ names }) => names.includes('*'));
  return new Set([...bound, ...stars.flatMap(star => [...namesOf(star.module, texts, seen)])]);
}

const textOf = bytes => bytes.toString().replace(/^\uFEFF/, '');

// The text without what functions and classes have in them.
function topLevel(text) {
  let isInside = false;
  const lines = text.split(/\r?\n/).filter(line => {
    if (/^\s|^$|^[)\]}]/.test(line)) return !isInside;
    isInside = /^(async def|def|class)\b/.test(line);
    return true;
  });
  return lines.join('\n');
}

// `nn as layers, Tensor` binds `layers` and `Tensor`; `f(x):` binds `f`.
const boundBy = listed => listed.split(/[;#(:]/)[0].split(',').map(name => name.trim().split(/\s+as\s+/).pop().split('.')[0]);

const isSubmodule = (module, name, texts) => moduleFile([module.replace(/(\/?__init__)?\.py$/, '').replaceAll('/', '.'), name], texts) !== undefined;
