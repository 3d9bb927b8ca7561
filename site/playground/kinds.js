// The three kinds of text: how the server sees each, and what it makes of it.
//
// `make` gives {before, after, html}: the two sides of the changes, and what the first pane shows, which is `after` unless
// there is `html`.
import { applied } from './editor/places.js';
import classifier from './samples/classifier.py';
import loop from './samples/loop.py';
import standardDeviation from './samples/torch.std.md';

async function convertedText(workspace, text, signal, { scope }) {
  if (scope === 'safe') {
    const after = await repairedText(workspace, text, signal);
    return after === null ? null : { before: text, after };
  }
  const uri = `paddle-ls:/converted?${workspace.uri}`;
  const answer = await workspace.command('paddleLs.textDocumentContent', uri, signal);
  return answer && { before: text, after: answer.text };
}

// The text after all safe fixes; null where the request is taken back.
async function repairedText(workspace, text, signal) {
  const lines = text.split('\n');
  const range = { start: { line: 0, character: 0 }, end: { line: lines.length - 1, character: lines.at(-1).length } };
  const { uri } = workspace;
  const context = { diagnostics: [], only: ['source.fixAll'] };
  const actions = await workspace.ask('textDocument/codeAction', { range, context }, signal);
  if (!actions) return null;
  const fix = actions.find((action) => action.edit);
  return fix ? applied(fix.edit, uri, text) : text;
}

async function checkedDocument(workspace, text, signal) {
  const [preview, after] = await Promise.all([
    workspace.command('paddleLs.docs.preview', workspace.uri, signal),
    repairedText(workspace, text, signal),
  ]);
  return preview && after !== null ? { before: text, after, html: preview.html } : null;
}

// The functions that are converted, by the links that the server shows above them.
async function staticFunctions(workspace, signal) {
  const lenses = await workspace.ask('textDocument/codeLens', {}, signal);
  return lenses?.filter(({ command }) => command?.command === 'paddleLs.toStatic.preview')
    .map(({ command }) => command.arguments[0].uri);
}

async function staticCode(workspace, text, signal) {
  const uris = await staticFunctions(workspace, signal);
  if (!uris) return null;
  if (uris.length === 0) return { before: text, after: '# No function here is converted by paddle.jit.to_static.\n' };
  const shown = await Promise.all(uris.flatMap((uri) => [0, 'code'].map((level) =>
    workspace.command('paddleLs.toStatic.preview', { uri, level, show: false }, signal))));
  if (shown.includes(null)) return null;
  const side = (first) => shown.filter((_, at) => at % 2 === first).map(textOf).join('\n\n');
  return { before: side(0), after: side(1) };
}

function textOf({ text, refusal }) {
  const reason = refusal && `# Conversion fails in ${refusal.pass}: ${refusal.exception}: ${refusal.message}`;
  return reason ? `${reason.replaceAll('\n', '\n# ')}\n${text}` : text;
}

export const kinds = {
  python: {
    path: 'main.py', language: 'python', sample: classifier, result: 'Paddle code', make: convertedText, asks: true,
    legend: 'PyTorch code',
  },
  mapping: {
    path: 'api_difference/torch/torch.std.md', language: 'markdown', sample: standardDeviation, result: 'Preview',
    make: checkedDocument, asks: false, legend: 'Mapping document',
  },
  static: {
    path: 'net.py', language: 'python', sample: loop, result: 'Static code', make: staticCode, asks: false,
    legend: 'Code with @to_static',
  },
};
