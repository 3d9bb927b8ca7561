// The list of all methods of the protocol: the server answers each request, and announces only what
// it answers. $PADDLE_LS_SHARED_DATA names the folder with lsp/metaModel.json.
import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { RequestError, sessionTest } from '../harness/session.mjs';
import { twoUses } from '../harness/samples.mjs';

const shared = process.env.PADDLE_LS_SHARED_DATA ?? fileURLToPath(new URL('../../../../shared/data', import.meta.url));
const metaModelFile = `${shared}/lsp/metaModel.json`;

if (!fs.existsSync(metaModelFile)) {
  test('coverage of the methods of the protocol', { skip: `there is no ${metaModelFile}` }, () => {});
} else {
  const metaModel = JSON.parse(fs.readFileSync(metaModelFile, 'utf8'));
  const fromClient = metaModel.requests.filter(({ messageDirection }) => messageDirection !== 'serverToClient').map(({ method }) => method);

  sessionTest('every request of the protocol is answered: served, or refused as unknown', { tolerateClientFaults: true }, async (server, context) => {
    const document = server.open('a.py', twoUses);
    await document.diagnostics();
    const position = document.rangeOf('torch.abs').start;
    const range = document.rangeOf('torch.abs');
    const anything = {
      textDocument: document.identifier, position, positions: [position], range, ranges: [range], context: { diagnostics: [] },
      options: { tabSize: 4, insertSpaces: true }, query: '', newName: 'x', previousResultIds: [], uri: document.uri,
      command: 'paddleLs.debugInfo', arguments: [], title: 'x', item: {}, label: 'x', files: [], ch: '\n',
    };
    const served = [];
    for (const method of fromClient.filter(name => !['initialize', 'shutdown'].includes(name))) {
      const outcome = await server.request(method, anything).then(() => 'served', error => error);
      if (outcome === 'served') served.push(method);
      else {
        assert.ok(outcome instanceof RequestError, `${method}: ${outcome}`);
        assert.notEqual(outcome.code, -32603, `${method}: ${outcome.message}`);
        if (outcome.code !== -32601) served.push(method);
      }
    }
    context.diagnostic(`served: ${served.join(' ')}`);
    for (const method of ['textDocument/hover', 'textDocument/codeAction', 'codeAction/resolve', 'workspace/executeCommand', 'textDocument/diagnostic', 'workspace/diagnostic']) {
      assert.ok(served.includes(method), method);
    }
    server.claimAll('window/logMessage');
  });

  sessionTest('what is announced in the capabilities is served', { tolerateClientFaults: true }, async server => {
    const provider = {
      hoverProvider: 'textDocument/hover', codeActionProvider: 'textDocument/codeAction', completionProvider: 'textDocument/completion',
      definitionProvider: 'textDocument/definition', referencesProvider: 'textDocument/references', codeLensProvider: 'textDocument/codeLens',
      documentSymbolProvider: 'textDocument/documentSymbol', foldingRangeProvider: 'textDocument/foldingRange', inlayHintProvider: 'textDocument/inlayHint',
      documentLinkProvider: 'textDocument/documentLink', diagnosticProvider: 'textDocument/diagnostic', executeCommandProvider: 'workspace/executeCommand',
      documentFormattingProvider: 'textDocument/formatting', selectionRangeProvider: 'textDocument/selectionRange',
    };
    for (const [capability, method] of Object.entries(provider)) {
      if (!server.initializeResult.capabilities[capability]) continue;
      const code = await server.request(method, {
        textDocument: { uri: 'file:///project/none.py' }, position: { line: 0, character: 0 }, positions: [],
        range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, context: { diagnostics: [] },
        options: { tabSize: 4, insertSpaces: true }, command: 'paddleLs.debugInfo',
      }).then(() => 0, error => error.code);
      assert.notEqual(code, -32601, method);
    }
  });
}
