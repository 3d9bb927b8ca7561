// Which line of a program's PIR text is an operation of its graph.
//
// The graph has the operations in the order of the text and leaves some out (parameters, constants that it folds). So an
// operation is found by its name and its number among those of that name, where both sides have as many; where they do
// not, none of that name has a line, as it could be the wrong one.

const operation = /"((?:pd_op|cf|builtin|custom_op|onednn_op|cinn_op)\.\w+)"\s*\(/;

// `operations` are full names such as "pd_op.matmul"; the result has a zero-based line for each, or nothing.
export function graphLines(operations: readonly string[], text: string): (number | undefined)[] {
  const lines = new Map<string, number[]>();
  text.split('\n').forEach((line, number) => {
    const name = operation.exec(line)?.[1];
    if (name === undefined) return;
    const known = lines.get(name);
    if (known === undefined) lines.set(name, [number]);
    else known.push(number);
  });
  const inGraph = new Map<string, number>();
  for (const name of operations) inGraph.set(name, (inGraph.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return operations.map(name => {
    const number = seen.get(name) ?? 0;
    seen.set(name, number + 1);
    const places = lines.get(name) ?? [];
    return places.length === inGraph.get(name) ? places[number] : undefined;
  });
}

// The operations of the graph as SVG, in order: the first word of each node's title.
export function operationsOf(svg: string): string[] {
  return [...svg.matchAll(/<g class="op[^"]*"><title>([\w.]+)/g)].map(match => match[1] ?? '');
}
