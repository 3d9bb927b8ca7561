// The order in which a reader who starts at the programs of a project meets its files.

// At the start of a line of Python, or of a line of a notebook's JSON.
const statement = /^[ \t"]*(?:from[ \t]+(\.*)([\p{L}\p{N}_.]*)[ \t]+import[ \t]+([^\n#"\\]*)|import[ \t]+([^\n#"\\]*))/gmu;

// The files of `tree` (path -> bytes): those that import others come before them. Files in a cycle keep the order of
// their names.
export function importersFirst(tree) {
  const imported = new Map([...tree].map(([file, bytes]) => [file, importsOf(file, bytes.toString(), tree)]));
  const met = new Set();
  const order = [];
  const visit = file => {
    if (met.has(file)) return;
    met.add(file);
    imported.get(file).forEach(visit);
    order.unshift(file);
  };
  [...tree.keys()].reverse().forEach(visit);
  return order;
}

function importsOf(file, text, tree) {
  if (!/\.(pyi?|ipynb)$/.test(file)) return [];
  const names = [...text.matchAll(statement)].flatMap(found => modulesOf(found, file));
  return [...tree.keys()].filter(other => other !== file && names.some(name => isModule(other, name)));
}

// The dotted names of an import statement that may be modules.
function modulesOf([, dots, from, names, plain], file) {
  if (plain !== undefined) return plain.split(',').map(name => name.trim().split(/\s/)[0]);
  const folder = dots ? file.split('/').slice(0, -dots.length) : [];
  const base = [...folder, ...from.split('.')].filter(Boolean).join('.');
  return [base, ...names.split(',').map(name => `${base}.${name.trim().split(/\s/)[0]}`)];
}

function isModule(file, name) {
  const module = file.replace(/(\/__init__)?\.pyi?$/, '').replaceAll('/', '.');
  return module === name || module.endsWith(`.${name}`);
}
